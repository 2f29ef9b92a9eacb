"""Runs each reader on n, 2n, 4n … and up to 200,000 of what it reads: the time of the processor grows no faster than the input.

Each command that reads, each option that names files, each dialect and each file beside the tokens has a reader here;
`Tests/ci/check_attacks.py` fails for one that has none. `scaling.py` counts instructions of small sets, which shows a square in what
is read alone; this shows one that only large inputs have, such as a table that is searched from its start.

Twice as much may take at most 3 times as long, where a square takes 4, and a run that seems slower is measured once more. What takes
less than half a second says nothing.

Besides, commands read much of each kind that there is: `PAIRS` has all pairs of a command and a dimension, such as chains, distinct
unknown names, marks on a letter, lists of fonts, and sums that double. A refusal is right there, if it comes as soon.

Usage: growth.py --tokenc PATH [--largest N] [--reader NAME] [--seed N]

With a seed, an eighth of all readers and pairs.
       growth.py --list

A tool that is built for release; Unix.
"""

import argparse
import json
import math
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

LIMIT, LEAST, PATIENCE = 3, 0.5, 600
RELEASE = "1.0.0"


def color(index):
    return {"colorSpace": "srgb", "components": [index % 251 / 250, index // 251 % 251 / 250, index // 63001 % 251 / 250]}


def write(path, document):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")


def tokens(place, n, folder="tokens", name="t", former=None, configuration=None):
    """n colors in families of a thousand, as an enum of more is another's attack."""
    document = {}
    for index in range(n):
        token = {"$value": color(index * 7919)}
        if former:
            token["$extensions"] = {"tokenc": {"formerNames": [f"{former}{index}"]}}
        document.setdefault(f"g{index // 1000}", {"$type": "color"})[f"{name}{index}"] = token
    write(place / folder / "a.tokens.json", document)
    if configuration:
        write(place / folder / "tokenc.json", configuration)


def few(place, n, **configuration):
    """A hundred tokens and a component, where something else is much."""
    tokens(place, 100, configuration=configuration or None)
    write(place / "tokens/b.tokens.json", {
        "tag": {"$type": "color", "ink": {"$value": color(1)}},
        "text": {"$type": "typography", "body": {"$value": {
            "fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 1.5}}}})
    write(place / "tokens/Tag.component.json", {
        "elements": {"title": {"kind": "label"}}, "appearance": {"title": {"textColor": "{tag.ink}", "typography": "{text.body}"}}, "variants": {"plain": {}},
        "content": {"title": {"type": "text"}, "color": {"type": "token", "group": "g0", "optional": True}},
        "arrangement": {"column": ["title"]}})


def versions(place, n):
    tokens(place, n, "old")
    tokens(place, n, "tokens", "u", former="t")


def adopted(place, n):
    """As many tokens that others take the place of, in Swift and in a document."""
    tokens(place, n)
    write(place / "tokens/replacements.json", {f"g{index // 1000}.t{index}": f"g{index // 1000}.t{index + 1}" for index in range(0, n - 1, 2)})
    write(place / "App/a.swift", "".join(f"let a{index} = G{index // 1000}Token.t{index}\n" for index in range(n)))
    write(place / "sent/a.json", [{"color": f"t{index}"} for index in range(n)])


def mapped(place, n):
    tokens(place, n, "old")
    tokens(place, n, "tokens", "u")
    write(place / "map.json", {f"g{index // 1000}.t{index}": f"g{index // 1000}.u{index}" for index in range(n)})


def swift(place, n):
    few(place, n)
    tokens(place, 100, "old", "u")
    lines = [f"let a{index} = theme[.t{index % 100}], b: G0Token = .t{index % 100}, c = \"t{index % 100}\"" for index in range(n // 2)]
    lines += ["let all: [G0Token] = [", *("  .t%d," % (index % 100) for index in range(n // 2)), "]"]
    write(place / "App/a.swift", "\n".join(lines) + "\n")


def literals(place, n):
    few(place, n)
    parts = ["view.backgroundColor = .red", "stack.spacing = %d", "text.padding(isOn ? %d : 8)", "let c = UIColor(white: 0, alpha: 0.2)",
             "label.font = .systemFont(ofSize: 14)", "f(color: .white, spacing: 8, .blue)"]
    write(place / "App/a.swift", "import UIKit\n" + "".join(parts[index % 6].replace("%d", str(index % 90)) + "\n" for index in range(n)))


def objects(place, n):
    few(place, n)
    tokens(place, 100, "old")
    for name in ("Tag.component.json", "b.tokens.json"):
        shutil.copy(place / "tokens" / name, place / "old")
    write(place / "sent/a.json", [{"type": "Tag", "title": "a", "color": f"t{index % 120}"} for index in range(n)])


def lines(place, n):
    few(place, n)
    tokens(place, 100, "old", "u")
    write(place / "sent/a.ndjson", "".join('{"type": "Tag", "title": "a", "color": "t%d"}\n' % (index % 120) for index in range(n)))


def screens(place, n):
    """Documents that are drawn: few components in each of many."""
    objects(place, 1)
    (place / "sent/a.json").unlink()
    for index in range(n):
        write(place / f"sent/{index}.json", {"type": "Tag", "title": f"a {index}"})


def contract(place, n):
    few(place, n)
    names = {f"gone{index}": {"introduced": RELEASE, "removed": RELEASE} for index in range(n)}
    names.update({f"t{index}": {"introduced": RELEASE} for index in range(100)})
    write(place / "tokens/contract.json", {"releases": [RELEASE], "names": {"g0": names}})
    write(place / "sent/a.json", [{"color": f"gone{index}"} for index in range(1000)])


def recorded(place, n):
    tokens(place, n)
    families = {}
    for index in range(n):
        families.setdefault(f"g{index // 1000}", {})[f"t{index}"] = {"introduced": RELEASE}
    write(place / "tokens/contract.json", {"releases": [RELEASE], "names": families})


def baseline(place, n):
    few(place, n)
    write(place / "tokens/lint-baseline.json", {"known": [
        {"rule": "near-duplicate", "reason": "Chance.", "findings": [f"g0.t{index} near g0.t{index + 1}" for index in range(n)]}]})


def drift(place, n):
    tokens(place, n, "old")
    tokens(place, n)
    write(place / "drift.json", {"allowed": []})


def fonts(place, n):
    """Files of fonts, each with a text style that needs it."""
    styles = {}
    for index in range(n):
        family = f"Font {index}".encode("utf-16-be")
        name = struct.pack(">HHH", 0, 1, 18) + struct.pack(">HHHHHH", 0, 3, 0, 1, len(family), 0) + family
        head = b"\0\1\0\0" + struct.pack(">HHHH", 1, 0, 0, 0) + b"name" + struct.pack(">LLL", 0, 28, len(name))
        (place / "fonts").mkdir(parents=True, exist_ok=True)
        (place / f"fonts/{index}.ttf").write_bytes(head + name)
        styles[f"s{index}"] = {"$value": {"fontFamily": f"Font {index}", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
                                          "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}
    write(place / "tokens/a.tokens.json", {"text": {"$type": "typography", **styles}})
    write(place / "tokens/tokenc.json", {"fonts": {"files": ["../fonts"]}})


def patterns(place, n):
    few(place, n, hidden=[f"g0.t{index % 90}" for index in range(n)])


def inherited(place, n):
    """Names that `tokenc.json` remembers, one for each token."""
    tokens(place, n, configuration={"formerNames": {f"g{index // 1000}.was{index}": f"g{index // 1000}.t{index}" for index in range(n)}})


def files(place, n):
    for index in range(n):
        write(place / f"tokens/f{index}.tokens.json", {f"g{index % 50}": {"$type": "color", f"t{index}": {"$value": color(index)}}})


def specs(place, n):
    few(place, n)
    for index in range(n):
        shutil.copy(place / "tokens/Tag.component.json", place / f"tokens/Tag{index}.component.json")


def foreign(make):
    return lambda place, n: write(place / "in.json", make(n))


def flat(key, type_key):
    return lambda n: {f"g{group}": {f"t{index}": {key: "#%06x" % index, type_key: "color"} for index in range(group, n, 200)} for group in range(200)}


def grouped(n):
    """Groups of four tokens that keep something of their own."""
    return {"core": {f"g{group}": {"$extensions": {"acme": {"x": group, "y": group}},
                                   **{f"t{index}": {"$value": "#%06x" % (4 * group + index), "$type": "color"} for index in range(4)}}
                     for group in range(n // 4)}}


def spectrum(n):
    return {f"gray-{index}": {"$schema": "https://opensource.adobe.com/spectrum-tokens/schemas/token-types/color.json",
                              "value": "rgb(%d, %d, %d)" % (index % 256, index // 256 % 256, 0), "uuid": f"{index:08x}-0000-4000-8000-000000000000"}
            for index in range(n)}


def figma(n):
    variables = {f"V:{index}": {"id": f"V:{index}", "name": f"color/t{index}", "resolvedType": "COLOR", "variableCollectionId": "C:1", "scopes": [],
                                "valuesByMode": {"1:0": {"r": index % 256 / 255, "g": index // 256 % 256 / 255, "b": 0, "a": 1}}} for index in range(n)}
    collection = {"id": "C:1", "name": "Color", "modes": [{"modeId": "1:0", "name": "Light"}], "defaultModeId": "1:0", "variableIds": list(variables)}
    return {"meta": {"variables": variables, "variableCollections": {"C:1": collection}}}


def alfa(n):
    return {f"{scheme}_t_{index}": {"hex": "#%06x" % index, "rgba": "rgba(%d, %d, %d, 1)" % (index >> 16, index >> 8 & 255, index & 255)}
            for index in range(n // 2) for scheme in ("light", "dark")}


def theo(n):
    return {"aliases": {f"a{index}": "#%06x" % index for index in range(n // 2)},
            "props": {f"P_{index}": {"value": "{!a%d}" % (index // 2), "type": "color", "category": "text-color"} for index in range(n // 2 * 2)}}


def constants(place, n):
    """Half of them by a function of the file, half names of others."""
    lines = [f"  static let c{index} = " + (f"pair(0x{index:06x}, 0x{index // 2:06x})" if index % 2 else f"Color(hex: 0x{index:06x})" if index < 2 else f"c{index - 1}")
             for index in range(n)]
    text = "enum Design {\n" + "\n".join(lines) + "\n  static func pair(_ a: Int, _ b: Int) -> UIColor {\n    UIColor { $0.userInterfaceStyle == .dark ? " \
        "UIColor(hex: b) : UIColor(hex: a) }\n  }\n}\n"
    (place / "in.swift").write_text(text)


def catalog(place, n):
    for index in range(n):
        parts = {"red": "0x%02X" % (index % 256), "green": "0x%02X" % (index // 256 % 256), "blue": "0x00", "alpha": "1.000"}
        write(place / f"in/A.xcassets/G{index % 50}/c{index}.colorset/Contents.json",
              {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": parts}}]})


# What is read, how it is made, the command, and the part of the largest number that is enough of what is large itself.
READERS = {
    "tokens": (tokens, ["tokens", "--output", "out", "--quiet"], 1),
    "tokens, resolved": (tokens, ["resolve", "tokens"], 1),
    "tokens, linted": (tokens, ["lint", "tokens", "--quiet", "--fail-on", "never"], 1),
    "tokens, drawn": (tokens, ["preview", "tokens", "--output", "page.html"], 1),
    "token files": (files, ["resolve", "tokens"], 50),
    "names": (tokens, ["find", "g0.t99", "tokens"], 1),
    "a value": (tokens, ["find", "#808080", "tokens"], 1),
    "Swift of Code Connect": (swift, ["diff", "old", "tokens", "--code-connect", "App"], 1),
    "what agents read": (tokens, ["agents", "tokens", "--output", "kit"], 1),
    "what agents ask": (tokens, ["mcp", "tokens"], 1),
    "names of a schema": (tokens, ["schema", "tokens"], 1),
    "two versions": (versions, ["diff", "old", "tokens", "--format", "json"], 1),
    "a map": (mapped, ["diff", "old", "tokens", "--map", "map.json", "--format", "json"], 1),
    "renames": (adopted, ["rename", "tokens", "g0.**=h0.**", "--sources", "App", "--screens", "sent"], 10),
    "what is retired": (adopted, ["retire", "tokens", "g0.t0", "--remove", "--sources", "App", "--screens", "sent"], 1),
    "a map of a migration": (mapped, ["migrate", "old", "tokens", "--map", "map.json"], 1),
    "successors": (adopted, ["adopt", "tokens", "--sources", "App", "--screens", "sent"], 1),
    "allowed differences": (drift, ["diff", "old", "tokens", "--allowed", "drift.json"], 1),
    "a contract": (contract, ["contract", "tokens"], 1),
    "a contract of today's names": (recorded, ["contract", "tokens"], 1),
    "a contract and a document": (contract, ["validate", "tokens", "sent/a.json", "--app", RELEASE, "--quiet", "--fail-on", "never"], 1),
    "a pack": (versions, ["pack", "tokens", "--serial", "1", "--since", "old"], 20),
    "documents of a pack": (objects, ["pack", "tokens", "--serial", "1", "--since", "old", "--screens", "sent"], 1),
    "Swift": (swift, ["uses", "tokens", "--sources", "App"], 1),
    "literals in Swift": (literals, ["lint", "tokens", "--sources", "App"], 1),
    "Swift of a migration": (swift, ["migrate", "old", "tokens", "--sources", "App"], 1),
    "JSON": (objects, ["validate", "tokens", "sent/a.json", "--quiet", "--fail-on", "never"], 1),
    "JSON of a census": (lines, ["uses", "tokens", "--screens", "sent/a.ndjson"], 1),
    "JSON of a migration": (lines, ["migrate", "old", "tokens", "--screens", "sent/a.ndjson"], 1),
    "documents of a page": (screens, ["preview", "tokens", "--screens", "sent", "--output", "page.html"], 50),
    "documents of a rehearsal": (screens, ["diff", "old", "tokens", "--screens", "sent", "--format", "json"], 50),
    "a baseline": (baseline, ["lint", "tokens", "--quiet", "--fail-on", "never"], 1),
    "fonts": (fonts, ["tokens", "--output", "out", "--quiet"], 50),
    "former names": (inherited, ["resolve", "tokens"], 1),
    "patterns": (patterns, ["tokens", "--output", "out", "--quiet"], 10),
    "specs": (specs, ["tokens", "--output", "out", "--quiet"], 400),
    "style-dictionary": (foreign(flat("value", "type")), ["import", "style-dictionary", "in.json", "--output", "in"], 1),
    "tokens-studio": (foreign(lambda n: {"core": flat("value", "type")(n)}), ["import", "tokens-studio", "in.json", "--output", "in"], 1),
    "dtcg-draft": (foreign(grouped), ["import", "dtcg-draft", "in.json", "--output", "in"], 1),
    "spectrum": (foreign(spectrum), ["import", "spectrum", "in.json", "--output", "in", "--allow-partial"], 1),
    "figma": (foreign(figma), ["import", "figma", "in.json", "--output", "in"], 1),
    "alfa": (foreign(alfa), ["import", "alfa", "in.json", "--output", "in", "--allow-partial"], 1),
    "theo": (foreign(theo), ["import", "theo", "in.json", "--output", "in"], 1),
    "values": (foreign(lambda n: {f"g{group}": {f"t{index}": "#%06x" % index for index in range(group, n, 200)} for group in range(200)}),
               ["import", "values", "in.json", "--output", "in"], 1),
    "constants of Swift": (constants, ["import", "apple", "in.swift", "--output", "in"], 10),
    "asset catalogs": (catalog, ["import", "apple", "in", "--output", "tokens"], 50),
}


# MARK: Dimensions: each reads as much of one kind as a command takes. Pairs of a command and a dimension are readers, too.

COLOR = {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}
FONT = {"fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}
STACK = {"id": "root", "type": "Stack"}


def pixels(number):
    return {"value": number, "unit": "px"}


def families(n, value, kind="color"):
    """n tokens in families of a thousand, each by its index."""
    document = {}
    for index in range(n):
        document.setdefault(f"g{index // 1000}", {"$type": kind})[f"t{index}"] = value(index)
    return document


def nested(n, inner):
    for index in reversed(range(n)):
        inner = {f"n{index}": inner}
    return inner


def lists(n, inner):
    for _ in range(n):
        inner = [inner]
    return inner


def before(index):
    """One of the first twenty, so that sums double twenty times and then stay."""
    return (index - 1) % 20


# Token files by what there is much of.
TOKEN_SHAPES = {
    "chained aliases": lambda n: {"color": {
        "$type": "color", "t0": {"$value": COLOR}, **{f"t{i}": {"$value": "{color.t%d}" % (i - 1)} for i in range(1, min(n, 900))}}},
    "aliases of one token": lambda n: families(n, lambda i: {"$value": "{g0.t0}" if i else COLOR}),
    "aliases of nothing": lambda n: families(n, lambda i: {"$value": "{g0.none%d}" % i}),
    "near colors": lambda n: families(n, lambda i: {"$value": {"colorSpace": "srgb", "components": [0.5 + i % 100 * 1e-5, 0.5, 0.5 + i // 100 * 1e-5]}}),
    "equal colors": lambda n: families(n, lambda i: {"$value": COLOR}),
    "stops of a gradient": lambda n: {"g": {"$type": "gradient", "a": {"$value": [{"color": COLOR, "position": i / n} for i in range(n)]}}},
    "layers of a shadow": lambda n: {"s": {"$type": "shadow", "a": {"$value": [
        {"color": COLOR, "offsetX": pixels(i), "offsetY": pixels(0), "blur": pixels(1), "spread": pixels(0)} for i in range(n)]}}},
    "a list of fonts": lambda n: {"text": {"$type": "typography", "a": {"$value": {**FONT, "fontFamily": [f"Font {i}" for i in range(n)]}}}},
    "lists of fonts": lambda n: families(n, lambda i: {"$value": {**FONT, "fontFamily": ["Inter", f"Font {i % 100}", "sans-serif"]}}, "typography"),
    "groups within groups": lambda n: nested(min(n, 400), {"$type": "color", "a": {"$value": COLOR}}),
    "groups": lambda n: {f"g{i}": {f"h{j}": {"$type": "color", "a": {"$value": color(j)}} for j in range(i, n, 100)} for i in range(min(100, n))},
    "former names": lambda n: {"color": {"$type": "color", "a": {
        "$value": COLOR, "$extensions": {"tokenc": {"formerNames": [f"x{i}" for i in range(n)]}}}}},
    "descriptions": lambda n: families(n // 10, lambda i: {"$value": COLOR, "$description": "a description that says something " * 3}),
    "a description": lambda n: {"color": {"$type": "color", "a": {"$value": COLOR, "$description": "word " * n}}},
    "marks on a letter": lambda n: {"color": {"$type": "color", "a" + "\u0301\u0323" * n: {"$value": COLOR}}},
    "unknown types": lambda n: families(n, lambda i: {"$value": 1, "$type": f"kind{i}"}),
    "extensions": lambda n: families(n // 10, lambda i: {"$value": COLOR, "$extensions": {f"acme{j}": i for j in range(10)}}),
}
TOKEN_COMMANDS = {
    "compiled": ["tokens", "--output", "out", "--quiet"],
    "resolved": ["resolve", "tokens"],
    "linted": ["lint", "tokens", "--quiet", "--fail-on", "never"],
    "searched": ["find", "#336699", "tokens"],
    "drawn": ["preview", "tokens", "--output", "page.html"],
    "as a schema": ["schema", "tokens"],
    "compared": ["diff", "tokens", "tokens", "--format", "json"],
}
DOCUMENT_SHAPES = {
    "unknown types": lambda n: [{"type": f"K{i}"} for i in range(n)],
    "unknown members": lambda n: {"type": "Tag", "title": "a", **{f"m{i}": 1 for i in range(n)}},
    "unknown tokens": lambda n: [{"type": "Tag", "title": "a", "color": f"none{i}"} for i in range(n)],
    "missing members": lambda n: [{"type": "Tag"} for i in range(n)],
    "texts": lambda n: {"type": "Tag", "title": "word " * n},
    "lists within lists": lambda n: lists(min(n, 400), {"type": "Tag", "title": "a"}),
    "marks on a letter": lambda n: {"type": "Tag", "title": "a", "a" + "\u0301\u0323" * n: 1},
    "numbers": lambda n: {"type": "Tag", "title": list(range(n))},
}
DOCUMENT_COMMANDS = {
    "validated": ["validate", "tokens", "s.json", "--quiet", "--fail-on", "never"],
    "counted": ["uses", "tokens", "--screens", "s.json"],
}
PIECE_SHAPES = {
    "references to nothing": lambda n: {"components": [{**STACK, "children": [f"c{i}" for i in range(n)]}], "data": {}},
    "bindings to nothing": lambda n: {"components": [{**STACK, "children": [f"c{i}" for i in range(n)]}] + [
        {"id": f"c{i}", "type": "Icon", "icon": {"path": "/x"}} for i in range(n)], "data": {}},
    "bindings to wide data": lambda n: {"components": [{**STACK, "children": [f"c{i}" for i in range(n)]}] + [
        {"id": f"c{i}", "type": "Icon", "icon": {"path": f"/k{n - 1}"}} for i in range(n)], "data": {f"k{i}": "x" for i in range(n)}},
    "components of one ID": lambda n: {"components": [{**STACK, "children": []}] + [{"id": "c", "type": "Icon"}] * n, "data": {}},
    "repeated components": lambda n: {"components": [{**STACK, "children": {"componentId": "c", "path": "/l"}}, {"id": "c", "type": "Icon"}],
                                      "data": {"l": [1] * n}},
}
def aliases_in_modes(n):
    """A variable with as many modes, and one that is its alias in each of them."""
    modes = [{"modeId": f"1:{i}", "name": f"m{i}"} for i in range(n)]

    def variable(name, value):
        return {"id": name, "name": f"color/{name}", "resolvedType": "COLOR", "variableCollectionId": "C:1", "scopes": [],
                "valuesByMode": {mode["modeId"]: value(i) for i, mode in enumerate(modes)}}
    return {"meta": {"variables": {
        "V:1": variable("V:1", lambda i: {"r": i % 251 / 250, "g": 0, "b": 0, "a": 1}),
        "V:2": variable("V:2", lambda i: {"type": "VARIABLE_ALIAS", "id": "V:1"})},
        "variableCollections": {"C:1": {"id": "C:1", "name": "c", "defaultModeId": "1:0", "variableIds": ["V:1", "V:2"], "modes": modes}}}}


# Of other tools: the dialect, and a file. Sets and modes are as many files, so there are fewer.
FOREIGN_SHAPES = {
    "sums of tokens-studio": ("tokens-studio", lambda n: {"core": {"a0": {"value": "1", "type": "sizing"}, **{
        f"a{i}": {"value": "{a%d} + {a%d}" % (before(i), before(i)), "type": "sizing"} for i in range(1, n)}}}),
    "themes of tokens-studio": ("tokens-studio", lambda n: {
        "core": {"a": {"value": "#ff0000", "type": "color"}}, "$metadata": {"tokenSetOrder": ["core"]},
        "$themes": [{"id": str(i), "name": f"n{i}", "group": "g", "selectedTokenSets": {"core": "enabled"}} for i in range(max(1, n // 20))]}),
    "sets of tokens-studio": ("tokens-studio", lambda n: {
        **{f"s{i}": {f"b{i}": {"value": "#%06x" % i, "type": "color"}} for i in range(max(1, n // 20))},
        "$metadata": {"tokenSetOrder": [f"s{i}" for i in range(max(1, n // 20))]}}),
    "chained dtcg-draft": ("dtcg-draft", lambda n: {"a0": {"$value": "1px", "$type": "dimension"}, **{
        f"a{i}": {"$value": "{a%d}" % (i - 1), "$type": "dimension"} for i in range(1, n)}}),
    "sums of style-dictionary": ("style-dictionary", lambda n: {"size": {"a0": {"value": "1px"}, **{
        f"a{i}": {"value": "{size.a%d.value} + {size.a%d.value}" % (before(i), before(i))} for i in range(1, n)}}}),
    "aliases in modes of figma": ("figma", lambda n: aliases_in_modes(max(1, n // 40))),
    "modes of dtcg-draft": ("dtcg-draft", lambda n: {"c": {"$type": "color", "$value": "#fff", "$extensions": {
        "mode": {f"m{i}": "#%06x" % i for i in range(n)}}}}),
    "text styles of sums": ("tokens-studio", lambda n: {"core": {
        "s0": {"type": "sizing", "value": "1"}, **{f"s{i}": {"type": "sizing", "value": "{s%d} + {s%d}" % (i - 1, i - 1)} for i in range(1, 30)},
        **{f"a{i}": {"type": "typography", "value": {"fontFamily": "x", "fontSize": "{s%d}" % (i % 30), "lineHeight": "{s%d} * 2" % (i % 30),
                                                     "fontWeight": "400"}} for i in range(n // 10)}}}),
    "modes of figma": ("figma", lambda n: {"meta": {
        "variables": {"V:1": {"id": "V:1", "name": "color/a", "resolvedType": "COLOR", "variableCollectionId": "C:1", "scopes": [],
                              "valuesByMode": {f"1:{i}": {"r": i % 251 / 250, "g": 0, "b": 0, "a": 1} for i in range(max(1, n // 20))}}},
        "variableCollections": {"C:1": {"id": "C:1", "name": "c", "defaultModeId": "1:0", "variableIds": ["V:1"],
                                        "modes": [{"modeId": f"1:{i}", "name": f"m{i}"} for i in range(max(1, n // 20))]}}}}),
}
PUBLISHED_SHAPES = {
    "properties that double": lambda n: "".join(f"--size-a{i}: var(--size-a{before(i)}) var(--size-a{before(i)});" for i in range(1, n)),
    "sums that double": lambda n: "".join(f"--size-a{i}: calc(var(--size-a{before(i)}) + var(--size-a{before(i)}));" for i in range(1, n)),
    "properties in place of others": lambda n: "--size-a0: " + "".join(f"var(--x{i}, " for i in range(n)) + "1px" + ")" * n + ";",
    "words of a property": lambda n: "--size-a0: " + "var(--size-a1) " * n + ";",
}
SWIFT_SHAPES = {
    "chained members": lambda n: "let a = x" + ".t1" * n + "\n",
    "ternaries": lambda n: "let x = " + "a ? .ink : " * n + ".ink\n",
    "parentheses": lambda n: "let x = " + "(" * n + "1" + ")" * n + "\n",
    "functions": lambda n: "".join(f"func f{i}(_ a: G0Token) {{ f{i}(.t1) }}\n" for i in range(n)),
    "closures": lambda n: "let x = " + "{ " * min(n, 500) + "theme[.t1]" + " }" * min(n, 500) + "\n",
    "texts": lambda n: "let x = [" + '"t1", ' * n + "]\n",
    "comments": lambda n: "/* " * min(n, 500) + "a" + " */" * min(n, 500) + "\n" + "// a\n" * n,
    "types within types": lambda n: "let a: " + "A<" * n + "B" + ">" * n + " = .t1\n",
    "lists within lists": lambda n: "let a: " + "[" * n + "B" + "]" * n + " = .t1\n",
    "cases of a switch": lambda n: "func f(_ x: G0Token) {\n switch x {\n" + "".join(f" case .t{i % 90}: g(.t{i % 90})\n" for i in range(n)) + " }\n}\n",
    "types with one method": lambda n: "".join(f"struct S{i} {{ func f(_ a: G0Token) {{ S{i}().f(.t1) }} }}\n" for i in range(n)),
    "members of a dictionary": lambda n: "let a: [String: G0Token] = [" + ", ".join(f'"k{i}": .t1' for i in range(n)) + "]\n",
    "closures of a call": lambda n: "f(" + ", ".join("{ .t1 }" for _ in range(n)) + ")\n",
    "variables of a line": lambda n: "let a = b = " * n + "1\n",
    "types of one last name": lambda n: "".join(
        f"enum N{i} {{ struct Row {{ init(a: G0Token) {{}} }}; static func f() -> [Row] {{ [Row(a: .t1)] }} }}\n" for i in range(n)),
    "variables of types of one last name": lambda n: "".join(
        f"enum N{i} {{ struct Row {{ var a: G0Token }} }}\nfunc f{i}(_ x: N{i}.Row) {{ x.a = .t1 }}\n" for i in range(n)),
    "types of one last name that nothing leads to": lambda n: "".join(
        f"enum N{i} {{ struct Row {{ var a: G0Token }} }}\nfunc f{i}(_ x: Row) {{ x.a = .t1 }}\n" for i in range(n)),
    "types of a generated name": lambda n: "".join(f"enum N{i} {{ enum G0Token {{ case t1 }}; let a: G0Token = .t1 }}\n" for i in range(n)),
    "aliases of one name": lambda n: "".join(f"enum N{i} {{ typealias A = G0Token; let a: A = .t1 }}\n" for i in range(n)),
}
# Constants that other code computes, in one expression.
CONSTANT_SHAPES = {
    "a sum": lambda n: "1 + " * n + "1",
    "members": lambda n: "x" + ".b" * n,
    "calls": lambda n: "x" + ".f(1)" * n,
    "a key path": lambda n: "\\.a" + ".b" * n,
    "signs": lambda n: "! " * n + "x",
    "sums within sums": lambda n: "(1 + " * n + "1" + ")" * n,
}
CONFIGURATION_SHAPES = {
    "hidden patterns": lambda n: {"hidden": [f"g0.x{i}.**" for i in range(n)]},
    "renaming patterns": lambda n: {"rename": {f"g0.x{i}.**": f"g0.y{i}.**" for i in range(n)}},
    "patterns of enums": lambda n: {"enums": {f"g0.x{i}.**": f"E{i}Token" for i in range(n)}},
    "patterns of types": lambda n: {"types": {f"g0.x{i}.**": "number" for i in range(n)}},
    "patterns of former names": lambda n: {"formerNames": {f"g0.x{i}.**": f"g0.y{i}.**" for i in range(n)}},
    "contrast pairs": lambda n: {"contrast": {"pairs": [{"foreground": f"g0.t{i % 90}", "background": "g0.t0", "minimum": 1} for i in range(n)]}},
}


def shaped(make):
    return lambda place, n: write(place / "tokens/a.tokens.json", make(n))


def sent(make):
    def prepare(place, n):
        few(place, n)
        write(place / "s.json", make(n))
    return prepare


def pieces(make):
    def prepare(place, n):
        few(place, n, server={"resolve": {"components": {"at": "/components"}, "data": {"at": "/data"}, "binding": "path",
                                          "repeat": {"component": "componentId", "path": "path"}}})
        write(place / "tokens/Stack.component.json", {"content": {"children": {"type": "list", "of": {"type": "element"}, "lenient": True}}})
        write(place / "tokens/Icon.component.json", {"content": {"icon": {"type": "text", "optional": True}}})
        write(place / "s.json", make(n))
    return prepare


def published(make):
    def prepare(place, n):
        write(place / "in.json", {"size": {f"a{i}": {"value": "1px"} for i in range(min(n, 1000))}})
        write(place / "p.css", ":root { --size-a0: 1px; " + make(n) + " }")
    return prepare


def source(make):
    def prepare(place, n):
        few(place, n)
        write(place / "App/a.swift", make(n))
    return prepare


def constant(make):
    return lambda place, n: (place / "in.swift").write_text("import UIKit\nenum D {\n  static let a = " + make(n) + "\n}\n")


def configured(make):
    return lambda place, n: few(place, n, **make(n))


def contexts(role):
    def prepare(place, n):
        names = [f"c{index}" for index in range(max(2, n // 100))]
        write(place / "tokens/tokens.resolver.json", {
            "version": "2025.10", "sets": {"base": {"sources": [{"color": {"$type": "color", "a": {"$value": COLOR}}}]}},
            "modifiers": {role: {"default": "c0", "contexts": {
                name: [{"color": {"$type": "color", "a": {"$value": color(index)}}}] for index, name in enumerate(names)}}},
            "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": f"#/modifiers/{role}"}]})
    return prepare


# One component, by what there is much of: members of its spec.
def component(n, **members):
    return {"elements": {"title": {"kind": "label"}}, "appearance": {"title": {"typography": "{text.body}"}}, "variants": {"plain": {}},
            "content": {"title": {"type": "text"}}, "arrangement": {"column": ["title"]}, **members}


COMPONENT_SHAPES = {
    "variants": lambda n: component(n, variants={f"v{i}": {"appearance": {"title": {"textColor": "{tag.ink}"}}} for i in range(n)}),
    "elements": lambda n: component(n, elements={f"e{i}": {"kind": "label"} for i in range(n)}, arrangement={"column": [f"e{i}" for i in range(n)]},
                                    looks={f"e{i}": {"typography": "{text.body}"} for i in range(n)}),
    "fields": lambda n: component(n, content={"title": {"type": "text"}, **{f"f{i}": {"type": "text", "optional": True} for i in range(n)}}),
    "fields of one key": lambda n: component(n, content={"title": {"type": "text"}, **{
        f"f{i}": {"type": "text", "optional": True, "key": "title"} for i in range(n)}}),
    "cases": lambda n: component(n, enums={"Size": {"cases": [f"c{i}" for i in range(n)]}},
                                 content={"title": {"type": "text"}, "size": {"type": "Size", "optional": True}}),
    "enums": lambda n: component(n, enums={f"Size{i}": {"cases": ["small", "large"]} for i in range(n)}),
    "lengths": lambda n: component(n, layout={f"l{i}": 4 for i in range(n)}),
    "former names of a spec": lambda n: component(n, formerNames=[f"Old{i}" for i in range(n)]),
    "unknown members of a spec": lambda n: component(n, **{f"x{i}": 1 for i in range(n)}),
    "unknown elements of looks": lambda n: component(n, looks={f"x{i}": {"typography": "{text.body}"} for i in range(n)}),
    "items of an arrangement": lambda n: component(n, arrangement={"column": ["title"] * n}),
    "items within items": lambda n: component(n, arrangement=nested_items(min(n, 200))),
    "words of templates": lambda n: component(n, content={"title": {"type": "text"}}, arrangement={"column": [
        {"element": "title", "shows": "{content.title} " * n}]}),
}


def nested_items(n):
    item = "title"
    for _ in range(n):
        item = {"column": [item]}
    return item


def spec(make):
    def prepare(place, n):
        few(place, n)
        write(place / "tokens/Tag.component.json", make(n))
        write(place / "s.json", {"type": "Tag", "title": "a", **{f"f{i}": "a" for i in range(n)}})
    return prepare


COMPONENT_COMMANDS = {
    "compiled": TOKEN_COMMANDS["compiled"],
    "as a schema": TOKEN_COMMANDS["as a schema"],
    "drawn": TOKEN_COMMANDS["drawn"],
    "compared": TOKEN_COMMANDS["compared"],
    "linted": TOKEN_COMMANDS["linted"],
    "validated": DOCUMENT_COMMANDS["validated"],
}


# Specs that refer to one another, and many documents, by what there is much of: files by their paths.
def specs_of(make):
    def prepare(place, n):
        few(place, n)
        for name, document in make(n).items():
            write(place / name, document)
        write(place / "s.json", {"type": "C0", "f": "a"})
    return prepare


def text_spec(**content):
    return {"content": {"f": {"type": "text", "optional": True}, **content}}


SPEC_SHAPES = {
    "specs that hold the next": lambda n: {f"tokens/C{i}.component.json": text_spec(
        **({"g": {"type": "component", "component": f"C{i + 1}", "optional": True}} if i < n - 1 else {})) for i in range(n)},
    "specs that include the next": lambda n: {f"tokens/C{i}.component.json": {
        **text_spec(**{f"f{i}": {"type": "text", "optional": True}}), **({"includes": [f"C{i + 1}"]} if i < n - 1 else {})} for i in range(n)},
    "specs with an element that is the next": lambda n: {f"tokens/C{i}.component.json": {
        "elements": {"e": {"component": f"C{i + 1}"} if i < n - 1 else {"kind": "label"}}, "variants": {"plain": {}},
        "appearance": {"e": {"variant": "plain"} if i < n - 1 else {"textColor": "{tag.ink}", "typography": "{text.body}"}}} for i in range(n)},
    "specs that hold one": lambda n: {f"tokens/C{i}.component.json": text_spec(
        **({"g": {"type": "component", "component": "C0", "optional": True}} if i else {})) for i in range(n)},
    "specs that hold the next twice": lambda n: {f"tokens/C{i}.component.json": text_spec(
        **({f"{name}{i}": {"type": "component", "component": f"C{i + 1}", "optional": True} for name in "gh"} if i < n - 1 else {})) for i in range(n)},
    "a spec that holds all": lambda n: {
        **{f"tokens/C{i}.component.json": text_spec() for i in range(n)},
        "tokens/All.component.json": text_spec(**{f"g{i}": {"type": "component", "component": f"C{i}", "optional": True} for i in range(n)})},
    "specs of one former name": lambda n: {f"tokens/C{i}.component.json": {**text_spec(), "formerNames": ["Old"]} for i in range(n)},
}


# Two versions, or tokens with files beside them, by what differs.
def sides(make):
    def prepare(place, n):
        for name, document in make(n).items():
            write(place / name, document)
    return prepare


def two(old, new, **others):
    return {"old/a.tokens.json": old, "tokens/a.tokens.json": new, **others}


def colors(names):
    return {"color": {"$type": "color", **{name: {"$value": color(i * 7919)} for i, name in enumerate(names)}}}


def described(names, text):
    return {"color": {"$type": "color", **{name: {"$value": color(i * 7919 + len(name)), "$description": text(i)} for i, name in enumerate(names)}}}


def letters(number):
    return "".join(chr(97 + number // 26 ** place % 26) for place in range(5))


def branded(n, name):
    return {"version": "2025.10", "sets": {"base": {"sources": [{"color": {"$type": "color", "a": {"$value": COLOR}}}]}},
            "modifiers": {"brand": {"default": f"{name}0", "contexts": {
                f"{name}{i}": [{"color": {"$type": "color", "a": {"$value": color(i)}}}] for i in range(max(2, n // 20))}}},
            "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}


VERSION_SHAPES = {
    "all renamed": lambda n: two(colors(f"a{i}" for i in range(n)), colors(f"b{i}" for i in range(n))),
    "all renamed and recolored": lambda n: two(colors(f"a{i}" for i in range(n)), colors(f"b{i + 100}" for i in range(n))),
    "all renumbered": lambda n: two(colors(f"a{i}" for i in range(n)), colors(f"a{i + n}" for i in range(n))),
    "all in other groups": lambda n: two({"color": {"$type": "color", **{f"a{i}": {"x": {"$value": color(i)}} for i in range(n)}}},
                                         {"color": {"$type": "color", **{f"a{i + n}": {"x": {"$value": color(i)}} for i in range(n)}}}),
    "all of one value": lambda n: two(families(n, lambda i: {"$value": COLOR}), {f"h{k}": v for k, v in families(n, lambda i: {"$value": COLOR}).items()}),
    "all respelled": lambda n: two(described([f"x{letters(i)}" for i in range(n)], lambda i: "one"), described([f"y{letters(i)}" for i in range(n)], lambda i: "one")),
    "all gone": lambda n: two(colors(f"a{i}" for i in range(n)), colors(["z"])),
    "all new": lambda n: two(colors(["z"]), colors(f"a{i}" for i in range(n))),
    "all of other types": lambda n: two(families(n, lambda i: {"$value": COLOR}), families(n, lambda i: {"$value": pixels(i)}, "dimension")),
    "all deprecated": lambda n: two(families(n, lambda i: {"$value": color(i)}), families(n, lambda i: {"$value": color(i), "$deprecated": "use another"})),
    "all hidden": lambda n: two(families(n, lambda i: {"$value": color(i)}), families(n, lambda i: {"$value": color(i)}),
                                **{"tokens/tokenc.json": {"hidden": ["**"]}}),
    "all taken over by one": lambda n: two(families(n, lambda i: {"$value": color(i)}), families(n, lambda i: {"$value": COLOR})),
    "all aliases now": lambda n: two(families(n, lambda i: {"$value": color(i)}), families(n, lambda i: {"$value": "{g0.t0}" if i else COLOR})),
    "a name of many words": lambda n: two(colors(["a1" * n]), colors(["b1" + "a1" * (n - 1)])),
    "a long word": lambda n: two(colors(["a" * n]), colors(["b" + "a" * (n - 1)])),
}
VERSION_COMMANDS = {
    "compared": ["diff", "old", "tokens", "--format", "json"],
    "migrated": ["migrate", "old", "tokens"],
    "packed": ["pack", "tokens", "--serial", "1", "--since", "old"],
}
BRAND_SHAPES = {
    "brands": lambda n: {f"{side}/tokens.resolver.json": branded(n, "b") for side in ("old", "tokens")},
    "brands of other names": lambda n: {"old/tokens.resolver.json": branded(n, "a"), "tokens/tokens.resolver.json": branded(n, "b")},
}


def modifiers(n):
    return {"version": "2025.10", "sets": {"base": {"sources": [{"color": {"$type": "color", "a": {"$value": COLOR}}}]}},
            "modifiers": {f"m{i}": {"default": "x", "contexts": {"x": [], "y": [{"color": {"$type": "color", f"a{i}": {"$value": COLOR}}}]}} for i in range(n)},
            "resolutionOrder": [{"$ref": "#/sets/base"}, *({"$ref": f"#/modifiers/m{i}"} for i in range(n))]}


# The part of the largest number that is enough for a pair.
PART = 10
# Files beside the tokens that name many of them.
BESIDE_SHAPES = {
    "sets of a resolver": (lambda n: {"tokens/a.tokens.json": colors("abc"), "tokens/tokens.resolver.json": {
        "version": "2025.10", "sets": {f"s{i}": {"sources": [{"$ref": "a.tokens.json"}]} for i in range(n)},
        "resolutionOrder": [{"$ref": f"#/sets/s{i}"} for i in range(n)]}}, TOKEN_COMMANDS["compiled"], 20),
    "unknown sets of a resolver": (lambda n: {"tokens/a.tokens.json": colors("abc"), "tokens/tokens.resolver.json": {
        "version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.tokens.json"}]}},
        "resolutionOrder": [{"$ref": f"#/sets/x{i}"} for i in range(n)]}}, TOKEN_COMMANDS["compiled"], PART),
    "sources of a set": (lambda n: {"tokens/a.tokens.json": colors("abc"), "tokens/tokens.resolver.json": {
        "version": "2025.10", "sets": {"s": {"sources": [colors([f"t{i}"]) for i in range(n)]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}},
        TOKEN_COMMANDS["compiled"], PART),
    "modifiers": (lambda n: {"tokens/tokens.resolver.json": modifiers(n)}, TOKEN_COMMANDS["compiled"], 400),
    "modifiers of brands": (lambda n: {"tokens/tokens.resolver.json": modifiers(n), "tokens/tokenc.json": {
        "modifiers": {f"m{i}": "brand" for i in range(n)}}}, TOKEN_COMMANDS["compiled"], 400),
    "modes of a token": (lambda n: {"tokens/a.tokens.json": {"color": {"$type": "color", "a": {
        "$value": COLOR, "$extensions": {"mode": {f"m{i}": COLOR for i in range(n)}}}}}}, TOKEN_COMMANDS["compiled"], PART),
    "a chain of replacements": (lambda n: {
        "tokens/a.tokens.json": {"color": {"$type": "color", **{f"t{i}": {"$value": color(i), "$deprecated": True} for i in range(n)}, f"t{n}": {"$value": COLOR}}},
        "tokens/replacements.json": {f"color.t{i}": f"color.t{i + 1}" for i in range(n)}, "App/a.swift": "".join(f"let a{i} = theme[.t{i}]\n" for i in range(n))},
        ["adopt", "tokens", "--sources", "App"], PART),
    "replacements by one": (lambda n: {
        "tokens/a.tokens.json": {"color": {"$type": "color", **{f"t{i}": {"$value": color(i), "$deprecated": True} for i in range(n)}, "z": {"$value": COLOR}}},
        "tokens/replacements.json": {f"color.t{i}": "color.z" for i in range(n)}, "App/a.swift": "".join(f"let a{i} = theme[.t{i}]\n" for i in range(n))},
        ["adopt", "tokens", "--sources", "App"], PART),
    "replacements of nothing": (lambda n: {"tokens/a.tokens.json": colors("abc"), "tokens/replacements.json": {f"color.x{i}": "color.a" for i in range(n)}},
                                TOKEN_COMMANDS["compiled"], PART),
    "lost names": (lambda n: {"tokens/a.tokens.json": colors(f"x{i}" for i in range(n)), "tokens/contract.json": {
        "releases": [RELEASE], "names": {"color": {f"gone{i}": {"introduced": RELEASE} for i in range(n)}}}}, ["contract", "tokens"], PART),
    "releases": (lambda n: {"tokens/a.tokens.json": colors("abc"), "tokens/contract.json": {
        "releases": [f"1.{i}.0" for i in range(n)], "names": {"color": {"a": {"introduced": "1.0.0"}}}}}, ["contract", "tokens"], PART),
    "families of a contract": (lambda n: {"tokens/a.tokens.json": colors("abc"), "tokens/contract.json": {
        "releases": [RELEASE], "names": {f"g{i}": {"a": {"introduced": RELEASE}} for i in range(n)}}}, ["contract", "tokens"], PART),
    "findings that are known": (lambda n: {"tokens/a.tokens.json": colors(f"x{i}" for i in range(n)), "tokens/lint-baseline.json": {"known": [
        {"rule": "near-duplicate", "reason": "Chance.", "findings": [f"color.x{i} near color.x{i + 1}"]} for i in range(n)]}},
        TOKEN_COMMANDS["linted"], PART),
    "renamed groups": (lambda n: {"tokens/a.tokens.json": {"color": {"$type": "color", **{f"a{i}": {"x": {"$value": color(i)}} for i in range(n)}}}},
                       ["rename", "tokens", "color.**=paint.**"], PART),
    "retired tokens": (lambda n: {"tokens/a.tokens.json": {"color": {"$type": "color", **{f"a{i}": {"$value": color(i)} for i in range(n)}}}},
                       ["retire", "tokens", "color.**"], PART),
    "contrast pairs of as many tokens": (lambda n: {"tokens/a.tokens.json": colors(f"t{i}" for i in range(n)), "tokens/tokenc.json": {
        "contrast": {"pairs": [{"foreground": f"color.t{i}", "background": "color.t0", "minimum": 1} for i in range(1, n)]}}}, TOKEN_COMMANDS["linted"], PART),
    "tiers of as many tokens": (lambda n: {"tokens/a.tokens.json": colors(f"t{i}" for i in range(n)), "tokens/tokenc.json": {
        "lint": {"tiers": {"component": [f"color.t{i}" for i in range(n)]}}}}, TOKEN_COMMANDS["linted"], PART),
    "duplicates that are searched": (lambda n: {"tokens/a.tokens.json": families(n, lambda i: {"$value": color(i * 7919)})}, ["find", "tokens", "--duplicates"], PART),
    "marks on letters of an import": (lambda n: {"in.json": {"a" + "\u0301\u0323" * n: {"value": "#fff", "type": "color"}}},
                                      ["import", "style-dictionary", "in.json", "--output", "in", "--allow-partial"], PART),
    "marks on letters of names": (lambda n: {"tokens/a.tokens.json": {"color": {"$type": "color", **{
        "a" * (i % 7 + 1) + "\u0301\u0323" * (i % 5) + str(i): {"$value": color(i)} for i in range(n)}}}}, TOKEN_COMMANDS["resolved"], PART),
}

PAIRS = {
    **{f"{shape}, {name}": (shaped(make), command, PART) for shape, make in TOKEN_SHAPES.items() for name, command in TOKEN_COMMANDS.items()},
    **{f"{shape}, {name}": (sent(make), command, PART) for shape, make in DOCUMENT_SHAPES.items() for name, command in DOCUMENT_COMMANDS.items()},
    **{f"{shape}, in pieces": (pieces(make), DOCUMENT_COMMANDS["validated"], PART) for shape, make in PIECE_SHAPES.items()},
    **{shape: (foreign(make), ["import", dialect, "in.json", "--output", "in", "--allow-partial"], PART)
       for shape, (dialect, make) in FOREIGN_SHAPES.items()},
    **{f"{shape}, published": (published(make), ["import", "style-dictionary", "in.json", "--output", "in", "--published", "p.css"], PART)
       for shape, make in PUBLISHED_SHAPES.items()},
    **{f"{shape}, in Swift": (source(make), ["uses", "tokens", "--sources", "App"], PART) for shape, make in SWIFT_SHAPES.items()},
    **{f"{shape}, as a constant": (constant(make), ["import", "apple", "in.swift", "--output", "in", "--allow-partial"], PART)
       for shape, make in CONSTANT_SHAPES.items()},
    **{shape: (configured(make), ["tokens", "--output", "out", "--quiet"], PART) for shape, make in CONFIGURATION_SHAPES.items()},
    **{f"contexts of {role}, {name}": (contexts(role), TOKEN_COMMANDS[name], PART)
       for role in ("scheme", "brand", "size") for name in ("compiled", "resolved", "linted")},
    **{f"{shape}, {name}": (spec(make), command, PART) for shape, make in COMPONENT_SHAPES.items() for name, command in COMPONENT_COMMANDS.items()},
    **{f"{shape}, {name}": (specs_of(make), COMPONENT_COMMANDS[name], 100) for shape, make in SPEC_SHAPES.items()
       for name in ("compiled", "as a schema", "drawn", "compared", "validated")},
    **{f"{shape}, {name}": (sides(make), command, PART) for shape, make in VERSION_SHAPES.items() for name, command in VERSION_COMMANDS.items()},
    **{f"{shape}, compared": (sides(make), VERSION_COMMANDS["compared"], PART) for shape, make in BRAND_SHAPES.items()},
    **{shape: (sides(make), command, part) for shape, (make, command, part) in BESIDE_SHAPES.items()},
}


def seconds(tokenc, place, arguments, refusals=False):
    """Of the processor, in the program alone. With `refusals` exits 64 and 65 are right, too."""
    with open(place / "stderr", "w") as errors:
        process = subprocess.Popen([tokenc, *arguments], cwd=place, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
                                   preexec_fn=lambda: __import__("resource").setrlimit(__import__("resource").RLIMIT_CPU, (PATIENCE, PATIENCE)))
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    # Findings are no failure here, and of a pair a refusal isn't either, which has to come as soon.
    if process.returncode not in ((0, 1, 64, 65) if refusals else (0, 1)):
        return process.returncode, (place / "stderr").read_text(errors="replace")[-600:]
    return usage.ru_utime, None


def exponent(times):
    """By how much time grows from a quarter of the largest number on; nothing where it is too short to say."""
    if len(times) < 3 or times[-1] < LEAST or times[-3] <= 0:
        return ""
    return f"   n^{math.log2(times[-1] / times[-3]) / 2:.2f}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", default="tokenc", type=pathlib.Path)
    parser.add_argument("--largest", type=int, default=200_000)
    parser.add_argument("--reader", action="append")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--list", action="store_true", help="print the names of all readers and pairs")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(READERS | PAIRS))
        return
    tokenc, faults, count = str(arguments.tokenc.resolve()), [], 0
    for number, (name, (prepare, command, part)) in enumerate((READERS | PAIRS).items()):
        if arguments.reader and name not in arguments.reader or arguments.seed is not None and number % 8 != arguments.seed % 8:
            continue
        times, text = [], ""
        for n in (arguments.largest // part // 8 * factor for factor in (1, 2, 4, 8)):
            with tempfile.TemporaryDirectory() as folder:
                place = pathlib.Path(folder)
                prepare(place, n)
                time, text = seconds(tokenc, place, command, name in PAIRS)
                if text is None and times and time >= LEAST and time > LIMIT * times[-1]:
                    shutil.rmtree(place / "out", ignore_errors=True)
                    shutil.rmtree(place / "in", ignore_errors=True)
                    time = min(time, seconds(tokenc, place, command, name in PAIRS)[0])
            if text is not None:
                faults.append(f"{name}, {n}: exit {time}: {text}")
                break
            count += 1
            if times and time >= LEAST and time > LIMIT * max(times[-1], LEAST / LIMIT):
                faults.append(f"{name}, {n}: {time:.1f} s, and {times[-1]:.1f} s for half of it")
            times.append(time)
        print(f"{name:44}" + "".join(f"{time:8.2f}" for time in times) + exponent(times), flush=True)
    for fault in faults:
        print(fault)
    if faults:
        sys.exit(f"{len(faults)} faults in {count} measured")
    print(f"{count} measured, 0 faults")


if __name__ == "__main__":
    main()
