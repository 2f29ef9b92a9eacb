"""Documents that grammar engines draw from 'tokenc schema --for …' are what 'tokenc validate' takes.

Each grammar of the sample specs is compiled by two engines that share no code, llguidance and XGrammar. Each draws half of
the documents, byte by byte, at random; the other engine and jsonschema must take them, and `validate` finds no fault but
those that the profile says it leaves open. What is planted is found: a name, a type and a missing member that specs don't
have, and grammars that allow them. Colors that documents chose are held against their contrast as computed here. The
catalog of A2UI is held against the schemas of A2UI, if they are beside the checkout.

Usage: grammars.py --tokenc PATH [--count N] [--small]
"""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import types

try:
    import jsonschema
    import llguidance
    import numpy
    import tvm_ffi  # noqa: F401  Before the stand-ins, as it asks for the real PyTorch.
except ImportError as error:
    print(f"left out: {error.name} is not installed")
    sys.exit(0)


class StandIn(types.ModuleType):
    """A module of which XGrammar names types and a constant, and calls nothing for masks in an array of numpy."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {}) if name[0].isupper() else lambda *_, **__: None


for name in ("torch", "transformers"):
    sys.modules.setdefault(name, StandIn(name))
import xgrammar  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
A2UI = ROOT.parent / "shared/documents/a2ui/schema"
PROFILES = ["general", "openai", "anthropic", "gemini"]
SPECS = [
    "Examples/Specs/Editor", "Examples/Specs/ViewItems", "Examples/Specs/Friends", "Tests/SampleDocuments/Article/Specs",
    "Tests/SampleDocuments/Feed/Specs", "Tests/SampleDocuments/Items/Specs", "Tests/SampleDocuments/Keyed/Specs",
    "Tests/SampleDocuments/Styled/Specs", "tokens",
]
# Grammars that are beyond what a provider documents; nothing else may be.
BEYOND = {("tokens", "openai"), ("tokens", "anthropic"), ("Tests/SampleDocuments/Styled/Specs", "anthropic")}
# Parts of those that are not.
PARTS = [
    ("tokens", "openai", "--tokens", "color.text.**", "--tokens", "color.base.**"),
    ("tokens", "anthropic", "--root", "Dialog", "--depth", "1"),
]
# What a profile's words can't say (SchemaProfile.leavesOpen).
OPEN = {
    "gemini": re.compile(
        r"is not an absolute address|is not a time|has a (scheme|host)|has no host|has credentials|has an escaped|has a backslash"
        r"|has a code|has more digits|is not a decimal|is not a color"),
    "anthropic": re.compile(r"is not a (whole )?number|has more digits"),
}
HALF = "half of a surrogate pair; write both halves"
# Beyond every grammar: the length of a host (RFC 1035, section 2.3.4), names that a document has twice, names of views that
# another part of the document has, and numbers of free parameters beyond a Double.
BEYOND_GRAMMARS = re.compile(
    r"has a host that is too long$|is already a member of this object|^no view is called |/parameters/.*: Value is not a number$")
END = 256
# What the engines have different forms of: XGrammar writes no more than six decimals and no -0, llguidance fewer escapes, and
# "date-time" is in capital letters for one of them.
DIFFERENT = re.compile(rb"\.\d{7}|[:\[,]-0(?:\.0+)?[,}\]]|\\[/u]|\d\d[Tt]\d\d:")
# Bytes that start no more than two or three that are valid whatever follows, as XGrammar also takes halves of surrogate pairs;
# and a control that llguidance takes as an escape only.
STRAY = {0x7F, 0xE0, 0xED, *range(0xEE, 0x100)}


class Tokens:
    """A vocabulary of single bytes."""

    eos_token_id, bos_token_id, special_token_ids = END, None, [END]
    tokens = [bytes([byte]) for byte in range(256)] + [b"<end>"]

    def __call__(self, text):
        return list(text.encode() if isinstance(text, str) else text)


class Guidance:
    name = "llguidance"
    tokenizer = llguidance.LLTokenizer(llguidance.TokenizerWrapper(Tokens()))

    def __init__(self, schema):
        grammar = llguidance.LLMatcher.grammar_from_json_schema(
            schema, defaults={"item_separator": ",", "key_separator": ":", "whitespace_flexible": False})
        self.matcher = llguidance.LLMatcher(self.tokenizer, grammar)
        if self.matcher.is_error():
            raise ValueError(self.matcher.get_error())

    def reset(self):
        self.matcher.reset()

    def forced(self):
        return self.matcher.compute_ff_bytes()

    def mask(self):
        return numpy.frombuffer(self.matcher.compute_bitmask(), dtype=numpy.uint8)

    def take(self, data):
        return self.matcher.try_consume_tokens(list(data)) == len(data)

    def takes(self, data):
        self.reset()
        return self.take(data) and self.matcher.is_accepting()


class XGrammar:
    name = "xgrammar"
    info = xgrammar.TokenizerInfo(Tokens.tokens, vocab_type=xgrammar.VocabType.RAW, stop_token_ids=[END])
    compiler = xgrammar.GrammarCompiler(info, max_threads=1)

    def __init__(self, schema):
        grammar = self.compiler.compile_json_schema(schema, any_whitespace=False, separators=(",", ":"))
        self.matcher = xgrammar.GrammarMatcher(grammar)
        self.bits = numpy.zeros((1, (END + 32) // 32), dtype=numpy.int32)

    def reset(self):
        self.matcher.reset()

    def forced(self):
        return self.matcher.find_jump_forward_string().encode()

    def mask(self):
        self.bits[:] = -1
        self.matcher.fill_next_token_bitmask(self.bits)
        return self.bits.view(numpy.uint8)[0]

    def take(self, data):
        return all(self.matcher.accept_token(byte) for byte in data)

    def takes(self, data):
        self.reset()
        return self.take(data) and bool(self.mask()[END // 8] & 1)


PLAIN = {byte for byte in range(128) if chr(byte).isalnum()}


def choice(allowed, length, chance):
    """One of the bytes that may come next, so that texts, lists and numbers end, sooner when much is written."""
    is_text = len(allowed) > 30
    if len(allowed) == 1:
        return allowed[0]
    known = set(allowed) - STRAY
    hurry = length > 1200
    for byte, odds in ((34, 0.25),) if is_text else ((93, 0.4), (125, 0.15), (44, 0.3)):
        if byte in known and (hurry or chance.random() < odds):
            return byte
    if ord("n") in known and not is_text:
        # Null is rarer than what says something.
        if hurry:
            return ord("n")
        if len(known) > 1 and chance.random() < 0.5:
            known.remove(ord("n"))
    if is_text and chance.random() < 0.8:
        known = known & PLAIN or known
    return chance.choice(sorted(known))


def draw(engine, chance, limit=20_000):
    engine.reset()
    written = bytearray()
    while True:
        forced = engine.forced()
        if forced:
            assert engine.take(forced), (engine.name, bytes(written), forced)
            written += forced
        allowed = numpy.flatnonzero(numpy.unpackbits(engine.mask(), bitorder="little")[: END + 1]).tolist()
        if allowed and allowed[-1] == END:
            return bytes(written)
        assert allowed and len(written) < limit, (engine.name, bytes(written[-200:]))
        byte = choice(allowed, len(written), chance)
        assert engine.take([byte]), (engine.name, bytes(written), byte)
        written.append(byte)


class Check:
    def __init__(self, tokenc, folder):
        self.tokenc, self.folder = tokenc, folder
        self.failures = []

    def fail(self, text):
        self.failures.append(text)
        print(f"  failed: {text}", flush=True)

    def run(self, *arguments):
        return subprocess.run([self.tokenc, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True)

    def schema(self, specs, profile, *more):
        """A grammar, or the reason why there is none, and what is said of its size."""
        result = self.run("schema", specs, "--for", profile, *more)
        if result.returncode == 65:
            return None, result.stderr
        assert result.returncode == 0, result.stderr
        return result.stdout, result.stderr.strip()

    def findings(self, specs, documents, *more):
        """What `validate` says of documents, by their lines."""
        file = self.folder / "drawn.ndjson"
        file.write_bytes(b"\n".join(documents) + b"\n")
        result = self.run("validate", specs, file, "--diagnostics", "json", "--max-errors", 1_000_000, *more)
        found = collections.defaultdict(list)
        for diagnostic in json.loads(result.stdout)["diagnostics"]:
            found[diagnostic["range"]["start"]["line"] - 1].append(diagnostic)
        return found

    def judge(self, specs, profile, documents, *more):
        """The faults of documents that the profile does not leave open.

        No grammar excludes half of a surrogate pair: it is JSON (RFC 8259, section 8.2), and the engines draw it.
        """
        is_open = OPEN.get(profile)
        found = self.findings(specs, documents, *more)
        halves = {
            (line, fault.get("pointer")) for line, faults in found.items() for fault in faults
            if fault["message"].endswith(HALF) or fault.get("reason", "").endswith(HALF)}
        return [
            (documents[line], fault.get("pointer"), fault.get("reason", fault["message"]))
            for line, faults in sorted(found.items())
            for fault in faults
            if fault["id"] not in ("low-contrast", "deprecated-name") and (line, fault.get("pointer")) not in halves
            and not (is_open and is_open.search(fault.get("reason", "")))
            and not BEYOND_GRAMMARS.search(fault.get("reason", fault["message"]))
            and not BEYOND_GRAMMARS.search(f"{fault.get('pointer')}: {fault.get('reason')}")
        ]

    def grammar(self, specs, profile, count, chance, *more):
        schema, note = self.schema(specs, profile, *more)
        is_beyond = not more and (specs, profile) in BEYOND
        if schema is None:
            print(f"{specs}, {profile}: beyond: {note.strip().splitlines()[0]}")
            if not is_beyond:
                self.fail(f"{specs}: {profile}: {note}")
            return None
        if is_beyond:
            self.fail(f"{specs}: {profile} is no longer beyond a limit")
        tree = json.loads(schema)
        self.check_words(specs, profile, tree)
        engines = [Guidance(schema), XGrammar(schema)]
        validator = jsonschema.Draft202012Validator(tree)
        drawn = []
        for engine, other in (engines, engines[::-1]):
            half = [draw(engine, chance) for _ in range(count // 2)]
            refused = [text for text in set(half) if not other.takes(text) and not DIFFERENT.search(text)]
            if refused:
                self.fail(f"{specs}: {profile}: {other.name} refuses {len(refused)} of {engine.name}: {refused[0][:300]}")
            invalid = [text for text in set(half) if not validator.is_valid(json.loads(text))]
            if invalid:
                self.fail(f"{specs}: {profile}: {len(invalid)} of {engine.name} don't fit the schema: {invalid[0][:300]}")
            drawn += half
        faults = self.judge(specs, profile, drawn, *more[more.index("--root"):][:2] if "--root" in more else ())
        for document, pointer, reason in faults[:3]:
            self.fail(f"{specs}: {profile}: {pointer}: {reason}\n    {document[:400]}")
        print(f"{note}\n  {specs}: {len(drawn)} documents of {sum(map(len, drawn)) // len(drawn)} bytes, {len(set(drawn))} "
              f"different, {len(faults)} faults", flush=True)
        return schema, drawn

    def check_words(self, specs, profile, tree):
        """Whether a grammar has only words that the provider's documents list."""
        banned = {"oneOf", "not", "if", "then", "else", "allOf", "unevaluatedProperties", "dependentRequired", "patternProperties", "default"}
        banned |= {"anthropic": {"minimum", "maximum"}, "gemini": {"const", "pattern"}}.get(profile, set())

        def visit(node, path):
            if not isinstance(node, dict):
                return
            for word in banned & node.keys():
                self.fail(f"{specs}: {profile}: '{word}' at {path}")
            if "$ref" in node and profile != "general" and len(node) > 1:
                self.fail(f"{specs}: {profile}: a reference has company at {path}")
            if node.get("type") == "object":
                # Only a provider's grammar has no objects of any members.
                is_free = profile == "general" and path.endswith("Action/properties/parameters")
                if node.get("additionalProperties") is not False and not is_free:
                    self.fail(f"{specs}: {profile}: an object is open at {path}")
                if profile in ("openai", "gemini") and node["required"] != list(node["properties"]):
                    self.fail(f"{specs}: {profile}: not all is required at {path}")
            for name in ("properties", "$defs"):
                for key, value in node.get(name, {}).items():
                    visit(value, f"{path}/{name}/{key}")
            visit(node.get("items"), f"{path}/items")
            for index, value in enumerate(node.get("anyOf", [])):
                visit(value, f"{path}/anyOf/{index}")

        visit(tree, "#")
        if tree.get("type") != "object":
            self.fail(f"{specs}: {profile}: the root is no object")
        if profile in ("anthropic", "gemini"):
            def below(name, seen):
                if name in seen:
                    return self.fail(f"{specs}: {profile}: '{name}' is part of itself")
                for other in set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(tree["$defs"][name]))):
                    below(other, seen | {name})
            for name in tree.get("$defs", {}):
                below(name, set())


def plant(check, specs, schema, chance):
    """Grammars that allow what specs don't have must be caught by `validate`."""
    def changed(change):
        tree = json.loads(schema)
        change(tree)
        engine = Guidance(json.dumps(tree))
        return check.judge(specs, "general", [draw(engine, chance) for _ in range(200)])

    def objects(tree):
        return [node for node in tree["$defs"].values() if node.get("type") == "object"]

    def unknown_name(tree):
        for node in tree["$defs"].values():
            if "enum" in node:
                node["enum"].append("no-such-token")

    def wrong_type(tree):
        for node in objects(tree):
            for key, value in node["properties"].items():
                if value == {"type": "string"}:
                    node["properties"][key] = {"type": "boolean"}

    def missing(tree):
        for node in objects(tree):
            node["required"] = node["required"][:1]

    def unknown_key(tree):
        for node in objects(tree):
            node["properties"]["noSuchField"] = {"type": "boolean"}

    for planted in (unknown_name, wrong_type, missing, unknown_key):
        found = changed(planted)
        print(f"  planted {planted.__name__}: {len(found)} found")
        if not found:
            check.fail(f"{specs}: what {planted.__name__} plants is not found")


def luminance(color):
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts))


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def check_contrast(check, count, chance):
    """Notes of the sample's cards on grounds that documents chose, by a reading of its own: black, red and white."""
    specs = "Tests/SampleDocuments/Styled/Specs"
    colors = {
        name: value["$value"]["components"]
        for name, value in json.loads((ROOT / specs / "styled.tokens.json").read_text())["color"].items() if name[0] != "$"}
    sizes = {"body": 16, "title": 24}
    root = ("--root", "StyledCard")
    drawn = check.grammar(specs, "openai", count, chance, *root)[1]
    found = check.findings(specs, drawn, *root)
    low = seen = 0
    for line, document in enumerate(drawn):
        card = json.loads(document)
        note, style = card["note_style"] or {}, card["style"] or {}
        # A small card is translucent on something that nobody knows.
        is_hidden = (card["state"] or {}).get("hidden")
        if card["size"] != "large" or not note.get("color") or not card["note"] or is_hidden:
            continue
        background = style.get("background") or "ground"
        seen += 1
        needed = 3 if sizes[note["typography"] or "body"] >= 24 else 4.5
        is_low = contrast(colors[note["color"]], colors[background]) < needed
        low += is_low
        pair = f"'color.{note['color']}' on 'color.{background}' has a contrast"
        told = {fault["pointer"] for fault in found[line] if fault["reason"].startswith(pair)}
        # One finding at a color is enough, and a ground may be why other texts on it are told, too.
        if is_low and not told or not is_low and "/note_style/color" in told:
            check.fail(f"contrast of {note['color']} on {background} is {'not ' * is_low}told: {document[:400]}")
    print(f"contrast: {seen} notes in colors that documents chose, {low} below what is needed and told")
    if not low or low == seen:
        check.fail("contrast: neither answer may be missing")


def check_catalog(check, specs):
    """Messages of A2UI with components of the specs, by A2UI's own schemas."""
    result = check.run("schema", specs, "--for", "a2ui", "--catalog", "https://acme.example/catalog.json")
    catalog = json.loads(result.stdout)
    if not A2UI.exists():
        return print("left out: the schemas of A2UI are not beside this checkout")
    from referencing import Registry, Resource
    base = "https://a2ui.org/specification/v0_9/"
    resources = [(f"{base}catalog.json", Resource.from_contents(catalog))]
    for name in ("common_types.json", "server_to_client.json"):
        resources.append((base + name, Resource.from_contents(json.loads((A2UI / name).read_text()))))
    validator = jsonschema.Draft202012Validator({"$ref": f"{base}server_to_client.json"}, registry=Registry().with_resources(resources))
    jsonschema.Draft202012Validator.check_schema(catalog)

    def is_valid(*components):
        return validator.is_valid({"version": "v0.9", "updateComponents": {"surfaceId": "s", "components": list(components)}})

    banner = {"id": "root", "component": "Tag", "text": {"path": "/title"}}
    cases = [
        ("a component", True, [banner]),
        ("an unknown component", False, [{**banner, "component": "NoSuch"}]),
        ("an unknown member", False, [{**banner, "noSuch": 1}]),
        ("a list of ids", True, [{"id": "root", "component": "Stack", "children": ["a"], "axis": "vertical"}]),
        ("a template", True, [{"id": "root", "component": "Stack", "children": {"componentId": "a", "path": "/items"}, "axis": "vertical"}]),
        ("a token", True, [{"id": "a", "component": "Text", "text": "A", "color": "text_primary"}]),
        ("an unknown token", False, [{"id": "a", "component": "Text", "text": "A", "color": "no_such"}]),
        ("a color that is no token", False, [{"id": "a", "component": "Text", "text": "A", "color": "#FF0000"}]),
    ]
    for what, expected, components in cases:
        if is_valid(*components) != expected:
            check.fail(f"A2UI: {what} is {'in' * expected}valid")
    print(f"A2UI: {len(catalog['components'])} components, {len(cases)} messages as expected by A2UI's schemas")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=36)
    parser.add_argument("--small", action="store_true", help="one system of specs alone")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        check = Check(str(pathlib.Path(options.tokenc).resolve()), pathlib.Path(name))
        chance = random.Random(options.seed)
        styled = "Tests/SampleDocuments/Styled/Specs"
        for specs in ([styled] if options.small else SPECS):
            for profile in PROFILES:
                result = check.grammar(specs, profile, options.count, chance)
                if specs == styled and profile == "general":
                    plant(check, specs, result[0], chance)
        for specs, profile, *more in [] if options.small else PARTS:
            check.grammar(specs, profile, options.count, chance, *more)
        check_contrast(check, options.count, chance)
        check_catalog(check, "tokens")
    if check.failures:
        sys.exit(f"{len(check.failures)} failures")


main()
