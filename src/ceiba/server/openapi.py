"""The description of the HTTP side for programs, at `/schema/openapi.json`."""

from typing import Final, get_type_hints

import msgspec
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ceiba import __version__
from ceiba.server.forms import ErrorBody
from ceiba.server.problems import STATUS

OPENAPI: Final = OpenAPIConfig(
    "Ceiba",
    __version__,
    description=(
        "Tables, seats and replays. The game itself is played over the socket "
        "`/ws/tables/{table_id}`; its messages are described in `ceiba.server.protocol`."
    ),
    path="/schema",
    render_plugins=[JsonRenderPlugin()],
)


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """What else an operation may answer: these problems, and those every request may meet."""
    known: dict[int, list[str]] = {}
    for code in ("bad_request", "not_your_seat", "internal", *codes):
        known.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(ErrorBody, description=", ".join(names), generate_examples=False)
        for status, names in known.items()
    }


class StructSchemas(OpenAPISchemaPlugin):
    """Describes structs from their annotations. The framework would ask msgspec, which knows no
    union of two kinds of lists, as `Value` is one; sending such a union is no problem at all."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        struct = field_definition.annotation
        fields = msgspec.structs.fields(struct)
        hints = get_type_hints(struct)
        made = schema_creator.create_component_schema(
            field_definition,
            required=[field.name for field in fields if field.required],
            property_fields={
                field.name: FieldDefinition.from_annotation(hints[field.name], name=field.name)
                for field in fields
            },
        )
        registry = schema_creator.schema_registry
        known = registry.get_schema_for_field_definition(field_definition).properties or {}
        for each in known.values():
            if isinstance(each, Schema) and each.one_of:
                # A problem of the server may look like a refusal of the rules: both are right.
                each.any_of, each.one_of = each.one_of, None
        return made
