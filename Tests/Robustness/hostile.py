"""Sends hostile strings through every command, format and stream.

Names of tokens, groups, modifiers, contexts, files and folders, descriptions, server names, families of fonts, fields
and samples of components hold what could command a terminal, a CI runner, a page or a reader of a report. What is printed
or written must have no control character but line feeds and tabs, none that turns the direction of text, no line that a
runner takes for a command outside the form that is made for it, and must be well-formed JSON, SARIF and UTF-8.

Usage: hostile.py --tokenc PATH
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

STRINGS = [
    "x\n::set-output name=a::b",
    "::error::x",
    "  ::warning file=a::x",
    "##[group]x",
    "a\r::add-mask::x",
    "esc\x1b[31mred\x1b]0;title\x07",
    "c1\x9b31m\x90q",
    "bell\x07",
    "nul\x00x",
    "del\x7f",
    "rlo\u202egnp",
    "lri\u2066x\u2069",
    "marks\u200e\u200f\u061c",
    "lines\u2028x\u2029y\x85z",
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "![x](http://example.com/x.png)",
    "[x](javascript:alert(1))",
    "| a | b |",
    "`code` *b* _i_ ~s~ @team #1",
    "\"; import Foundation; //",
    "\\(1 + 1) */ /* \"\"\"",
    "%25%0A%0D%3A",
    "$(touch here) `touch here`",
    "--force",
    "-",
    "é e\u0301",
    "=HYPERLINK(1)",
]
# What a terminal obeys or shows turned around. Tabs and line feeds are text.
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
COMMANDS = re.compile(r"^\s*::|##\[")


def color(red):
    return {"colorSpace": "srgb", "components": [red, 0.5, 0.5]}


def tokens(strings, shift):
    """A document whose names, descriptions and texts are hostile."""
    document = {}
    for index, text in enumerate(strings):
        # What the standard forbids in names is another test's.
        name = text.translate(str.maketrans("", "", "{}.")).lstrip("$")
        group = document.setdefault("g" + name if index % 2 else name, {"$type": "color", "$description": text})
        group[name] = {"$value": color((index + shift) / 100), "$description": text, "$extensions": {
            text: text, "tokenc": {"serverName": f"{text}{index}", "formerNames": [f"old {text}{index}"]}}}
        if index % 3 == 0:
            group["alias" + name] = {"$value": "{" + ("g" + name if index % 2 else name) + "." + name + "}",
                                     "$deprecated": text}
    document["family"] = {"$type": "fontFamily"}
    for index, text in enumerate(strings):
        document["family"][f"f{index}"] = {"$value": [text, "serif"]}
    return document


def component(strings):
    return {
        "description": strings[0],
        "elements": {"box": {"kind": "view", "description": strings[1]}},
        "variants": {"plain": {"description": strings[2], "appearance": {"box": {"backgroundColor": "{missing." + strings[5] + "}"}}}},
        "content": {"title": {"type": "text", "description": strings[6], "serverName": strings[7]}},
        strings[9]: strings[10],
    }


class Checks:
    def __init__(self, tokenc, folder):
        self.tokenc, self.folder, self.faults, self.count = str(tokenc), folder, [], 0

    def run(self, *arguments, form="text", diagnostics="text"):
        command = [self.tokenc, *map(str, arguments)]
        if diagnostics != "text":
            command += ["--diagnostics", diagnostics]
        result = subprocess.run(command, cwd=self.folder, capture_output=True)
        title = " ".join(command[1:])[:90]
        if result.returncode < 0:
            self.faults.append(f"{title}: died of signal {-result.returncode}")
        self.text(title + ", stdout", result.stdout, form, diagnostics)
        self.text(title + ", stderr", result.stderr, "text", diagnostics)
        return result

    def text(self, title, data, form, diagnostics="text"):
        self.count += 1
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            return self.faults.append(f"{title}: not UTF-8: {error}")
        found = CONTROLS.search(text)
        if found:
            self.faults.append(f"{title}: {ascii(text[max(0, found.start() - 30):found.end() + 20])}")
        if diagnostics in ("json", "sarif") and text.startswith(("[", "{")):
            form = "json"
        if form == "json":
            if not text:
                return
            try:
                json.loads(text)
            except ValueError as error:
                self.faults.append(f"{title}: not JSON: {error}")
            return
        if form == "page":
            return
        for line in text.split("\n"):
            if not COMMANDS.search(line):
                continue
            if diagnostics == "github" and re.match(r"::(error|warning|notice) [^\n]*::", line):
                continue
            self.faults.append(f"{title}: a runner obeys {ascii(line[:60])}")

    def files(self, title, folder):
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                self.text(f"{title} {path.name}", path.read_bytes(), "json" if path.suffix == ".json" else "page")


def attack(checks):
    folder = checks.folder
    for name, shift in (("old", 0), ("new", 1)):
        (folder / name).mkdir()
        chosen = STRINGS if name == "old" else STRINGS[2:]
        (folder / name / "a.tokens.json").write_text(json.dumps(tokens(chosen, shift)), encoding="utf-8")
    for diagnostics in ("text", "json", "github", "sarif"):
        checks.run("old", "--output", "out", "--force", diagnostics=diagnostics)
        checks.run("new", "--output", "out", "--check", diagnostics=diagnostics)
        checks.run("lint", "old", diagnostics=diagnostics)
        checks.run("contract", "old", diagnostics=diagnostics)
    checks.files("generated", folder / "out")
    for form in ("json", "table"):
        checks.run("resolve", "old", "--format", form, form=form)
        checks.run("find", "#088080", "old", "--format", form, form=form)
        checks.run("find", "--duplicates", "old", "--format", form, form=form)
    for form in ("text", "json", "markdown", "html", "comment", "changelog"):
        checks.run("diff", "old", "new", "--format", form, form={"json": "json", "html": "page"}.get(form, "text"))
    checks.run("preview", "old", "--output", "page.html")
    checks.text("page", (folder / "page.html").read_bytes(), "page")
    (folder / "App").mkdir()
    (folder / "App/a.swift").write_text("let a = ColorToken.x\n// \u202e ::error::\n")
    checks.run("migrate", "old", "new", "--sources", "App")
    checks.run("schema", "old", form="json")
    # Broken input: every string where it is an error.
    for index, text in enumerate(STRINGS):
        name = text.translate(str.maketrans("", "", "/\0"))
        place = folder / f"broken{index}"
        place.mkdir()
        try:
            (place / f"{name}.tokens.json").write_text(json.dumps({text: {"$type": text, "$value": text, "a": text}}))
        except OSError:
            pass
        (place / "b.tokens.json").write_text(json.dumps({"a": {"$type": "color", "$value": "{" + text + "}"}, "b": {"$value": "{c." + text}}))
        (place / "tokenc.json").write_text(json.dumps({text: 1, "typePrefix": text, "groups": {text: {text: text}}, "output": {"tokens": text}}))
        (place / f"A.component.json").write_text(json.dumps(component(STRINGS[index:] + STRINGS)))
        (place / "c.resolver.json").write_text(json.dumps({"version": text, "sets": {text: {"sources": [{"$ref": text}]}}, "modifiers": {
            text: {"contexts": {text: []}, "default": text}}, "resolutionOrder": [{"$ref": text}]}))
        for diagnostics in ("text", "json", "github", "sarif"):
            checks.run(place, "--output", "broken-out", diagnostics=diagnostics)
            checks.run(place / "b.tokens.json", "--output", "broken-out", diagnostics=diagnostics)
        (place / "sd.json").write_text(json.dumps({text: {"value": text, "type": text}, "b": {text: {"value": "#ff0000", "type": "color"}}}))
        checks.run("import", "style-dictionary", place / "sd.json", "--output", f"imported{index}")
        checks.run("import", "tokens-studio", place / "sd.json", "--output", f"studio{index}", "--allow-partial")
        checks.files("imported", folder / f"imported{index}") if (folder / f"imported{index}").exists() else None
        if "\0" not in text:
            for arguments in ([text], ["lint", text], ["old", "--output", text], ["old", "--brand", text], ["help", text],
                              ["old", "--modifier", text], ["lint", "old", "--rule", text], ["find", text, "old"],
                              ["diff", text, "old"], ["contract", "old", "--release", text], ["import", text],
                              ["schema", "old", "--root", text], ["validate", "old", text], ["init", f"x/{text}"]):
                checks.run(*arguments, "--max-errors", "3")
    if (folder / "here").exists():
        checks.faults.append("a command in a string was run")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        checks = Checks(arguments.tokenc.resolve(), pathlib.Path(folder))
        attack(checks)
    for fault in checks.faults[:60]:
        print(fault)
    if checks.faults:
        sys.exit(f"{len(checks.faults)} faults in {checks.count} texts")
    print(f"{checks.count} texts, 0 faults")


if __name__ == "__main__":
    main()
