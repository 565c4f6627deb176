"""Mail, where the host has named a server that sends it."""

import re
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ceiba.server.notices.messages import Fate, Message
from ceiba.server.problems import refused
from ceiba.server.settings import Settings

MAIL_S: Final = 15.0
"""A server that hangs is given up after so long, and tried again later."""
MAIL: Final = re.compile(r"[^@\s<>,;:\"\\]{1,64}@[A-Za-z0-9.-]{1,190}")
NOBODY: Final = (550, 551, 553)
"""Such an address is not there."""


def check_mail(address: str) -> None:
    if not MAIL.fullmatch(address):
        raise refused("bad_address")


async def mail(settings: Settings, address: str, message: Message) -> Fate:
    letter = EmailMessage()
    letter["From"] = settings.mail_from
    letter["To"] = address
    letter["Subject"] = message.title
    letter["List-Unsubscribe"] = f"<{message.stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(f"{message.text}\n\n{message.link}\n\n-- \n{message.stop}\n")
    server = urlsplit(settings.smtp)
    try:
        await aiosmtplib.send(
            letter,
            hostname=server.hostname,
            port=server.port,
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            timeout=MAIL_S,
        )
    except aiosmtplib.SMTPRecipientsRefused as problem:
        refusals = problem.recipients
        return "gone" if all(each.code in NOBODY for each in refusals) else "failed"
    return "sent"
