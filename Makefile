# `make help` lists the targets. Each sets up what it needs by itself.
PYTHON ?= python3
PORT ?=
GAME ?=
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps
STATIC := src/steiger/server/static
MODULES := web/node_modules
PACKAGES := dist
ENGINE := $(wildcard $(addprefix src/steiger/,core/*.py bots/*.py games/*/*/*.py))
CLIENT := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js src/steiger/locale $(wildcard src/steiger/games/*/locale) -type f 2>/dev/null)
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile
LOCK := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes -q

# The tools for development include everything that play needs.
INSTALLED := $(if $(wildcard $(STAMPS)/installed),$(STAMPS)/installed,$(STAMPS)/runtime)
NODE_PACKAGES := $(if $(wildcard $(MODULES)/.installed),$(MODULES)/.installed,$(MODULES)/.runtime)

.PHONY: help play terminal test test-python test-web test-package lint docs bench bench-web lock generated golden packages sdist pure-wheel wheels sbom check-version release release-notes clean setup setup-dev

help:
	@echo "make play          play in the browser (PORT=8000 chooses the port)"
	@echo "make terminal      play in the terminal (GAME=… chooses the game)"
	@echo "make test          run everything that must pass: lint, test-python, test-web, test-package"
	@echo "make test-python   run the Python tests"
	@echo "make test-web      check and test the browser client"
	@echo "make test-package  build the packages, install each on its own and try it"
	@echo "make lint          run ruff, mypy, and check the import contracts and the workflows"
	@echo "make docs          build the documentation in build/docs"
	@echo "make bench         measure the engine; make bench-web measures the browser client"
	@echo "make packages      build the wheel and the sdist in dist/"
	@echo "make release       tag a release (VERSION=0.2.0); pushing the tag publishes it"
	@echo "make generated     write the client's generated files again"
	@echo "make golden        write the playthroughs of the golden games again"
	@echo "make lock          update the lock files"
	@echo "make clean         remove everything that make has made"

play:
	@sh scripts/set-up check "$(PYTHON)" $(VENV)
	@$(MAKE) -s -j2 $(STAMPS)/built $(STATIC)/index.html
	@$(BIN)/steiger serve --open $(if $(PORT),--port $(PORT))

terminal: setup
	@$(BIN)/steiger play $(or $(GAME),$$($(BIN)/python -c "import steiger; print(steiger.game_names()[0])"))

test: lint test-python test-web test-package

test-python: setup-dev
	@sh scripts/find-services
	@echo "steiger: running the Python tests"
	@$(BIN)/pytest -n auto

test-web: setup-dev $(MODULES)/.installed $(STATIC)/index.html
	@sh scripts/find-chromium
	@echo "steiger: checking and testing the browser client"
	@for part in lint check test e2e; do $(BIN)/python -m scripts.client run --silent $$part || exit 1; done

test-package: setup-dev $(STATIC)/index.html
	@sh scripts/find-chromium
	@echo "steiger: building the packages and trying each on its own"
	@$(BIN)/pytest tests/packaging

lint: setup-dev
	@echo "steiger: ruff, mypy, the import contracts and the workflows"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache --no-logo
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/zizmor -q --offline --no-progress --config .github/zizmor.yml .github/workflows

# -n -W: a link that leads nowhere is an error.
docs: setup-dev
	@$(BIN)/python -m sphinx -q -n -W --keep-going -b html docs build/docs
	@echo "steiger: the documentation is in build/docs/index.html"

bench: setup-dev
	@$(BIN)/python -m bench.run

bench-web: setup-dev $(MODULES)/.installed $(STATIC)/index.html
	@sh scripts/find-chromium
	@node bench/browser.mjs $$($(BIN)/python -c "import steiger; print(*steiger.game_names())")

generated: setup
	@echo "steiger: writing the client's types, component tables, sample positions and the observation books"
	@$(BIN)/python -m web.scripts.generate
	@$(BIN)/python -m scripts.observation_book

golden: setup-dev
	@$(BIN)/python -m tests.golden

packages: setup-dev $(STATIC)/index.html
	@$(BIN)/python -m build --outdir $(PACKAGES)

# What the release workflow runs. The Python of the workflow needs nothing installed before.
RELEASE = $(PYTHON) -m venv .release && .release/$(SCRIPTS)/python -m pip install -q --upgrade pip && .release/$(SCRIPTS)/python -m pip install -q --group release && .release/$(SCRIPTS)/python -m
SCRIPTS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)

sdist:
	@$(RELEASE) build --sdist --outdir $(PACKAGES)

pure-wheel:
	@STEIGER_COMPILE=0 $(RELEASE) build --wheel --outdir $(PACKAGES)

wheels:
	@$(RELEASE) cibuildwheel --output-dir $(PACKAGES) $(firstword $(wildcard sdist/*.tar.gz) .)

sbom:
	@$(RELEASE) cyclonedx_py requirements --output-reproducible -o sbom.json requirements-play.lock

release-notes:
	@$(PYTHON) -m scripts.release notes "$(TAG)"

# Sets the version, dates the changelog, commits and tags. Pushing the tag publishes it.
release:
	@$(PYTHON) -m scripts.release "$(VERSION)"

check-version:
	@grep -q '^__version__ = "$(TAG:v%=%)"$$' src/steiger/__init__.py || { echo "steiger: the tag $(TAG) is not the version in src/steiger/__init__.py" >&2; exit 1; }
	@grep -q '^## \[$(TAG:v%=%)\]' CHANGELOG.md || { echo "steiger: CHANGELOG.md has no section for $(TAG)" >&2; exit 1; }

lock: $(STAMPS)/installed
	@$(LOCK) pyproject.toml --all-extras --group dev --group docs -o requirements.lock
	@$(LOCK) pyproject.toml --group build -o requirements-play.lock
	@$(LOCK) --group node -o requirements-node.lock

clean:
	rm -rf $(VENV) .release build $(PACKAGES) $(STATIC) $(MODULES)
	find src -name "*.so" -delete

setup: $(STAMPS)/built

setup-dev: $(STAMPS)/installed setup

$(STAMPS)/runtime: requirements-play.lock
	@sh scripts/set-up make "$(PYTHON)" $(VENV)
	@echo "steiger: installing what play needs"
	@$(PIP) --require-hashes -r requirements-play.lock || sh scripts/set-up explain
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/installed: requirements.lock
	@sh scripts/set-up make "$(PYTHON)" $(VENV)
	@echo "steiger: installing the tools for development"
	@$(PIP) --require-hashes -r requirements.lock || sh scripts/set-up explain
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/built: $(INSTALLED) pyproject.toml setup.py $(ENGINE)
	@echo "steiger: compiling the engine (about a minute; without a C compiler it runs interpreted)"
	@find src -name "*.so" -delete
	@$(PIP) --no-deps --no-build-isolation -e . || sh scripts/set-up explain
	@touch $@

$(STAMPS)/node: $(INSTALLED) requirements-node.lock
	@$(BIN)/python -m scripts.client has-node || { \
	    echo "steiger: installing Node.js (the system has none, or one older than 20)"; \
	    $(PIP) --require-hashes -r requirements-node.lock || sh scripts/set-up explain; }
	@touch $@

# The tools include these packages: where they are installed, nothing must be removed again.
$(MODULES)/.runtime: web/package-lock.json | $(STAMPS)/node
	@[ -e $(MODULES)/.installed ] || echo "steiger: installing the packages of the browser client"
	@[ -e $(MODULES)/.installed ] || $(BIN)/python -m scripts.client ci --silent --no-fund --no-audit --omit=dev || sh scripts/set-up explain
	@touch $@

$(MODULES)/.installed: web/package-lock.json | $(STAMPS)/node
	@echo "steiger: installing the packages and tools of the browser client"
	@$(BIN)/python -m scripts.client ci --silent --no-fund --no-audit || sh scripts/set-up explain
	@touch $@

$(STATIC)/index.html: $(CLIENT) $(NODE_PACKAGES)
	@echo "steiger: building the browser client"
	@$(BIN)/python -m scripts.client run --silent build -- --logLevel error
	@touch $@
