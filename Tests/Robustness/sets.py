"""Makes legal sets of tokens and specs at random, and compiles the Swift that they become.

A set has one to three brands and up to two schemes, families of all types with groups, aliases, descriptions, deprecations and
former names, and components with elements, variants, choices and contents, all with names from the words of Swift and of
generated code and from every script. Two that differ in nothing but the case of letters or a sign are no legal set, so such a
set may be refused, for a clash alone; what is not refused must compile without an error, in Swift 6.

Usage: sets.py --tokenc PATH [--count N] [--seed S] [--batch N]

`--seed` is a number, or `night` for another one each day. A set that fails is kept in .build/sets, as it was read.
"""

import argparse
import collections
import concurrent.futures
import datetime
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = """
    Any Protocol Self Type _ as associatedtype async await borrowing break case catch class consuming continue default
    defer deinit do each else enum extension fallthrough false final for func get guard if import in indirect init inout
    internal is isolated lazy let macro mutating nil nonisolated open operator optional override package private protocol
    public repeat required return self set some static struct subscript super switch throw throws true try typealias unowned
    var weak where while yield none allCases hash hashValue rawValue lookup encode decode ordinal nameIndex token theme
    brand variant context value values index count names description isDeprecated replacement first scheme light dark
    color text title icon surface primary secondary small medium large label button view image content layout appearance
    look state normal selected disabled size shape width height inset gap corner shadow border font int string double
    bool array dictionary optional result error never void float character error decoder encoder hasher codable
    """.split()
PIECES = ["é", "ß", "ё", "漢字", "ﬁ", "½", "²", "ı", "أ", "ไ", "한", "©", "→", "★", "😀", "👩‍👧", "̈", "·", "-", "_", " ", "/", "#", "@", "+",
          "%", "&", "'", "`", "\\", "0", "9", "٣", "𝒳", "ʼ", "$", "!", "(", ")", "?", "*", "~", "^", "|", "<", ">", "=", ",", ";", ":"]
ERRORS = re.compile(r": error: (.*) \[([\w-]+)\]$", re.MULTILINE)
# A name that is another's, or a member of what is generated, may be refused.
CLASHES = re.compile("has another meaning|clash|the name of|also|already|both|twice|same")


class Names:
    """Names that differ by more than case and signs."""

    def __init__(self, chance):
        self.chance, self.used = chance, set()

    def name(self, pool=WORDS, odd=0.4):
        while True:
            if self.chance.random() < odd:
                pieces = self.chance.choices(WORDS + PIECES * 3, k=self.chance.randint(1, 4))
                name = "".join(pieces).lstrip("$ ").rstrip() + str(self.chance.randint(0, 999))
            else:
                name = self.chance.choice(pool)
                if self.chance.random() < 0.5:
                    name += self.chance.choice(["", "-", "_", " "]) + self.chance.choice(pool)
            # As the standard and normal forms have it.
            name = unicodedata.normalize("NFC", name)
            key = "".join(char for char in name.casefold() if char.isalnum()) or name
            if name and key not in self.used and not name.startswith("$"):
                self.used.add(key)
                return name


    def word(self):
        """A name in a spec: letters and digits, the first one small."""
        while True:
            # Most of those that stand alone have another meaning in generated code.
            words = [word for word in self.chance.choices(WORDS, k=self.chance.choice([1, 2, 2])) if word != "_"]
            name = "".join(word.title() for word in words) + self.chance.choice(["", "2"])
            name = name[:1].lower() + name[1:]
            if name[:1].isalpha() and name.casefold() not in self.used:
                self.used.add(name.casefold())
                return name


def length(chance):
    return {"value": chance.choice([0, 1, 4, 12.5, 999]), "unit": chance.choice(["px", "rem"])}


def color(chance):
    space = chance.choice(["srgb", "display-p3", "oklch", "hsl"])
    components = {"oklch": [0.6, 0.1, 200], "hsl": [chance.randint(0, 359), 50, 50]}.get(space, [round(chance.random(), 3) for _ in range(3)])
    return {"colorSpace": space, "components": components, "alpha": chance.choice([0, 0.1, 0.5, 1])}


def shadow(chance):
    return {"color": color(chance), **{key: length(chance) for key in ("offsetX", "offsetY", "blur", "spread")}}


def time(chance):
    return {"value": chance.choice([0, 100, 0.3]), "unit": chance.choice(["ms", "s"])}


def typography(chance):
    return {"fontFamily": ["Inter"], "fontSize": {"value": 16, "unit": "px"}, "fontWeight": chance.choice([400, "bold"]),
            "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": chance.choice([1, 1.5])}


VALUES = {
    "color": color, "dimension": length, "duration": time, "typography": typography, "shadow": shadow,
    "number": lambda chance: chance.choice([0, -1, 1e-9, 12345678, 0.1]),
    "fontFamily": lambda chance: chance.choice(["Inter", ["A \"b\"", "serif"]]),
    "fontWeight": lambda chance: chance.choice([1, 400, 950, "extra-bold"]),
    "cubicBezier": lambda chance: [0.1, -2, 0.9, 3],
    "strokeStyle": lambda chance: chance.choice(["solid", "dashed", {"dashArray": [length(chance)], "lineCap": "round"}]),
    "border": lambda chance: {"color": color(chance), "width": length(chance), "style": "solid"},
    "transition": lambda chance: {"duration": time(chance), "delay": time(chance), "timingFunction": [0, 0, 1, 1]},
    "gradient": lambda chance: [{"color": color(chance), "position": 0}, {"color": color(chance), "position": 1}],
}


class RandomSet:
    """Files of a legal set, by name."""

    def __init__(self, chance, number):
        self.chance, self.files, self.paths = chance, {}, collections.defaultdict(list)
        tokens, groups = {}, Names(chance)
        types = ["color", "typography", "dimension"] + chance.sample(sorted(VALUES), 2)
        for kind in dict.fromkeys(types):
            name = groups.name()
            tokens[name] = {"$type": kind}
            # Names of tokens are those of a family: a group's name is part of them.
            self.fill(tokens[name], [name], kind, Names(chance), chance.randint(3, 6))
        self.write(tokens)
        for _ in range(chance.randint(0, 2)):
            self.component(groups)
        settings = {"typePrefix": f"S{number}", "output": {"tokens": "../out", "components": "../out"},
                    "accessLevel": chance.choice(["public", "internal"])}
        self.files["tokenc.json"] = settings

    def fill(self, group, path, kind, names, count):
        while count > 0:
            name = names.name()
            if count > 2 and self.chance.random() < 0.3:
                group[name] = {}
                self.fill(group[name], path + [name], kind, names, count // 2)
                count -= count // 2
                continue
            count -= 1
            token = group[name] = {"$value": VALUES[kind](self.chance)}
            if self.paths[kind] and self.chance.random() < 0.3:
                token["$value"] = "{" + self.chance.choice(self.paths[kind]) + "}"
            if self.chance.random() < 0.3:
                token["$description"] = self.chance.choice(["Plain.", "a */ b \"\"\" \\(x)", "two\nlines", "`a` ``` b", "\u2028"])
            if self.chance.random() < 0.2:
                token["$deprecated"] = self.chance.choice([True, "Use \"another\" \\(one)."])
            if self.chance.random() < 0.2:
                token["$extensions"] = {"tokenc": {"formerNames": [f"old {names.word()}"]}}
            self.paths[kind].append(".".join(path + [name]))

    def write(self, tokens):
        brands, schemes = self.chance.choice([0, 1, 3]), self.chance.choice([0, 2])
        if not brands and not schemes:
            self.files["a.tokens.json"] = tokens
            return
        modifiers, names = {}, Names(self.chance)
        if brands:
            modifiers["brand"] = {"contexts": {names.name(): [self.changed(tokens)] for _ in range(brands)}}
        if schemes:
            modifiers["scheme"] = {"contexts": {"light": [], "dark": [self.changed(tokens)]}, "default": "light"}
        self.files["a.resolver.json"] = {
            "version": "2025.10", "sets": {"all": {"sources": [{"$ref": "all.json"}]}}, "modifiers": modifiers,
            "resolutionOrder": [{"$ref": "#/sets/all"}, *({"$ref": f"#/modifiers/{name}"} for name in modifiers)]}
        self.files["all.json"] = tokens

    def changed(self, tokens):
        """A few tokens of the set with other values."""
        result = {}
        for name, family in tokens.items():
            key = next((key for key, token in family.items() if isinstance(token, dict) and "$value" in token), None)
            if key and self.chance.random() < 0.7:
                result[name] = {"$type": family["$type"], key: {"$value": VALUES[family["$type"]](self.chance)}}
        return result

    def component(self, groups):
        chance = self.chance
        names, cases = Names(chance), Names(chance)
        elements = {names.word(): kind for kind in chance.choices(["view", "label", "button", "image", "textField"], k=3)}
        colors, styles = self.paths["color"], self.paths["typography"]

        def path(paths):
            return "{" + chance.choice(paths) + "}"

        size = [cases.word() for _ in range(3)]

        def by_size(value):
            return {"by": "Size", "values": {case: value() for case in size}} if chance.random() < 0.4 else value()

        def look(kind):
            if kind == "label":
                return {"textColor": by_size(lambda: path(colors)), "typography": path(styles)}
            if kind == "view":
                return {"backgroundColor": by_size(lambda: path(colors)), "cornerRadius": path(self.paths["dimension"])}
            if kind == "button":
                return {"typography": path(styles), "states": {"normal": {"titleColor": path(colors)}, "disabled": {"titleColor": path(colors)}}}
            return {"contentMode": "scaleAspectFit"} if kind == "image" else {
                "textColor": path(colors), "placeholderColor": path(colors), "typography": path(styles)}

        variants = {names.word(): {"appearance": {name: look(kind) for name, kind in elements.items()}} for _ in range(chance.randint(1, 3))}
        fields, content = Names(chance), {}
        fields.used.add("type")  # It says which component an object is.
        for kind in chance.choices(["text", "flag", "url", "icon", "action", "integer", "decimal", "date", "token", "choice", "list"], k=5):
            field = {"type": kind}
            if kind == "token":
                field["group"] = colors[0].split(".")[0]
            elif kind == "choice":
                field |= {"enum": "Size", "default": size[0]}
            elif kind == "list":
                field["of"] = {"type": chance.choice(["text", "integer", "url"])}
            elif chance.random() < 0.5:
                field["optional"] = True
            if chance.random() < 0.3:
                field["description"] = "a */ b \"\"\" \\(x)"
            content[fields.word()] = field
        name = re.sub(r"[^A-Za-z0-9]", "", groups.name(odd=0).title()) or "Card"
        self.files[f"{name}.component.json"] = {
            "enums": {"Size": {"cases": {case: {} for case in size}}},
            "elements": {name: {"kind": kind} for name, kind in elements.items()}, "variants": variants,
            "layout": {fields.word(): {"value": path(self.paths["dimension"])} for _ in range(2)}, "content": content}


class Check:
    def __init__(self, tokenc, work):
        self.tokenc, self.work = str(tokenc), work
        self.modules = work / "modules"
        self.modules.mkdir()
        for name, folder in {"TokenRuntime": "DesignTokens", "AppearanceRuntime": "Appearance"}.items():
            sources = sorted((ROOT / "Sources" / folder / "Runtime").rglob("*.swift"))
            result = self.swift(["-wmo", "-emit-module", "-parse-as-library", "-package-name", "design-tokens", "-module-name", name,
                                 "-I", self.modules, "-o", self.modules / f"{name}.swiftmodule", *sources])
            if result.returncode:
                sys.exit(result.stderr[-4000:])

    def swift(self, arguments):
        return subprocess.run(["swiftc", "-swift-version", "6", *map(str, arguments)], capture_output=True, text=True)

    def generate(self, number, seed):
        """The folder of a set, and why it was refused."""
        folder = self.work / f"set{number}"
        (folder / "tokens").mkdir(parents=True)
        made = RandomSet(random.Random(f"{seed}/{number}"), number)
        for name, document in made.files.items():
            (folder / "tokens" / name).write_text(json.dumps(document, ensure_ascii=False, indent=1), encoding="utf-8")
        result = subprocess.run([self.tokenc, "tokens", "--layout", "single", "--quiet"], cwd=folder, capture_output=True, text=True)
        if result.returncode == 0:
            return folder, None
        return folder, (result.returncode, ERRORS.findall(result.stderr), result.stderr)

    def compile(self, folders):
        """The messages for sets that are compiled as one module; each is alone when there are any."""
        files = []
        for folder in folders:
            for file in (folder / "out").glob("*.swift"):
                # Names of a module's files are distinct.
                files.append(file.rename(file.with_name(f"{folder.name}-{file.name}")) if not file.name.startswith(folder.name) else file)
        result = self.swift(["-typecheck", "-parse-as-library", "-package-name", "own", "-I", self.modules, "-module-name", "Generated", *files])
        if result.returncode == 0:
            return []
        if len(folders) == 1:
            return [(folders[0], result.stderr)]
        return [fault for folder in folders for fault in self.compile([folder])] or [(folders[0], "together only: " + result.stderr)]


def keep(folder):
    kept = ROOT / ".build/sets" / folder.name
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(folder, kept)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--batch", type=int, default=25)
    options = parser.parse_args()
    seed = str(datetime.date.today()) if options.seed == "night" else options.seed
    faults, refused = [], collections.Counter()
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        check = Check(options.tokenc.resolve(), pathlib.Path(work))
        folders, asked = [], 0
        # A refused set is replaced by another one.
        while len(folders) < options.count and asked < options.count * 2 and not faults:
            numbers = range(asked, asked + max(options.count - len(folders), os.cpu_count()))
            asked = numbers.stop
            for folder, refusal in pool.map(lambda number: check.generate(number, seed), numbers):
                if refusal is None:
                    folders.append(folder)
                    continue
                code, errors, messages = refusal
                refused.update({id for _, id in errors} or {f"exit {code}"})
                if code != 65 or not errors or not all(CLASHES.search(error) for error, _ in errors):
                    faults.append((folder, "\n".join(f"{error} [{id}]" for error, id in errors) or messages))
        batches = [folders[start:start + options.batch] for start in range(0, len(folders), options.batch)]
        for found in pool.map(check.compile, batches):
            faults += found
        for folder, messages in faults[:10]:
            print(f"{folder.name}:\n{messages[:1500]}")
        for folder, _ in faults:
            keep(folder)
    print(f"seed {seed}: {len(folders)} sets compiled in {len(batches)} modules, {asked - len(folders)} more refused "
          f"for a clash {dict(refused)}, {len(faults)} faults")
    # Mostly legal, or the check says little.
    sys.exit(1 if faults or len(folders) < options.count else 0)


if __name__ == "__main__":
    main()
