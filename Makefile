# Each target sets up what it needs by itself; `python3 bootstrap.py COMMAND` does the same without make.
PYTHON ?= $(or $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; \
	done),python3)
ARGS ?=

TARGETS := setup play site check fast pythons test test-all bench load lock audit format
.PHONY: help $(TARGETS)

help:
	@$(PYTHON) bootstrap.py help

$(TARGETS):
	@$(PYTHON) bootstrap.py $@ $(ARGS)
