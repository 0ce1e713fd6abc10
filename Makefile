# Everything happens in a virtual environment that these targets make. `make help` lists them.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
ENGINE := $(BIN)/python tools/engine.py

# Kept also where the environment says otherwise: each of many processes would compile all that it imports again.
export PYTHONDONTWRITEBYTECODE :=

# As source: what is compiled is built by tools/engine.py. uv takes a fifth of the time of pip, which does it where uv
# cannot be had or does not reach an index; uv has to be told the index that pip is configured with.
INDEX   = $${PIP_INDEX_URL:-$$($(PIP) config get global.index-url 2> /dev/null)}
install = $(PIP) install uv 2> /dev/null && { index="$(INDEX)"; MOTHERLODE_PURE=1 $(BIN)/uv pip install --quiet \
	--python $(BIN)/python $${index:+--default-index "$$index"} $(1); } || MOTHERLODE_PURE=1 $(PIP) install $(1)

.DEFAULT_GOAL := help
.PHONY: help play fast terminal test quick check collect page web format bench wheels release bom audit docs clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: $(VENV)/.play  ## start the server, and open the table in a browser
	@$(ENGINE) play

fast: $(VENV)/.play  ## compile the engine now, where something has changed
	@$(ENGINE) build

terminal: $(VENV)/.play  ## play in the terminal against bots
	@$(BIN)/motherlode play

test: $(VENV)/.dev  ## compile and check at once, then run all tests
	@$(MAKE) --no-print-directory --jobs=4 --output-sync=target fast collect check page
	$(BIN)/python -m pytest --dist worksteal -n $$((2 * $$(getconf _NPROCESSORS_ONLN) + 1))  # half of the time tests wait

# About 90 s of processor time: the rules and the texts in full, of bots and server what an edit breaks first.
QUICK := tests/core tests/rules tests/notation tests/golden tests/cli tests/web tests/test_layout.py \
	tests/properties/test_views_fail_closed.py tests/server/rooms/test_table.py tests/server/rooms/test_room.py \
	$(addprefix tests/bots/test_,distance.py likelihood.py posterior.py presets.py progress.py racing.py)
SLOW  := tests/notation/test_impossible_positions.py tests/cli/test_process.py tests/cli/test_replay.py
quick: $(VENV)/.dev  ## the tests for the edit loop, within a minute: the source as it stands, no browser
	MOTHERLODE_PURE=1 $(BIN)/python -m pytest --dist worksteal -n auto $(addprefix --ignore=,$(SLOW)) $(QUICK)

check: $(VENV)/.dev  ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# By one process, so that those that run the tests find the bytecode of what they import: each would compile it all.
collect: $(VENV)/.dev
	@echo "collecting the tests"
	@mkdir -p build
	@MOTHERLODE_PURE=1 $(BIN)/python -m pytest --collect-only --quiet > build/collected || { cat build/collected; exit 1; }

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
	@$(call install,-e '.[bench]')
	@$(ENGINE) build
	$(BIN)/python -m benchmarks

docs: $(VENV)/.dev  ## build the documentation site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# The compiled wheel is made from the unpacked sdist, so that a file that the sdist lacks is noticed.
wheels: $(VENV)/.dev  ## build the sdist, a compiled and a pure wheel, and play with each in a bare environment
	rm -rf dist build/lib* build/bdist* build/sdist
	$(BIN)/python -m build --sdist > /dev/null
	mkdir -p build/sdist
	tar -xzf dist/*.tar.gz -C build/sdist --strip-components=1
	ln -s ../../build build/sdist/build  # what make test has compiled is not compiled again
	$(PIP) wheel --no-deps --wheel-dir dist build/sdist
	MOTHERLODE_PURE=1 $(PIP) wheel --no-deps --wheel-dir dist dist/*.tar.gz
	$(BIN)/python tools/check_wheels.py dist

release: $(VENV)/.dev  ## set the version everywhere: make release VERSION=0.2.0
	$(BIN)/python tools/release.py $(VERSION)

# The environment that users install, without what developers need.
$(VENV)/.users: pyproject.toml
	$(PYTHON) -m venv build/users
	MOTHERLODE_PURE=1 build/users/bin/pip --disable-pip-version-check --quiet install .
	@touch $@

bom: $(VENV)/.dev $(VENV)/.users  ## software bill of materials (CycloneDX) and licences of what is installed
	$(PIP) install cyclonedx-bom pip-licenses
	mkdir -p build/bom
	$(BIN)/cyclonedx-py environment build/users/bin/python --output-file build/bom/motherlode.cdx.json
	$(BIN)/pip-licenses --python build/users/bin/python --format=markdown --output-file build/bom/licences.md

audit: $(VENV)/.dev $(VENV)/.users  ## known vulnerabilities; needs the advisory databases
	$(PIP) install pip-audit
	build/users/bin/pip freeze --exclude motherlode > build/users/requirements.txt
	$(BIN)/pip-audit --strict --no-deps --requirement build/users/requirements.txt  # fails if a package is not looked up
	cd web && npm audit --omit=dev

clean:  ## remove what was built
	rm -rf $(VENV) build dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	@echo "installing"
	@$(call install,-e .)
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml
	@echo "installing"
	@$(call install,-e '.[dev]')
	@touch $@ $(VENV)/.play
