# Two commands: `make play` and `make test`. Both set everything up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(wildcard src/steiger/core/*.py src/steiger/glueckauf/*.py src/steiger/zwergar/*.py src/steiger/bots/*.py src/steiger/bots/*/*.py)
STAMPS := $(VENV)/.stamps

.PHONY: play test lint bench lock golden clean setup

play: setup
	@echo "steiger: starting the game (Ctrl-C or 'quit' ends it)"
	@$(BIN)/steiger play glueckauf

test: setup lint
	@echo "steiger: running the tests"
	@$(BIN)/pytest -n auto

lint: setup
	@echo "steiger: ruff and mypy"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

bench: setup
	@$(BIN)/python -m bench.run

golden: setup
	@$(BIN)/python -m tests.golden.regenerate
	@$(BIN)/python -m tests.golden.zwergar_games

lock: setup
	@$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11 --generate-hashes -q -o requirements.lock

clean:
	rm -rf $(VENV) build src/*.so src/steiger/*/*.so src/steiger/*/*/*.so

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
	@echo "steiger: installing steiger and compiling the engine (about half a minute; without a C compiler it runs interpreted)"
	@rm -f src/*.so src/steiger/*/*.so src/steiger/*/*/*.so
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
