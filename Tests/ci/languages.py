"""Compiles tokens to Swift, TypeScript, Kotlin and CSS, and asks all of them for the same things.

A program in each language prints every name, the lookup of each name and of thousands of misspelt ones, and every color,
length and text style in every theme; the answers must be those of Swift. CSS is parsed by tinycss2, and its rules applied
to each theme. Compose is compiled against stand-ins for the few functions that generated code calls.

TypeScript and Kotlin read packs of themes, too: language_packs.py makes them. A theme with a pack has the values that are
compiled in for the pack's brand, and what Swift refuses of thousands of changed packs, both refuse for the same reason.

What is missing is said: tsc (the package `node-typescript` of Debian), node, kotlinc (`kotlin`), tinycss2 (of PyPI).

Usage: languages.py --tokenc PATH
"""

import argparse
import collections
import itertools
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

import language_packs

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "Tests/ci/languages"
SETS = {"the example": "tokens", "all types": "Tests/Fixtures/languages"}
# Sets of which only packs are read: each size class, more contrast, brands of two parts.
PACK_SETS = {"size classes": "Tests/Fixtures/themes/adaptive", "contrast": "Tests/Fixtures/themes/apple-hig",
             "combined brands": "Tests/Fixtures/themes/bank"}
# The tokens that are added, with those that took their places: three generations, and one place of two.
GENERATIONS = {"g1": "g2", "g2": "g3", "g3": None, "h1": "h3", "h2": "h3", "h3": None, "i1": "i2", "i2": None}
# What the brands of the fixture were called before.
BRANDS = {"acme": {"formerNames": ["acme corp", "größe"]}, "acme-kids": {"formerNames": ["acme.kids"]}}
RELEASES = ["1.0.0", "2.0.0", "2.1.0", "10.0.0"]
PROBED = ["0.9.0", *RELEASES, "11.0.0"]
AXES = {"scheme": ("light", "dark"), "contrast": ("normal", "high"), "elevation": ("base", "elevated")}
TYPESCRIPT = {
    "compilerOptions": {
        "strict": True, "noUnusedLocals": True, "noImplicitReturns": True, "exactOptionalPropertyTypes": True,
        "noUncheckedIndexedAccess": True, "isolatedModules": True, "target": "ES2020", "module": "ES2020",
        "moduleResolution": "node", "lib": ["ES2020"], "types": [], "rootDir": "..", "outDir": "../js",
    },
    "include": ["./*.ts", "../program.ts", "../packs.ts"],
}


def run(words, folder=None, **options):
    result = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True, **options)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, words))[:300]}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result.stdout


def guide(language):
    """The program in a language that Languages.md shows, in one or several parts."""
    text = (ROOT / "Sources/DesignTokens/DesignTokens.docc/Languages.md").read_text()
    return "".join(re.findall(rf"```{language}\n(.*?)```", text, re.S))


def lower(name):
    return name[0].lower() + name[1:]


class Check:
    def __init__(self, tokenc, folder, source):
        self.folder = folder
        self.is_example = source == "tokens"
        self.prefix = ""
        shutil.copytree(ROOT / source, folder / "tokens", ignore=shutil.ignore_patterns("Generated"))
        path = folder / "tokens/tokenc.json"
        configuration = json.loads(path.read_text())
        configuration["output"] = {
            "tokens": "../swift/tokens", "components": "../swift/components", "typescript": "../ts", "kotlin": "../kt",
            "css": "../css",
        }
        configuration["kotlin"] = {"package": "com.acme.design", "compose": True}
        configuration["nonisolated"] = False
        if source != "tokens":
            configuration["brands"] = BRANDS
        path.write_text(json.dumps(configuration))
        self.history = None if self.is_example else self.write_history(tokenc)
        # Two dashed lines of the fixture are more than CSS can say, which is a warning.
        run([tokenc, folder / "tokens", "--allow-outside"])
        run([tokenc, folder / "tokens", "--allow-outside", "--check"])
        self.families = {}
        for file in sorted((folder / "swift/tokens").glob("*Token+Values.swift")):
            found = re.search(r"subscript\(token: (\w+)\) -> (\w+)", file.read_text())
            self.families[found[1]] = found[2]
        brands = (folder / "swift/tokens/Brand.swift").read_text()
        found = re.findall(r'^  case `?(\w+)`?(?: = "(.*)")?$', brands, re.M)
        self.brands = [name or case for case, name in found]
        self.contexts = list(itertools.product(*AXES.values()))
        self.write_probes()
        self.packs = language_packs.Packs(tokenc, folder, self.brands)

    def write_history(self, tokenc):
        """Tokens that took the place of others, and a contract by which each name came with some release."""
        path = self.folder / "tokens/all.tokens.json"
        tokens = json.loads(path.read_text())
        value = {"$value": "{color.accent.primary}"}
        for name, successor in GENERATIONS.items():
            tokens["color"][name] = value if successor is None else {
                **value, "$deprecated": True,
                "$extensions": {"tokenc": {"replacedBy": f"color.{successor}"}},
            }
        path.write_text(json.dumps(tokens))
        run([tokenc, "contract", self.folder / "tokens", "--release", RELEASES[0]])
        path = self.folder / "tokens/contract.json"
        contract = json.loads(path.read_text())
        contract["releases"] = RELEASES
        random.seed(35)
        # Groups may have a name in common, which then came with one release.
        introduced = collections.defaultdict(lambda: random.choice(RELEASES))
        for entries in contract["names"].values():
            for name, entry in entries.items():
                entry["introduced"] = introduced[name]
                entry.update({change: RELEASES[-1] for change in ("renamed", "deprecated") if change in entry})
            # One name of a token ends where the next begins; two at a time would be two tokens.
            for present in {entry["to"] for entry in entries.values() if "to" in entry}:
                names = [entry for entry in entries.values() if entry.get("to") == present] + [entries[present]]
                for entry, release in zip(names, sorted(random.choices(RELEASES, k=len(names)))):
                    entry["introduced"] = release
                for entry, following in zip(names, names[1:]):
                    entry["renamed"] = following["introduced"]
        path.write_text(json.dumps(contract))
        return {name: entry for entries in contract["names"].values() for name, entry in entries.items()}

    def expect_sent(self, swift):
        """What a server sends to the apps of each release, worked out from the contract and `replacedBy`."""
        number = lambda release: tuple(map(int, release.split(".")))
        successors = {}
        for (what, *key), answer in swift.items():
            if what == "name" and answer.startswith("deprecated "):
                successors[key[1]] = answer.split(" ", 1)[1]

        def own(name, release):
            known = lambda one: (self.history or {}).get(one) and number(self.history[one]["introduced"]) <= number(release)
            if known(name):
                return name
            former = [one for one, entry in (self.history or {}).items() if entry.get("to") == name and known(one)]
            return max(reversed(former), key=lambda one: number(self.history[one]["introduced"]), default=None)

        def sent(names, release, seen):
            found = [one for one in (own(name, release) for name in names) if one]
            # All that a token of this history took the place of look the same, so any of them is right.
            if found or not names:
                return found or [""]
            before = [one for one, successor in successors.items() if successor in names and one not in seen]
            return sent(before, release, seen | set(before))

        return {("sent", family, release, name): sent([name], release, {name})
                for what, family, *rest in swift if what == "name" for name in rest[:1] for release in PROBED}

    def write_probes(self):
        """Names of tokens, former ones, misspelt ones and nonsense, a line each."""
        random.seed(20)
        names = set()
        for family in self.families:
            text = (self.folder / f"ts/{family}.ts").read_text()
            names.update(json.loads(name) for name in re.findall(r'^  \| ("(?:[^"\\]|\\.)*")', text, re.M))
        probes = sorted(names)
        for name in sorted(names):
            for _ in range(2):
                letters = list(name)
                for _ in range(random.randint(1, 3)):
                    place = random.randrange(len(letters) + 1)
                    letters[place:place + random.randint(0, 1)] = random.choice(["", "x", "_", "é", "A", "🎨"])
                probes.append("".join(letters).strip() or "x")
            probes.append(name.upper())
        probes += [*BRANDS, *(former for brand in BRANDS.values() for former in brand["formerNames"]), *self.brands, "Acme", "acme "]
        probes += ["", " ", "___", "x" * 300, "__proto__", "constructor", "toString", "hasOwnProperty", "größe"]
        self.probes = [probe for probe in dict.fromkeys(probes) if not re.search(r"[\t\n\r]", probe)]
        (self.folder / "probes.txt").write_text("\n".join(self.probes) + "\n")

    # A line of each program is: what, token enum, theme or probe, and the answer, with tabs between them.

    def swift(self):
        options = ["-swift-version", "6", "-package-name", "own", "-parse-as-library", "-wmo"]
        runtime = self.folder.parent / "runtime.o"
        if not runtime.exists():
            sources = sorted((ROOT / "Sources/DesignTokens/Runtime").rglob("*.swift"))
            run(["swiftc", *options, "-module-name", "TokenRuntime", "-emit-module", "-emit-module-path",
                 runtime.parent / "TokenRuntime.swiftmodule", "-c", "-o", runtime, *sources])
        calls = "\n".join(
            f"  dump({family}.self) {{ {self.swift_value(value)}($0[$1, in: $2]) }}" if self.varies(family)
            else f"  dump({family}.self) {{ theme, token, _ in {self.swift_value(value)}(theme[token]) }}"
            for family, value in self.families.items())
        program = (HERE / "Program.swift.txt").read_text().replace("// CALLS", calls)
        (self.folder / "Program.swift").write_text(program)
        (self.folder / "Packs.swift").write_text((HERE / "Packs.swift.txt").read_text())
        run(["swiftc", *options, "-suppress-warnings", "-module-name", "Answers", "-I", runtime.parent, "-o",
             self.folder / "program", self.folder / "Program.swift", self.folder / "Packs.swift",
             *sorted((self.folder / "swift/tokens").glob("*.swift")), runtime])
        return self.lines(run([self.folder / "program"], self.folder))

    def varies(self, family):
        text = (self.folder / f"swift/tokens/{family}+Values.swift").read_text()
        return "in context: ThemeContext" in text

    def swift_value(self, value):
        return "number" if value == "Double" else lower(value)

    def typescript(self):
        if not shutil.which("tsc") or not shutil.which("node"):
            return print("  left out: TypeScript (no tsc or node)")
        calls = "\n".join(
            f"dump(\"{family}\", tokens.{family}, (token, theme) => format(tokens.{lower(family)}Values.value(token, theme)));"
            for family in self.families)
        visits = "\n".join(
            f"  for (const token of tokens.{family}.all) {{\n"
            f"    body(\"{family} \" + token, (theme) => tokens.{lower(family)}Values.value(token, theme));\n  }}"
            for family in self.families)
        for file, text in {"program.ts": calls, "packs.ts": visits}.items():
            program = (HERE / f"{file}.txt").read_text().replace("// CALLS", text)
            for name in ["brandNamed", "brands", "themeOfPack", "Brand"]:
                program = re.sub(rf"tokens\.{name}\b", "tokens." + self.prefixed(name), program)
            (self.folder / file).write_text(program)
        if self.is_example:
            (self.folder / "ts/guide.ts").write_text(guide("ts").replace("./design/", "./") + "void screen;\n")
        (self.folder / "ts/tsconfig.json").write_text(json.dumps(TYPESCRIPT))
        (self.folder / "js").mkdir()
        (self.folder / "js/package.json").write_text('{ "type": "module" }')
        run(["tsc", "-p", "ts"], self.folder)
        (self.folder / "js/main.js").write_text(
            'import { readFileSync } from "node:fs";\nimport { main } from "./program.js";\n'
            'import { packs } from "./packs.js";\n'
            'const lines = (file) => readFileSync(file, "utf8").split("\\n").slice(0, -1);\n'
            'process.stdout.write(main(lines("probes.txt")));\n'
            'process.stdout.write(packs((file) => readFileSync("packs/" + file), lines("packs/packs.txt")));\n')
        return self.lines(run(["node", "js/main.js"], self.folder))

    def kotlin(self):
        if not shutil.which("kotlinc") or not shutil.which("java"):
            return print("  left out: Kotlin (no kotlinc)")
        calls = "\n".join(
            f"    dump(\"{family}\", {family}.values().toList(), {family}.names) {{ theme, token -> format(theme[token]) }}"
            for family in self.families)
        visits = "\n".join(
            f"  for (token in {family}.values()) body(\"{family} \" + token.serverName) {{ format(it[token]) }}"
            for family in self.families)
        for file, text in {"Program.kt": calls, "Packs.kt": visits}.items():
            program = (HERE / f"{file}.txt").read_text().replace("// CALLS", text)
            program = re.sub(r"\b(Brand|Theme)\b", lambda found: self.prefixed(found[1]), program)
            (self.folder / "kt" / file).write_text(program)
        if self.is_example:
            guided = guide("kotlin")
            (self.folder / "kt/Guide.kt").write_text("package com.acme.design\n\nfun guide() {\n" + guided + "}\n")
        compose = self.folder / "compose"
        compose.mkdir()
        for part in (HERE / "Compose.kt.txt").read_text().split("// FILE\n")[1:]:
            (compose / f"{part.split()[1]}.kt").write_text(part)
        sources = [*sorted((self.folder / "kt").glob("*.kt")), *sorted(compose.glob("*.kt"))]
        run(["kotlinc", "-nowarn", *sources, "-include-runtime", "-d", self.folder / "program.jar"])
        return self.lines(
            run(["java", "-Dfile.encoding=UTF-8", "-cp", self.folder / "program.jar", "com.acme.design.ProgramKt"],
                self.folder))

    def prefixed(self, name):
        """A name as it begins with the set's `typePrefix`."""
        if self.prefix and name[0].islower():
            return lower(self.prefix) + name[0].upper() + name[1:]
        return self.prefix + name

    def lines(self, text):
        found = {}
        for line in text.split("\n"):
            *key, value = line.split("\t")
            if key:
                assert tuple(key) not in found, key
                found[tuple(key)] = value
        return found

    # MARK: CSS

    def css(self, expected):
        """Every color that the rules give a root element, in every theme and on both kinds of screens."""
        try:
            import tinycss2
        except ImportError:
            return print("  left out: CSS (no tinycss2)")
        text = (self.folder / "css/tokens.css").read_text()
        rules = self.rules(tinycss2, tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True), [])
        names = self.css_names(text)
        count = 0
        for brand, context in itertools.product(self.brands, self.contexts):
            chosen = dict(zip(AXES, context))
            for by_attribute, wide in itertools.product([True, False], [True, False]):
                values = self.cascade(rules, brand, chosen, by_attribute, wide)
                for family in self.families:
                    if self.families[family] != "ColorValue":
                        continue
                    for token, name in names[family].items():
                        answer = expected["value", family, f"{brand} {' '.join(context)}", token].split(" | ")
                        want = answer[0] if wide else answer[-1]
                        same("CSS", (name, brand, context, wide), want, color_text(values[name]))
                        count += 1
        print(f"  CSS: {count} colors, {len(names)} enums, by attributes and by preferences, on both kinds of screens")

    def css_names(self, text):
        """The custom property of each color token, from the order of the first rule."""
        first = text[:text.index("\n}")]
        sections = re.split(r"\n  /\* (.*) \*/\n", first)
        unescaped = [re.sub(r"\\([0-9a-f]+) ", lambda found: chr(int(found[1], 16)), part) for part in sections[2::2]]
        properties = [re.findall(r"^  (--[^:]+): ", part, re.M) for part in unescaped]
        families = {}
        for family, value in self.families.items():
            text = (self.folder / f"swift/tokens/{family}.swift").read_text()
            scope = re.search(r"The brand's value of a token of `(.*)`\.",
                              (self.folder / f"swift/tokens/{family}+Values.swift").read_text())[1]
            if value == "ColorValue":
                tokens = self.names[family]
                found = properties[sections[1::2].index(scope)]
                assert len(found) == len(tokens), (family, len(found), len(tokens))
                families[family] = dict(zip(tokens, found))
        return families

    def rules(self, tinycss2, nodes, conditions):
        found = []
        for node in nodes:
            assert node.type in ("at-rule", "qualified-rule"), node
            if node.type == "at-rule":
                inner = tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True)
                prelude = tinycss2.serialize(node.prelude).strip()
                found += self.rules(tinycss2, inner, [*conditions, (node.at_keyword, prelude)])
                continue
            selector = tinycss2.serialize(node.prelude).strip()
            declarations = tinycss2.parse_declaration_list(node.content, skip_comments=True, skip_whitespace=True)
            assert all(declaration.type == "declaration" for declaration in declarations), selector
            found.append((conditions, selector, {
                declaration.name: tinycss2.serialize(declaration.value).strip() for declaration in declarations}))
        return found

    def cascade(self, rules, brand, chosen, by_attribute, wide):
        attributes = {"data-brand": brand} if brand != self.brands[0] else {}
        if by_attribute:
            attributes.update({f"data-{axis}": context for axis, context in chosen.items()})
        else:
            attributes["data-elevation"] = chosen["elevation"]
        media = {
            "(prefers-color-scheme: dark)": chosen["scheme"] == "dark" if not by_attribute else chosen["scheme"] != "dark",
            "(prefers-contrast: more)": chosen["contrast"] == "high" if not by_attribute else chosen["contrast"] != "high",
            "(color-gamut: p3)": wide,
        }
        values = {}
        for conditions, selector, declarations in rules:
            if not all(kind == "supports" or all(media[part] for part in prelude.split(" and "))
                       for kind, prelude in conditions):
                continue
            inner = re.fullmatch(r":root(?::where\((.*)\))?", selector)[1] or ""
            simple = re.findall(r':not\(\[([\w-]+)\]\)|\[([\w-]+)="((?:[^"\\]|\\.)*)"\]', inner)
            if all(absent not in attributes if absent else attributes.get(name) == value for absent, name, value in simple):
                values.update(declarations)
        return values

    def check(self):
        swift = self.swift()
        self.names = {family: [] for family in self.families}
        for what, family, *rest in swift:
            if what == "name":
                self.names[family].append(rest[0])
        count = sum(map(len, self.names.values()))
        for brand, said in ({} if self.is_example else BRANDS).items():
            for name in [brand, *said["formerNames"]]:
                assert swift["brand", name] == brand, f"Swift: {name} is {swift['brand', name]!r} for {brand}"
        # Swift is what apps have, and sends nothing.
        sent = {} if self.is_example else self.expect_sent(swift)
        print(f"  Swift: {count} tokens, {len(self.brands)} brands, {len(self.probes)} names looked up")
        for language in ("typescript", "kotlin"):
            answers = getattr(self, language)()
            if answers is None:
                continue
            # TypeScript has the server's names alone; Kotlin gives what it reserves a '_'.
            for key, names in sent.items():
                assert answers[key] in names, f"{language}: {key} is {answers[key]!r}, not of {names}"
            answers = {key: answer for key, answer in answers.items() if key[0] != "sent"}
            self.packs.check(language, answers)
            missing = {key for key in swift if key[0] != "case" or language == "kotlin"} ^ set(answers)
            assert not missing, f"{language}: {sorted(missing)[:5]}"
            for key, answer in answers.items():
                same(language, key, swift[key], answer.rstrip("_") if key[0] == "case" else answer)
            print(f"  {language}: {len(answers)} answers, all of them those of Swift, and {len(sent)} names for releases")
        self.css(swift)


class PackCheck(Check):
    """A set of which TypeScript and Kotlin read packs."""

    def __init__(self, tokenc, folder, source):
        self.folder = folder
        self.is_example = False
        shutil.copytree(ROOT / source, folder / "tokens", ignore=shutil.ignore_patterns("Generated"))
        path = folder / "tokens/tokenc.json"
        configuration = json.loads(path.read_text())
        configuration["output"] = {"tokens": "../swift", "typescript": "../ts", "kotlin": "../kt"}
        configuration["kotlin"] = {"package": "com.acme.design"}
        self.prefix = configuration.get("typePrefix", "")
        path.write_text(json.dumps(configuration))
        run([tokenc, folder / "tokens", "--allow-outside"])
        self.families = [path.stem[:-len("Values")] for path in sorted((folder / "ts").glob("*Values.ts"))]
        brands = re.search(r"^export const \w+: readonly \w+\[\] = (\[.*\]);$", (folder / "ts/theme.ts").read_text(), re.M)
        self.brands = json.loads(brands[1])
        (folder / "probes.txt").write_text("")
        self.packs = language_packs.Packs(tokenc, folder, self.brands)

    def check(self):
        found = {}
        for language in ["typescript", "kotlin"]:
            answers = getattr(self, language)()
            if answers is None:
                continue
            self.packs.check(language, answers)
            for key in filter(lambda key: key[0] in ("changed", "resummed"), answers):
                same(language, key, found.setdefault(key, answers[key]), answers[key])


def color_text(css):
    """A color of generated CSS as the programs print it."""
    alpha = 1.0
    if css.startswith("#"):
        channels = [int(css[place:place + 2], 16) / 255 for place in (1, 3, 5)]
        return " ".join(["srgb", *map(str, channels), "1"])
    inner = re.fullmatch(r"(?:rgb|color)\((.*)\)", css)[1]
    if " / " in inner:
        inner, alpha = inner.split(" / ")
    words = inner.split()
    space = "srgb" if css.startswith("rgb") else {"srgb": "srgb", "display-p3": "p3"}[words.pop(0)]
    channels = [float(word) / (255 if css.startswith("rgb") else 1) for word in words]
    return " ".join([space, *map(str, channels), str(alpha)])


def same(language, key, want, got):
    """Words are equal, and numbers within what Swift rounds colors by; a `-` is what a language doesn't have."""
    if want == got:
        return
    tolerance = 1e-4
    if " | #" in got:
        # The sRGB of a wide color has 8 bits in TypeScript.
        same(language, key, want.split(" | ")[0], got.split(" | ")[0])
        want, got = want.split(" | ")[1], color_text(got.split(" | ")[1])
        want, got, tolerance = want.rsplit(" ", 1)[0], got.rsplit(" ", 1)[0], 1 / 500
    one, other = want.split(" "), got.split(" ")
    try:
        assert len(one) == len(other)
        for a, b in zip(one, other):
            assert a == b or b == "-" or abs(float(a) - float(b)) < tolerance or abs(float(a) / float(b) - 1) < 1e-12
    except (AssertionError, ValueError, ZeroDivisionError):
        sys.exit(f"{language}: {key} is {got!r}, and in Swift {want!r}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True)
    tokenc = pathlib.Path(parser.parse_args().tokenc).resolve()
    with tempfile.TemporaryDirectory() as path:
        for title, source in [*SETS.items(), *PACK_SETS.items()]:
            print(title)
            folder = pathlib.Path(path) / pathlib.Path(source).name
            folder.mkdir()
            (Check if title in SETS else PackCheck)(tokenc, folder, source).check()


main()
