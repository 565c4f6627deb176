"""The compiled core: which modules, compiled how, and is what lies there still fresh?

The build hook asks for the extensions and puts them into the wheel. `make compiled` runs this
module and gets build/compiled/: a copy of the package with the extensions in it, so that the same
tests run both ways (PYTHONPATH=src interpreted, PYTHONPATH=build/compiled compiled).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from tools.digest import ROOT, digest, files_under, is_fresh
from tools.pins import pinned

REQUIREMENTS = ("mypy", "mypy_extensions", "librt", "setuptools")
"""What compiling needs beside a C compiler; their versions are in constraints.txt."""


FOR_THE_COMPILER = re.compile(r"^from mypy_extensions import", re.M)


class CompileError(Exception):
    """The compiler or the type checker refused; the message is what it said."""


def why_not() -> str | None:
    """Why nothing can or shall be compiled here, in words for the person who waits; or None."""
    if os.environ.get("CEIBA_PURE") == "1":
        return "CEIBA_PURE=1 asks for pure Python"
    if sys.platform == "win32":
        return None if _visual_studio() else "there is no C compiler (Visual Studio Build Tools)"
    packages = missing_packages()
    if packages and sys.platform == "darwin":
        return "there is no C compiler (xcode-select --install)"
    if packages:
        return f"there is no C compiler (Debian: sudo apt-get install {' '.join(packages)})"
    return None


def _visual_studio() -> bool:
    """Is the compiler of Windows there? Its installer leaves a program that knows."""
    programs = os.environ.get("PROGRAMFILES(X86)", "")  # Windows does not mind the case
    finder = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not finder.is_file():
        return False
    part = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    asked = [str(finder), "-products", "*", "-requires", part, "-property", "installationPath"]
    return bool(subprocess.run(asked, capture_output=True, check=False).stdout.strip())


def missing_packages() -> list[str]:
    """The Debian packages for compiling that are not there: the compiler, Python's headers."""
    packages = []
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        packages += ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        packages.append("python3-dev")
    return packages


def modules(root: Path = ROOT) -> list[str]:
    """The modules to compile, relative to src: what is written for the compiler, that is with its
    `i64` or in C, and what pyproject.toml lists besides."""
    settings = tomllib.loads((root / "pyproject.toml").read_text())
    package = root / "src" / "ceiba"
    listed = settings["tool"]["ceiba"]["compiled"]["modules"]
    found = {path for pattern in listed for path in package.glob(pattern)}
    found |= {p for p in package.rglob("*.py") if FOR_THE_COMPILER.search(p.read_text("utf-8"))}
    found |= set(package.rglob("*.c"))
    return sorted(
        path.relative_to(package.parent).as_posix() for path in found if path.name != "__init__.py"
    )


def extensions(root: Path = ROOT) -> Path:
    """The folder of compiled extensions, laid out like src; compiled now unless still fresh."""
    out = root / "build" / "extensions"
    wanted = _digest(root)
    if not is_fresh(out / ".inputs", wanted):
        with tempfile.TemporaryDirectory(prefix="ceiba-compile-") as workplace:
            built = _compile(root, Path(workplace))
            (built / ".inputs").write_text(wanted)
            shutil.rmtree(out, ignore_errors=True)
            out.parent.mkdir(exist_ok=True)
            shutil.move(built, out)
    return out


def compiled_tree(root: Path = ROOT) -> Path:
    """build/compiled: the package as it is now, and its extensions."""
    built = extensions(root)
    tree = root / "build" / "compiled"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(root / "src", tree, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(built, tree, dirs_exist_ok=True)
    return tree


def _compile(root: Path, workplace: Path) -> Path:
    source, built = workplace / "src", workplace / "built"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    built.mkdir()
    script = Path(__file__).with_name("mypyc_here.py")
    run = subprocess.run(
        [sys.executable, str(script), str(built), *modules(root)],
        cwd=source,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise CompileError(run.stdout.strip())
    return built


def _digest(root: Path) -> str:
    """Interpreted neighbours count, too: their types are compiled in."""
    compiled = modules(root)
    packages = {module.split("/")[1] for module in compiled}
    sources = [
        path
        for package in packages
        for path in files_under(root / "src" / "ceiba" / package, ".py", ".c")
    ]
    recipe = [root / "tools" / "compile_core.py", root / "tools" / "mypyc_here.py"]
    return digest(
        sources + recipe,
        *compiled,
        *(pinned(name, root) for name in REQUIREMENTS),
        sys.version,
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
        root=root,
    )


def main() -> int:
    reason = why_not()
    if reason:
        print(f"Not compiled: {reason}.", file=sys.stderr)
        return 1
    try:
        tree = compiled_tree()
    except CompileError as error:
        print(f"{error}\n\nThe core does not compile; see above.", file=sys.stderr)
        return 1
    print(f"{len(modules())} modules compiled: PYTHONPATH={tree.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
