"""The description of the HTTP side for programs, at `/schema/openapi.json`."""

from typing import Final, get_type_hints

import msgspec
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ceiba import __version__

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
        return schema_creator.create_component_schema(
            field_definition,
            required=[field.name for field in fields if field.required],
            property_fields={
                field.name: FieldDefinition.from_annotation(hints[field.name], name=field.name)
                for field in fields
            },
        )
