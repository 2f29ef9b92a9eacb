#!/usr/bin/env python3
"""Changes the program at random places, one at a time, and asks whether a test notices.

    Tests/ci/mutants.py --count 300                  the first 300 of a shuffled list of all places
    Tests/ci/mutants.py --count 300 --again lived    those that lived before, after new tests
    Tests/ci/mutants.py --report                     what the journal says

A mutant is one changed operator, bound, default, literal or condition of Sources, generated code left out. All of them are
built into one copy of the package, each asleep behind its number; `MUTANT=17` wakes one. So a mutant costs the tests that
reach it, and no build: a first run of each suite records which places it reaches. Suites that reach few places come first.

The order of the list follows from the seed and each line's text, so a mutant stays itself when other lines change. The journal
(`journal.jsonl` in the work folder) has a line for each mutant that was tried; a run goes on where the last one ended. What
lives and changes nothing that a user can see is in mutants.json beside this file, with the reason.

States: killed (by which suite), timed out (a hang, also noticed), lived, unreached (no test runs the place), did not build,
equivalent. The exit code is 1 when fewer than --least percent of those that are not equivalent were noticed.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
KNOWN = pathlib.Path(__file__).with_name("mutants.json")
MODULES = {
    "Sources/DesignTokens/Runtime": "TokenRuntime",
    "Sources/Appearance/Runtime": "AppearanceRuntime",
    "Sources/tokenc/Compiler": "TokenCompiler",
    "Sources/tokenc/Components": "TokenComponents",
    "Sources/tokenc/Screens": "TokenScreens",
    "Sources/tokenc/Lint": "TokenLint",
    "Sources/tokenc/Pages": "TokenPages",
    "Sources/tokenc/Preview": "TokenPreview",
    "Sources/tokenc/Change": "TokenChange",
    "Sources/tokenc/Import": "TokenImport",
    "Sources/tokenc/SwiftSyntax": "TokenSwift",
    "Sources/tokenc/CommandLine": "TokenCommands",
}
# What the copy compiles: Linux with the stand-ins for UIKit and SwiftUI.
COMPILED = {"canImport(UIKit)", "canImport(SwiftUI)", "canImport(Glibc)", "canImport(Foundation)", "os(Linux)", "DEBUG"}
# Digits of an operator's name are box-drawing characters, which operators may have.
DIGITS = {ord(str(digit)): chr(0x2500 + digit) for digit in range(10)}
COMPARABLE, EQUATABLE, LOGICAL, ADDITIVE, NUMERIC, DIVISION, ASSIGNED, WRAPPING, DEFAULT, RANGE, CLOSED = range(11)
OPERATORS = {
    "<": ("<=", COMPARABLE), "<=": ("<", COMPARABLE), ">": (">=", COMPARABLE), ">=": (">", COMPARABLE),
    "==": ("!=", EQUATABLE), "!=": ("==", EQUATABLE), "&&": ("||", LOGICAL), "||": ("&&", LOGICAL),
    "+": ("-", ADDITIVE), "-": ("+", ADDITIVE), "*": ("+", NUMERIC), "/": ("*", DIVISION),
    "+=": ("-=", ASSIGNED), "-=": ("+=", ASSIGNED), "&+": ("&-", WRAPPING), "&-": ("&+", WRAPPING), "??": ("its right side", DEFAULT),
}
PRECEDENCE = {
    COMPARABLE: "ComparisonPrecedence", EQUATABLE: "ComparisonPrecedence", ADDITIVE: "AdditionPrecedence",
    NUMERIC: "MultiplicationPrecedence", DIVISION: "MultiplicationPrecedence", ASSIGNED: "AssignmentPrecedence",
    WRAPPING: "AdditionPrecedence", DEFAULT: "NilCoalescingPrecedence", RANGE: "RangeFormationPrecedence",
    CLOSED: "RangeFormationPrecedence",
}
Mutant = collections.namedtuple("Mutant", "id path line start end old new kind")


# Sources


def masked(text):
    """The text with comments and strings as spaces, of the same length."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|(#*)"""\n.*?"""\1|(#+)"[^\n]*?"\2|(#*)"(?:\\.|\\#*\((?:[^()"\n]|"[^"\n]*"|\([^()\n]*\))*\)|[^"\\\n])*"\3', re.DOTALL)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def is_compiled(condition):
    words = re.sub(r"\w+\([^)]*\)|\b[A-Z_]+\b", lambda match: str(match[0] in COMPILED), condition)
    return eval(words.replace("&&", " and ").replace("||", " or ").replace("!", " not "), {}, {})  # Our own sources.


def compiled_lines(lines):
    """Whether each line is in a branch that the copy compiles."""
    branches, result = [], []  # Each: whether this branch is compiled, and whether one before it was.
    for line in lines:
        word = line.strip()
        if word.startswith("#if "):
            here = is_compiled(word[4:])
            branches.append([here, here])
        elif word.startswith("#elseif "):
            here = not branches[-1][1] and is_compiled(word[8:])
            branches[-1] = [here, here or branches[-1][1]]
        elif word.startswith("#else"):
            branches[-1] = [not branches[-1][1], True]
        elif word.startswith("#endif"):
            branches.pop()
        result.append(all(branch[0] for branch in branches) and not word.startswith("#"))
    return result


def places(line):
    """Changes of one masked line: start, end, new text for a reader, and the kind."""
    for match in re.finditer(r"(?<= )(<=?|>=?|[=!]=|&&|\|\||[-+*/]=?|&[-+]|\?\?)(?= )", line):
        if match[0] in OPERATORS and not re.search(r"\b(func|where)\b", line[:match.start()]):
            yield match.start(), match.end(), *OPERATORS[match[0]]
    for match in re.finditer(r"(?<=[\w)\]])(\.\.[<.])(?=[\w(])", line):
        yield match.start(), match.end(), match[0] + " one less", RANGE if match[0] == "..<" else CLOSED
    for match in re.finditer(r"(?<=[ (\[])!(?=[A-Za-z(_])", line):
        yield match.start(), match.end(), "nothing", "not"
    if re.match(r"\s*(case \w+ = |case [\w, ]+\s*$|@|indirect|import)", line):
        return
    for match in re.finditer(r"(?<![\w.$#-])\d[\d_]*(\.\d+)?(?![\w.])", line):
        yield match.start(), match.end(), "a little more", "double" if match[1] else "integer"
    for match in re.finditer(r"(?<![\w.`])(true|false)\b", line):
        yield match.start(), match.end(), "not " + match[0], "flag"
    match = re.match(r"(?:.*\b)?(?:if|guard|while) (.+?)(?= else \{| \{)", line)
    if match and not re.search(r"\b(let|var|case|await)\b|,|#|\{", match[1]) and match[1].count("(") == match[1].count(")"):
        for kind in ("always", "never"):
            yield match.start(1), match.end(1), kind, kind


def mutants(seed):
    """All mutants, one for a line, in the order of the seed."""
    found = []
    for folder in MODULES:
        for path in sorted((ROOT / folder).rglob("*.swift")):
            text = path.read_text()
            name, seen = str(path.relative_to(ROOT)), collections.Counter()
            originals, lines = text.split("\n"), masked(text).split("\n")
            for number, (original, line, here) in enumerate(zip(originals, lines, compiled_lines(lines))):
                key = original.strip()
                seen[key] += 1
                if not here:
                    continue
                choices = []
                for start, end, new, kind in places(line):
                    column = start - (len(original) - len(original.lstrip()))
                    identity = f"{name}|{key}|{seen[key]}|{column}|{new}"
                    order = hashlib.sha256(f"{seed}|{identity}".encode()).hexdigest()
                    choices.append((order, Mutant(order[:12], name, number + 1, start, end, original[start:end], new, kind)))
                if choices:
                    found.append(min(choices))
    return [mutant for _, mutant in sorted(found)]


# The copy


def operator(number):
    return "~" + str(number).translate(DIGITS)


def declaration(module, number, mutant):
    """The operator that a mutant is, asleep or awake."""
    name, old, new, kind = operator(number), mutant.old, mutant.new, mutant.kind
    is_awake = f"mutant_{module}({number})"
    if kind == "not":
        return f"prefix operator {name}\npublic prefix func {name} (a: Bool) -> Bool {{ {is_awake} ? a : !a }}\n"
    precedence = "LogicalConjunctionPrecedence" if old == "&&" else "LogicalDisjunctionPrecedence"
    head = f"infix operator {name}: {PRECEDENCE.get(kind, precedence)}\n"

    def function(generic, type, result, asleep, awake, before="", right=None, effects=""):
        return (f"{before}public func {name} {generic}(a: {'inout ' if kind == ASSIGNED else ''}{type}, b: {right or type}) {effects}"
                f"-> {result} {{ {is_awake} ? {awake} : {asleep} }}\n")

    simple = {COMPARABLE: "Comparable", EQUATABLE: "Equatable", ADDITIVE: "AdditiveArithmetic", NUMERIC: "Numeric",
              WRAPPING: "FixedWidthInteger", ASSIGNED: "AdditiveArithmetic"}
    if kind in simple:
        result = "Bool" if kind in (COMPARABLE, EQUATABLE) else "Void" if kind == ASSIGNED else "T"
        head += function(f"<T: {simple[kind]}>", "T", result, f"(a {old} b)", f"(a {new} b)")
        if kind == EQUATABLE:
            head += function("<T>", "T?", "Bool", f"(a {old} nil)", f"(a {new} nil)", "@_disfavoredOverload ", "_OptionalNilComparisonType")
        # Texts and arrays have no difference: the right side is left out.
        if old == "+":
            head += function("<T: RangeReplaceableCollection>", "T", "T", "a + b", "a")
        if old == "+=":
            head += function("<T: RangeReplaceableCollection, S: Sequence<T.Element>>", "T", "Void", "a.append(contentsOf: b)", "()", right="S")
        return head
    lazily = "@autoclosure () throws -> "
    if kind == LOGICAL:
        return head + function("", "Bool", "Bool", f"try a {old} b()", f"try a {new} b()", "", lazily + "Bool", "rethrows ")
    if kind == DEFAULT:
        return head + "".join(function("<T>", "T?", type, "try a ?? b()", "try b()", "", lazily + type, "rethrows ") for type in ("T", "T?"))
    if kind == DIVISION:
        return head + "".join(function(f"<T: {type}>", "T", "T", "a / b", "a * b") for type in ("BinaryInteger", "FloatingPoint"))
    result = "Range" if kind == RANGE else "ClosedRange"
    return head + (f"public func {name} <T: Strideable>(a: T, b: T) -> {result}<T> where T.Stride: SignedInteger {{ "
                   f"a {old} ({is_awake} && b > a ? b.advanced(by: -1) : b) }}\n")


SUPPORT = """
public import Swift
import Glibc

private let chosen_MODULE: Int = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
nonisolated(unsafe) private let reached_MODULE: UnsafeMutableRawPointer? = {
  guard let path = getenv("MUTANTS_REACHED") else { return nil }
  let file = open(path, O_RDWR)
  guard file >= 0 else { return nil }
  return mmap(nil, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
}()
/// Whether a mutant is awake; that its place was reached is noted.
public func mutant_MODULE(_ number: Int) -> Bool {
  reached_MODULE?.storeBytes(of: 1, toByteOffset: number, as: UInt8.self)
  return number == chosen_MODULE
}
public func mutant_MODULE_integer<T: AdditiveArithmetic & ExpressibleByIntegerLiteral>(_ number: Int, _ value: T) -> T {
  mutant_MODULE(number) ? value + 1 : value
}
public func mutant_MODULE_double<T: FloatingPoint & ExpressibleByFloatLiteral>(_ number: Int, _ value: T) -> T {
  mutant_MODULE(number) ? value * 1.25 + 0.01 : value
}
public func mutant_MODULE_flag(_ number: Int, _ value: Bool) -> Bool { mutant_MODULE(number) != value }
public func mutant_MODULE_always(_ number: Int, _ value: Bool) -> Bool { mutant_MODULE(number) || value }
public func mutant_MODULE_never(_ number: Int, _ value: Bool) -> Bool { !mutant_MODULE(number) && value }
"""


class Copy:
    """The package with all mutants in it, asleep."""

    def __init__(self, work, chosen):
        self.folder, self.chosen = work / "copy", chosen
        self.dropped = set()
        self.environment = os.environ | {"DESIGN_TOKENS_UIKIT_SHIM": "1"}

    def write(self):
        """Takes over the working tree, and writes what differs only, so that a build is incremental."""
        names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
        wanted = {}
        for name in names.stdout.splitlines():
            if (ROOT / name).is_file():
                wanted[name] = (ROOT / name).read_bytes()
        by_path = collections.defaultdict(list)
        for number, mutant in enumerate(self.chosen):
            if mutant.id not in self.dropped:
                by_path[mutant.path].append((number, mutant))
        helpers = {folder: SUPPORT.replace("MODULE", module).replace("SIZE", str(self.size)) for folder, module in MODULES.items()}
        for path, entries in by_path.items():
            folder = next(folder for folder in MODULES if path.startswith(folder + "/"))
            lines = wanted[path].decode().split("\n")
            for number, mutant in entries:
                line = lines[mutant.line - 1]
                if isinstance(mutant.kind, str) and mutant.kind != "not":
                    new = f"mutant_{MODULES[folder]}_{mutant.kind}({number}, {mutant.old})"
                else:
                    new = operator(number)
                    helpers[folder] += declaration(MODULES[folder], number, mutant)
                lines[mutant.line - 1] = line[:mutant.start] + new + line[mutant.end:]
            wanted[path] = "\n".join(lines).encode()
        for folder, text in helpers.items():
            wanted[folder + "/Mutants.swift"] = text.encode()
        for name, content in wanted.items():
            file = self.folder / name
            if not file.is_file() or file.read_bytes() != content:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            if os.access(ROOT / name, os.X_OK):
                file.chmod(0o755)
        for top in ("Sources", "Tests"):
            for file in (self.folder / top).rglob("*"):
                if file.is_file() and str(file.relative_to(self.folder)) not in wanted:
                    file.unlink()
        shared = self.folder.parent / "shared"
        if (ROOT.parent / "shared").exists() and not shared.exists():
            shared.symlink_to((ROOT.parent / "shared").resolve())
        # Some tests ask git about their folder.
        if not (self.folder / ".git").exists():
            subprocess.run(["git", "init", "-q"], cwd=self.folder, check=True)

    @property
    def size(self):
        return len(self.chosen) + 1

    def build(self):
        """Builds, and leaves out the mutants that the compiler refuses."""
        while True:
            self.write()
            result = subprocess.run(["swift", "build", "--build-tests"], cwd=self.folder, env=self.environment, capture_output=True, text=True)
            if result.returncode == 0:
                return
            before = len(self.dropped)
            for path, line in set(re.findall(r"^(?:%s/)?(Sources/\S+?\.swift):(\d+):\d+: error:" % re.escape(str(self.folder)), result.stdout, re.M)):
                same = [mutant for mutant in self.chosen if mutant.path == path and mutant.id not in self.dropped]
                # An error may be shown at the beginning of the statement.
                near = sorted(same, key=lambda mutant: abs(mutant.line - int(line)))[:1]
                self.dropped.update(mutant.id for mutant in near if abs(mutant.line - int(line)) <= 12)
            self.remember()
            print(f"{len(self.dropped)} do not build", flush=True)
            if len(self.dropped) == before:
                sys.exit("the copy does not build:\n" + "\n".join(re.findall(r".*error:.*", result.stdout)[:20]) + result.stderr[-2000:])

    def remember(self):
        """Keeps what does not build, for a run that is ended before its first mutant."""
        (self.folder.parent / "dropped.json").write_text(json.dumps(sorted(self.dropped)))

    def suites(self):
        """Each suite of the tests, and the functions that stand in no suite, by module."""
        result = subprocess.run(["swift", "test", "list", "--skip-build"], cwd=self.folder, env=self.environment, capture_output=True, text=True, check=True)
        names = set()
        for line in result.stdout.splitlines():
            match = re.match(r"(\w+)\.(`[^`]+`|\w+)(/|\()", line)
            if match:
                names.add(f"^{match[1]}\\.{re.escape(match[2])}/" if match[3] == "/" else f"^{match[1]}\\.[a-z]\\w*\\(")
        return sorted(names)

    def run(self, suites, environment, limit):
        """The exit code, seconds and output of a run; no code when it hangs."""
        if suites == ["conformance"]:
            command = ["python3", ROOT.parent / "shared/dtcg/check.py", "--tokenc", self.folder / ".build/debug/tokenc"]
        else:
            command = [next((self.folder / ".build/debug").glob("*.xctest")), "--testing-library", "swift-testing",
                       "--filter", "|".join(suites)]
        start = time.time()
        process = subprocess.Popen(list(map(str, command)), cwd=self.folder, env=self.environment | {"SWIFT_BACKTRACE": "enable=no"} | environment,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True, text=True, errors="replace",
                                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (12 << 30, 12 << 30)))
        try:
            output = process.communicate(timeout=limit)[0]
            return process.returncode, time.time() - start, output
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, time.time() - start, "timed out"


# A run


class Sampler:
    def __init__(self, options):
        self.options, self.work = options, options.work
        self.work.mkdir(parents=True, exist_ok=True)
        self.journal = self.work / "journal.jsonl"
        self.known = json.loads(KNOWN.read_text()) if KNOWN.exists() else {}
        self.chosen = mutants(options.seed)[:options.count]
        self.states = self.read()
        self.lock = threading.Lock()

    def read(self):
        states = {}
        if self.journal.exists():
            for line in self.journal.read_text().splitlines():
                entry = json.loads(line)
                states[entry["id"]] = entry
        return states

    def note(self, mutant, state, by="", seconds=0.0):
        entry = {"id": mutant.id, "place": f"{mutant.path}:{mutant.line}:{mutant.start + 1}", "change": f"{mutant.old} → {mutant.new}",
                 "state": state, "by": by, "seconds": round(seconds, 1)}
        with self.lock:
            self.states[mutant.id] = entry
            with self.journal.open("a") as file:
                file.write(json.dumps(entry, ensure_ascii=False) + "\n")
            print(f"{state:12} {entry['place']} {entry['change']} {by}", flush=True)

    def measure(self, copy):
        """Which suites reach which mutants, and how long each takes; of suites that an earlier run asked, what it found."""
        suites, known = copy.suites(), self.work / "reach.json"
        of = hashlib.sha256("".join(mutant.id for mutant in self.chosen if mutant.id not in copy.dropped).encode()).hexdigest()
        if (ROOT.parent / "shared/dtcg/check.py").exists():
            suites.append("conformance")
        before = json.loads(known.read_text()) if known.exists() else {}
        before = before["suites"] if before.get("of") == of else {}
        reach = {suite: set(entry["places"]) for suite, entry in before.items() if suite in suites}
        seconds = {suite: before[suite]["seconds"] for suite in reach}

        def ask(suite):
            file = self.work / f"reached-{suites.index(suite)}"
            file.write_bytes(bytes(copy.size))
            code, seconds[suite], output = copy.run([suite], {"MUTANTS_REACHED": str(file)}, 1200)
            places = {number for number, byte in enumerate(file.read_bytes()) if byte}
            file.unlink()
            print(f"{suite}: {seconds[suite]:.1f} s, {len(places)} places{'' if code == 0 else ', fails without a mutant'}", flush=True)
            if code == 0:
                reach[suite] = places
            else:
                reach.pop(suite, None)
                (self.work / "failing.log").write_text(output)

        new = [suite for suite in suites if suite not in reach or any(pattern in suite for pattern in self.options.measure)]
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            list(pool.map(ask, new))
        known.write_text(json.dumps({"of": of, "suites": {
            suite: {"places": sorted(reach[suite]), "seconds": seconds[suite]} for suite in reach}}))
        return reach, seconds

    def try_mutant(self, copy, number, mutant, reach, seconds):
        suites = sorted((suite for suite in reach if number in reach[suite]),
                        key=lambda suite: (suite == "conformance", len(reach[suite]) * (1 + seconds[suite])))
        if not suites:
            return self.note(mutant, "unreached")
        start, size = time.time(), 1
        while suites:
            batch, suites = suites[:size], suites[size:]
            if "conformance" in batch and len(batch) > 1:
                batch, suites = batch[:-1], ["conformance"]
            size *= 2
            code, _, _ = copy.run(batch, {"MUTANT": str(number)}, 30 + 5 * sum(seconds[suite] for suite in batch))
            if code != 0:
                by = batch[0].strip("^/").replace("\\", "") + (f" or {len(batch) - 1} more" if len(batch) > 1 else "")
                return self.note(mutant, "timed out" if code is None else "killed", by, time.time() - start)
        self.note(mutant, "lived", "", time.time() - start)

    def run(self):
        copy = Copy(self.work, self.chosen)
        if (self.work / "dropped.json").exists():
            copy.dropped = set(json.loads((self.work / "dropped.json").read_text()))
        copy.build()
        for mutant in self.chosen:
            if mutant.id in copy.dropped and mutant.id not in self.states:
                self.note(mutant, "did not build")
        again = set(self.options.again)
        todo = [(number, mutant) for number, mutant in enumerate(self.chosen)
                if mutant.id not in copy.dropped and (mutant.id not in self.states or self.states[mutant.id]["state"] in again)
                and mutant.id not in self.known]
        print(f"{len(todo)} to try", flush=True)
        reach, seconds = self.measure(copy)
        threads = [threading.Thread(target=self.work_off, args=(copy, todo, reach, seconds)) for _ in range(self.options.jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def work_off(self, copy, todo, reach, seconds):
        end = time.time() + 60 * self.options.minutes
        while time.time() < end:
            with self.lock:
                if not todo:
                    return
                number, mutant = todo.pop(0)
            self.try_mutant(copy, number, mutant, reach, seconds)

    def report(self):
        counts, lived = collections.Counter(), []
        for mutant in self.chosen:
            entry = self.states.get(mutant.id)
            state = "equivalent" if mutant.id in self.known else entry["state"] if entry else "not tried"
            counts[state] += 1
            if state in ("lived", "unreached"):
                lived.append(f"  {state:10} {mutant.id} {mutant.path}:{mutant.line}:{mutant.start + 1}: {mutant.old} → {mutant.new}")
        print("\n".join(lived))
        noticed, open_ = counts["killed"] + counts["timed out"], counts["lived"] + counts["unreached"]
        share = 100 * noticed / max(noticed + open_, 1)
        print(", ".join(f"{count} {state}" for state, count in counts.most_common()))
        print(f"{share:.1f} % of {noticed + open_} that are not equivalent are noticed")
        return share >= self.options.least


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build/mutants")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time")
    parser.add_argument("--minutes", type=float, default=1e6, help="start no mutant after so long")
    parser.add_argument("--again", action="append", default=[], help="a state that is tried once more, such as lived")
    parser.add_argument("--measure", action="append", default=[], metavar="SUITE", help="ask anew what a suite with new tests reaches")
    parser.add_argument("--least", type=float, default=90)
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    options.work = options.work.resolve()
    sampler = Sampler(options)
    if not options.report:
        sampler.run()
    sys.exit(0 if sampler.report() else 1)


main()
