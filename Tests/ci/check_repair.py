#!/usr/bin/env python3
"""Checks the repairs of `tokenc lint --repair` against other people's arithmetic.

A copy of tokens/ is repaired. Contrast ratios and color differences before and after are computed with
coloraide, from the values that `tokenc resolve` prints of the files; each pair is judged by itself, both the declared
ones and those that components draw, through all their layers.

    python3 Tests/ci/check_repair.py [TOKENC [FOLDER...]]

Without TOKENC it takes the one that was built for release, or for debugging. FOLDER is tokens/ otherwise. When there
is no tokenc, or the package coloraide is missing, it says so and exits with 0.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

try:
    from coloraide import Color
except ImportError as error:
    print(f"skipped: the Python package '{error.name}' is not installed")
    sys.exit(0)

GIVEN = [os.path.abspath(path) for path in sys.argv[1:]]
os.chdir(pathlib.Path(__file__).resolve().parents[2])
BUILT = GIVEN[:1] + [os.path.abspath(path) for path in (".build/release/tokenc", ".build/debug/tokenc")]
TOKENC = next((path for path in BUILT if os.path.exists(path)), None)
if TOKENC is None:
    print("skipped: tokenc is not built")
    sys.exit(0)

# What rounding of printed numbers may make of a ratio.
ROUNDING = 1e-6


def run(*arguments, codes=(0,)):
    result = subprocess.run([TOKENC, *arguments], capture_output=True, text=True)
    if result.returncode not in codes:
        sys.exit(f"tokenc {' '.join(arguments)} ended with {result.returncode}:\n{result.stderr}")
    return result.stdout


def themes(folder, names):
    """The resolved tokens of each theme: its contexts are found among those of the resolver's modifiers."""
    resolvers = [path for path in pathlib.Path(folder).glob("*resolver.json")]
    modifiers = json.loads(resolvers[0].read_text("utf-8")).get("modifiers", {}) if resolvers else {}
    configured = json.loads((pathlib.Path(folder) / "tokenc.json").read_text("utf-8")).get("modifiers", {})
    found = {}
    for name in names:
        chosen = []
        words = name.split()
        for modifier, contexts in configured.items():
            # Contexts that stand for several axes, and are known by the words of all of them.
            fitting = [
                (len(meant), context)
                for context, meant in (contexts.items() if isinstance(contexts, dict) else [])
                if isinstance(meant, dict) and all(word in words or word in ("normal", "base") for word in meant.values())
            ]
            if fitting:
                high = [pair for pair in fitting if "high" not in words or "high" in contexts[pair[1]].values()]
                chosen += ["--modifier", f"{modifier}={max(high or fitting)[1]}"]
        for word in words:
            owner = next((m for m, value in modifiers.items() if word in value["contexts"]), None)
            if owner and not any(part.startswith(f"{owner}=") for part in chosen):
                chosen += ["--modifier", f"{owner}={word}"]
        found[name] = json.loads(run("resolve", folder, *chosen))
    return found


def color(value):
    space = value["colorSpace"]
    space = {"oklch": "oklch", "oklab": "oklab", "hsl": "hsl"}.get(space, space)
    parts = [0 if part == "none" else part for part in value["components"]]
    if space == "hsl":
        parts[1:] = [part / 100 for part in parts[1:]]
    return Color(space, parts, value.get("alpha", 1)).convert("srgb")


def over(front, back):
    """Source over, on encoded channels (W3C Compositing, simple alpha compositing); the back is opaque."""
    alpha = front.alpha()
    channels = [alpha * f + (1 - alpha) * b for f, b in zip(front.coords(), back.coords())]
    return Color("srgb", channels, 1)


def backdrop(folder, tokens):
    configuration = json.loads((pathlib.Path(folder) / "tokenc.json").read_text("utf-8"))
    name = configuration.get("contrast", {}).get("over")
    white = Color("srgb", [1, 1, 1])
    token = tokens.get(name) or tokens.get(f"{name}.$root")
    if not token:
        return white
    opaque = color(token["$value"])
    opaque[-1] = 1
    return opaque


def ratio(folder, tokens, pair):
    behind = over(color(tokens[pair["background"]]["$value"]), backdrop(folder, tokens))
    front = over(color(tokens[pair["foreground"]]["$value"]), behind)
    return front.contrast(behind, method="wcag21")


def faded(value, opacity):
    result = value.clone()
    result[-1] = value.alpha() * opacity
    return result


def stacked(layers, tokens, beneath):
    """Layers on one another, the nearest first, on an opaque color."""
    for layer in reversed(layers):
        name = layer["color"]
        value = color(tokens[name]["$value"]) if name in tokens else Color(name).convert("srgb")
        beneath = over(faded(value, layer["opacity"]), beneath)
    return beneath


def drawn_ratio(folder, tokens, pair):
    """The contrast of a color in an element, whose opacity counts for it and for the element's own layers."""
    known = Color("srgb", [1, 1, 1])
    if pair["isOpen"]:
        known = backdrop(folder, tokens)
    beneath = stacked(pair["beneath"], tokens, known)
    inside = stacked(pair["layers"], tokens, beneath)
    front = over(color(tokens[pair["foreground"]]["$value"]), inside)
    seen = [over(faded(each, pair["opacity"]), beneath) for each in (front, inside)]
    return seen[0].contrast(seen[1], method="wcag21")


def difference(old, new):
    """ΔE2000 under D65, the greater one of over white and over black for translucent colors."""
    def seen(value, back):
        return over(color(value), Color(back)).convert("lab-d65")
    backs = ["white", "black"] if min(color(old).alpha(), color(new).alpha()) < 1 else ["white"]
    return max(seen(old, back).delta_e(seen(new, back), method="2000", space="lab-d65") for back in backs)


def judge(folder):
    report = json.loads(run("lint", folder, "--repair", "--format", "json", codes=(0, 1)))
    with tempfile.TemporaryDirectory() as parent:
        copy = os.path.join(parent, "tokens")
        shutil.copytree(folder, copy)
        run("lint", copy, "--repair", "--apply", codes=(0, 1))
        pairs = report["pairs"]
        names = sorted({pair["theme"] for pair in pairs})
        before, after = themes(folder, names), themes(copy, names)
        faults = failing_before = failing_after = drawn_count = 0
        for pair in pairs:
            theme = pair["theme"]
            judged = drawn_ratio if "drawn" in pair else ratio
            old, new = judged(folder, before[theme], pair), judged(copy, after[theme], pair)
            drawn_count += "drawn" in pair
            failing_before += old < pair["minimum"]
            failing_after += new < pair["minimum"]
            good = abs(old - pair["before"]) < 1e-3 and abs(new - pair["after"]) < 1e-3
            good = good and (new >= pair["minimum"] - ROUNDING) == (pair["after"] >= pair["minimum"])
            if not good:
                print(f"WRONG: {pair}: {old:.4f} before, {new:.4f} after")
                faults += 1
        differences = []
        for move in report["moves"]:
            found = difference(move["from"], move["to"])
            differences.append(found)
            if abs(found - move["deltaE"]) > 0.02:
                print(f"WRONG: {move['token']}: ΔE {found:.3f}, reported {move['deltaE']:.3f}")
                faults += 1
        differences += [alias["deltaE"] for alias in report["aliases"]]
        given_up = len(report["contradictions"])
        proved = sum(found["isProved"] for found in report["contradictions"])
        if failing_after and not given_up:
            print(f"WRONG: {failing_after} pairs are below, and no contradiction is named")
            faults += 1
        mean = sum(differences) / len(differences) if differences else 0
        print(
            f"{os.path.relpath(folder)}: {len(pairs)} pairs ({drawn_count} drawn), {failing_before} below before, {failing_after} after; "
            f"{len(report['moves'])} colors and {len(report['aliases'])} aliases moved, ΔE {mean:.1f} on average, "
            f"{max(differences, default=0):.1f} at most; {given_up} contradictions, {proved} of them proved"
        )
    return faults


FAULTS = sum(judge(folder) for folder in GIVEN[1:] or ["tokens"])
print("every pair is as tokenc says" if not FAULTS else f"{FAULTS} faults")
sys.exit(1 if FAULTS else 0)
