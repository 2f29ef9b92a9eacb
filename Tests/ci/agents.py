"""Asks 'tokenc mcp' as an agent does, by the client of PyPI's package `mcp`, in the newest revision of the Model Context
Protocol and in the one before, which begins with a handshake.

Usage: agents.py --tokenc PATH [--record FILE]    --record writes what was asked and answered
"""

import argparse
import asyncio
import json
import pathlib

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

ROOT = pathlib.Path(__file__).resolve().parents[2]

TOKENS = {
    "color": {"$type": "color", "text": {
        "primary": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$description": "Body text",
                    "$extensions": {"tokenc": {"formerNames": ["ink"]}}}}},
    "spacing": {"$type": "dimension", "m": {"$value": {"value": 16, "unit": "px"}}},
    "typography": {"$type": "typography", "body": {"$value": {
        "fontFamily": "System", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}},
}
SPEC = {
    "elements": {"title": {"kind": "label"}},
    "appearance": {"title": {"textColor": "{content.color}", "typography": "{typography.body}"}}, "variants": {"plain": {}},
    "content": {"title": {"type": "text"}, "color": {"type": "token", "group": "color"}}, "arrangement": {"column": ["title"]},
}
SENT = '{"type":"Tag","title":"Hello","color":"textPrimry"}'
# A tool, its arguments, and a part of the answer.
QUESTIONS = [
    ("find_token", {"query": "#000000"}, "color.text.primary"),
    ("find_token", {"query": "Color/Text/Primary"}, "ColorToken.textPrimary"),
    ("explain_token", {"name": "textPrimary"}, "Body text"),
    ("replacement_of", {"name": "ink"}, "renamed"),
    ("check_swift", {"code": 'Text("a").padding(16)'}, '"token": "spacing.m"'),
    ("validate_document", {"document": SENT}, '\\"color\\":\\"textPrimary\\"'),
    ("draw_screen", {"document": SENT.replace("mry", "mary")}, "<svg"),
]


async def asked(tokenc: str, folder: pathlib.Path, mode: str, record: list) -> str:
    server = StdioServerParameters(command=tokenc, args=["mcp", str(folder)])
    async with Client(stdio_client(server), mode=mode) as client:
        tools = await client.list_tools()
        names = {tool.name for tool in tools.tools}
        assert names == {name for name, _, _ in QUESTIONS}, names
        assert all(tool.annotations.read_only_hint for tool in tools.tools)
        record.append({"revision": client.protocol_version, "tools": sorted(names)})
        for name, arguments, part in QUESTIONS:
            answer = await client.call_tool(name, arguments)
            text = answer.content[0].text
            assert not answer.is_error and part in text, (name, text)
            record.append({"tool": name, "arguments": arguments, "answer": answer.structured_content or text})
        fault = await client.call_tool("find_token", {"query": "textPrimry"})
        assert fault.is_error and "did you mean" in fault.content[0].text
        await asked_after_changes(client, folder / "a.tokens.json")
        return client.protocol_version


async def asked_after_changes(client: Client, tokens: pathlib.Path) -> None:
    """The tokens change while the server runs, and have an error for a while."""
    before = tokens.read_text()
    for text, is_error, part in [
        (before.replace('"value": 16, "unit"', '"value": 20, "unit"'), False, "20"), ("{", True, "a.tokens.json:1:"), (before, False, "16"),
    ]:
        tokens.write_text(text)
        answer = await client.call_tool("find_token", {"query": f"{part}px" if not is_error else "16px"})
        assert answer.is_error == is_error and part in answer.content[0].text, (text, answer.content[0].text)


def main() -> None:
    import tempfile

    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True)
    parser.add_argument("--record")
    options = parser.parse_args()
    record: list = []
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "a.tokens.json").write_text(json.dumps(TOKENS))
        (folder / "Tag.component.json").write_text(json.dumps(SPEC))
        tokenc = str(pathlib.Path(options.tokenc).resolve())
        revisions = [asyncio.run(asked(tokenc, folder, mode, record)) for mode in ("auto", "legacy")]
    assert revisions == ["2026-07-28", "2025-11-25"], revisions
    if options.record:
        pathlib.Path(options.record).write_text(json.dumps(record, indent=2) + "\n")
    print(f"{2 * (len(QUESTIONS) + 5)} questions of an agent's client, in revisions {' and '.join(revisions)}")


if __name__ == "__main__":
    main()
