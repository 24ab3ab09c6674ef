# Two commands: `make play` and `make test`. Both set everything up themselves.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps
STATIC := src/steiger/server/static
ENGINE := $(wildcard $(addprefix src/steiger/,core/*.py bots/*.py games/*/*/*.py))
CLIENT := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js src/steiger/locale $(wildcard src/steiger/games/*/locale) -type f 2>/dev/null)

.PHONY: play terminal test test-python test-web lint bench bench-web lock golden clean setup

play: setup $(STATIC)/index.html
	@echo "steiger: starting the server and opening the browser (Ctrl-C ends it)"
	@$(BIN)/steiger serve --port $(PORT) --open

terminal: setup
	@$(BIN)/steiger play glueckauf

test: lint test-python test-web

test-python: setup
	@sh scripts/find-services
	@echo "steiger: running the Python tests"
	@$(BIN)/pytest -n auto

test-web: setup $(STATIC)/index.html
	@sh scripts/find-chromium
	@echo "steiger: checking and testing the browser client"
	@cd web && npm run --silent lint && npm run --silent check && npm run --silent test && npm run --silent e2e

lint: setup
	@echo "steiger: ruff, mypy and the import contracts"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

bench: setup
	@$(BIN)/python -m bench.run

bench-web: setup $(STATIC)/index.html
	@sh scripts/find-chromium
	@node bench/browser.mjs $$($(BIN)/python -c "import steiger; print(*steiger.game_names())")

golden: setup
	@$(BIN)/python -m tests.golden

lock: setup
	@$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11 --generate-hashes -q -o requirements.lock

clean:
	rm -rf $(VENV) build $(STATIC) web/node_modules
	find src -name "*.so" -delete

setup: $(STAMPS)/built

$(STAMPS)/installed: requirements.lock
	@sh scripts/check-tools "$(PYTHON)"
	@echo "steiger: making the virtual environment $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@echo "steiger: installing the locked dependencies"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/built: $(STAMPS)/installed pyproject.toml setup.py $(ENGINE)
	@sh scripts/check-tools "$(PYTHON)"
	@echo "steiger: installing steiger and compiling the engine (about a minute; without a C compiler it runs interpreted)"
	@find src -name "*.so" -delete
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@sh scripts/check-tools "$(PYTHON)"
	@echo "steiger: installing the locked packages of the browser client"
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

$(STATIC)/index.html: web/node_modules/.installed $(CLIENT)
	@echo "steiger: building the browser client"
	@cd web && npm run --silent build
	@touch $@
