"""Functions as they are written, for the compiler to read."""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from stado.kernels.compiler.frame import Signature


class FlatCodeError(Exception):
    """Flat code holds what cannot be compiled; the message names the place."""


class Source(Signature):
    """A function of flat code: its tree, and what its names mean."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self.function = function
        self.path = Path(function.__code__.co_filename)
        try:
            self.tree = _functions(self.path)[function.__name__]
        except (KeyError, OSError):
            raise FlatCodeError(f"{function.__qualname__} is no function of a module") from None

    @cached_property
    def changed(self) -> Counter[str]:
        """The names that are given a value in the function, and in how many places."""
        names = (node for node in ast.walk(self.tree) if isinstance(node, ast.Name))
        return Counter(node.id for node in names if isinstance(node.ctx, ast.Store))

    @property
    def name(self) -> str:
        """The function with its module."""
        return f"{self.function.__module__}.{self.function.__name__}"

    def look_up(self, name: str) -> Any:
        """What a name means that is not a variable of the function, or KeyError."""
        known: Mapping[str, Any] = self.function.__globals__
        return known[name] if name in known else vars(builtins)[name]

    def fail(self, node: ast.AST, message: str) -> FlatCodeError:
        """The error of something that cannot be compiled."""
        return FlatCodeError(f"{self.path}:{getattr(node, 'lineno', self.tree.lineno)}: {message}")


@cache
def read_source(function: Callable[..., Any]) -> Source:
    """The function as it is written."""
    return Source(function)


@cache
def _functions(path: Path) -> dict[str, ast.FunctionDef]:
    """The functions of a file by name."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
