"""The client's types are those of the server."""

from tools import protocol_types


def test_what_is_generated() -> None:
    written = protocol_types.generate()
    assert "export type ServerMessage =\n  | Update\n  | Patch\n  | Presence\n" in written
    assert "  type: 'hello';\n  token?: string | null;\n  seen?: number;" in written
    assert "  kind: 'open' | 'person' | 'bot';" in written
    assert "  row: (GoldPieceView | null)[];" in written
    assert "  options: Record<string, OptionValue>;" in written
