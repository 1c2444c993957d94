"""LLVM code as what a machine runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm

if TYPE_CHECKING:
    from stado.kernels.compiler.program import Program


class NativeTarget:
    """Code for this machine, run in this process."""

    def __init__(self) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        target = llvm.Target.from_default_triple()
        features = llvm.get_host_cpu_features().flatten()
        self._machine = target.create_target_machine(llvm.get_host_cpu_name(), features, opt=3, reloc="pic")

    def compile(self, program: Program) -> bytes:
        """The program as an object file."""
        return emit_object(self._machine, program)

    def load(self, code: bytes) -> Library:
        """The functions of an object file, ready to be called."""
        return Library(self._machine, code)


class Library:
    """An object file in this process."""

    def __init__(self, machine: Any, code: bytes) -> None:
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def find(self, symbol: str) -> int:
        """The address of a function, or KeyError."""
        address: int = self._engine.get_function_address(symbol)
        if address == 0:
            raise KeyError(symbol)
        return address


def emit_object(machine: Any, program: Program) -> bytes:
    """The program as an object file for a machine, optimized as a whole."""
    module = llvm.parse_assembly(program.text())
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    code: bytes = machine.emit_object(module)
    return code
