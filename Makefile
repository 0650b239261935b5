# Kinfold. `make demo` and `make test` do all the set-up they need.

SWIFT ?= swift
RELEASE = $(SWIFT) build -c release --static-swift-stdlib
KINFOLD = .build/release/kinfold
SOURCES = Sources Tests Package.swift
N ?=

.PHONY: all deps build demo test check format lint record bench clean

all: build

# The C libraries; does nothing when they are there.
deps:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.2 or later is needed: https://swift.org/install"; exit 1; }
	@if command -v apt-get >/dev/null; then \
	  missing=""; \
	  for package in libicu-dev libsqlite3-dev pkg-config; do \
	    dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
	  done; \
	  if [ -n "$$missing" ]; then \
	    echo "installing$$missing"; \
	    sudo=""; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	    $$sudo apt-get update -qq && $$sudo apt-get install -y -qq $$missing >/dev/null; \
	  fi; \
	else \
	  pkg-config --exists icu-i18n sqlite3 || { echo "ICU and SQLite are needed, e.g. brew install icu4c sqlite"; exit 1; }; \
	fi

build: deps
	$(RELEASE) --product kinfold

# The main job on the sample address books.
demo: build
	@Samples/demo.sh $(KINFOLD)

test: deps
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

# Rewrites the golden files; the difference is read by a person. Always fails, so that it is not forgotten on.
record: deps
	RECORD=1 $(SWIFT) test || true
	@git --no-pager diff --stat
	@echo "golden files rewritten: read the difference"; exit 1

check: deps lint
	$(SWIFT) build --build-tests

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	@.ci/lint

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

# Records/s, MB/s and peak memory of every road; N=10000 for one size only.
bench: deps
	$(RELEASE) --product kinfold-bench
	.build/release/kinfold-bench $(N)

clean:
	rm -rf .build demo
