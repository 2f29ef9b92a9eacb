"""The reader, the generated code and what an app does with it."""

import re
import shutil
import subprocess

from . import synthetic
from .measuring import PROGRAMS, ROOT, Stopwatch, instructions, run, size, swiftc
from .processes import verdict

LIBRARY = ROOT / "Sources/DesignTokens"
RUNTIME = sorted((LIBRARY / "Runtime").rglob("*.swift"))
REEXPORT = LIBRARY / "Runtime.swift"


class Reader:
    title = "Reader"
    note = "One file of 100,000 tokens: tokenc's reader, with keys interned, and Foundation's JSONSerialization."
    columns = ["file, MB", "tokenc, MB/s", "JSONSerialization, MB/s", "target", "met"]

    def __init__(self, work):
        self.work = work

    def rows(self):
        folder = self.work / "reader"
        synthetic.write_colors(folder, 50_000)
        folders = [ROOT / "Sources/tokenc/Compiler" / name for name in ("Text", "Diagnostics", "JSON")]
        sources = [file for folder in folders for file in sorted(folder.rglob("*.swift"))]
        program = swiftc(self.work / "read", [*sources, PROGRAMS / "Reader.swift"], "-module-name", "ReaderBenchmark",
                         "-package-name", "design-tokens")
        file = folder / "colors.tokens.json"
        own, foundation = map(float, run([program, file]).split())
        yield [f"{size(file) / 1e6:.1f}", f"{own:.0f}", f"{foundation:.0f}", "≥ 400", verdict([("", own >= 400)])]


def generate(tokenc, work, count):
    """Compiles COUNT colors to Swift and answers the files."""
    folder, out = work / f"colors-{count}", work / f"generated-{count}"
    for path in folder, out:
        shutil.rmtree(path, ignore_errors=True)
    synthetic.write_colors(folder, count)
    run([tokenc, folder, "--output", out])
    return sorted(out.glob("*.swift"))


def compile_module(folder, name, sources):
    """Compiles a library as the package manager does; answers the object."""
    target = folder / f"{name}.o"
    run(["swiftc", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "design-tokens", "-module-name", name,
         "-enable-default-cmo", "-I", folder, "-emit-module", "-emit-module-path", folder / f"{name}.swiftmodule",
         "-c", "-o", target, *sources])
    return target


def runtime(work):
    """Compiles the runtime library; answers its folder and object."""
    folder = work / "modules"
    folder.mkdir(exist_ok=True)
    return folder, compile_module(folder, "TokenRuntime", RUNTIME)


def library(work, generated):
    """Compiles generated files as the package does; answers the folder and the objects to link."""
    folder, target = runtime(work)
    return folder, [target, compile_module(folder, "DesignTokens", [REEXPORT, *generated])]


def case_names(files):
    text = next(file for file in files if file.name == "ColorToken.swift").read_text()
    return re.findall(r"^  case (\S+) = (\".*\")$", text, re.M)


class Lookup:
    title = "Lookup by the server's string"
    note = ("Nanoseconds of CPU net of a loop that passes the same strings to an opaque function, in an app that imports the module; instructions by callgrind. The "
            "compiler's own `init(rawValue:)` is that of a plain `enum: String` with the same names.")
    columns = ["names", "way", "known, ns", "unknown, ns", "perfect hash is faster by", "instructions", "target", "met"]

    def __init__(self, tokenc, work, sizes):
        self.tokenc, self.work, self.sizes = tokenc, work, sizes
        self.decoding = {}

    def rows(self):
        for count in self.sizes:
            files = generate(self.tokenc, self.work, count)
            folder, objects = library(self.work, files)
            flags, sources = [], [PROGRAMS / "Lookup.swift"]
            if count <= 2_000:  # A plain enum of 10,000 names takes the compiler a minute.
                plain = self.work / f"plain-{count}.swift"
                cases = "\n".join(f"  case {name} = {text}" for name, text in case_names(files))
                plain.write_text(f"enum PlainToken: String, CaseIterable {{\n{cases}\n}}\n")
                flags, sources = ["-DPLAIN_ENUM"], [*sources, plain]
            program = swiftc(self.work / f"lookup-{count}", [*sources, *objects],
                             "-I", folder, *flags)
            taken = {name: float(value) for name, value in
                     (line.split() for line in run([program, "times"]).splitlines())}
            yield from self.rows_of(count, program, taken)
            self.decoding[count] = taken["decode-tokens"], taken["decode-strings"]

    def rows_of(self, count, program, taken):
        own, own_unknown = taken["perfect"], taken["perfect-unknown"]
        number = self.instructions(program, "perfect") if count == 2_000 else None
        targets = [("unknown ≤ known + 1 ns", own_unknown <= own + 1)]
        if count == 2_000:
            targets += [("≤ 10 ns", own <= 10)] + ([("≤ 110 instructions", number <= 110)] if number else [])
        yield [f"{count:,}", "perfect hash", f"{own:.1f}", f"{own_unknown:.1f}", "",
               f"{number:.0f}" if number else "", "; ".join(text for text, _ in targets), verdict(targets)]
        for way, text, least in ("dictionary", "Dictionary", 5), ("compiler", "compiler's own", 250):
            if way not in taken:
                continue
            ratio = taken[way] / own
            wanted = count == 500 if way == "compiler" else count == 2_000
            yield [f"{count:,}", text, f"{taken[way]:.1f}", f"{taken[way + '-unknown']:.1f}", f"{ratio:.1f}×", "",
                   f"≥ {least}×" if wanted else "", verdict([("", ratio >= least)] if wanted else [])]

    @staticmethod
    def instructions(program, way):
        def each(name):
            few, many = (instructions([program, "run", name, count]) for count in (10_000, 30_000))
            return (many - few) / 20_000 if few and many else None
        whole, loop = each(way), each("nothing")
        return whole - loop if whole and loop else None


class Decoding:
    title = "Decoding 10,000 names with JSONDecoder"
    note = "Milliseconds: `[ColorToken]` against the same JSON as wrapped plain strings, in turns."
    columns = ["names", "tokens, ms", "strings, ms", "ratio", "target", "met"]

    def __init__(self, lookup):
        self.lookup = lookup

    def rows(self):
        for count, (tokens, strings) in self.lookup.decoding.items():
            yield [f"{count:,}", f"{tokens:.2f}", f"{strings:.2f}", f"{tokens / strings:.2f}", "≤ 1.1",
                   verdict([("", tokens <= 1.1 * strings)])]


class Access:
    title = "Theme access"
    note = ("`theme[token].resolved(in: context)` with all three known at run time only, from another module; of a pack of all tokens of a brand: the same, "
            "the check of its bytes when it is read, and joining its names with those of the app, once.")
    columns = ["what", "found", "target", "met"]

    def __init__(self, tokenc, work):
        self.tokenc, self.work = tokenc, work

    def rows(self):
        folder, objects = library(self.work, sorted((LIBRARY / "Generated").glob("*.swift")))
        program = swiftc(self.work / "access", [PROGRAMS / "Access.swift", *objects], "-I", folder)

        pack = self.work / "access.themepack"
        run([self.tokenc, "pack", ROOT / "tokens", "--brand", "alfa", "--serial", "1", "--since", ROOT / "tokens", "--output", pack])

        def each(way, *words, counts=(100_000, 300_000)):
            few, many = (instructions([program, way, count, *words]) for count in counts)
            return (many - few) / (counts[1] - counts[0]) if few and many else None
        whole, loop = each("theme"), each("nothing")
        if whole and loop:
            packed, read = each("theme", pack), each("read", pack, counts=(10, 30))
            joined, once = (instructions([program, way, 1, pack]) for way in ("join", "read"))
            yield ["bytes of a pack", f"{pack.stat().st_size:,}", "≤ 50 kB", verdict([("", pack.stat().st_size <= 50_000)])]
            yield ["instructions of a pack's color", f"{packed - loop:.1f}", "", ""]
            yield ["instructions to read a pack", f"{read:,.0f}", "", ""]
            yield ["instructions to join names", f"{joined - once:,}", "", ""]
            yield ["instructions, the loop left out", f"{whole - loop:.1f}", "≤ 12", verdict([("", whole - loop <= 12)])]


class Generated:
    title = "Generated code"
    note = ("Seconds of CPU of `swiftc -c`, medians of three: our code for colors in light and dark, which imports the "
            "runtime library; a plain `enum: String`; a static property for each token. Larger ones are left out.")
    columns = ["tokens", "shape", "debug, s", "release, s", "object, bytes per token", "symbols of initialisers",
               "target above empty", "met"]

    def __init__(self, tokenc, work, sizes):
        self.tokenc, self.work, self.sizes = tokenc, work, sizes
        self.stopwatch = Stopwatch(work)

    def rows(self):
        folder, _ = runtime(self.work)
        empty = self.work / "empty.swift"
        empty.write_text("")
        base = self.compile([empty], folder)
        yield ["0", "empty file", f"{base[0]:.2f}", f"{base[1]:.2f}", "", "", "", ""]
        for count in self.sizes:
            files = generate(self.tokenc, self.work, count)
            names = case_names(files)
            own = self.compile(files, folder)
            yield self.row(count, "tokenc", own, base, self.targets(count, own, base))
            if count > 2_000:
                continue
            plain = self.work / "plain.swift"
            cases = "\n".join(f"  case {name} = {text}" for name, text in names)
            plain.write_text(f"public enum PlainToken: String, CaseIterable {{\n{cases}\n}}\n")
            yield self.row(count, "enum: String", self.compile([plain], folder), base, [])
            constants = "\n".join(f"  public static let {name} = ColorAsset(name: {text})" for name, text in names)
            plain.write_text("public struct ColorAsset: Sendable { let name: String }\n"
                             f"public enum Colors {{\n{constants}\n}}\n")
            yield self.row(count, "static properties", self.compile([plain], folder), base, [])

    def row(self, count, shape, own, base, targets):
        return [f"{count:,}", shape, f"{own[0]:.2f}", f"{own[1]:.2f}", f"{(own[2] - base[2]) / count:.0f}", str(own[3]),
                "; ".join(text for text, _ in targets), verdict(targets)]

    @staticmethod
    def targets(count, own, base):
        debug, release = own[0] - base[0], own[1] - base[1]
        # 8 bytes for each of two schemes, and what names, index and metadata may take.
        targets = [(f"≤ {16 + 85} bytes", (own[2] - base[2]) / count <= 16 + 85), ("no initialiser", own[3] == 0)]
        if count == 500:
            targets += [("debug ≤ 0.10", debug <= 0.10), ("release ≤ 0.20", release <= 0.20)]
        if count == 2_000:
            targets += [("≤ 0.22", max(debug, release) <= 0.22)]
        if count == 10_000:
            targets += [("≤ 1.0", max(debug, release) <= 1.0)]
        return targets

    def compile(self, files, modules):
        """CPU in debug and release, loaded bytes and initialisers of the object built for release."""
        target = self.work / "generated.o"
        common = ["-swift-version", "6", "-parse-as-library", "-module-name", "App", "-I", modules, "-c", *files]
        debug = ["swiftc", "-Onone", "-wmo", *common, "-o", self.work / "debug.o"]
        usage = self.stopwatch.compare(
            {"debug": debug, "release": ["swiftc", "-O", "-wmo", *common, "-o", target]}, 3)
        return usage["debug"].cpu, usage["release"].cpu, loaded_bytes(target), initialisers(target)


class Modules:
    title = "The libraries"
    note = ("`swiftc -O -wmo -c` of each module, and of an empty file beside it: `DesignTokens` has the real tokens of three "
            "brands and re-exports `TokenRuntime`, which a change of tokens does not compile again.")
    columns = ["module", "release, s of CPU", "loaded bytes", "symbols of initialisers", "target", "met"]

    def __init__(self, work):
        self.work = work
        self.stopwatch = Stopwatch(work)

    def rows(self):
        folder, _ = library(self.work, sorted((LIBRARY / "Generated").glob("*.swift")))
        empty = self.work / "empty.swift"
        empty.write_text("")
        elements = sorted((ROOT / "Sources/Appearance/Runtime").rglob("*.swift"))
        components = sorted((ROOT / "Sources/Appearance/Generated").glob("*.swift"))
        compile_module(folder, "AppearanceRuntime", elements)
        modules = {
            "empty file": ("Empty", [empty]), "TokenRuntime": ("TokenRuntime", RUNTIME),
            "DesignTokens": ("DesignTokens", [REEXPORT, *sorted((LIBRARY / "Generated").glob("*.swift"))]),
            "AppearanceRuntime": ("AppearanceRuntime", elements),
            "Appearance": ("Appearance", [ROOT / "Sources/Appearance/Runtime.swift", *components])}
        targets = {name: self.work / f"module-{number}.o" for number, name in enumerate(modules)}
        usage = self.stopwatch.compare({
            name: ["swiftc", "-O", "-wmo", "-swift-version", "6", "-package-name", "design-tokens", "-parse-as-library",
                   "-module-name", module, "-I", folder, "-c", *files, "-o", targets[name]]
            for name, (module, files) in modules.items()}, 3)
        wanted = {
            "DesignTokens": ("≤ 1.5 s; no initialiser", usage["DesignTokens"].cpu <= 1.5),
            "TokenRuntime": ("≤ 1.5 s; no initialiser", usage["TokenRuntime"].cpu <= 1.5),
            "Appearance": ("< 3 s", usage["Appearance"].cpu < 3)}
        for name in modules:
            text, met = wanted.get(name, ("", True))
            count = initialisers(targets[name])
            yield [name, f"{usage[name].cpu:.2f}", f"{loaded_bytes(targets[name]):,}", str(count), text,
                   verdict([("", met), ("", count == 0 or "initialiser" not in text)]) if text else ""]


def loaded_bytes(path):
    """The bytes of an object that a process maps: code and data, without symbols and debug information."""
    total = 0
    for line in run(["size", "-A", path]).splitlines():
        section = re.match(r"(\.text|\.rodata|\.data|\.bss|\.init_array|swift5_|\.eh_frame|\.gcc)\S*\s+(\d+)", line)
        total += int(section.group(2)) if section else 0
    return total


def initialisers(path):
    """The number of symbols that make a constant at run time, once, and of functions run at launch."""
    symbols = subprocess.run(["nm", path], capture_output=True, text=True).stdout
    count = len(re.findall(r"(?:WZ|_globalinit_\S*|swift_once)$", symbols, re.M))
    return count + (".init_array" in run(["size", "-A", path]))
