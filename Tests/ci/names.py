"""Compiles names that Swift may refuse: as tokens, groups and brands.

Every Unicode scalar that a token's name may have, at its start, at its end, inside and alone, must give Swift that parses;
every word of Swift and of generated code must give Swift that compiles. Nothing may ask for a name.

Usage: names.py --tokenc PATH
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
VALUE = {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}
# Ideographs, syllables and what is not assigned behave alike: one in so many is asked.
STEP = 97
WORDS = """
    Any Protocol Self Type _ as associatedtype async await borrowing break case catch class consuming continue default
    defer deinit do each else enum extension fallthrough false fileprivate final for func get guard if import in
    indirect infix init inout internal is isolated lazy let macro mutating nil nonisolated open operator optional
    override package postfix precedencegroup prefix private protocol public repeat required rethrows return self set
    some static struct subscript super switch throw throws true try typealias unowned var weak where while willSet
    yield none allCases hash hashValue rawValue lookup encode decode ordinal nameIndex token theme brand variant
    context value values index count names numbers description debugDescription isDeprecated replacement first
    """


def scalars():
    plain = re.compile("CJK UNIFIED|HANGUL SYLLABLE|TANGUT|EGYPTIAN|CUNEIFORM|NUSHU|KHITAN|ANATOLIAN|BAMUM|YI SYLL")
    for code in range(1, 0x110000):
        char = chr(code)
        if 0xD800 <= code <= 0xDFFF or char in "{}.":
            continue
        rare = unicodedata.category(char) in ("Cn", "Co") or plain.match(unicodedata.name(char, ""))
        if code % STEP == 0 or not rare:
            yield char


def words():
    found = set(WORDS.split())
    for folder in ("Tests/SampleTokens", "Tests/SampleComponents/Generated", "Sources/DesignTokens/Runtime"):
        for file in (ROOT / folder).rglob("*.swift"):
            code = re.sub(r'//.*|"[^"]*"', "", file.read_text())
            found.update(re.findall(r"\b[A-Za-z][A-Za-z0-9]*\b", code))
    # One of those that only differ in the case of letters: the others are the same case.
    return sorted({word.lower(): word for word in sorted(found, reverse=True)}.values())


class Check:
    def __init__(self, tokenc, folder):
        self.tokenc, self.folder = tokenc, folder
        sources = [str(path) for path in (ROOT / "Sources/DesignTokens/Runtime").rglob("*.swift")]
        self.run(["swiftc", "-emit-module", "-parse-as-library", "-package-name", "own", "-swift-version", "6",
                  "-module-name", "TokenRuntime", "-o", folder / "TokenRuntime.swiftmodule", *sources])

    def run(self, command):
        result = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        if result.returncode:
            sys.exit(" ".join(map(str, command[:3])) + " ...\n" + (result.stdout + result.stderr)[:4000])

    def compile(self, title, document, how, resolver=False):
        folder = self.folder / title.replace(" ", "-")
        folder.mkdir()
        file = folder / ("a.resolver.json" if resolver else "a.tokens.json")
        file.write_text(json.dumps(document), encoding="utf-8")
        self.run([self.tokenc, file, "--output", folder / "out", "--layout", "single", "--quiet"])
        options = ["-parse"] if how == "parses" else ["-typecheck", "-swift-version", "6", "-I", self.folder]
        self.run(["swiftc", *options, "-module-name", "Generated", *(folder / "out").glob("*.swift")])
        print(f"{title}: {how}", flush=True)


def resolver(brands):
    contexts = {brand: [{"color": {"$type": "color", "a": VALUE}}] for brand in brands}
    return {"version": "2025.10", "modifiers": {"brand": {"contexts": contexts}},
            "resolutionOrder": [{"$ref": "#/modifiers/brand"}]}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    tokenc = parser.parse_args().tokenc.resolve()
    with tempfile.TemporaryDirectory() as work:
        check = Check(tokenc, pathlib.Path(work))
        known = list(scalars())
        tokens = {}
        for number, char in enumerate(known):
            tokens[f"x{char}x{number}"] = VALUE
            tokens[f"y{number}{char}"] = VALUE
            if char != "$":
                tokens[f"{char}z{number}"] = VALUE
        # Large letters alone would be the same cases as the small ones.
        alone = {f"{char}": VALUE for char in known if char != "$" and char.lower() == char and unicodedata.normalize("NFKC", char) == char}
        check.compile(f"{len(tokens)} names of tokens", {"color": {"$type": "color", **tokens}}, "parses")
        check.compile(f"{len(alone)} names of one scalar", {"color": {"$type": "color", **alone}}, "parses")
        odd = known[::23]
        groups = {f"{char}{number}": {"$type": "color", "a": VALUE} for number, char in enumerate(odd) if char != "$"}
        check.compile(f"{len(groups)} names of groups", groups, "parses")
        brands = [f"{char}b{number}" for number, char in enumerate(odd)]
        check.compile(f"{len(brands)} names of brands", resolver(brands), "parses", resolver=True)
        for title, names in (("words", words()), ("scalars", [f"{char}{number}" for number, char in enumerate(known[::401]) if char != "$"])):
            check.compile(f"{len(names)} {title} as tokens", {"color": {"$type": "color", **{name: VALUE for name in names}}}, "compiles")
            check.compile(f"{len(names)} {title} as brands", resolver(names), "compiles", resolver=True)
            few = names if title == "scalars" else names[::4] + [name for name in names if name.endswith("Token") or name in WORDS.split()]
            check.compile(f"{len(few)} {title} as groups", {name: {"$type": "color", "a": VALUE} for name in few}, "compiles")


main()
