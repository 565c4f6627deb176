"""The application: routes, what they share, and how errors are said."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from ceiba.core.errors import CeibaError
from ceiba.server.access import Access
from ceiba.server.asking import Asking
from ceiba.server.deals import DEALS
from ceiba.server.entrance import INSIDE, Entrance
from ceiba.server.forms import ErrorBody
from ceiba.server.health import health
from ceiba.server.live import live
from ceiba.server.metrics import HTTP, metrics, watch
from ceiba.server.notices.http import NOTICES
from ceiba.server.openapi import OPENAPI, StructSchemas
from ceiba.server.origins import is_called, may_enter
from ceiba.server.pages import POLICY, page
from ceiba.server.people.routes import PEOPLE
from ceiba.server.problems import Refused, from_rules, refused
from ceiba.server.reporting import REPORTS
from ceiba.server.services import Services
from ceiba.server.settings import Settings
from ceiba.server.tables import API
from ceiba.store import Store

LOG: Final = logging.getLogger(__name__)

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}

SECRETS_TOLD: Final = r"/(join|rematch|deal|tables|people|entries|passkeys|links|seats)$"
"""The ends of the addresses whose answers hold a secret."""


def create_app(settings: Settings) -> Litestar:
    """A server for one database; `Services` live as long as it runs."""

    @asynccontextmanager
    async def services(app: Litestar) -> AsyncIterator[None]:
        shared = Services(settings, await Store.open(settings.database))
        await shared.workers.warm_up()
        watching = asyncio.create_task(watch(shared.rooms))
        app.state.services = shared
        try:
            yield
        finally:
            watching.cancel()
            await shared.close()

    async def check_origin(request: Asking) -> None:
        if request.method == "GET":
            if request.url.path in INSIDE:
                return
            if not is_called(request.headers.get("host"), settings.hosts):
                raise PermissionDeniedException("the server has another name")
        elif not may_enter(request.headers, settings):
            raise PermissionDeniedException("pages of other sites cannot use this server")

    return Litestar(
        [API, PEOPLE, NOTICES, REPORTS, DEALS, live, health, metrics, page],
        middleware=[Access(), Entrance(), HTTP.middleware],
        lifespan=[services],
        before_request=check_origin,
        before_send=[_add_headers],
        dependencies={"services": Provide(_services, sync_to_thread=False)},
        exception_handlers={
            Refused: _refused,
            CeibaError: _rules_refused,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_text,
            HTTPException: _http_problem,
            Exception: _our_fault,
        },
        # Answers that hold a secret next to text from outside are not compressed together.
        compression_config=CompressionConfig("gzip", exclude=[SECRETS_TOLD]),
        openapi_config=OPENAPI,
        plugins=[StructSchemas()],
        logging_config=None,
    )


def _services(state: State) -> Services:
    shared: Services = state.services
    return shared


async def _add_headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def _refused(_request: Asking, problem: Refused) -> Response[ErrorBody]:
    body = ErrorBody(problem.problem.code, problem.problem.said, problem.option)
    return Response(body, status_code=problem.status, media_type="application/json")


def _rules_refused(request: Asking, problem: CeibaError) -> Response[ErrorBody]:
    return _refused(request, from_rules(problem))


def _http_problem(request: Asking, problem: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses by itself: bodies that cannot be read, unknown methods."""
    code = "too_large" if problem.status_code == 413 else "bad_request"
    answer = _refused(request, refused(code, reason=_reason(problem)[:200]))
    answer.status_code = problem.status_code
    if problem.status_code == 405:
        answer.set_header("Allow", ", ".join(_methods(request)))
    return answer


def _reason(problem: HTTPException) -> str:
    """In the framework's words; of several values that are wrong, the first."""
    if not isinstance(problem.extra, list) or not problem.extra:
        return problem.detail
    wrong = problem.extra[0]
    return f"{wrong.get('key', problem.detail)}: {wrong['message']}"


def _methods(request: Asking) -> list[str]:
    """What the path of a request may be asked by."""
    known = set()
    for route in request.app.routes:
        path = "[^/]+".join(map(re.escape, re.split(r"\{[^}]*\}", route.path_format)))
        if isinstance(route, HTTPRoute) and re.fullmatch(path, request.scope["path"].rstrip("/")):
            known |= set(route.methods)
    return sorted(known)


def _too_deep(request: Asking, _problem: RecursionError) -> Response[ErrorBody]:
    """A body of nothing but brackets, one in the other."""
    return _refused(request, refused("bad_request", reason="it is nested too deeply"))


def _not_text(request: Asking, _problem: UnicodeDecodeError) -> Response[ErrorBody]:
    return _refused(request, refused("bad_request", reason="it is not text in UTF-8"))


def _our_fault(request: Asking, problem: Exception) -> Response[ErrorBody]:
    LOG.error("%s %s failed", request.method, request.scope["path"], exc_info=problem)
    return _refused(request, refused("internal"))
