"""The build hook, on a small package of its own: both ways out must work.

Nothing is downloaded: the hook runs in this environment, and the small client has no packages.
"""

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tools import compile_core, web, wheels
from tools.digest import ROOT

RECIPE = ("pyproject.toml", "hatch_build.py", "constraints.txt", "LICENSE", "tools")

SOURCES = {
    "__init__.py": "",
    "core/__init__.py": "",
    "core/rng.py": (
        "from mypy_extensions import i64\n\n\n"
        "def double(number: i64) -> i64:\n"
        "    return 2 * number\n"
    ),
    "core/state.py": (
        "from mypy_extensions import i64\n\n"
        "from ceiba.core.rng import double\n"
        "from ceiba.core.wire import Wire\n\n\n"
        "def wire(number: i64) -> Wire:\n"
        "    return Wire(int(double(number)))\n"
    ),
    "core/wire.py": (
        "import msgspec\n\n\n"  # outside the compiled unit, a library the compiler does not see
        "class Wire(msgspec.Struct):\n"
        "    number: int\n"
    ),
    "games/gold/rules.en.md": "**GM-1.1**",
}

needs_compiler = pytest.mark.skipif(
    compile_core.why_not() is not None, reason=str(compile_core.why_not())
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    root.mkdir()
    for name in RECIPE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, root / name)
    (root / "README.md").write_text("# A small package\n")
    for name, text in SOURCES.items():
        path = root / "src" / "ceiba" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def add_client(root: Path) -> None:
    """A client whose build script needs nothing but Node, and counts how often it ran."""
    folder = root / "web"
    folder.mkdir()
    script = (
        "const fs = require('fs'), out = '../src/ceiba/web_assets';"
        "fs.mkdirSync(out, {recursive: true});"
        "fs.writeFileSync(out + '/index.html', '<p>hello');"
        "fs.appendFileSync('../ran', 'x')"
    )
    package = {"name": "small", "version": "1.0.0", "scripts": {"build": f'node -e "{script}"'}}
    lock = {"name": "small", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": package}}
    (folder / "package.json").write_text(json.dumps(package))
    (folder / "package-lock.json").write_text(json.dumps(lock))


def times_built(root: Path) -> int:
    ran = root / "ran"
    return len(ran.read_text()) if ran.exists() else 0


def build(root: Path, target: str = "wheel", **settings: str) -> tuple[Path, str]:
    """Build it; the package file and everything that was said."""
    done = hatchling(root, target, **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = (root / "dist").iterdir()
    return package, done.stdout + done.stderr


def hatchling(root: Path, target: str, **settings: str) -> subprocess.CompletedProcess[str]:
    shutil.rmtree(root / "dist", ignore_errors=True)
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target],
        cwd=root,
        env={**os.environ, "CEIBA_PURE": "", "CEIBA_NO_WEB": "", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def has_extensions(wheel: Path) -> bool:
    return any(name.endswith((".so", ".pyd")) for name in contents(wheel))


@needs_compiler
def test_wheel_carries_the_compiled_core(project: Path, tmp_path: Path) -> None:
    wheel, _ = build(project)
    assert has_extensions(wheel)
    assert "none-any" not in wheel.name
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    said = subprocess.run(
        [
            sys.executable,
            "-c",
            "from ceiba.core import state; print(state.__file__, state.wire(21))",
        ],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert ".so " in said
    assert "Wire(number=42)" in said


@needs_compiler
def test_compiles_only_what_changed(project: Path) -> None:
    extensions = compile_core.extensions(project)
    first = (extensions / ".inputs").stat().st_mtime_ns
    compile_core.extensions(project)
    assert (extensions / ".inputs").stat().st_mtime_ns == first
    wire = project / "src" / "ceiba" / "core" / "wire.py"
    wire.write_text(wire.read_text() + "\nMORE = 1\n")
    compile_core.extensions(project)
    assert (extensions / ".inputs").stat().st_mtime_ns > first


@needs_compiler
def test_a_type_error_leaves_pure_python_and_is_told(project: Path) -> None:
    broken = project / "src" / "ceiba" / "core" / "rng.py"
    broken.write_text(SOURCES["core/rng.py"].replace("2 * number", '"two"'))
    wheel, said = build(project)
    assert not has_extensions(wheel)
    assert "stays pure Python" in said
    assert "Incompatible return value type" in said
    with pytest.raises(compile_core.CompileError, match="Incompatible return value"):
        compile_core.extensions(project)


def test_without_a_compiler_the_wheel_is_pure(project: Path) -> None:
    wheel, said = build(project, CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not has_extensions(wheel)
    assert "no C compiler" in said


def test_a_release_is_not_slow_by_mistake(project: Path) -> None:
    done = hatchling(project, "wheel", CEIBA_COMPILED="1", CC="no-such-compiler")
    assert done.returncode != 0
    assert "CEIBA_COMPILED=1, but there is no C compiler" in done.stdout + done.stderr


def test_every_python_that_is_promised_gets_a_wheel() -> None:
    """Promised in the classifiers, built by the release, tried by `make wheels`: the same list."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    named = [line.rpartition(" ")[2] for line in settings["project"]["classifiers"]]
    promised = [name for name in named if name.startswith("3.")]
    built = settings["tool"]["cibuildwheel"]["build"].split()
    assert [f"cp{name.replace('.', '')}-*" for name in promised] == built
    assert promised == list(wheels.VERSIONS)
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert all(f"            {name}\n" in workflow for name in promised)
    assert "make wheels" in workflow


def test_pure_on_request(project: Path) -> None:
    wheel, _ = build(project, CEIBA_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_client_is_built_when_its_inputs_changed(project: Path) -> None:
    add_client(project)
    wheel, _ = build(project, CEIBA_PURE="1")
    assert "ceiba/web_assets/index.html" in contents(wheel)
    build(project, CEIBA_PURE="1")
    assert times_built(project) == 1
    (project / "src" / "ceiba" / "games" / "gold" / "rules.en.md").write_text("**GM-1.2**")
    build(project, CEIBA_PURE="1")
    assert times_built(project) == 2


def test_an_sdist_carries_fresh_assets(project: Path, tmp_path: Path) -> None:
    add_client(project)
    sdist, _ = build(project, "sdist")
    shutil.unpack_archive(sdist, tmp_path / "unpacked")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert not web.needs_build(unpacked)
    wheel, _ = build(unpacked, CEIBA_PURE="1")
    assert "ceiba/web_assets/index.html" in contents(wheel)
    assert times_built(unpacked) == 0


def test_no_client_on_request(project: Path) -> None:
    add_client(project)
    wheel, _ = build(project, CEIBA_PURE="1", CEIBA_NO_WEB="1")
    assert not any("web_assets" in name for name in contents(wheel))
    assert times_built(project) == 0


def test_node_that_is_too_old_counts_as_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.19.0\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert not web.system_node_is_good()
