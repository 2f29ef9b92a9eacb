"""Whole processes against a floor that only reads the inputs and writes as many bytes."""

import shutil

from . import synthetic
from .measuring import ROOT, Stopwatch, instructions, linked, run, size, swiftc, PROGRAMS


class Processes:
    title = "Whole processes"
    note = ("CPU is user and system time of the whole process; the floor is a Swift program that reads the same "
            "files and writes as many bytes to as many files, in turns with tokenc. Start-up counts in both. On Linux tokenc is "
            "linked as `Integration/release` links it, without a shared library.")
    columns = ["run", "in, MB", "out, MB", "CPU, ms", "floor, ms", "ratio", "wall, ms", "peak, MiB", "target", "met"]

    def __init__(self, tokenc, work, sizes):
        self.tokenc, self.work, self.sizes = linked(tokenc, work / "released", "-static-executable"), work, sizes
        self.stopwatch = Stopwatch(work)
        self.floor = swiftc(work / "floor", [PROGRAMS / "Floor.swift"])
        self.cpu = {}

    def rows(self):
        yield self.compile("real tokens, 3 brands", ROOT / "tokens", 25, ratio=2.5)
        yield self.check("real tokens --check", ROOT / "tokens", 25, slower_than="real tokens, 3 brands")
        yield self.resolve("real tokens, resolve", ROOT / "tokens", 25)
        yield self.lint("100,000 lines of Swift, lint --sources", ROOT / "tokens", 100_000, 5, limit=1)
        for count in self.sizes:
            single = self.work / f"single-{count}"
            themed = self.work / f"themed-{count}"
            for folder, write in (single, synthetic.write_single), (themed, synthetic.write_themed):
                shutil.rmtree(folder, ignore_errors=True)
                write(folder, count)
            rounds = 15 if count <= 10_000 else 5
            yield self.compile(f"{count:,}, one theme", single, rounds)
            if count == 10_000:
                yield self.compile(f"{count:,} × 8 themes", themed, rounds, ratio=4, limit=0.150)
            elif count == 100_000:
                yield self.compile(f"{count:,} × 8 themes", themed, rounds, times=(10.5, "10,000 × 8 themes"))
            else:
                yield self.compile(f"{count:,} × 8 themes", themed, rounds)
            yield self.check(f"{count:,} × 8 --check", themed, rounds, slower_than=f"{count:,} × 8 themes")
            yield self.resolve(f"{count:,}, resolve", single, rounds)
            yield self.diff(f"{count:,} × 8, diff", themed, rounds)

    # Kinds of runs

    def compile(self, name, folder, rounds, **targets):
        out, waste = self.work / "out", self.work / "waste"

        def clear(which):
            shutil.rmtree(out if which == "tokenc" else waste, ignore_errors=True)

        clear("tokenc")
        words = [self.tokenc, folder, "--output", out]
        run(words)
        return self.row(name, words, [waste, len(list(out.iterdir())), size(out)], folder, rounds, clear, size(out),
                        memory=True, **targets)

    def check(self, name, folder, rounds, slower_than):
        out = self.work / "out"
        shutil.rmtree(out, ignore_errors=True)
        run([self.tokenc, folder, "--output", out])
        return self.row(name, [self.tokenc, folder, "--output", out, "--check"], ["-", 0, 0], folder, rounds,
                        extra_inputs=[out], times=(1, slower_than))

    def resolve(self, name, folder, rounds):
        words = [self.tokenc, "resolve", folder]
        written = len(run(words))
        return self.row(name, words, ["-", 1, written], folder, rounds, out_bytes=written)

    def diff(self, name, folder, rounds):
        """Against the same set with another palette for one of the brands."""
        newer = self.work / (folder.name + "-newer")
        shutil.rmtree(newer, ignore_errors=True)
        shutil.copytree(folder, newer)
        synthetic.write_brand(newer, int(folder.name.split("-")[1]), "beta", seed="newer")
        return self.row(name, [self.tokenc, "diff", folder, newer], ["-", 0, 0], folder, rounds,
                        extra_inputs=[newer], limit=0.150 if name.startswith("10,000") else None)

    def lint(self, name, folder, lines, rounds, **targets):
        app = self.work / "app"
        shutil.rmtree(app, ignore_errors=True)
        synthetic.write_app(app, lines)
        words = [self.tokenc, "lint", folder, "--sources", app]
        written = len(run(words))
        return self.row(name, words, ["-", 1, written], folder, rounds, out_bytes=written, extra_inputs=[app], **targets)

    # A row

    def row(self, name, words, floor, folder, rounds, before=lambda _: None, out_bytes=0, extra_inputs=(),
            ratio=None, limit=None, times=None, memory=False):
        inputs = [file for folder in (folder, *extra_inputs) for file in sorted(folder.rglob("*")) if file.is_file()]
        usage = self.stopwatch.compare(
            {"tokenc": words, "floor": [self.floor, *floor, *inputs]}, rounds, before)
        own, least = usage["tokenc"], usage["floor"]
        self.cpu[name] = own.cpu
        bytes_in = sum(file.stat().st_size for file in inputs)
        targets = []
        if ratio:
            targets.append((f"≤ {ratio}× floor", own.cpu <= ratio * least.cpu))
        if limit:
            targets.append((f"≤ {limit * 1000:.0f} ms", own.cpu <= limit))
        if times:
            factor, other = times
            text = f"≤ {factor}× {other}"
            if factor == 1:
                # Two medians of one thing differ by as much on a busy machine.
                text, factor = "≤ compiling, ±5 %", 1.05
            targets.append((text, own.cpu <= factor * self.cpu[other] if other in self.cpu else None))
        if memory:
            bound = 5 * bytes_in + 15_000_000
            targets.append((f"≤ {bound / 2**20:.0f} MiB", own.peak <= bound))
        return [name, f"{bytes_in / 1e6:.2f}", f"{out_bytes / 1e6:.2f}", f"{own.cpu * 1e3:.1f}",
                f"{least.cpu * 1e3:.1f}", f"{own.cpu / least.cpu:.1f}", f"{own.wall * 1e3:.1f}",
                f"{own.peak / 2**20:.1f}", "; ".join(text for text, _ in targets), verdict(targets)]


class StartUp:
    title = "Start-up"
    note = "Instructions as valgrind's callgrind counts them, in the dynamic linker, the libraries and tokenc."
    columns = ["what", "tokenc", "linked statically", "empty program", "target", "met"]

    def __init__(self, tokenc, work):
        self.tokenc, self.work = tokenc, work
        self.stopwatch = Stopwatch(work)
        self.floor = swiftc(work / "floor", [PROGRAMS / "Floor.swift"])

    def rows(self):
        words = [self.tokenc, "--version"]
        alone = [linked(self.tokenc, self.work / "tokenc-static", "-static-stdlib"), "--version"]
        usage = self.stopwatch.compare({"tokenc": words, "static": alone, "floor": [self.floor]}, 25)
        own = usage["tokenc"].cpu
        yield ["`--version`, ms of CPU", *(f"{usage[name].cpu * 1e3:.2f}" for name in ("tokenc", "static", "floor")),
               "≤ 5 ms", verdict([("", own <= 0.005)])]
        before = self.before_main(words, "tokenc_main")
        if before:
            static = self.before_main(alone, "tokenc_main")
            empty = self.before_main([self.floor], "main")
            yield ["instructions before `main`", f"{before:,}", f"{static:,}", f"{empty:,}", "≤ 3,000,000",
                   verdict([("", before <= 3_000_000)]) + " (" + verdict([("", static <= 3_000_000)]) + " statically)"]

    @staticmethod
    def before_main(words, main):
        whole = instructions(words)
        inside = instructions(words, inside=main)
        return whole - inside if whole and inside else None


class Phases:
    title = "Phases of 10,000 tokens × 8 themes"
    note = "Milliseconds of wall-clock time as `--timings` prints them, medians of nine runs."
    columns = ["phase", "real tokens", "10,000 × 8"]

    def __init__(self, tokenc, work):
        self.tokenc, self.work = tokenc, work

    def rows(self):
        folder = self.work / "phases"
        synthetic.write_themed(folder, 10_000)
        real, made = self.medians(ROOT / "tokens"), self.medians(folder)
        for phase in made:
            yield [phase, f"{real[phase]:.1f}", f"{made[phase]:.1f}"]

    def medians(self, folder):
        import statistics
        import subprocess
        taken = {}
        for _ in range(9):
            shutil.rmtree(self.work / "out", ignore_errors=True)
            done = subprocess.run([self.tokenc, folder, "--output", self.work / "out", "--timings"],
                                  capture_output=True, text=True)
            for line in done.stderr.splitlines():
                milliseconds, _, phase = line.strip().partition(" ms  ")
                taken.setdefault(phase, []).append(float(milliseconds))
        return {phase: statistics.median(times) for phase, times in taken.items()}


def verdict(targets):
    known = [met for _, met in targets if met is not None]
    return "" if not known else "yes" if all(known) else "**no**"
