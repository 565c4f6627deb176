"""HTTP from its own description, by schemathesis, against a real server.

``python -m tests.fuzz_http 60``: so many examples for each operation. Nothing may be a fault of
ours, every answer must be described, and wrong methods, headers and bodies are refused.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.house import GENEROUS, House

PROGRAM = Path(sys.executable).parent / "schemathesis"
SEED = "20261116"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,"
CHECKS += "response_schema_conformance,unsupported_method"


def fuzz(house: House, examples: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            str(PROGRAM),
            "run",
            f"{house.address}/schema/openapi.json",
            f"--max-examples={examples}",
            f"--seed={SEED}",
            f"--checks={CHECKS}",
            "--no-color",
            "--generation-database=none",
        ],
        cwd=house.data.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=3600,
    )


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="ceiba-fuzz-") as folder:
        house = House(Path(folder) / "data", **{**GENEROUS, "tables_per_hour": "1000000"})
        try:
            done = fuzz(house, int(sys.argv[1]))
        finally:
            house.stop()
        print(done.stdout)
        if done.returncode:
            print(done.stderr, house.said(), file=sys.stderr)
        return done.returncode


if __name__ == "__main__":
    sys.exit(main())
