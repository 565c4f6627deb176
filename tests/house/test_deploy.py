"""What is under deploy/ fits the program: ports, settings, users, paths."""

import configparser
import re
from pathlib import Path

import pytest
import yaml

from ceiba.cli import admin
from ceiba.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = {file.name: file.read_text() for file in DEPLOY.iterdir()}
KNOWN = {f"CEIBA_{name.upper()}" for name in Settings.__struct_fields__} | {"CEIBA_DATA"}
OF_THE_PLACE = {"CEIBA_HOST", "CEIBA_COMPILED"}
"""Set by whoever runs compose, and for the build; the program never sees them."""


@pytest.mark.parametrize("name", FILES)
def test_every_setting_exists(name: str) -> None:
    assert set(re.findall(r"\bCEIBA_[A-Z_]+", FILES[name])) <= KNOWN | OF_THE_PLACE


def test_the_container() -> None:
    text = FILES["Containerfile"]
    last = text[text.rindex("\nFROM ") :]
    assert re.search(r"^USER ceiba$", last, re.MULTILINE)
    assert "useradd --system --uid 10001" in last
    port = re.search(r"PORT=(\d+)", last)
    assert port is not None
    assert f"EXPOSE {port[1]}" in last
    assert f"http://127.0.0.1:{port[1]}/health" in last
    assert "CEIBA_DATA=/var/lib/ceiba" in last
    assert "VOLUME /var/lib/ceiba" in last
    assert 'CMD ["serve"]' in last
    assert "postgres" in (ROOT / "pyproject.toml").read_text()


def test_compose() -> None:
    services = yaml.safe_load(FILES["compose.yaml"])["services"]
    assert set(services) == {"ceiba", "database", "caddy"}
    own = services["ceiba"]
    assert (DEPLOY / own["build"]["context"] / own["build"]["dockerfile"]).is_file()
    assert "ports" not in own, "only Caddy is reached from outside"
    assert own["environment"]["CEIBA_DATABASE"] == "postgresql://ceiba@database/ceiba"
    assert own["environment"]["PGPASSWORD"].startswith("${POSTGRES_PASSWORD")
    assert own["environment"]["CEIBA_PROXIES"] in FILES["compose.yaml"].split("subnet: ")[1]
    assert services["caddy"]["ports"] == ["80:80", "443:443"]
    assert "reverse_proxy ceiba:8000" in FILES["Caddyfile"]
    for inside in ("/health", "/metrics"):
        assert inside in FILES["Caddyfile"]


def test_the_systemd_unit() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(FILES["ceiba.service"])
    own = dict(unit["Service"])
    assert own["ExecStart"] == "/opt/ceiba/bin/ceiba serve"
    assert own["DynamicUser"] == "yes"
    assert f"CEIBA_DATA=/var/lib/{own['StateDirectory']}" in own["Environment"]
    assert "HOST=127.0.0.1" in own["Environment"]


def test_the_page_for_hosts_shows_them() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    for name in FILES:
        assert f"deploy/{name}" in page
    for command in re.findall(r"ceiba admin ([a-z]+)", page):
        assert command in {each.name for each in admin.commands.ALL}
