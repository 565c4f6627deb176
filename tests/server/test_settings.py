"""A setting that makes no sense is refused before anything is served, and its name is told."""

from pathlib import Path

import pytest

from ceiba.server.origins import is_allowed, is_called
from ceiba.server.run import serve


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CEIBA_DATABASE", "mysql://ceiba:geheim@127.0.0.1/ceiba"),
        ("CEIBA_DATABASE", "nonsense:geheim"),
        ("CEIBA_BOT_WORKERS", "0"),
        ("CEIBA_BOT_WORKERS", "two"),
        ("CEIBA_KEEP_DAYS", "-5"),
        ("CEIBA_REQUEST_SECONDS", "0"),
        ("CEIBA_MESSAGES_PER_SECOND", "-1"),
        ("CEIBA_OPEN_TABLES", "maybe"),
        ("CEIBA_PROXIES", "127.0.0.1 caddy"),
        ("CEIBA_SMTP", "mail.example.org"),
    ],
)
def test_what_makes_no_sense(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    name: str,
    value: str,
) -> None:
    monkeypatch.setenv(name, value)
    assert serve("127.0.0.1", 0, tmp_path) == 1
    said = capsys.readouterr().err
    assert said.startswith("A setting is wrong: ")
    assert said.count("\n") == 1
    assert name in said
    assert "geheim" not in said


def test_names_are_the_same_however_they_are_written() -> None:
    assert is_called("games.example.org", ["Games.Example.org:8443"])
    assert is_called("[::1]:8000", ["[::1]"])
    assert not is_called("games.example.org", ["example.org"])
    assert is_allowed("https://club.example", "games.example.org", ["https://club.example/"])
