"""Compile modules of the package in the current folder: python mypyc_here.py OUT MODULE...

Run by compile_core.py in a process and a folder of its own, because mypyc ends the process on a
type error and writes beside the sources.
"""

from __future__ import annotations

import sys

from mypyc.build import mypycify
from setuptools import Distribution

FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]

MYPY_OPTIONS = [
    "--config-file=",  # not the strict project settings: `make types` is their place
    "--follow-imports=silent",  # interpreted neighbours are read for their types only
    "--no-site-packages",  # the same result with many libraries installed, or with none
    "--ignore-missing-imports",
]


def main(out: str, modules: list[str]) -> None:
    extensions = mypycify([*MYPY_OPTIONS, *modules], opt_level="3", group_name="ceiba")
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    distribution = Distribution({"name": "ceiba", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = out
    command.build_temp = "objects"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
