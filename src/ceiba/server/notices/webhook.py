"""A webhook: plain JSON in which Discord, Matrix (hookshot) and ntfy each find what they look for.

ntfy wants its topic inside: `https://ntfy.sh/#topic`, whose last part no server is ever sent.
"""

from urllib.parse import urldefrag

import msgspec

from ceiba.server.notices.calling import Caller
from ceiba.server.notices.messages import Fate, Message


async def webhook(caller: Caller, address: str, message: Message) -> Fate:
    where, topic = urldefrag(address)
    line = f"{message.title}\n{message.text}\n{message.link}"
    told = {
        "username": "Ceiba",
        "content": line,  # Discord
        "text": line,  # Matrix, Slack, Mattermost
        "title": message.title,  # ntfy
        "message": message.text,
        "click": message.link,
    }
    if topic:
        told["topic"] = topic
    headers = {"Content-Type": "application/json"}
    return await caller.post(where, msgspec.json.encode(told), headers)
