"""The one build hook: the browser client and the compiled core go into the wheel.

Both have a way out. Without Node, one comes as a Python package while building; assets that are
fresh (an sdist carries them) need none. Without a C compiler the package stays pure Python.

    CEIBA_NO_WEB=1      leave the browser client out
    CEIBA_PURE=1        compile nothing
    CEIBA_COMPILED=1    fail rather than stay pure Python: a release must not be slow by mistake
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import compile_core, web
from tools.pins import pinned


class CeibaBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling: first dependencies(), then initialize()."""

    def dependencies(self) -> list[str]:
        """What this very build needs, installed by pip into its passing environment."""
        root = Path(self.root)
        needed: list[str] = []
        if self._wants_web() and web.needs_build(root) and not web.system_node_is_good():
            needed.append(web.NODE_WHEEL)
        if self._wants_compiled() and compile_core.why_not() is None:
            needed.extend(compile_core.REQUIREMENTS)
        return [pinned(name, root) for name in needed]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not fresh, and say what goes into the package."""
        if version == "editable":
            return  # development: `make web` and `make compiled` when one wants them
        if self._wants_web():
            try:
                web.build(Path(self.root))
            except web.WebError as error:
                self.app.abort(f"No browser client: {error}. CEIBA_NO_WEB=1 installs without it.")
        if self._wants_compiled():
            self._add_compiled_core(build_data)

    def _add_compiled_core(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        reason = compile_core.why_not()
        if reason is None:
            try:
                built = compile_core.extensions(root)
            except (compile_core.CompileError, OSError) as error:
                reason = f"compiling failed:\n{error}"
        if reason is not None and os.environ.get("CEIBA_COMPILED") == "1":
            self.app.abort(f"CEIBA_COMPILED=1, but {reason}")
        if reason is not None:
            self.app.display_warning(f"Ceiba stays pure Python, its bots slower: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built.rglob("*"):
            if path.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()

    def _wants_web(self) -> bool:
        return os.environ.get("CEIBA_NO_WEB") != "1"

    def _wants_compiled(self) -> bool:
        return self.target_name == "wheel"
