"""What tests compare with, kept as JSON that can be read and compared line by line."""

import json
from collections.abc import Mapping
from pathlib import Path


def write_lines(file: Path, found: Mapping[str, object]) -> None:
    """A line for each."""
    lines = (f" {json.dumps(name)}: {json.dumps(record)}" for name, record in found.items())
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n")
