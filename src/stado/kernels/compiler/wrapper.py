"""What is called from outside: code that takes frames apart, and a GPU's entries."""

from __future__ import annotations

from array import array

from stado.kernels.compiler.frame import RETURNED, symbol_of
from stado.kernels.compiler.kinds import BOOL, Flat, FlatGrid, Leaf, Room, leaves
from stado.kernels.compiler.source import Source
from stado.kernels.compiler.values import llvm_types, result_type

THREADS = 64  # of a block, on a GPU
_BANK = 4  # bytes of a word of shared memory, whose words are in banks that serve one thread at a time
_READ = "call i32 @llvm.nvvm.read.ptx.sreg"


class Wrapper:
    """The function that is exported: it reads its arguments from a frame and leaves there what is returned."""

    def __init__(self, source: Source, symbol: str, *, for_gpu: bool) -> None:
        self.name = symbol_of(source.function)
        self.shared_rooms: list[str] = []
        self._source = source
        self._symbol = symbol
        self._for_gpu = for_gpu
        self._lines: list[str] = []
        self._slot = RETURNED

    def text(self) -> str:
        """Its code."""
        operands = [operand for kind in self._source.kinds for leaf in leaves(kind) for operand in self._take(leaf)]
        types, result = llvm_types(self._source.returns), result_type(self._source.returns)
        call = f"call fastcc {result} {self._symbol}({', '.join(operands)})"
        self._lines.append(call if not types else f"%result = {call}")
        for place, llvm in enumerate(types):
            self._return(place, llvm, result, len(types))
        body = "\n  ".join([*self._lines, "ret void"])
        linkage, inlining = ("internal ", " alwaysinline") if self._for_gpu else ("", "")
        return f"define {linkage}void @{self.name}(ptr %frame){inlining} {{\n  {body}\n}}\n"

    def _take(self, leaf: Leaf) -> list[str]:
        """The operands that an argument is passed by."""
        match leaf:
            case Flat(_, room) if room is not None and self._for_gpu:
                self._slot += 2
                return [f"ptr {self._allot(room)}", f"i64 {room.count}"]
            case Flat() | FlatGrid():
                address = self._load("i64")
                self._lines.append(f"{address}p = inttoptr i64 {address} to ptr")
                return [f"ptr {address}p", *(f"i64 {self._load('i64')}" for _ in llvm_types(leaf)[1:])]
            case _ if leaf == BOOL:
                truth = self._load("i64")
                self._lines.append(f"{truth}b = trunc i64 {truth} to i1")
                return [f"i1 {truth}b"]
            case _:
                return [f"{leaf.llvm} {self._load(leaf.llvm)}"]

    def _load(self, llvm: str) -> str:
        """What lies in the next slot."""
        slot = self._slot
        self._slot += 1
        self._lines.append(f"%at{slot} = getelementptr i64, ptr %frame, i64 {slot}")
        self._lines.append(f"%v{slot} = load {llvm}, ptr %at{slot}")
        return f"%v{slot}"

    def _allot(self, room: Room) -> str:
        """The address of a thread's own room."""
        name = f"%room{self._slot}"
        if not room.shared:
            self._lines.append(f"{name} = alloca [{room.count} x {room.item.llvm}], align 8")
            return name
        words = -(-room.count * array(room.item.code).itemsize // _BANK) | 1  # odd: so neighbors use other banks
        whole = f"@{self.name}.room{self._slot}"
        kind = f"[{THREADS} x [{words * _BANK} x i8]]"
        self.shared_rooms.append(f"{whole} = internal addrspace(3) global {kind} undef, align 8\n")
        self._lines += [
            f"{name}t = {_READ}.tid.x()",
            f"{name}s = getelementptr {kind}, ptr addrspace(3) {whole}, i32 0, i32 {name}t",
            f"{name} = addrspacecast ptr addrspace(3) {name}s to ptr",
        ]
        return name

    def _return(self, place: int, llvm: str, result: str, count: int) -> None:
        """Leave a part of the result in its slot."""
        part = "%result"
        if count > 1:
            part = f"%part{place}"
            self._lines.append(f"{part} = extractvalue {result} %result, {place}")
        if llvm == BOOL.llvm:
            self._lines.append(f"{part}w = zext i1 {part} to i64")
            part, llvm = f"{part}w", "i64"
        self._lines.append(f"%return{place} = getelementptr i64, ptr %frame, i64 {place}")
        self._lines.append(f"store {llvm} {part}, ptr %return{place}")


def write_launch(symbol: str) -> str:
    """The function of a GPU that makes the call of its thread."""
    return f"""
define ptx_kernel void @launch_{symbol}(ptr %frames, i64 %slots, i64 %count) {{
  %block = {_READ}.ctaid.x()
  %size = {_READ}.ntid.x()
  %thread = {_READ}.tid.x()
  %before = mul i32 %block, %size
  %number = add i32 %before, %thread
  %call = zext i32 %number to i64
  %wanted = icmp ult i64 %call, %count
  br i1 %wanted, label %run, label %done
run:
  %first = mul i64 %call, %slots
  %frame = getelementptr i64, ptr %frames, i64 %first
  call void @{symbol}(ptr %frame)
  br label %done
done:
  ret void
}}
"""
