# Everything that a player or a developer of Nonet needs. `make play` and `make test` do all the set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

NATIVE := CMakeLists.txt pyproject.toml $(shell find native build_backend -type f)
SOURCES := $(shell find native -name '*.h' -o -name '*.cpp')
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*')

.PHONY: play test check format bench soak develop lock clean

play: develop ## start Nonet and open it in the browser
	$(BIN)/nonet play

test: check ## run everything: lint, types, Python, C++, TypeScript and browser tests
	$(BIN)/python -m pytest

check: develop ## lint and types only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/clang-format --dry-run --Werror $(SOURCES)

format: $(VENV)/installed ## rewrite the sources in the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/clang-format -i $(SOURCES)

develop: $(VENV)/built

$(VENV)/installed: requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install -r requirements.lock
	touch $@

$(VENV)/built: $(VENV)/installed $(NATIVE)
	$(PIP) install --no-build-isolation --no-deps -e . -Cbuild-dir=build/develop \
	  -Ccmake.define.NONET_DEVELOP=ON -Ccmake.define.NONET_STRICT=ON
	touch $@

lock: ## pin the newest versions of everything
	$(PIP) install pip-tools
	$(BIN)/pip-compile -q --upgrade --extra dev --strip-extras --no-emit-index-url \
	  --no-emit-find-links --no-emit-trusted-host --no-header --no-annotate -o requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build
