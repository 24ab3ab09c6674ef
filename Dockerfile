# The server with the compiled engine and the browser client. Games are kept in the volume /data.
FROM node:22-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-fund --no-audit
COPY web ./
COPY src /src/src
RUN npm run build -- --logLevel error

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
COPY --from=client /src/src/steiger/server/static src/steiger/server/static
RUN python -m venv --without-pip /opt/steiger \
    && STEIGER_COMPILE=1 pip --python /opt/steiger/bin/python install --no-cache-dir --no-compile '.[postgres,redis]'

FROM python:3.12-slim
COPY --from=build /opt/steiger /opt/steiger
RUN useradd --create-home steiger && mkdir /data && chown steiger /data
USER steiger
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["/opt/steiger/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["/opt/steiger/bin/steiger"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
