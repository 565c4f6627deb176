# The two commands most people need: `make play` and `make test`. `make` alone lists all.
# What is written here only names and orders; the work is in tools/.

PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
WEB := $(wildcard web/package.json)
# The client waits for .venv only where Node comes with it.
NODE_FROM := $(shell $(PYTHON) -m tools.web node 2>/dev/null)
WEB_PYTHON := $(if $(NODE_FROM),$(BIN)/python,$(PYTHON))

# The rules run both ways, interpreted and compiled. What stands on them runs once, on the compiled
# core, as it is installed. Everything else, and whatever is new, runs interpreted.
RULES_TESTS := $(wildcard tests/core tests/games tests/bots tests/conformance tests/playthroughs \
	tests/refusals tests/fuzz tests/envs)
UPON_THEM := $(wildcard tests/server tests/store tests/soak tests/coach tests/lessons tests/logs tests/text)

# Python is started hundreds of times here, and keeps what it compiled even where it is told not to.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

# What is independent runs side by side: tests in a browser mostly wait, others mostly reckon.
TWO_AT_ONCE := --no-print-directory -j 2 --output-sync=target

.DEFAULT_GOAL := help
.PHONY: help play dev test lint fmt types web web-lint web-tests web-checks unit compiled \
	unit-compiled browser clauses refusals fuzz fuzz-http bench soak wheels docs notebooks \
	docs-reference clean needs need-python

help: ## list what make can do
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | \
		awk -F ':.*## ' '{ printf "  make %-15s %s\n", $$1, $$2 }'

play: need-python ## set everything up and open the games in the browser (PORT, CEIBA_DATA)
	@$(PYTHON) -m tools.venv play
	@build/play/bin/ceiba serve --open

dev: need-python ## set up .venv: an editable install with all tools
	@$(PYTHON) -m tools.venv dev

test: needs ## check everything, both ways
	@$(MAKE) $(TWO_AT_ONCE) dev web
	@$(MAKE) $(TWO_AT_ONCE) compiled types web-lint web-tests lint browser unit unit-compiled clauses
	@echo "All good."

lint: dev ## ruff: style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

fmt: dev ## put the Python sources into shape
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

types: dev ## mypy --strict
	$(BIN)/mypy

web: need-python $(NODE_FROM) ## build the browser client into src/ceiba/web_assets
	@$(WEB_PYTHON) -m tools.web build

web-lint: dev web
ifneq ($(WEB),)
	@$(BIN)/python -m tools.protocol_types
	@$(BIN)/python -m tools.web run lint check
endif

web-tests: dev web
ifneq ($(WEB),)
	@$(BIN)/python -m tools.web run test
endif

web-checks: web-lint web-tests ## the client's lint, type check and unit tests

unit: dev web ## the tests of the rules and of the house, interpreted
	PYTHONPATH=src $(PYTEST) --ignore=tests/browser $(UPON_THEM:%=--ignore=%) -n 2 --dist worksteal

compiled: dev ## compile the core: build/compiled is the package with it
	@$(BIN)/python -m tools.compile_core

unit-compiled: web compiled ## the tests of the rules at full length, and of what stands on them
	CEIBA_EXPECT_COMPILED=1 PYTHONPATH=build/compiled \
		$(PYTEST) -n 2 --dist worksteal tests/house/test_compiled.py $(UPON_THEM) $(RULES_TESTS)

browser: needs dev web compiled ## whole games in a real browser
ifneq ($(wildcard tests/browser),)
	PYTHONPATH=build/compiled $(PYTEST) -n 2 --dist worksteal tests/browser
endif

clauses: need-python ## per game: which clauses, rulings and examples have no test?
	@$(PYTHON) -m tools.clauses

refusals: compiled ## prove 100,000 refusals of every game; GAMES="gold" COUNT=1000 for less
	PYTHONPATH=build/compiled $(BIN)/python -m tests.refusals $(GAMES) --count $(or $(COUNT),100000)

fuzz: compiled fuzz-http ## damaged positions and logs, a million each of every game, and HTTP; GAMES, COUNT
	PYTHONPATH=build/compiled $(BIN)/python -m tests.fuzz $(GAMES) --count $(or $(COUNT),1000000)

docs: dev ## build the documentation site into build/site, every link followed
	@PYTHONPATH=src $(BIN)/python -m tools.docs

notebooks: compiled ## run the notebooks of the documentation and keep their outputs
	@PYTHONPATH=build/compiled $(BIN)/python -m tools.notebooks

docs-reference: dev ## write docs/reference from the types
	@PYTHONPATH=src $(BIN)/python -m tools.reference

bench: need-python compiled ## measure speed and bots; GAMES="gold tzolkin" for some only
	@$(PYTHON) -m tools.venv bench
	@PYTHONPATH=src $(BIN)/python -m bench $(GAMES)

wheels: dev ## build sdist and wheels, install them into empty environments, try them; PYTHONS=...
	$(BIN)/python -m tools.wheels $(PYTHONS)

soak: dev ## play while everything is killed in turn, and count what got lost; MINUTES=180 for hours
	@PYTHONPATH=src $(BIN)/python -m tests.soak --minutes $(or $(MINUTES),3)

fuzz-http: dev ## schemathesis against a real server; EXAMPLES=500 for more
	@PYTHONPATH=src $(BIN)/python -m tests.fuzz_http $(or $(EXAMPLES),60)

clean: ## remove everything that was built
	rm -rf build dist .venv src/ceiba/web_assets web/node_modules web/dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

needs: need-python
	@$(PYTHON) -m tools.needs

need-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ceiba needs Python 3.11 or newer: apt install python3, or make PYTHON=..."; exit 1; }
