# Everything that a player or a developer of Nonet needs. `make play` and `make test` do all the set-up.
PYTHON ?= python3
SOAK_MINUTES ?= 10
FUZZ_SECONDS ?= 10
BENCH ?= # for example --quick, or --only samurai

VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench
# Two times quiet: warnings about indexes and scripts are of no use to a player; errors still show.
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
STEP := @scripts/step
# One more than there are cores, up to five: tests in the browser wait as much as they work. The tests
# of a file share what they start, so they stay together; files keep their order, since the heaviest
# should not come last.
WORKERS := $(shell $(PYTHON) -c 'import os; print(min(5, 1 + (os.cpu_count() or 1)))')
BESIDE := --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder

NATIVE := CMakeLists.txt pyproject.toml $(shell find native $(wildcard build_backend) -type f -not -path '*/__pycache__/*')
# An installation for development knows the packages that were there when it was made.
PACKAGES := $(shell find src -name __init__.py)
SOURCES := $(shell find native -name '*.h' -o -name '*.cpp')
WEB := $(wildcard src/nonet/words/*.po) \
  $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/generated/*')
BUILD := env PYTHONPATH=build_backend $(BIN)/python -m nonet_build

.DEFAULT_GOAL := help
.PHONY: help play test check format tidy bench soak develop page chromium postgresql pictures docs drawings types audit lock clean test-all test-native check-page check-python check-native

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1 \t/p' $(MAKEFILE_LIST) | expand -t 16

play: develop ## start Nonet and open it in the browser
	@$(BIN)/nonet play

test: ## run everything: lint, types, Python, C++, TypeScript and browser tests
	$(STEP) 'make test' $(MAKE) --no-print-directory test-all

test-all:
	$(STEP) 'set-up' $(MAKE) --no-print-directory develop
	$(STEP) 'lint and types' $(MAKE) --no-print-directory check
	$(STEP) 'TypeScript tests' $(BUILD) npm test --silent
	$(STEP) 'the browser for the tests' $(MAKE) --no-print-directory chromium
	$(STEP) 'the database server for the tests' $(MAKE) --no-print-directory postgresql
	$(STEP) 'Python and browser tests' $(BIN)/python -m pytest $(BESIDE) -m 'not alone'
	$(STEP) 'tests that look at the clock' $(BIN)/python -m pytest -m alone
	$(STEP) 'native tests under sanitizers' $(MAKE) --no-print-directory test-native
	@$(BIN)/python tests/public_sets.py

test-native: $(VENV)/built
	@scripts/native-tests $(BIN) $(FUZZ_SECONDS) tests/engine tests/logic/test_families.py

check: develop ## lint and types only
	@$(MAKE) --no-print-directory --jobs 2 check-page check-python check-native

check-page: $(VENV)/web-checked
	@:

check-python:
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check
	@$(BIN)/mypy

check-native:
	@$(BIN)/clang-format --dry-run --Werror $(SOURCES)

format: $(VENV)/installed ## rewrite the sources in the house style
	@$(BIN)/ruff check -q --fix
	@$(BIN)/ruff format
	@$(BIN)/clang-format -i $(SOURCES)
	@$(BUILD) npm run format --silent

tidy: develop ## let clang-tidy look for mistakes in the native code
	@scripts/tidy $(BIN)

bench: develop $(VENV)/peers ## measure Nonet beside other programs
	@$(BIN)/python -m bench $(BENCH)

soak: develop ## fuzz and compare for SOAK_MINUTES
	@scripts/soak $(BIN) $(SOAK_MINUTES)

develop: $(VENV)/built $(VENV)/page

page: $(VENV)/page ## build the web page into the package

chromium: ## install the browser that the tests drive
	@scripts/chromium

postgresql: ## install the database server that the tests start
	@scripts/postgresql

pictures: develop chromium ## take the pictures of the page anew
	@$(BIN)/python -m pytest tests/e2e/pictures.py

docs: develop ## build the site of the docs into build/docs/site
	@$(BIN)/python scripts/docs_site.py && echo 'the site is in build/docs/site/index.html'

drawings: develop ## draw the inks and icons of the page and the printed samples anew
	@$(BIN)/python scripts/page_inks.py
	@$(BIN)/python scripts/page_icons.py
	@$(BIN)/python scripts/printed_pages.py

types: $(VENV)/built ## write what the page and others know of our documents anew
	@$(BIN)/python scripts/api_types.py

# uv installs in a fraction of pip's time; pip may know a mirror or a certificate that uv does not.
# Both compare what they get with the digests in the lock file.
$(VENV)/installed: requirements.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo 'installing what Nonet needs into $(VENV)'
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > $(VENV)/uv.lock
	@$(PIP) install -r $(VENV)/uv.lock && \
	  $(BIN)/uv pip install -qq --python $(BIN)/python -r requirements.lock || $(PIP) install -r requirements.lock
	@compiler="$$($(BIN)/python build_backend/nonet_build/compiler.py)"; \
	  test -z "$$compiler" || $(PIP) install $$compiler
	@touch $@

$(VENV)/built: $(VENV)/installed $(NATIVE) $(PACKAGES)
	@echo 'building Nonet'
	@$(PIP) install --no-build-isolation --no-deps -e . -Cbuild-dir=build/develop \
	  -Ccmake.define.NONET_DEVELOP=ON -Ccmake.define.NONET_STRICT=ON
	@touch $@

# Programs to measure beside ours, in an environment of their own; what cannot be had is left out.
$(VENV)/peers: $(VENV)/installed bench/requirements.lock
	@test -x $(PEERS)/bin/python || $(BIN)/python -m venv $(PEERS)
	@while read -r package; do \
	  $(PEERS)/bin/python -m pip --disable-pip-version-check -qq install --no-deps "$$package" \
	    || echo "left out: $$package"; \
	done < bench/requirements.lock
	@touch $@

$(VENV)/page: $(VENV)/built $(WEB)
	@$(BUILD) page
	@touch $@

# The types of what goes over HTTP: written where Python has changed, read where they have.
$(VENV)/types: $(VENV)/built $(shell find src -name '*.py')
	@$(BIN)/python scripts/api_types.py --types
	@touch $@

web/generated/api.ts: $(VENV)/types
	@test -f $@ || $(BIN)/python scripts/api_types.py --types

$(VENV)/web-checked: $(VENV)/page $(WEB) web/generated/api.ts
	@$(BUILD) npm run check --silent
	@touch $@

audit: $(VENV)/page ## look for known weaknesses in what Nonet depends on
	@$(BIN)/python scripts/audit.py

lock: $(VENV)/installed ## pin the newest versions of everything, with their digests
	@$(BIN)/uv pip compile -q --upgrade --extra all --extra dev --strip-extras --generate-hashes \
	  --no-header --no-annotate -o requirements.lock pyproject.toml

clean: ## remove everything that was built or installed
	@rm -rf $(VENV) $(PEERS) build web/node_modules web/generated src/nonet/server/page
