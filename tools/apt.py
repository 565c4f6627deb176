"""System packages on Debian and its children: installed where that is allowed, else explained."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def install(packages: list[str], purpose: str) -> bool:
    """Install the packages if we may; otherwise say what to type. True if they were installed."""
    names = " ".join(packages)
    command = _apt_get()
    if command is None:
        print(f"{purpose}. Please type: sudo apt-get install {names}", file=sys.stderr)
        return False
    print(f"{purpose}: installing {names}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install_packages = [*command, "install", "-y", "-q", "--no-install-recommends", *packages]
    # The package lists of a fresh machine are old or empty: only then fetch them and try again.
    for attempt in (install_packages, [*command, "update", "-q"], install_packages):
        done = subprocess.run(attempt, env=environment, check=False, stdout=subprocess.DEVNULL)
        if attempt is install_packages and done.returncode == 0:
            return True
    print(f"That failed. Please type: sudo apt-get install {names}", file=sys.stderr)
    return False


def _apt_get() -> list[str] | None:
    """The command for installing, with sudo where needed; None where we may not."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") is None:
        return None
    if sys.stdin.isatty():
        return ["sudo", "apt-get"]
    allowed = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n", "apt-get"] if allowed.returncode == 0 else None
