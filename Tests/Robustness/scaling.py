"""Counts the instructions of each command for sets of n and of 2n tokens: twice as much may cost at most 2.5 times as much.

Instructions, as times depend on the machine; what a run costs for no tokens at all is taken off. Sets are in the shapes that
make a compiler quadratic: distinct values of a type, equal values, long chains of aliases, one target of all, many groups,
deep groups, long texts, renames, sources with nesting and long lines.

Usage: scaling.py --tokenc PATH [--size N] [--shape NAME] [--command NAME]

valgrind is needed.
"""

import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

LIMIT = 2.5


def color(index):
    return {"colorSpace": "srgb", "components": [index % 251 / 250, index // 251 % 251 / 250, index // 63001 % 251 / 250]}


def numbers(n):
    return {"a": {"$type": "number", **{f"t{i}": {"$value": i * 1.37} for i in range(n)}}}


def dimensions(n):
    return {"a": {"$type": "dimension", **{f"t{i}": {"$value": {"value": i * 1.37, "unit": "px"}} for i in range(n)}}}


def colors(n):
    return {"a": {"$type": "color", **{f"t{i}": {"$value": color(i * 7919)} for i in range(n)}}}


def equal(n):
    return {"a": {"$type": "color", **{f"t{i}": {"$value": color(1)} for i in range(n)}}}


def chain(n):
    return {"a": {"$type": "color", **{f"t{i}": {"$value": "{a.t%d}" % (i + 1)} for i in range(n)}, f"t{n}": {"$value": color(1)}}}


def star(n):
    return {"a": {"$type": "color", "t": {"$value": color(1)}, **{f"t{i}": {"$value": "{a.t}"} for i in range(n)}}}


def groups(n):
    return {f"g{i}": {"$type": "color", "$description": "d", "t": {"$value": color(i)}} for i in range(n)}


def extends(n):
    return {"a": {"$type": "color", "t": {"$value": color(1)}}, **{f"g{i}": {"$extends": "{a}"} for i in range(n)}}


def names(n):
    """Names that are alike for all but the compiler."""
    return {"a": {"$type": "color", **{f"t-{i:x}" if i % 2 else f"t_{i:x}z": {"$value": color(i)} for i in range(n)}}}


def texts(n):
    return {"a": {"$type": "color", "$description": "long " * n, "t": {"$value": color(1), "$description": "x\\y " * n}}}


def deprecated(n):
    tokens = {f"t{i}": {"$value": "{a.t%d}" % (i + 1), "$deprecated": True, "$extensions": {"tokenc": {"replacedBy": f"a.t{i + 1}"}}}
              for i in range(n)}
    return {"a": {"$type": "color", **tokens, f"t{n}": {"$value": color(1)}}}


def families(n):
    return {"a": {"$type": "fontFamily", **{f"t{i}": {"$value": [f"Font {i}", "serif"]} for i in range(n)}}}


def gradients(n):
    return {"a": {"$type": "gradient", **{f"t{i}": {"$value": [{"color": color(i), "position": 0}, {"color": color(1), "position": 1}]}
                                          for i in range(n)}}}


SHAPES = [numbers, dimensions, colors, equal, chain, star, groups, extends, names, texts, deprecated, families, gradients]
COMMANDS = {
    "compile": ["new", "--output", "out", "--quiet"],
    "resolve": ["resolve", "new"],
    "table": ["resolve", "new", "--format", "table"],
    "lint": ["lint", "new", "--quiet"],
    "duplicates": ["find", "--duplicates", "new"],
    "find": ["find", "#808080", "new"],
    "diff": ["diff", "old", "new"],
    "preview": ["preview", "new", "--output", "page.html"],
    "contract": ["contract", "new", "--release", "1.0.0"],
    "import": ["import", "dtcg-draft", "new", "--output", "imported", "--force", "--unit", "px"],
    "migrate": ["migrate", "old", "new", "--sources", "App"],
}


def renamed(document):
    return json.loads(re.sub(r'"t(\d+)"|\ba\.t(\d+)', lambda m: f'"was{m[1]}"' if m[1] else f"a.was{m[2]}", json.dumps(document)))


def sources(n):
    lines = ["let a = theme[ColorToken.t%d]" % i for i in range(n)]
    return "\n".join(lines + ["/*" * n + "*/" * n, "(" * n + ")" * n, '"' + "\\/" * n + '"', "let x = " + '"\\(' * n + "1" + ')"' * n]) + "\n"


def count(tokenc, place, arguments):
    report = place / "callgrind"
    command = ["valgrind", "--tool=callgrind", "--toggle-collect=tokenc_main", f"--callgrind-out-file={report}", tokenc, *arguments]
    result = subprocess.run(command, cwd=place, capture_output=True, text=True, errors="replace")
    # Findings are no failure here.
    if result.returncode < 0 or result.returncode > 70:
        sys.exit(f"{arguments}: exit {result.returncode}: {result.stderr[-500:]}")
    return int(re.search(r"Collected : (\d+)", result.stderr).group(1))


def prepare(place, shape, n):
    for name in ("old", "new", "App"):
        (place / name).mkdir(parents=True)
    (place / "new/a.tokens.json").write_text(json.dumps(shape(n)))
    (place / "old/a.tokens.json").write_text(json.dumps(renamed(shape(n))))
    (place / "App/a.swift").write_text(sources(n if shape is colors else 0))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    parser.add_argument("--size", type=int, default=500)
    parser.add_argument("--shape")
    parser.add_argument("--command")
    arguments = parser.parse_args()
    tokenc, faults, measured = str(arguments.tokenc.resolve()), [], 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, command in COMMANDS.items():
            if arguments.command not in (None, name):
                continue
            empty = pathlib.Path(folder) / f"{name}-empty"
            prepare(empty, numbers, 1)
            least = count(tokenc, empty, command)
            shapes = [shape for shape in SHAPES if arguments.shape in (None, shape.__name__)]

            def costs_of(shape, name=name, command=command, least=least):
                costs = []
                for n in (arguments.size, 2 * arguments.size):
                    place = pathlib.Path(folder) / f"{name}-{shape.__name__}-{n}"
                    prepare(place, shape, n)
                    costs.append(count(tokenc, place, command) - least)
                return costs

            # Instructions are the same however many runs there are at once.
            for shape, costs in zip(shapes, pool.map(costs_of, shapes)):
                measured += 1
                ratio = costs[1] / max(costs[0], 1)
                # What hardly costs anything is noise.
                mark = "" if ratio <= LIMIT or costs[1] < 1e6 else "  more than twice as much"
                print(f"{name:12}{shape.__name__:12}{costs[0] / 1e6:9.1f} M {costs[1] / 1e6:9.1f} M {ratio:6.2f}{mark}", flush=True)
                if mark:
                    faults.append((name, shape.__name__))
    if faults:
        sys.exit(f"{len(faults)} of {measured} grow faster than the input: {faults}")
    print(f"{measured} measured, 0 grow faster than the input")


main()
