# The server with the compiled engine and the built client (src/steiger/server/static).
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m venv /opt/steiger && /opt/steiger/bin/pip install --no-cache-dir '.[server,postgres,redis]'

FROM python:3.12-slim
COPY --from=build /opt/steiger /opt/steiger
RUN useradd --create-home steiger && mkdir /data && chown steiger /data
USER steiger
WORKDIR /data
EXPOSE 8000
ENTRYPOINT ["/opt/steiger/bin/steiger"]
CMD ["serve", "--host", "0.0.0.0"]
