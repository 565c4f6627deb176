"""The reference of each game, written from its types: docs/reference/<game>.md and .schema.json.

What a game says and what can be said to it: answers, options, prompts, events, refusals, hints,
tasks, view, observation and position. The page is the schema in words, so that both tell the same.

python -m tools.reference [GAME ...]   writes the pages, of all games or of some
python -m tools.reference --check      fails when they are not what it would write
"""

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec

from ceiba.core import events as house_events
from ceiba.core import refusals as house_refusals
from ceiba.core.decision import Decision, EventTold
from ceiba.core.game import Game
from ceiba.core.sentence import Event, Hint, Prompt, Refusal, Said, declared
from ceiba.games import KNOWN
from ceiba.text import Texts
from tools import observation_reference as observations

TARGET: Final = Path(__file__).parent.parent / "docs" / "reference"
KINDS: Final[dict[str, type[Said]]] = {
    "Event": Event,
    "Prompt": Prompt,
    "Refusal": Refusal,
    "Hint": Hint,
}
REF: Final = "#/$defs/"
MANY: Final = 60
"""Words of one kind that a page lists at most."""
Schema = dict[str, Any]


class Reference:
    """The schema of one game, and the page made from it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.title = Texts("en", game.spec.slug).say("game-title")
        said = [struct for module in game.says for struct in declared(module)]
        self.said = {
            kind: [struct for struct in said if issubclass(struct, base)]
            for kind, base in KINDS.items()
        }
        self.view = get_type_hints(type(game).open_view)["return"]
        house = [*declared(house_events), *declared(house_refusals)]
        structs = [*said, *house, *KINDS.values(), Decision, EventTold, self.view]
        if game.position_type is not None:
            structs.append(game.position_type)
        refs, self.defs = msgspec.json.schema_components(structs, ref_template=REF + "{name}")
        self.names = {
            struct: str(ref["$ref"]).removeprefix(REF)
            for struct, ref in zip(structs, refs, strict=True)
        }
        if said:
            for kind in ("Event", "Refusal"):
                self.said[kind] += [struct for struct in house if issubclass(struct, KINDS[kind])]
        for kind, own in self.said.items():
            # the base, in structs that all games share, stands for what this game declares
            every = [{"$ref": REF + self.names[struct]} for struct in own]
            self.defs[kind] = {"anyOf": every} if own else {"type": "object"}
        parts = dict.fromkeys(part for struct in structs for part in structs_in(struct))
        self.meanings = {
            name: fields
            for struct in parts
            if (name := self.names.get(struct, struct.__name__)) in self.defs
            and (fields := field_meanings(struct))
        }

    def schema(self) -> str:
        defs = dict(sorted(self.defs.items()))
        defs["View"] = {"$ref": REF + self.names[self.view]}
        if self.game.position_type is not None:
            defs["Position"] = {"$ref": REF + self.names[self.game.position_type]}
        for name, fields in self.meanings.items():
            for field, meaning in fields.items():
                defs[name]["properties"][field]["description"] = meaning
        lines = [f"{json.dumps(name)}: {json.dumps(part)}" for name, part in defs.items()]
        return (
            '{"$schema": "https://json-schema.org/draft/2020-12/schema",\n'
            f'"title": {json.dumps(self.title)},\n'
            '"$defs": {\n' + ",\n".join(lines) + "\n}}\n"
        )

    def page(self) -> str:
        slug = self.game.spec.slug
        parts = [
            f"# {self.title}: reference",
            f"Made from the types by `make docs-reference`, [as JSON Schema]({slug}.schema.json)",
            "## Answers",
            table(("answer", "words"), answers(self.game)),
            "## Options of the table",
            table(("option", "values, the default first", "clause"), options(self.game)),
        ]
        parts += self.sentences("Prompt", "What is asked", "prompt")
        parts += self.sentences("Event", "What happens", "event")
        parts += self.sentences("Refusal", "Why an answer is refused", "refusal")
        parts += self.sentences("Hint", "What is said about an answer", "hint")
        parts += ["## Tasks in an agenda", table(("task", "words after it"), tasks(self.game))]
        parts += self.struct_tables("View", self.names[self.view])
        if self.game.observer is not None:
            numbers = table(observations.head(self.game), observations.rows(self.game))
            parts += ["## Observation", observations.introduction(self.game), numbers]
        if self.game.position_type is not None:
            parts += self.struct_tables("Position", self.names[self.game.position_type])
        return "\n\n".join(parts) + "\n"

    def sentences(self, kind: str, title: str, head: str) -> Iterator[str]:
        if not self.said[kind]:
            return
        yield f"## {title}"
        rows = []
        for struct in self.said[kind]:
            schema = self.defs[self.names[struct]]
            tag = str(struct.__struct_config__.tag)
            data = [
                f"`{name}`: {self.words(field)}"
                for name, field in schema["properties"].items()
                if name not in ("clause", struct.__struct_config__.tag_field)
            ]
            rows.append((f"`{tag}`", ", ".join(data), one_line(schema.get("description", ""))))
        yield table((head, "data", "meaning"), rows)

    def struct_tables(self, title: str, name: str) -> Iterator[str]:
        """A struct, and below it those it is made of."""
        yield f"## {title}"
        todo, done = [name], set[str]()
        while todo:
            name = todo.pop(0)
            if name in done:
                continue
            done.add(name)
            schema = self.defs[name]
            todo += [ref for ref in refs_in(schema) if ref not in ("Seat", "Thing")]
            yield f"### {name}"
            if schema.get("description"):
                yield one_line(schema["description"])
            meanings = self.meanings.get(name, {})
            yield table(
                ("field", "what", "meaning"),
                [
                    (f"`{key}`", self.words(field), meanings.get(key, ""))
                    for key, field in schema.get("properties", {}).items()
                ],
            )

    def words(self, schema: Schema) -> str:
        """A type in words."""
        if "$ref" in schema:
            name = schema["$ref"].removeprefix(REF)
            return name.lower() if name in ("Seat", "Thing") else f"`{name}`"
        if "anyOf" in schema:
            return " or ".join(self.words(part) for part in schema["anyOf"])
        if "enum" in schema:
            return ", ".join(f"`{value}`" for value in schema["enum"])
        kind = str(schema.get("type", "anything"))
        if kind == "array":
            return f"list of {self.words(schema.get('items', {}))}"
        if kind == "object":
            return f"object of {self.words(schema.get('additionalProperties', {}))}"
        if "minimum" in schema and "maximum" in schema:
            return f"{schema['minimum']} to {schema['maximum']}"
        return {"integer": "number", "string": "text", "boolean": "true, false"}.get(kind, kind)


def answers(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Each verb with all words it takes."""
    words = game.vocabulary
    found: dict[str, dict[str, dict[int | str, None]]] = {}
    for action in range(len(words)):
        args = found.setdefault(words.pattern(action), {})
        for name, word in words.args(action).items():
            args.setdefault(name, {})[word] = None
    for pattern, args in found.items():
        yield f"`{pattern}`", "; ".join(f"`{name}`: {span(list(args[name]))}" for name in args)


def span(words: list[int | str]) -> str:
    """Numbers as a range, names one by one, very many by their first and last.

    >>> span([0, 1, 2, 3]), span(["1", "2", "3"]), span(["A", "B"])
    ('0 to 3', '1 to 3', 'A, B')
    >>> span([f"{column}{row}" for row in range(1, 17) for column in "ABCDEFGHIJKLMNOP"])
    'A1, B1, C1, … P16 (256 in all)'
    """
    texts = [str(word) for word in words]
    if len(texts) > 2 and texts[0].isdecimal():
        first = int(texts[0])
        if texts == [str(first + place) for place in range(len(texts))]:
            return f"{first} to {texts[-1]}"
    if len(texts) > MANY:
        return f"{', '.join(texts[:3])}, … {texts[-1]} ({len(texts)} in all)"
    return ", ".join(texts)


def options(game: Game[Any]) -> Iterator[tuple[str, str, str]]:
    for option in game.spec.options:
        values = [option.default, *(v for v in option.values if v != option.default)]
        listed = ", ".join(f"`{str(value).lower()}`" for value in values)
        yield f"`{option.name}`", listed + (", or a text" if option.free else ""), option.clause


def tasks(game: Game[Any]) -> Iterator[tuple[str, str]]:
    for name, form in game.tasks.items():
        words = [span(list(argument.values())) for argument in getattr(form, "words", ())]
        yield f"`{name}`", "; ".join(words)


def table(head: tuple[str, ...], rows: Any) -> str:
    """A table in Markdown; a bar inside would end a cell."""
    lines = [list(head), ["---"] * len(head), *([*row] for row in rows)]
    if len(lines) == 2:
        return "None."
    return "\n".join(
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in lines
    )


def one_line(text: str) -> str:
    return " ".join(text.split())


def refs_in(schema: Any) -> Iterator[str]:
    if isinstance(schema, Mapping):
        if "$ref" in schema:
            yield str(schema["$ref"]).removeprefix(REF)
        for part in schema.values():
            yield from refs_in(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from refs_in(part)


def structs_in(hint: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs a type is made of, itself included."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
        for field in get_type_hints(hint).values():
            yield from structs_in(field)
    for part in get_args(hint):
        yield from structs_in(part)


def field_meanings(struct: type[Any]) -> dict[str, str]:
    """What is written below the fields of a struct, its bases included."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            [node] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
            assert isinstance(node, ast.ClassDef)
            for field, below in zip(node.body, node.body[1:]):
                if (
                    isinstance(field, ast.AnnAssign)
                    and isinstance(field.target, ast.Name)
                    and isinstance(below, ast.Expr)
                    and isinstance(below.value, ast.Constant)
                ):
                    found[field.target.id] = one_line(str(below.value.value))
    return found


def written(game: Game[Any]) -> dict[Path, str]:
    reference = Reference(game)
    page = reference.page()
    slug = game.spec.slug
    return {TARGET / f"{slug}.md": page, TARGET / f"{slug}.schema.json": reference.schema()}


def main(arguments: list[str]) -> int:
    slugs = [argument for argument in arguments if argument != "--check"] or list(KNOWN)
    late = 0
    for slug in slugs:
        for path, text in written(KNOWN[slug]).items():
            if "--check" not in arguments:
                path.write_text(text, "utf-8")
            elif not path.exists() or path.read_text("utf-8") != text:
                print(f"docs/reference/{path.name} is out of date: run make docs-reference")
                late += 1
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
