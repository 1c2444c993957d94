"""The LLVM code of one function, written line by line."""

from __future__ import annotations


class Body:
    """Instructions in blocks; variables lie in slots, which LLVM turns into registers."""

    def __init__(self) -> None:
        self.slots: list[str] = []
        self.lines: list[str] = []
        self.is_open = True  # whether the block still goes on
        self._count = 0

    def name(self) -> str:
        """A name that nothing else has."""
        self._count += 1
        return f"v{self._count}"

    def slot(self, llvm: str) -> str:
        """Room for a value of that type while the function runs."""
        name = f"%{self.name()}"
        self.slots.append(f"{name} = alloca {llvm}")
        return name

    def add(self, instruction: str) -> str:
        """The result of an instruction."""
        name = f"%{self.name()}"
        self.do(f"{name} = {instruction}")
        return name

    def do(self, instruction: str) -> None:
        """An instruction without a result."""
        if self.is_open:
            self.lines.append(f"  {instruction}")

    def jump(self, label: str) -> None:
        """The block ends, and another one goes on."""
        self.end(f"br label %{label}")

    def branch(self, condition: str, then: str, other: str) -> None:
        """The block ends, and one of two others goes on."""
        self.end(f"br i1 {condition}, label %{then}, label %{other}")

    def end(self, instruction: str) -> None:
        """The block's last instruction."""
        self.do(instruction)
        self.is_open = False

    def begin(self, label: str) -> None:
        """A block with that label, which an open one before it runs into."""
        if self.is_open:
            self.jump(label)
        self.lines.append(f"{label}:")
        self.is_open = True

    def text(self) -> str:
        """All of it."""
        return "\n".join(["entry:", *(f"  {slot}" for slot in self.slots), *self.lines])
