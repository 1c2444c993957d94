"""What flat code is compiled for: this machine, WebAssembly, or a GPU. Without any of them it runs as it is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm

if TYPE_CHECKING:
    from stado.kernels.compiler.program import Program

_WASM = "wasm32-unknown-emscripten"
_WASM_FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue,+simd128"
_WASM_INLINING = 50  # less than LLVM's own measure: a page has to fetch it
_CUDA = "nvptx64-nvidia-cuda"
_CUDA_PROCESSOR = "sm_80"  # and all that came after


class Target:
    """A machine that programs are compiled for."""

    def __init__(self, machine: Any, *, speed: int = 3, inlining: int | None = None, unrolling: bool = True) -> None:
        self.machine = machine
        self._options = llvm.create_pipeline_tuning_options(speed_level=speed)
        self._options.loop_unrolling = unrolling
        if inlining is not None:
            self._options.inlining_threshold = inlining

    def compile(self, program: Program) -> bytes:
        """The program as an object file, optimized as a whole."""
        code: bytes = self.machine.emit_object(self.optimize(program.text()))
        return code

    def optimize(self, text: str) -> Any:
        """A module of LLVM code for this machine."""
        module = llvm.parse_assembly(text)
        module.triple, module.data_layout = self.machine.triple, str(self.machine.target_data)
        module.verify()
        builder = llvm.create_pass_builder(self.machine, self._options)
        self.choose_passes(builder).run(module, builder)
        return module

    def choose_passes(self, builder: Any) -> Any:
        """What LLVM does to make code fast."""
        return builder.getModulePassManager()


class NativeTarget(Target):
    """Code for this machine, run in this process."""

    def __init__(self, *, effort: int = 3) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        target = llvm.Target.from_default_triple()
        features = llvm.get_host_cpu_features().flatten()
        super().__init__(target.create_target_machine(llvm.get_host_cpu_name(), features, opt=effort, reloc="pic"))

    def load(self, code: bytes) -> Loaded:
        """The functions of an object file, ready to be called."""
        return Loaded(self.machine, code)


class QuickTarget(NativeTarget):
    """Code for this machine that is made in a tenth of the time, and takes two to five times as long to run."""

    def __init__(self) -> None:
        super().__init__(effort=0)

    def choose_passes(self, builder: Any) -> Any:
        """The few that do most."""
        passes = llvm.create_new_module_pass_manager()
        passes.add_always_inliner_pass()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        passes.add_instruction_combine_pass()
        passes.add_loop_rotate_pass()
        passes.add_new_gvn_pass()
        passes.add_dead_store_elimination_pass()
        passes.add_simplify_cfg_pass()
        return passes


class WasmTarget(Target):
    """WebAssembly as Pyodide loads it beside Python."""

    def __init__(self) -> None:
        _initialize_all()
        target = llvm.Target.from_triple(_WASM)
        machine = target.create_target_machine(opt=3, reloc="pic", features=_WASM_FEATURES)
        super().__init__(machine, speed=2, inlining=_WASM_INLINING, unrolling=False)


class CudaTarget(Target):
    """PTX, which a GPU's driver compiles: each thread makes one call, with a frame of its own."""

    def __init__(self) -> None:
        _initialize_all()
        super().__init__(llvm.Target.from_triple(_CUDA).create_target_machine(_CUDA_PROCESSOR, opt=3))

    def compile(self, program: Program) -> bytes:
        """The program as the text of PTX code."""
        code: str = self.machine.emit_assembly(self.optimize(program.text()))
        return code.encode()


TARGETS: Mapping[str, type[NativeTarget | WasmTarget | CudaTarget]] = {
    "native": NativeTarget,
    "wasm": WasmTarget,
    "cuda": CudaTarget,
}


class Loaded:
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


def _initialize_all() -> None:
    """Make every target known to LLVM."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
