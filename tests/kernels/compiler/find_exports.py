"""Prints the exports that the library of kernels lacks, which `STADO_KERNELS` names."""

from __future__ import annotations

import os
import sys

from stado.kernels import list_exports
from stado.kernels.compiler import SWITCH
from stado.kernels.compiler.library import Library, LibraryError


def main() -> None:
    library = Library(os.environ[SWITCH])
    for function in list_exports():
        try:
            library.find(function)
        except LibraryError as error:
            sys.stdout.write(f"{error}\n")


main()
