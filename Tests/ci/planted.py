"""Plants 344 uses of renamed tokens and 60 look-alikes in five modules, and lets 'tokenc rename' find them; the compiler judges.

Every use and look-alike is a line that ends with its mark and prints a value. The program prints the same before and after the rename:
after it, the enum of the tokens has the new names alone, while the look-alikes have both, with other values. So a look-alike that is
rewritten prints something else, and a use that is missed does not compile. What the rename can't decide it has to list; such lines are
then edited here, by their marks.

With --apps N, as many apps of one to five modules are generated besides, each with other uses, look-alikes and names of its modules. The
compiler judges one of fifty; of the others it is known which line is which.

Usage: planted.py --tokenc PROGRAM [--apps N] [--seed NUMBER]
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

# Names that only the tokens have, and names that other types of the sources have, too.
FREE = {"accent": "action", "surface": "sheet", "outline": "edge", "muted": "quiet", "signal": "beacon", "focus": "target", "veil": "shade",
        "shine": "gloss"}
SHARED = {"danger": "alarm", "success": "gain", "info": "hint", "ghost": "mist"}
NEW = FREE | SHARED
KEPT = ["ink", "paper"]
USES, TEXTS, DECOYS, LEAST = 302, 40, 60, 0.95

# Where a type is written, the name may be one that others have. `@` is the name, `#` a number, `print` comes last.
STATED = """
show("%", ColorToken.@.hex)
show("%", DesignTokens.ColorToken.@.hex)
let a#: ColorToken = .@; show("%", a#.hex)
let a#: [ColorToken] = [.@, .ink]; show("%", a#[0].hex)
let a#: ColorToken? = flag ? .@ : nil; show("%", a#!.hex)
let a#: ColorToken = flag ? .@ : .paper; show("%", a#.hex)
show("%", ColorToken.self.@.hex)
let a#: Set<ColorToken> = [.@]; show("%", a#.first!.hex)
let a#: [String: ColorToken] = ["a": ColorToken.@]; show("%", a#["a"]!.hex)
show("%", [ColorToken.@: "b"].keys.first!.hex)
for a# in [ColorToken.@] { show("%", a#.hex) }
var a#: ColorToken { .@ }; show("%", a#.hex)
func a#() -> ColorToken { .@ }; show("%", a#().hex)
show("%", Paint.@.hex)
show("%", [1].map { _ in ColorToken.@ }[0].hex)
show("%", "\\(ColorToken.@.hex)")
show("%", ColorToken.`@`.hex)
show("%", (flag ? ColorToken.@ : nil)!.hex)
let a# = ColorToken.@, b# = "\\(a#.hex)"; show("%", b#)
show("%", Optional<ColorToken>.some(ColorToken.@)!.hex)
let a#: DesignTokens.ColorToken = .@; show("%", a#.hex)
let a#: [DesignTokens.ColorToken] = [.ink, .@]; show("%", a#[1].hex)
show("%", { () -> ColorToken in ColorToken.@ }().hex)
show("%", (ColorToken.@ as ColorToken).hex)
show("%", (ColorToken.@, 1).0.hex)
if let a#: ColorToken = Optional(ColorToken.@) { show("%", a#.hex) }
show("%", ColorToken(rawValue: ColorToken.@.rawValue)!.hex)
show("%", ([ColorToken.ink, ColorToken.@] as [ColorToken])[1].hex)
show("%", /* ColorToken.ghost */ ColorToken.@.hex)
func a#(_ l: [ColorToken]) -> Bool { l.contains(.@) }; show("%", "\\(a#([ours]))")
func a#(_ l: [ColorToken]) -> Bool { l.contains { $0 == .@ } }; show("%", "\\(a#([ours]))")
func a#(_ l: [ColorToken]) -> Int { l.filter { $0 != .@ }.count }; show("%", "\\(a#([ours]))")
func a#(_ c: ColorToken) -> Bool { [.@, .ink].contains(c) }; show("%", "\\(a#(ours))")
func a#(_ c: ColorToken?) -> Bool { if let c, c == .@ { return true }; return false }; show("%", "\\(a#(ours))")
func a#(_ l: [ColorToken]) -> Int { var n = 0; for c in l where c == .@ { n += 1 }; return n }; show("%", "\\(a#([ours]))")
func a#(_ t: ColorToken.Type) -> ColorToken { t.@ }; show("%", a#(ColorToken.self).hex)
let a#: ColorToken.Type? = ColorToken.self; show("%", a#!.@.hex)
let (a#, b#): (ColorToken, Int) = (.@, 1); show("%", a#.hex + "\\(b#)")
struct S# { var c: ColorToken = .@ }; show("%", S#().c.hex)
struct S# { var c: ColorToken; init() { self.c = .@ } }; show("%", S#().c.hex)
let a#: Result<ColorToken, Never> = .success(.@); if case .success(let c) = a# { show("%", c.hex) }
let a#: [ColorToken: Int] = [.@: 1]; show("%", a#.keys.first!.hex)
var a#: Set<ColorToken> = []; a#.insert(.@); show("%", a#.first!.hex)
""".strip().splitlines()
# In an extension of the enum.
EXTENSIONS = """
static func a#() -> Self { @ }
static func a#() -> Self { .@ }
static var a#: Self { Self.@ }
static let a#: Self = .@
static let a# = ColorToken.@
static var a#: ColorToken { return .@ }
""".strip().splitlines()
# Where the type follows from what is called.
IMPLIED = """
show("%", theme[.@])
show("%", pick(.@).hex)
show("%", pick(flag ? .@ : .ink).hex)
show("%", (nothing ?? .@).hex)
show("%", Row(color: .@).color.hex)
show("%", "\\(theme[.@])")
show("%", ours == .@ ? "equal" : "other")
switch ours { case .@: show("%", "a"); default: show("%", "b") }
if case .@ = ours { show("%", "a") } else { show("%", "b") }
show("%", Box<ColorToken>(.@).value.hex)
show("%", [pick(.ink), .@][1].hex)
show("%", pick(others: [.ink, .@]).hex)
show("%", pick(by: { .@ }).hex)
show("%", pick(both: (.@, .ink)).hex)
""".strip().splitlines()
TEXT = r"""
show("%", read(#"{"type": "Tag", "color": "@"}"#))
show("%", read("{\"type\": \"Tag\", \"color\": \"@\"}"))
show("%", read("[\"ink\", \"@\"]"))
show("%", ColorToken(rawValue: "@")!.hex)
show("%", read(#"["@"]"#))
""".strip().splitlines()

HELPERS = """
typealias Paint = ColorToken
struct Row { var color: ColorToken }
struct Box<Value> { let value: Value; init(_ value: Value) { self.value = value } }
let theme = Theme(), flag = CommandLine.argc > 0, ours = ColorToken.ink, nothing: ColorToken? = nil
func pick(_ color: ColorToken) -> ColorToken { color }
func pick(others: [ColorToken]) -> ColorToken { others[1] }
func pick(by make: () -> ColorToken) -> ColorToken { make() }
func pick(both: (ColorToken, ColorToken)) -> ColorToken { both.0 }
func read(_ json: String) -> String {
  ColorToken(rawValue: json.split(separator: "\\"").map(String.init).last { ColorToken(rawValue: $0) != nil } ?? "")?.hex ?? "none"
}
"""

# Files of look-alikes: the module, what stands before the lines, the lines, and what stands after them.
OTHERS = [
    # A file that sees the other module alone.
    ("Cards", "import Kit\nimport Legacy\n", """
show("%", ColorToken.@.hex)
let a#: ColorToken = .@; show("%", a#.hex)
let a#: [ColorToken] = [.ink, .@]; show("%", a#[1].hex)
show("%", paint(.@).hex)
show("%", Legacy.ColorToken.@.hex)
show("%", "\\(ColorToken.@.hex)")
"""),
    # One that sees both.
    ("App", "import DesignTokens\nimport Kit\nimport Legacy\n", """
show("%", Legacy.ColorToken.@.hex)
let a#: Legacy.ColorToken = .@; show("%", a#.hex)
let a#: [Legacy.ColorToken] = [.@]; show("%", a#[0].hex)
show("%", paint(.@).hex)
show("%", Legacy.paint(.@).hex)
"""),
    # The other module itself.
    ("Legacy", "import Kit\n", """
show("%", ColorToken.@.hex)
let a#: ColorToken = .@; show("%", a#.hex)
show("%", paint(.@).hex)
show("%", ColorToken.self.@.hex)
"""),
    # A type within another, and other things of the name.
    ("Charts", """import DesignTokens
import Kit
struct Chart {
  enum ColorToken: String { case danger, success, info, ghost, alarm, gain, hint, mist; var hex: String { "chart " + rawValue } }
  struct Key { let danger = "kd", success = "ks", info = "ki", ghost = "kg" }
  enum Call { case danger(Int), success(Int), info(Int), ghost(Int) }
}
enum Mood: String { case danger, success, info, ghost, alarm, gain, hint, mist; var hex: String { "mood " + rawValue } }
""", """
show("%", Chart.ColorToken.@.hex)
let a#: Chart.ColorToken = .@; show("%", a#.hex)
let a#: Mood = .@; show("%", a#.hex)
show("%", Mood.@.hex)
show("%", Chart.Key().@)
let a#: KeyPath<Chart.Key, String> = \\.@; show("%", Chart.Key()[keyPath: a#])
show("%", "\\(Chart.Call.@(1))")
func a#(@: Int) -> String { "\\(@)" }; show("%", a#(@: 1))
let a# = { (@: String) in @ }; show("%", a#("text"))
show("%", "ColorToken.@")
show("%", #"theme[.@]"#)
"""),
    # A name of a module's type in one file, or in one function.
    ("Charts", """import DesignTokens
import Kit
private enum ColorToken: String { case danger, success, info, ghost, alarm, gain, hint, mist; var hex: String { "file " + rawValue } }
""", """
show("%", ColorToken.@.hex)
let a#: ColorToken = .@; show("%", a#.hex)
"""),
    ("Cards", """import DesignTokens
import Kit
import Legacy
private typealias Old = Legacy.ColorToken
struct Screen {
  typealias ColorToken = Legacy.ColorToken
  static func run() {
    let a = ColorToken.danger, b: ColorToken = .info
    show("m1", a.hex + b.hex)
  }
}
""", """
show("%", Screen.ColorToken.@.hex)
show("%", Old.@.hex)
func a#() -> String { enum ColorToken: String { case danger, success, info, ghost, alarm, gain, hint, mist }; return ColorToken.@.rawValue }; show("%", a#())
"""),
    # A module whose sources are not given.
    ("App", "import Vendor\nimport Kit\n", """
show("%", ColorToken.@.hex)
let a#: ColorToken = .@; show("%", a#.hex)
"""),
    ("App", "import DesignTokens\nimport Kit\nimport Vendor\n", """
show("%", Vendor.ColorToken.@.hex)
let a#: Vendor.ColorToken = .@; show("%", a#.hex)
"""),
]
MODULES = {"Legacy": ["DesignTokens", "Kit"], "Cards": ["DesignTokens", "Kit", "Legacy"], "Charts": ["DesignTokens", "Kit", "Legacy"],
           "App": ["DesignTokens", "Kit", "Legacy", "Vendor", "Cards", "Charts"]}


def enum(name, values, title, old=()):
    cases = ", ".join(values)
    former = "".join(f'    case "{word}": self = .{new}\n' for word, new in old)
    init = f"""
  public init?(rawValue: String) {{
    if let found = Self.allCases.first(where: {{ "\\($0)" == rawValue }}) {{ self = found; return }}
    switch rawValue {{
{former}    default: return nil
    }}
  }}
  public var rawValue: String {{ "\\(self)" }}""" if name == "ColorToken" and title == "token" else ""
    hexes = "".join(f'    case .{word}: "{title} {value}"\n' for word, value in values.items())
    raw = "CaseIterable, RawRepresentable, Sendable" if init else "String, CaseIterable, Sendable"
    return f"public enum {name}: {raw} {{\n  case {cases}{init}\n  public var hex: String {{\n    switch self {{\n{hexes}    }}\n  }}\n}}\n"


def tokens(is_new):
    """The module of the tokens: values keep their old names, whatever the cases are called."""
    values = {NEW[word] if is_new else word: word for word in NEW} | {word: word for word in KEPT}
    return (enum("ColorToken", values, "token", [(old, new) for old, new in NEW.items()] if is_new else [])
            + "public struct Theme { public init() {}; public subscript(token: ColorToken) -> String { token.hex } }\n")


class Project:
    def __init__(self, folder):
        self.folder, self.uses, self.texts, self.decoys = folder, [], [], []
        color = {"colorSpace": "srgb"}
        (folder / "tokens").mkdir()
        (folder / "tokens/a.tokens.json").write_text(json.dumps({"color": {"$type": "color", **{
            word: {"$value": color | {"components": [number / 20, 0, 0]}} for number, word in enumerate([*NEW, *KEPT])}}}, indent=2))
        self.files = {}
        self.number = 0

    def line(self, text, name, marks, kind):
        self.number += 1
        mark = f"{kind}{len(marks) + 1}"
        marks.append((mark, name))
        return text.replace("@", name).replace("#", str(self.number) if '#"' not in text else "#").replace("%", mark) + f" // {mark}\n"

    def add(self, module, before, lines, after="", is_type=False):
        path = f"Sources/{module}/File{len(self.files)}.swift"
        body = "".join("    " + line for line in lines)
        name = f"run{len(self.files)}"
        if is_type:
            text = f"{before}extension ColorToken {{\n{body}}}\npublic func {name}() {{\n{after}}}\n"
        else:
            text = f"{before}public func {name}() {{\n{body}{after}}}\n"
        self.files[path] = (module, name, text)

    def plant(self):
        free, shared = list(FREE), list(SHARED)
        modules = ["Cards", "Charts", "App"]
        before = "import DesignTokens\nimport Kit\n"
        chunks = {}
        for index in range(USES):
            kind = index % 4
            module = modules[index % 3]
            if kind == 3 and index % 8 == 3:
                template, place = EXTENSIONS[index // 8 % len(EXTENSIONS)], (module, "extension")
                name = (free + shared)[index // 8 % 12]
            elif kind in (1, 3):
                # A few of names that others have, too: nothing says which is meant.
                template, place = IMPLIED[index // 2 % len(IMPLIED)], (module, "implied")
                name = shared[index % 4] if index % 40 == 1 else free[index // 2 % 8]
            else:
                template, place = STATED[index // 2 % len(STATED)], (module, "stated")
                name = (free + shared)[(index // 2 + index // 60) % 12]
            chunks.setdefault(place, []).append((template, name))
        for (module, kind), items in chunks.items():
            for start in range(0, len(items), 12):
                part = items[start:start + 12]
                lines = [self.line(text, name, self.uses, "u") for text, name in part]
                if kind == "extension":
                    calls = "".join(
                        "  show(\"%s\", ColorToken.%s.hex)\n" % (
                            re.search(r"// (\w+)", line)[1], re.search(r"(a\d+(?:\(\))?)", line)[1]) for line in lines)
                    self.add(module, before, lines, calls, is_type=True)
                else:
                    self.add(module, before, lines)
        # The other module says whose type it means.
        lines = [self.line('show("%", DesignTokens.ColorToken.@.hex)', name, self.uses, "u") for name in shared[:2]]
        self.add("Legacy", before, lines)
        for start in range(0, TEXTS, 10):
            part = [(TEXT[index % len(TEXT)], (free + shared)[index % 12]) for index in range(start, start + 10)]
            self.add(modules[start // 10 % 3], before, [self.line(text, name, self.texts, "t") for text, name in part])
        templates = [(place, text) for place, (_, _, texts) in enumerate(OTHERS) for text in texts.strip().splitlines()]
        chosen = {}
        for index in range(DECOYS):
            place, text = templates[index % len(templates)]
            chosen.setdefault(place, []).append((text, shared[(index + index // len(templates)) % 4]))
        for place, items in sorted(chosen.items()):
            module, head, _ = OTHERS[place]
            self.add(module, head, [self.line(text, name, self.decoys, "d") for text, name in items],
                     "  Screen.run()\n" if "struct Screen" in head else "")

    def write(self):
        for module in MODULES:
            (self.folder / "Sources" / module).mkdir(parents=True)
            if module != "Legacy":
                (self.folder / f"Sources/{module}/Helpers.swift").write_text("import DesignTokens\n" + HELPERS)
        both = {word: word for word in [*SHARED, *SHARED.values(), "ink"]}
        (self.folder / "Sources/Legacy/Tokens.swift").write_text(
            enum("ColorToken", both, "legacy") + "public func paint(_ color: ColorToken) -> ColorToken { color }\n")
        for path, (_, _, text) in self.files.items():
            (self.folder / path).write_text(text)
        calls = "".join(f"{name}()\n" for _, name, _ in self.files.values())
        (self.folder / "Sources/App/main.swift").write_text("import Cards\nimport Charts\nimport Legacy\n" + calls)

    def run(self, is_new):
        """What the program prints."""
        out = self.folder / ("new" if is_new else "old")
        out.mkdir()
        beside = {"DesignTokens": tokens(is_new), "Kit": "public func show(_ mark: String, _ value: String) { print(mark, value) }\n",
                  "Vendor": enum("ColorToken", {word: word for word in [*SHARED, *SHARED.values()]}, "vendor")}
        for name, text in beside.items():
            (out / f"{name}.swift").write_text(text)
            self.compile(out, name, [out / f"{name}.swift"], [])
        for name, others in MODULES.items():
            self.compile(out, name, sorted((self.folder / f"Sources/{name}").glob("*.swift")), others)
        return subprocess.run([out / "App"], capture_output=True, text=True, check=True).stdout

    def compile(self, out, name, files, others):
        command = ["swiftc", "-swift-version", "5", "-suppress-warnings", "-module-name", name, "-I", out, "-L", out, *files]
        command += [f"-l{other}" for other in others] + ["-Xlinker", "-rpath", "-Xlinker", out]
        command += ["-o", out / "App"] if name == "App" else ["-emit-library", "-emit-module", "-emit-module-path", out / f"{name}.swiftmodule",
                                                              "-o", out / f"lib{name}.so"]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            sys.exit(f"{name} does not compile:\n" + "\n".join(line for line in result.stderr.splitlines() if "error:" in line))


# Look-alikes in a file that sees the tokens: each has a type of its own with the names of tokens.
BESIDE = """
struct K# { enum ColorToken: String { case ALL }; var c: ColorToken = .@ }; show("%", K#().c.rawValue)
enum M#: String { case ALL }; let a#: M# = .@; show("%", a#.rawValue)
enum M#: String { case ALL }; func a#(_ l: [M#]) -> Bool { l.contains(.@) }; show("%", "\\(a#([]))")
enum M#: String { case ALL }; func a#(_ c: M#) -> Int { switch c { case .@: 1; default: 2 } }; show("%", "\\(a#(.@))")
enum M#: String { case ALL }; let a#: [M#: ColorToken] = [.@: .ink]; show("%", a#.keys.first!.rawValue)
enum M#: String { case ALL }; let a#: (ColorToken, M#) = (.ink, .@); show("%", a#.1.rawValue)
enum M#: String { case ALL }; let a#: () -> M# = { .@ }; show("%", a#().rawValue)
enum M#: String { case ALL }; func a#(_ m: M# = .@) -> String { m.rawValue }; show("%", a#())
enum M#: String { case ALL }; func a#<ColorToken: RawRepresentable>(_ c: ColorToken, _ m: M# = .@) -> String { m.rawValue }; show("%", a#(M#.@))
enum M#: String { case ALL }; typealias T# = M#; let a#: T# = .@; show("%", a#.rawValue)
enum M#: String { case ALL }; let t#: M#.Type = M#.self; show("%", t#.@.rawValue)
enum M#: String { case ALL }; struct R# { var m: M#; var c: ColorToken }; show("%", R#(m: .@, c: .ink).m.rawValue)
""".strip().splitlines()


class RandomApp(Project):
    """An app of one to five modules, with names, uses and look-alikes by chance."""

    def __init__(self, folder, seed):
        super().__init__(folder)
        self.chance = random.Random(seed)
        count = self.chance.randint(1, 5)
        self.names = self.chance.sample(["App", "Shop", "Cart", "Pay", "Home", "Feed", "Search", "Profile"], count)
        # A module that has its own enum of the name, where there is room for one.
        self.other = self.names[0] if count > 1 and self.chance.random() < 0.7 else None

    def plant(self):
        every = ", ".join([*FREE, *SHARED, *NEW.values()])
        for module in self.names:
            before = "import DesignTokens\nimport Kit\n"
            if module == self.other:
                lines = [self.line(text, self.chance.choice(list(SHARED)), self.decoys, "d") for text in self.chance.choices(
                    ['show("%", ColorToken.@.hex)', 'let a#: ColorToken = .@; show("%", a#.hex)', 'let a#: [ColorToken] = [.ink, .@]; show("%", a#[1].hex)'],
                    k=self.chance.randint(2, 6))]
                self.add(module, "import Kit\n", lines)
                continue
            for _ in range(self.chance.randint(1, 3)):
                lines = []
                for _ in range(self.chance.randint(3, 9)):
                    name = self.chance.choice([*FREE, *SHARED])
                    if self.chance.random() < 0.3:
                        lines.append(self.line(self.chance.choice(BESIDE).replace("ALL", every), name, self.decoys, "d"))
                    else:
                        lines.append(self.line(self.chance.choice(STATED), name, self.uses, "u"))
                self.add(module, before, lines)
            if self.other and self.chance.random() < 0.5:
                lines = [self.line(text, self.chance.choice(list(SHARED)), self.decoys, "d")
                         for text in (f'show("%", {self.other}.ColorToken.@.hex)', f'let a#: {self.other}.ColorToken = .@; show("%", a#.hex)')]
                self.add(module, f"{before}import {self.other}\n", lines)

    def write(self):
        for module in self.names:
            (self.folder / "Sources" / module).mkdir(parents=True)
            if module != self.other:
                (self.folder / f"Sources/{module}/Helpers.swift").write_text("import DesignTokens\n" + HELPERS)
        if self.other:
            both = {word: word for word in [*SHARED, *SHARED.values(), "ink"]}
            (self.folder / f"Sources/{self.other}/Tokens.swift").write_text(enum("ColorToken", both, "other"))
        for path, (_, _, text) in self.files.items():
            (self.folder / path).write_text(text)

    def compiles(self, is_new):
        """Compiles every module, the one that others import first."""
        out = self.folder / ("new" if is_new else "old")
        out.mkdir()
        beside = {"DesignTokens": tokens(is_new), "Kit": "public func show(_ mark: String, _ value: String) { print(mark, value) }\n"}
        for name, text in beside.items():
            (out / f"{name}.swift").write_text(text)
            self.compile(out, name, [out / f"{name}.swift"], [])
        others = ["DesignTokens", "Kit"]
        for name in self.names:
            self.compile(out, name if name != "App" else "Application", sorted((self.folder / f"Sources/{name}").glob("*.swift")),
                         others + ([self.other] if self.other and name != self.other else []))


def check_apps(tokenc, count, seed):
    """Renames in generated apps; ends with the faults, if there are any."""
    uses = moved = listed = decoys = 0
    faults = []
    for number in range(count):
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary)
            app = RandomApp(folder, seed + number)
            app.plant()
            app.write()
            is_judged = number % 50 == 0
            if is_judged:
                app.compiles(False)
            before = marked(folder)
            report = subprocess.run([tokenc, "rename", "tokens", *(f"color.{old}=color.{new}" for old, new in NEW.items()), "--sources", "Sources",
                                     "--apply"], cwd=folder, capture_output=True, text=True)
            if report.returncode:
                sys.exit(report.stderr)
            after = marked(folder)
            places = set(re.findall(r"(Sources/\S+?:\d+):\d+: ", report.stdout))
            names = dict(app.uses)
            for mark, (path, line, text) in before.items():
                now = after[mark][2]
                if mark.startswith("d"):
                    decoys += 1
                    if now != text:
                        faults.append(f"seed {seed + number}: rewritten: {text.strip()}")
                    continue
                uses += 1
                # The name of a token may stand in a comment, or be that of a case of Swift's own, too.
                found = [at.span() for at in re.finditer(rf"\b{names[mark]}\b", text)]
                if now in [text[:start] + NEW[names[mark]] + text[end:] for start, end in found]:
                    moved += 1
                elif now != text:
                    faults.append(f"seed {seed + number}: rewritten otherwise: {now.strip()}")
                elif f"{path.relative_to(folder)}:{line}" in places:
                    listed += 1
                else:
                    faults.append(f"seed {seed + number}: neither rewritten nor listed: {text.strip()}")
            if is_judged and not listed and not faults:
                app.compiles(True)
    print(f"{count} apps: {moved} of {uses} uses rewritten, {listed} listed, {decoys} look-alikes, {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    if faults or moved < LEAST * uses:
        sys.exit("planted apps: not all that is stated is found, or something else is rewritten")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--apps", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.apps:
        check_apps(options.tokenc.resolve(), options.apps, options.seed)
    with tempfile.TemporaryDirectory() as temporary:
        check(options.tokenc.resolve(), options.folder or pathlib.Path(temporary))


def marked(folder):
    """The lines with marks, by these, with the place of each."""
    found = {}
    for path in sorted((folder / "Sources").rglob("*.swift")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            mark = re.search(r"// ([utd]\d+)$", line)
            if mark:
                found[mark[1]] = (path, number, line)
    return found


def counted(tokenc, folder):
    """How 'tokenc uses' counts each line: `swift`, `unclear` or `text`."""
    report = subprocess.run([tokenc, "uses", "tokens", "--sources", "Sources", "--format", "json"], cwd=folder, capture_output=True, text=True, check=True)
    mentions = [mention for token in json.loads(report.stdout)["tokens"] for mention in token["mentions"]]
    return {(mention["place"].rsplit(":", 1)[0], mention["kind"]) for mention in mentions}


def check(tokenc, folder):
    project = Project(folder)
    project.plant()
    project.write()
    printed = project.run(False)
    before = marked(folder)
    seen = counted(tokenc, folder)
    report = subprocess.run([tokenc, "rename", "tokens", *(f"color.{old}=color.{new}" for old, new in NEW.items()), "--sources", "Sources",
                             "--apply"], cwd=folder, capture_output=True, text=True)
    if report.returncode:
        sys.exit(report.stderr)
    listed = set(re.findall(r"(Sources/\S+?:\d+):\d+: ", report.stdout))
    after = marked(folder)
    names = dict(project.uses + project.texts + project.decoys)
    is_edited = {mark: after[mark][2] != before[mark][2] for mark in before}
    is_listed = {mark: f"{path.relative_to(folder)}:{number}" in listed for mark, (path, number, _) in before.items()}
    rewritten = [mark for mark, _ in project.uses if is_edited[mark]]
    left = [mark for mark, _ in project.uses if not is_edited[mark]]
    faults = [f"rewritten: {before[mark][2].strip()}" for mark, _ in project.decoys + project.texts if is_edited[mark]]
    faults += [f"neither rewritten nor listed: {before[mark][2].strip()}" for mark in left + [mark for mark, _ in project.texts]
               if not is_edited[mark] and not is_listed[mark]]
    lines = {mark: f"{path.relative_to(folder)}:{number}" for mark, (path, number, _) in before.items()}
    faults += [f"counted otherwise than it is rewritten: {before[mark][2].strip()}" for mark, _ in project.uses + project.decoys
               if ((lines[mark], "swift") in seen) != is_edited[mark]]
    faults += [f"a string that is not counted: {before[mark][2].strip()}" for mark, _ in project.texts if (lines[mark], "text") not in seen]
    total = len(project.uses) + len(project.texts)
    print(f"{total} uses in {len(project.files)} files, {len(project.decoys)} look-alikes: {len(rewritten)} of {len(project.uses)} members rewritten, "
          f"{len(left)} and {len(project.texts)} strings listed, {len(faults)} faults")
    print(f"{sum(is_listed[mark] for mark, _ in project.decoys)} look-alikes listed")
    for fault in faults:
        print(fault)
    if len(rewritten) < LEAST * len(project.uses):
        faults.append("too few are rewritten")
    # By hand, as the list asks.
    for mark in left:
        path, number, line = before[mark]
        lines = path.read_text().splitlines(keepends=True)
        lines[number - 1] = re.sub(rf"\b{names[mark]}\b", NEW[names[mark]], lines[number - 1])
        path.write_text("".join(lines))
    if faults:
        sys.exit(f"{len(faults)} faults")
    if project.run(True) != printed:
        sys.exit("the program prints something else")
    print(f"{len(printed.splitlines())} lines are printed as before")


if __name__ == "__main__":
    main()
