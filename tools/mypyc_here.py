"""Compile modules of the package in the current folder: python mypyc_here.py OUT MODULE...

A module that ends in .c is written in C already: it stands in for the one in Python beside it.
Run by compile_core.py in a process and a folder of its own, because mypyc ends the process on a
type error and writes beside the sources.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

FLAGS = {
    "win32": [],  # Microsoft's compiler knows none of these
    "darwin": ["-fvisibility=hidden", "-flto=thin"],
}.get(sys.platform, ["-fno-semantic-interposition", "-fvisibility=hidden", "-flto=auto"])
LINKING = [] if sys.platform == "win32" else ["-O3", *FLAGS]

MYPY_OPTIONS = [
    "--config-file=",  # not the strict project settings: `make types` is their place
    "--follow-imports=silent",  # interpreted neighbours are read for their types only
    "--no-site-packages",  # the same result with many libraries installed, or with none
    "--ignore-missing-imports",
]


class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools has no types
    """All modules are one extension, whose files setuptools compiles one after the other."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_on_all_cores(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                parts = cores.map(lambda source: compile_files([source], **settings), sources)
                return [made for part in parts for made in part]

        self.compiler.compile = compile_on_all_cores
        super().build_extensions()


def main(out: str, modules: list[str]) -> None:
    # A C file for each module, joined again by the linker (-flto): half the time of one large
    # file, and as fast.
    in_c = [module for module in modules if module.endswith(".c")]
    in_python = [module for module in modules if module not in in_c]
    extensions = mypycify(
        [*MYPY_OPTIONS, *in_python], opt_level="3", group_name="ceiba", multi_file=True
    )
    for module in in_c:
        name = module.removesuffix(".c").replace("/", ".")
        extensions.append(Extension(name, [module]))
    for extension in extensions:
        extension.extra_compile_args += FLAGS
        extension.extra_link_args += LINKING
    distribution = Distribution({"name": "ceiba", "ext_modules": extensions})
    command = BuildOnAllCores(distribution)
    command.build_lib = out
    command.build_temp = "objects"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
