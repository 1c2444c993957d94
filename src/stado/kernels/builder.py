"""A program that compiles all kernels, one module first, and tells when each is done.

Quick code runs while it is at work (`compiler.beside`). It goes on where nobody listens any more, for those who come.
"""

from __future__ import annotations

import sys
from contextlib import suppress

from stado.kernels import kernel_modules
from stado.kernels.compiler import prepare
from stado.kernels.compiler.store import alone


def main() -> None:
    """Compile what is not kept; a second one waits, and finds it done."""
    with alone():
        for module in (*sys.argv[1:], *kernel_modules()):
            prepare(module)
            with suppress(OSError):
                print(module, flush=True)  # noqa: T201 - the process that has started this one reads it


if __name__ == "__main__":
    main()
