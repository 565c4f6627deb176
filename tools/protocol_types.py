"""The client's types, written from the structs that travel: no name is typed twice.

What all games share is written as interfaces. For each game there follow its view, and unions of
what it says and of what can be answered: `GoldEvent` is told apart by `kind`, `GoldPrompt` and
`GoldRefusal` by `message`, `GoldOption` by `verb`.

python -m tools.protocol_types     writes web/.engine/protocol.ts, as `make web-lint` does
"""

import inspect
import types
from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ceiba.core import events as house_events
from ceiba.core import refusals as house_refusals
from ceiba.core.game import Game, OptionValue
from ceiba.core.sentence import Event, Hint, Prompt, Refusal, declared
from ceiba.core.value import Seat, Thing, Value
from ceiba.games import GAMES
from ceiba.server import forms, protocol
from ceiba.server.people import forms as people
from tools.digest import ROOT

TARGET: Final = ROOT / "web" / ".engine" / "protocol.ts"
WIDTH: Final = 100

ALIASES: Final[dict[Any, str]] = {Value: "Value", OptionValue: "OptionValue"}
UNIONS: Final[dict[str, Any]] = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
}
FORMS: Final = (
    forms.GameInfo,
    forms.NewTable,
    forms.LessonWish,
    forms.Primer,
    forms.FigureDrawn,
    forms.DraftWish,
    forms.Draft,
    forms.TableMade,
    forms.JoinWish,
    forms.Joined,
    forms.OpenTables,
    forms.NoticeWays,
    forms.NoticeWish,
    forms.WayInfo,
    forms.HouseRules,
    forms.Deal,
    forms.DealWish,
    forms.ReportWish,
    forms.ReportMade,
    forms.Replay,
    forms.PlayOn,
    forms.CoachWish,
    forms.Coached,
    forms.ErrorBody,
    people.PersonWish,
    people.Entered,
    people.DeviceLink,
    people.PasskeyAsked,
    people.SeatKeys,
    people.TableLine,
    people.Statistics,
)
PRIMITIVES: Final = {
    int: "number",
    float: "number",
    str: "string",
    bytes: "string",  # by base64
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
HEAD: Final = """/** Made from the Python structs by tools/protocol_types.py: change those. */

/** A sentence: the id of its text, the clause, and what it is about, by name. */
export interface Saying {
  message: string;
  clause: string;
  [about: string]: Value | Saying;
}

/** Something that happened; a game's own union says what there is. */
export interface GameEvent {
  kind: string;
  clause: string;
  [about: string]: Value;
}

/** What an answer would cost or lead to; a game's own union says what there is. */
export interface GameHint {
  kind: string;
  [about: string]: Value | null;
}
"""

SENTENCES: Final = {Prompt: "Saying", Refusal: "Saying", Event: "GameEvent", Hint: "GameHint"}
"""How the shared types name what each game declares by itself."""

Struct = type[msgspec.Struct]


class Writer:
    """Collects every struct that can be reached and writes each once."""

    def __init__(self) -> None:
        self.names: dict[Struct, str] = {}
        self.found: list[Struct] = []

    def reach(self, hint: Any, prefix: str = "") -> None:
        """Note the structs in a type; those of a game's view carry the game's name in front."""
        for struct in _structs(hint):
            if struct not in self.found and struct not in SENTENCES:
                self.found.append(struct)
                plain = struct.__name__
                own = "" if not _is_of_game(struct) or plain.startswith(prefix) else prefix
                self.names.setdefault(struct, own + plain)
                for field in get_type_hints(struct).values():
                    self.reach(field, prefix)

    def written(self) -> str:
        parts = [HEAD]
        parts += [_alias(name, self.type(hint, named=False)) for hint, name in ALIASES.items()]
        parts += [self.interface(struct) for struct in self.found]
        parts += [_alias(name, self.type(hint)) for name, hint in UNIONS.items()]
        house = [self.inline(struct) for struct in declared(house_events)]
        parts.append(_union("HouseEvent", house))
        for slug, game in GAMES.items():
            parts += self.game(slug.capitalize(), game)
        return "\n".join(parts)

    def game(self, name: str, game: Game[Any]) -> Iterator[str]:
        """What one game says, and what can be answered in it."""
        modules = (*game.says, house_events, house_refusals)
        said = [struct for module in modules for struct in declared(module)]
        for base, part in ((Event, "Event"), (Prompt, "Prompt"), (Refusal, "Refusal")):
            yield _union(name + part, [self.inline(s) for s in said if issubclass(s, base)])
        hints = [self.inline(struct) for struct in said if issubclass(struct, Hint)]
        yield _union(f"{name}Hint", hints)
        words = game.vocabulary
        verbs: dict[str, dict[str, set[str]]] = {}
        for action in range(len(words)):
            args = verbs.setdefault(words.verb(action), {})
            for arg, value in words.values(action).items():
                args.setdefault(arg, set()).add(PRIMITIVES.get(type(value)) or type(value).__name__)
        written = []
        for verb, args in verbs.items():
            fields = _fields((arg, " | ".join(sorted(kinds))) for arg, kinds in args.items())
            written.append(f"{{ verb: '{verb}'; args: {fields} }}")
        yield _union(f"{name}Answer", written)
        yield (
            f"export type {name}Option = "
            f"{name}Answer & Omit<Option, keyof {name}Answer | 'hint'> "
            f"& {{ hint: {name}Hint | null }};\n"
            f"export type {name}Blocked = {name}Answer & {{ text: string; why: {name}Refusal }};\n"
            f"export interface {name}Decision extends Decision {{\n"
            f"  prompt: {name}Prompt;\n"
            f"  options: {name}Option[];\n"
            f"  blocked: {name}Blocked[];\n"
            "}\n"
            f"export interface {name}Told extends EventTold {{\n"
            f"  event: {name}Event;\n"
            "}\n"
        )

    def inline(self, struct: Struct) -> str:
        """A sentence as it stands in a union."""
        config = struct.__struct_config__
        hints = get_type_hints(struct)
        fields = [(config.tag_field or "kind", f"'{config.tag}'")]
        fields += [
            (f.encode_name, self.type(hints[f.name])) for f in msgspec.structs.fields(struct)
        ]
        return _fields(fields)

    def interface(self, struct: Struct) -> str:
        """Fields with a default may be left out of what the browser sends, and only of that."""
        config = struct.__struct_config__
        hints = get_type_hints(struct)
        lines = [*_comment(struct), f"export interface {self.names[struct]} {{"]
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: '{config.tag}';")
        for field in msgspec.structs.fields(struct):
            may_lack = config.forbid_unknown_fields or config.omit_defaults
            optional = "?" if may_lack and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type(hints[field.name])};")
        return "\n".join([*lines, "}", ""])

    def type(self, hint: Any, named: bool = True) -> str:
        if named and hint in ALIASES:
            return ALIASES[hint]
        if hint == protocol.Saying or hint in SENTENCES:
            return SENTENCES.get(hint, "Saying")
        if hint in PRIMITIVES:
            return PRIMITIVES[hint]
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.names[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return self._union(hint, args)
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in args)
        if origin in (list, tuple):
            item = self.type(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        raise TypeError(f"no TypeScript for {hint!r}")

    def _union(self, hint: Any, args: tuple[Any, ...]) -> str:
        # `bool | str | None` is `OptionValue | null`: unions are flat, so look for an alias inside.
        for alias, name in ALIASES.items():
            inside = set(get_args(alias))
            if hint != alias and inside < set(args):
                rest = [self.type(arg) for arg in args if arg not in inside]
                return " | ".join([name, *rest])
        return " | ".join(dict.fromkeys(self.type(arg) for arg in args))


def generate() -> str:
    writer = Writer()
    for hint in (Seat, Thing, *UNIONS.values(), *FORMS):
        writer.reach(hint)
    for slug, game in GAMES.items():
        writer.reach(get_type_hints(type(game).open_view)["return"], prefix=slug.capitalize())
    return writer.written()


def _fields(fields: Iterable[tuple[str, str]]) -> str:
    listed = "; ".join(f"{name}: {written}" for name, written in fields)
    return f"{{ {listed} }}" if listed else "Record<string, never>"


def _union(name: str, members: list[str]) -> str:
    if not members:
        return f"export type {name} = never;\n"
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def _structs(hint: Any) -> Iterator[Struct]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for arg in get_args(hint):
        yield from _structs(arg)


def _is_of_game(struct: Struct) -> bool:
    return struct.__module__.startswith("ceiba.games.")


def _alias(name: str, written: str) -> str:
    line = f"export type {name} = {written};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n  | " + "\n  | ".join(written.split(" | ")) + ";"
    return line + "\n"


def _comment(struct: Struct) -> list[str]:
    if struct.__doc__ is None:
        return []
    lines = inspect.cleandoc(struct.__doc__).splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(generate(), "utf-8")
