"""Components: a server's screen, decoded and in its looks, and what their code costs the compiler."""

import shutil

from . import synthetic
from .code import LIBRARY, REEXPORT, compile_module, runtime
from .measuring import PROGRAMS, ROOT, Stopwatch, instructions, run, swiftc
from .processes import verdict

APPEARANCE = ROOT / "Sources/Appearance"


def libraries(work):
    """Compiles tokens and elements; answers the folder and the objects to link."""
    folder, target = runtime(work)
    tokens = compile_module(folder, "DesignTokens", [REEXPORT, *sorted((LIBRARY / "Generated").glob("*.swift"))])
    elements = compile_module(folder, "AppearanceRuntime", sorted((APPEARANCE / "Runtime").rglob("*.swift")))
    return folder, [target, tokens, elements]


def component_files(folder):
    return sorted(folder.glob("*.swift"))


class Screens:
    title = "A screen of 500 components"
    note = ("One JSON of rows, cards, banners and buttons, half of them with components within, in an app that imports the module. By hand: structs for the same fields "
            "and a switch over `type`, which know no token, no default and no lookup, decoded by JSONDecoder alone. A switch is `ThemeStore.theme = …` with the whole screen "
            "styled again. Instructions by callgrind.")
    columns = ["what", "CPU, ms", "instructions per component", "against by hand"]
    words = {"by-hand": "decoding by hand", "components": "decoding contents", "looks": "looks of all", "switch": "a switch of the theme"}

    def __init__(self, work):
        self.work = work

    def rows(self):
        folder, objects = libraries(self.work)
        objects.append(compile_module(folder, "Appearance", [APPEARANCE / "Runtime.swift", *component_files(APPEARANCE / "Generated")]))
        program = swiftc(self.work / "screen", [PROGRAMS / "Screen.swift", *objects], "-I", folder)
        times = dict(line.split() for line in run([program, "times"]).splitlines())
        counts = {way: self.each(program, way) for way in self.words}
        for way, text in self.words.items():
            ratio = f"{counts[way] / counts['by-hand']:.2f}×" if counts[way] and counts["by-hand"] else ""
            yield [text, f"{float(times[way]) / 1000:.2f}", f"{counts[way]:,.0f}" if counts[way] else "", ratio]

    @staticmethod
    def each(program, way):
        few, many = (instructions([program, "run", way, count]) for count in (2, 4))
        return (many - few) / 2 / 500 if few and many else None


class Components:
    title = "Compiling components"
    note = ("Seconds of CPU of `swiftc -c` for the code of the specs in `tokens/`, the libraries that they import compiled before.")
    columns = ["components", "debug, s", "release, s", "lines"]

    def __init__(self, work):
        self.work = work
        self.stopwatch = Stopwatch(work)

    def rows(self):
        folder, _ = libraries(self.work)
        files = component_files(APPEARANCE / "Generated")
        count = len(list((ROOT / "tokens/component").glob("*.component.json")))
        yield self.row(f"{count}", [APPEARANCE / "Runtime.swift", *files], folder)

    def row(self, name, files, folder):
        common = ["-swift-version", "6", "-parse-as-library", "-module-name", "Appearance", "-I", folder, "-wmo", "-c", *files]
        usage = self.stopwatch.compare(
            {mode: ["swiftc", f"-{mode}", *common, "-o", self.work / f"{mode}.o"] for mode in ("Onone", "O")}, 5)
        lines = sum(len(file.read_text().splitlines()) for file in files)
        return [name, f"{usage['Onone'].cpu:.2f}", f"{usage['O'].cpu:.2f}", f"{lines:,}"]


class Pictures:
    title = "Pictures of screens"
    note = "`tokenc preview --screens … --format svg`: screens of 8 to 40 components, a picture for each of six themes."
    columns = ["screens", "pictures", "CPU, s", "wall, s", "peak, MiB"]

    def __init__(self, tokenc, work, count):
        self.tokenc, self.work, self.count = tokenc, work, count
        self.stopwatch = Stopwatch(work)

    def rows(self):
        documents, out = self.work / "screens", self.work / "pictures"
        synthetic.write_screens(documents, self.count)
        words = [self.tokenc, "preview", ROOT / "tokens", "--screens", documents, "--format", "svg", "--output", out]
        usage = self.stopwatch.compare({"draw": words}, 1, lambda _: shutil.rmtree(out, ignore_errors=True))["draw"]
        yield [f"{self.count:,}", f"{len(list(out.iterdir())):,}", f"{usage.cpu:.1f}", f"{usage.wall:.1f}",
               f"{usage.peak / 2**20:.0f}"]
