"""Everything about the server that can be set, with what it is when nothing is said."""

import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

DATABASE_FILE: Final = "ceiba.sqlite3"
LISTS: Final = ("origins", "hosts", "proxies")
"""Settings of several words, with blanks or commas between."""

Number = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Span = Annotated[float, msgspec.Meta(ge=0)]
Positive = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True):
    """One server. `from_environment` reads the variables named here."""

    database: Annotated[str, msgspec.Meta(pattern="^(sqlite|postgresql)[+a-z]*://")]
    """CEIBA_DATABASE: `postgresql://…` or `sqlite:///…`; otherwise a file in the data folder."""
    assets: str = str(Path(__file__).parent.parent / "web_assets")
    """CEIBA_ASSETS: the folder of the built client."""
    origins: tuple[str, ...] = ()
    """CEIBA_ORIGINS: further origins, besides the server's own, whose pages may use it."""
    hosts: tuple[str, ...] = ()
    """CEIBA_HOSTS: the names the server is called by, `*.example.org` for all below; without any,
    every name is answered."""
    proxies: tuple[str, ...] = ()
    """CEIBA_PROXIES: addresses or networks of proxies whose `X-Forwarded-For` is believed."""
    bot_workers: AtLeastOne = 2
    """CEIBA_BOT_WORKERS: processes that think for the bots, here or, by the queue, elsewhere."""
    bot_queue: Literal["none", "postgres"] = "none"
    """CEIBA_BOT_QUEUE: `postgres` lets `ceiba work` on other machines think for the bots."""
    tables_per_hour: Number = 120
    """CEIBA_TABLES_PER_HOUR: new tables from one address."""
    people_per_hour: Number = 60
    """CEIBA_PEOPLE_PER_HOUR: new persons from one address."""
    requests_per_minute: Number = 120
    """CEIBA_REQUESTS_PER_MINUTE: joins, rematches and what a person asks, from one address."""
    replays_per_minute: Number = 60
    """CEIBA_REPLAYS_PER_MINUTE: replays and logs for one address."""
    coachings_per_hour: Number = 60
    """CEIBA_COACHINGS_PER_HOUR: games the coach looks at for one address."""
    undos_per_minute: Number = 20
    """CEIBA_UNDOS_PER_MINUTE: takings back by one seat."""
    hints_per_minute: Number = 10
    """CEIBA_HINTS_PER_MINUTE: hints for one seat."""
    chat_per_minute: Number = 30
    """CEIBA_CHAT_PER_MINUTE: lines of chat at one table from one address."""
    seats_per_visitor: AtLeastOne = 1
    """CEIBA_SEATS_PER_VISITOR: seats one address may take at a table before it sits down there."""
    connections_per_address: AtLeastOne = 200
    """CEIBA_CONNECTIONS_PER_ADDRESS: at once; this machine and the proxies are not counted."""
    messages_per_second: Positive = 20
    """CEIBA_MESSAGES_PER_SECOND: over one socket; four times as many in a burst."""
    listeners_per_table: AtLeastOne = 64
    """CEIBA_LISTENERS_PER_TABLE: sockets at one table, spectators included."""
    request_seconds: Positive = 20
    """CEIBA_REQUEST_SECONDS: how long a request may take to arrive."""
    unread_seconds: Positive = 60
    """CEIBA_UNREAD_SECONDS: how long what was sent may stay unread before the line is cut."""
    stand_in_hours: Span = 72
    """CEIBA_STAND_IN_HOURS: how long a person may keep a table waiting before the others may let a
    bot play instead, until that person comes back."""
    smtp: Annotated[str, msgspec.Meta(pattern="^(smtps?://.|$)")] = ""
    """CEIBA_SMTP: the server that sends mail, `smtp://name:word@host:587` or `smtps://…:465`."""
    mail_from: str = "Ceiba <ceiba@localhost>"
    """CEIBA_MAIL_FROM: who the mail comes from."""
    local_webhooks: bool = False
    """CEIBA_LOCAL_WEBHOOKS: 1 lets notices call addresses of the host's own network, and `http`."""
    keep_days: Number = 0
    """CEIBA_KEEP_DAYS: tables nobody has played or spoken at for so many days are deleted, and the
    pages say so; 0 keeps everything."""
    idle_minutes: Positive = 10
    """CEIBA_IDLE_MINUTES: how long a table without listeners stays in memory."""
    open_tables: bool = True
    """CEIBA_OPEN_TABLES: 0 keeps every table private: nobody meets strangers here."""
    access_log: bool = False
    """CEIBA_ACCESS_LOG: 1 writes a line for every request and every socket."""
    log_format: Literal["text", "json"] = "text"
    """CEIBA_LOG_FORMAT: `text` for people, `json` for programs that collect logs."""
    database_wait_seconds: Span = 60
    """CEIBA_DATABASE_WAIT_SECONDS: how long to wait for a database that is still starting."""

    @classmethod
    def from_environment(cls, data_dir: str | Path) -> "Settings":
        """What the environment says; the data folder is made when it is needed."""
        environment = os.environ
        given: dict[str, object] = {"database": environment.get("CEIBA_DATABASE")}
        if not given["database"]:
            folder = Path(data_dir).expanduser().resolve()
            folder.mkdir(parents=True, exist_ok=True)
            given["database"] = f"sqlite:///{folder / DATABASE_FILE}"
        for name in cls.__struct_fields__:
            value = environment.get(f"CEIBA_{name.upper()}")
            if value and name in LISTS:
                given[name] = tuple(value.replace(",", " ").split())
            elif value and name != "database":
                given[name] = value
        try:
            settings = msgspec.convert(given, cls, strict=False)
            for each in settings.proxies:
                ip_network(each, strict=False)
        except msgspec.ValidationError as problem:
            said = re.sub(r"`\$\.(\w+).*", lambda path: f"CEIBA_{path[1].upper()}", str(problem))
            raise msgspec.ValidationError(said) from None
        except ValueError as problem:
            raise msgspec.ValidationError(f"{problem} - at CEIBA_PROXIES") from None
        return settings
