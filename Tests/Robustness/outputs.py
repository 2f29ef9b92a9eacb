"""Reads everything that tokenc writes with the parser that is made for it, for legal sets at random and for hostile texts.

Each language of `output` is compiled by its own compiler: TypeScript by tsc, Kotlin by kotlinc, CSS by tinycss2, catalogs and
variables of Figma as JSON, and the Swift of hostile sets by swiftc (that of random sets is `sets.py`'s). Each format of each command is
parsed as what it is. A text that ends a string, a comment or an element where it should not makes another program, which does not
parse, or has an element more than the same page with a plain text.

A hostile text stands once in descriptions, deprecations, families of fonts and samples, which every set may have, and once in names of
groups, tokens, brands, fields and servers, which may be refused.

Usage: outputs.py --tokenc PATH [--count N] [--seed S] [--every N]

What is missing on the machine is said: tsc and node (`node-typescript` of Debian), kotlinc (`kotlin`), tinycss2 (of PyPI).
"""

import argparse
import collections
import datetime
import html.parser
import json
import pathlib
import plistlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import hostile
import sets

TEXTS = ["plain", *hostile.STRINGS, "*/", "/* //", "${x}", "$x ${1 + 1}", "`${alert(1)}`", "'", "'''", '"', '"""', "]]>", "<!--", "-->", "</style>", "</svg>",
         "]](x)", "\\", "\\u{0}", "\\", "\n", "\r\n", "a\nb", "\u2028", "\u2029", "\u202e", "\u2066a", "😀", "👩\u200d👧", "\ufeff", "\ufffe", "ﷺ", "\U000e0001",
         "%s", "{{x}}", "{a}", "#{x}", "@media", "; }", "}", "url(x)", "</textarea>", "&lt;", "&#0;", "__proto__", "constructor"]
# Each output of tokenc.json, and what reads it; the languages have compilers below.
OUTPUTS = {"tokens": "swift", "components": "swift", "typescript": "ts", "kotlin": "kt", "css": "css", "assets": "json", "figma": "json", "fonts": "plist"}
# Each format of each command that prints; `old` is the set with plain texts.
FORMATS = [
    (["resolve", "tokens", "--format", "json"], "json"), (["resolve", "tokens", "--format", "table"], "text"),
    (["find", "#1a8080", "tokens", "--format", "json"], "json"), (["find", "#1a8080", "tokens", "--format", "table"], "text"),
    (["find", "--duplicates", "tokens", "--format", "json"], "json"),
    (["diff", "old", "tokens", "--format", "text"], "text"), (["diff", "old", "tokens", "--format", "json"], "json"),
    (["diff", "old", "tokens", "--format", "comment"], "markdown"), (["diff", "old", "tokens", "--format", "markdown"], "markdown"),
    (["diff", "old", "tokens", "--format", "changelog"], "markdown"), (["diff", "old", "tokens", "--format", "html"], "html"),
    (["contract", "tokens", "--release", "2.0.0", "--dry-run", "--format", "json"], "json"),
    (["contract", "tokens", "--release", "2.0.0", "--dry-run", "--format", "text"], "text"),
    (["pack", "tokens", "--brand", "acme", "--serial", "1", "--since", "tokens", "--format", "json"], "json"),
    (["pack", "tokens", "--brand", "acme", "--serial", "1", "--since", "tokens", "--format", "text"], "text"),
    (["pack", "tokens", "--brand", "acme", "--serial", "1", "--since", "tokens", "--format", "markdown"], "markdown"),
    (["pack", "tokens", "--brand", "acme", "--serial", "1", "--since", "tokens", "--format", "html"], "html"),
    (["uses", "tokens", "--sources", "App", "--screens", "sent", "--format", "text"], "text"),
    (["uses", "tokens", "--sources", "App", "--screens", "sent", "--format", "json"], "json"),
    (["uses", "tokens", "--sources", "App", "--screens", "sent", "--format", "html"], "html"),
    (["uses", "tokens", "--sources", "App", "--screens", "sent", "--format", "markdown"], "markdown"),
    (["preview", "tokens", "--output", "page.html", "--format", "html"], "html"),
    (["preview", "tokens", "--screens", "sent", "--output", "screens.html"], "html"),
    (["preview", "tokens", "--format", "json"], "json"),
    (["preview", "tokens", "--screens", "sent", "--format", "svg", "--output", "drawn"], "svg"),
    (["schema", "tokens"], "json"), (["schema", "tokens", "--strict"], "json"),
    (["schema", "tokens", "--for", "general"], "json"), (["schema", "tokens", "--for", "a2ui", "--catalog", "a"], "json"),
    (["validate", "tokens", "sent", "--diagnostics", "json", "--fail-on", "never"], "json"),
    (["lint", "tokens", "--diagnostics", "sarif", "--fail-on", "never"], "json"),
    (["migrate", "old", "tokens", "--sources", "App", "--screens", "sent"], "text"),
]
MAY_EXIT = (0, 1)


def color(red):
    return {"colorSpace": "srgb", "components": [red, 0.5, 0.5]}


def named(text, index):
    """A text as a name, which has none of what the standard forbids."""
    return (text.translate(str.maketrans("", "", "{}.")).lstrip("$").strip() or "x") + str(index)


def hostile_set(text, in_names):
    """The files of a set with one hostile text."""
    word, name = (named(text, 1), named(text, 2)) if in_names else ("group", "accent")
    # A text in braces is an alias, which no part of a list may be.
    family = named(text, 3) if text.startswith("{") else text or "x"
    font = {"fontFamily": [family, "serif"], "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
            "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}
    tokens = {
        word: {"$type": "color", "$description": text,
               name: {"$value": color(0.1), "$description": text, "$extensions": {"mode": {"dark": color(0.2)}, text: text, "tokenc": {
                   "serverName": text + "1" if in_names else "accent", "formerNames": ["old " + text] if in_names else ["older"]}}},
               "b": {"$value": color(0.3), "$deprecated": text or True}},
        "font": {"$type": "typography", "$description": text, "body": {"$value": font, "$description": text}},
    }
    brand = named(text, 3) if in_names else "kids"
    alias = "{%s.%s}" % (word, name)
    return {
        "a.json": tokens,
        "a.resolver.json": {"version": "2025.10", "name": text, "description": text, "sets": {"all": {"sources": [{"$ref": "a.json"}], "description": text}},
                            "modifiers": {"brand": {"contexts": {"acme": [], brand: []}, "default": "acme", "description": text},
                                          "scheme": {"contexts": {"light": [], "dark": []}, "default": "light"}},
                            "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/scheme"}]},
        "Card.component.json": {
            "description": text, "elements": {"title": {"kind": "label", "description": text}},
            "appearance": {"title": {"textColor": alias, "typography": "{font.body}"}}, "variants": {"plain": {"description": text}},
            "content": {"title": {"type": "text", "description": text, "samples": [text], **({"key": text + "4"} if in_names else {})},
                        "link": {"type": "url", "optional": True, "description": text}},
            "arrangement": {"column": ["title"]}},
    }


class Elements(html.parser.HTMLParser):
    """How often a page has each element and each attribute that runs something."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.counts = collections.Counter()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        if tag in ("script", "style", "img", "iframe", "svg", "textarea", "title", "link", "object"):
            self.counts[tag] += 1
        self.counts["on…"] += sum(name.startswith("on") for name, _ in attributes)


class Check:
    def __init__(self, tokenc, work):
        self.tokenc, self.work, self.faults, self.count, self.refused, self.plain = str(tokenc), work, [], 0, 0, {}
        # The folders of each language, to be compiled at once.
        self.folders = collections.defaultdict(list)

    def run(self, place, arguments):
        return subprocess.run([self.tokenc, *arguments], cwd=place, capture_output=True)

    def fault(self, title, text):
        self.faults.append(f"{title}: {text}")

    # MARK: Outputs

    def compile(self, place, title, languages, number):
        """Compiles a set for some languages; whether it was not refused."""
        outputs = {name: f"../{name}" for name in OUTPUTS if OUTPUTS[name] in languages}
        path = place / "tokens/tokenc.json"
        document = json.loads(path.read_text()) if path.exists() else {}
        document |= {"output": outputs, "kotlin": {"package": f"set{number}"}}
        # There is Swift in any case.
        for name in ("tokens", "components"):
            outputs.setdefault(name, "../out")
        if "fonts" in outputs:
            (place / "Fonts").mkdir(exist_ok=True)
            document["fonts"] = {"files": ["../Fonts"]}
        path.write_text(json.dumps(document))
        result = self.run(place, ["tokens", "--allow-outside", "--quiet"])
        if result.returncode == 65:
            return False
        if result.returncode != 0:
            self.fault(title, f"exit {result.returncode}: {result.stderr[:300]!r}")
            return False
        for name in outputs:
            if OUTPUTS[name] not in languages:
                continue
            self.folders[OUTPUTS[name]].append((title, place / name))
        return True

    def random_sets(self, count, seed):
        number = made = 0
        while made < count and number < 2 * count:
            number += 1
            place = self.work / f"random{number}"
            (place / "tokens").mkdir(parents=True)
            for name, document in sets.RandomSet(random.Random(f"{seed}/{number}"), number).files.items():
                (place / "tokens" / name).write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
            # What Swift may have and another language not is refused there, with the remedy.
            if self.compile(place, f"random set {number} of seed {seed}", ("ts", "kt", "css", "json"), number):
                made += 1
            else:
                self.refused += 1

    def hostile_texts(self, every, first):
        """One in so many hostile texts, behind the plain one."""
        for number, text in enumerate(TEXTS[:1] + TEXTS[1 + first % every::every], 1):
            for in_names in (False, True):
                title = f"{ascii(text)} in {'names' if in_names else 'texts'}"
                place = self.work / f"hostile{number}-{int(in_names)}"
                for folder, own in (("old", "plain"), ("tokens", text)):
                    for name, document in hostile_set(own, in_names and folder == "tokens").items():
                        (place / folder).mkdir(parents=True, exist_ok=True)
                        (place / folder / name).write_text(json.dumps(document), encoding="utf-8")
                (place / "App").mkdir()
                (place / "App/a.swift").write_text(f"// {text}\nlet a = \"accent\", b = GroupToken.accent\n".replace("\0", ""), encoding="utf-8")
                (place / "sent").mkdir()
                key = text + "4" if in_names else "title"
                for name, document in {"a": {"type": "Card", key: text, text + "5": text}, "b": {"type": "Card", key: "b", "link": text}}.items():
                    (place / f"sent/{name}.json").write_text(json.dumps(document), encoding="utf-8")
                if not self.compile(place, title, set(OUTPUTS.values()), 1000 + 2 * number + in_names):
                    self.refused += 1
                    if not in_names and not any(ord(letter) < 0x20 and letter not in "\t\n\r" for letter in text):
                        self.fault(title, "is refused: " + self.run(place, ["tokens", "--allow-outside"]).stderr.decode(errors="replace")[:300])
                    continue
                self.run(place, ["contract", "tokens", "--release", "1.0.0"])
                for arguments, form in FORMATS:
                    self.printed(place, title, arguments, form)

    # MARK: Formats

    def printed(self, place, title, arguments, form):
        self.count += 1
        result = self.run(place, arguments)
        title = f"{title}, {' '.join(arguments)}"
        if result.returncode not in MAY_EXIT:
            return self.fault(title, f"exit {result.returncode}: {result.stderr[:300]!r}")
        data = result.stdout
        if "--output" in arguments:
            path = place / arguments[arguments.index("--output") + 1]
            if not path.exists():
                return self.fault(title, f"wrote nothing: {result.stderr[:300]!r}")
            data = b"".join(file.read_bytes() for file in sorted(path.rglob("*.svg"))) if path.is_dir() else path.read_bytes()
        try:
            text = data.decode()
            if form == "json":
                json.loads(text)
            elif form == "svg":
                for file in sorted(path.rglob("*.svg")):
                    xml.etree.ElementTree.parse(file)
            elif form == "html":
                counts, key = Elements(text).counts, " ".join(arguments)
                wanted = self.plain.setdefault(key, counts)
                if counts["on…"] or any(counts[tag] != wanted[tag] for tag in ("script", "iframe", "object", "textarea", "style")):
                    self.fault(title, f"has other elements: {dict(counts)} for {dict(wanted)}")
            elif form == "markdown":
                bare = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)|```.*?```", "", text, flags=re.S)
                if re.search(r"(?<!\\)<(?:script|img|iframe)\b|(?<!\\)!\[[^\]]*\]\(", bare):
                    self.fault(title, "has an element or an image")
        except (ValueError, xml.etree.ElementTree.ParseError) as error:
            self.fault(title, f"does not parse: {error}")

    # MARK: Compilers

    def parse_all(self):
        for form, folders in sorted(self.folders.items()):
            before = len(self.faults)
            getattr(self, form)(folders)
            self.count += len(folders)
            print(f"{form}: {len(folders)} folders, {len(self.faults) - before} faults", flush=True)

    def messages(self, arguments, folders, pattern):
        """Runs a compiler over all; what it says is of the folders that it names."""
        result = subprocess.run([str(each) for each in arguments], cwd=self.work, capture_output=True, text=True, errors="replace")
        if result.returncode == 0:
            return
        text = result.stdout + result.stderr
        found = False
        for title, folder in folders:
            own = [line for line in text.splitlines() if f"{folder.parent.name}/{folder.name}/" in line and re.search(pattern, line)]
            if own:
                found = True
                self.fault(title, "\n  ".join(own[:3]))
        if not found:
            self.fault(arguments[0], text[-600:])

    def ts(self, folders):
        if not shutil.which("tsc"):
            return print("left out: TypeScript (no tsc)")
        files = [file for _, folder in folders for file in sorted(folder.glob("*.ts"))]
        self.messages(["tsc", "--strict", "--noEmit", "--target", "es2020", "--module", "es2020", "--moduleResolution", "node",
                       "--noUnusedLocals", *files], folders, r"error TS")

    def kt(self, folders):
        if not shutil.which("kotlinc"):
            return print("left out: Kotlin (no kotlinc)")
        # Of one package each, so that several are one program; more need more memory than kotlinc takes.
        for start in range(0, len(folders), 10):
            part = folders[start:start + 10]
            files = [file for _, folder in part for file in sorted(folder.glob("*.kt"))]
            self.messages(["kotlinc", "-nowarn", *files, "-d", self.work / f"kotlin{start}.jar"], part, r"error:")

    def css(self, folders):
        try:
            import tinycss2
        except ImportError:
            return print("left out: CSS (no tinycss2)")
        for title, folder in folders:
            for file in folder.glob("*.css"):
                rules = tinycss2.parse_stylesheet(file.read_text("utf-8"), skip_comments=True, skip_whitespace=True)
                pending = list(rules)
                while pending:
                    node = pending.pop()
                    if node.type == "error":
                        self.fault(title, f"{file.name}: {node.message}")
                    elif node.type == "at-rule":
                        pending += tinycss2.parse_rule_list(node.content or [], skip_comments=True, skip_whitespace=True)
                    elif node.type == "qualified-rule":
                        pending += [each for each in tinycss2.parse_declaration_list(node.content, skip_comments=True, skip_whitespace=True)
                                    if each.type == "error" or each.type == "declaration" and not each.name.startswith("--")]
                    else:
                        self.fault(title, f"{file.name}: '{node.name}' is no custom property")

    def json(self, folders):
        for title, folder in folders:
            for file in folder.rglob("*.json"):
                try:
                    json.loads(file.read_text("utf-8"))
                except ValueError as error:
                    self.fault(title, f"{file.name}: {error}")

    def plist(self, folders):
        for title, folder in folders:
            for file in folder.glob("*.plist"):
                try:
                    plistlib.loads(file.read_bytes())
                except (ValueError, plistlib.InvalidFileException, xml.parsers.expat.ExpatError) as error:
                    self.fault(title, f"{file.name}: {error}")

    def swift(self, folders):
        for title, folder in folders:
            files = sorted(folder.glob("*.swift"))
            result = subprocess.run(["swiftc", "-frontend", "-parse", *map(str, files)], capture_output=True, text=True, errors="replace")
            if result.returncode:
                self.fault(title, result.stderr[:600])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    parser.add_argument("--count", type=int, default=200, help="of random sets")
    parser.add_argument("--every", type=int, default=1, help="every Nth hostile text only")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    seed = str(datetime.date.today()) if options.seed == "night" else options.seed
    with tempfile.TemporaryDirectory() as work:
        check = Check(options.tokenc.resolve(), pathlib.Path(work))
        # How the pages are with plain texts comes first.
        check.hostile_texts(options.every, int(seed) if seed.isdigit() else 0)
        check.random_sets(options.count, seed)
        check.parse_all()
    for fault in check.faults[:40]:
        print(fault)
    if check.faults:
        sys.exit(f"{len(check.faults)} faults in {check.count} outputs")
    print(f"{check.count} outputs parsed, {check.refused} sets refused, 0 faults")


if __name__ == "__main__":
    main()
