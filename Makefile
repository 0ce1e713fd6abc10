# Everything happens in a virtual environment that these targets make. `make help` lists them.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
BUILT  := $(shell $(PYTHON) -c "import runpy; print(*runpy.run_path('setup.py')['compiled_modules']())")
CORE   := $(wildcard $(addsuffix *.py,$(sort $(dir $(BUILT)))))

PATIENCE := installing; with a C compiler the engine is compiled, which takes some minutes (MOTHERLODE_PURE=1 goes without)

.DEFAULT_GOAL := help
.PHONY: help play terminal test check page web format bench clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: $(VENV)/.play  ## start the server, and open the table in a browser
	@$(BIN)/motherlode serve --open

terminal: $(VENV)/.play  ## play in the terminal against bots
	@$(BIN)/motherlode play

test: check page  ## check, then run all tests
	$(BIN)/python -m pytest -n auto

check: $(VENV)/.dev  ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# The page's bundle is committed, so that playing needs no node; where there is one, its sources are checked.
page:  ## check the page's sources, and that its bundle is up to date
ifeq ($(shell command -v npm),)
	@echo "no npm here: the page's sources are not checked"
else
	@$(MAKE) --no-print-directory web/node_modules
	cd web && npm run --silent check && npm run --silent lint && npm run --silent style && npm run --silent test
	cd web && npm run --silent build -- --outDir ../build/page --logLevel warn
	diff -rq build/page src/motherlode/web || { echo "the bundle is out of date: run make web"; exit 1; }
endif

web: web/node_modules  ## build the page into the package
	cd web && npm run --silent build

# Not `npm ci`: it insists on the lock naming the bundler's binaries of every platform, and a lock is written on one.
web/node_modules: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

format: $(VENV)/.dev  ## put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/.dev  ## measure, beside other engines; writes docs/benchmarks.md
	$(PIP) install -e '.[bench]'
	$(BIN)/python -m benchmarks

clean:  ## remove what was built
	rm -rf $(VENV) build web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml setup.py $(CORE)
	@echo "$(PATIENCE)"
	$(PIP) install -e '.[server]'
	@$(BIN)/motherlode --version
	@touch $@

# A compiled module shadows its source until it is built again, and has constants of its neighbours in it, so this runs
# whenever a folder with compiled modules has changed.
$(VENV)/.dev: $(BIN)/python pyproject.toml setup.py $(CORE)
	@echo "$(PATIENCE)"
	$(PIP) install -e '.[dev]'
	@$(BIN)/motherlode --version
	@touch $@
