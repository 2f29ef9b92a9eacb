#!/usr/bin/env python3
"""Checks what `tokenc lint` and `tokenc find` say about tokens/ against other people's arithmetic.

Contrast ratios are computed with wcag-contrast-ratio and color differences with coloraide, from the
values that `tokenc resolve` prints; neither sees a number of tokenc's own color science.

    python3 Tests/ci/check_colors.py [TOKENC]

Without TOKENC it takes the one that was built for release, or for debugging. When there is none, or
the packages coloraide and wcag-contrast-ratio are missing, it says so and exits with 0.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

try:
    import wcag_contrast_ratio
    from coloraide import Color
except ImportError as error:
    print(f"skipped: the Python package '{error.name}' is not installed")
    sys.exit(0)

BUILT = [os.path.abspath(path) for path in sys.argv[1:2]]
os.chdir(pathlib.Path(__file__).resolve().parents[2])
BUILT += [".build/release/tokenc", ".build/debug/tokenc"]
TOKENC = next((path for path in BUILT if os.path.exists(path)), None)
if TOKENC is None:
    print("skipped: tokenc is not built")
    sys.exit(0)

SAMPLE = 20
BACKDROP = "color.base.bg.primary.$root"


def run(*arguments):
    result = subprocess.run([TOKENC, *arguments], capture_output=True, text=True)
    return result.stdout


THEMES = {}


def theme(name):
    if name not in THEMES:
        brand, scheme = name.split(" ")
        text = run("resolve", "tokens", "--modifier", f"brand={brand}", "--modifier", f"scheme={scheme}")
        THEMES[name] = json.loads(text)
    return THEMES[name]


def rgba(name, token):
    value = theme(name)[token]["$value"]
    assert value["colorSpace"] == "srgb", token
    return value["components"], value.get("alpha", 1)


def over(color, ground):
    """Source-over compositing of a color with alpha on an opaque one."""
    (channels, alpha) = color
    return [alpha * c + (1 - alpha) * g for c, g in zip(channels, ground)]


def ratio(name, foreground, background):
    ground = over(rgba(name, background), over(rgba(name, BACKDROP), [1, 1, 1]))
    return wcag_contrast_ratio.rgb(tuple(over(rgba(name, foreground), ground)), tuple(ground))


def spread(items, count):
    """`count` items, evenly taken from a list."""
    return [items[i * len(items) // count] for i in range(min(count, len(items)))]


def check_known_contrast():
    """The baseline holds every failing pair with its ratio rounded down to hundredths."""
    with open("tokens/lint-baseline.json", encoding="utf-8") as file:
        groups = json.load(file)["known"]
    entries = [f for g in groups if g["rule"] == "contrast" for f in g["findings"]]
    assert len(entries) >= SAMPLE
    translucent = [e for e in entries if rgba(e["themes"][0], e["finding"].split(" on ")[0])[1] < 1]
    assert translucent
    faults = 0
    for entry in spread(translucent, SAMPLE // 2) + spread(entries, SAMPLE // 2):
        foreground, background = entry["finding"].split(" on ")
        for name in entry["themes"]:
            found = ratio(name, foreground, background)
            good = 0 <= found - entry["measure"] < 0.01
            faults += not good
            mark = "ok" if good else "WRONG"
            print(f"{mark}: {entry['finding']} in {name}: {found:.4f}, recorded {entry['measure']}")
    return faults


def check_all_pairs():
    """No text that fails is missing: every live text on every plain background in every theme."""
    with open("tokens/lint-baseline.json", encoding="utf-8") as file:
        groups = json.load(file)["known"]
    known = {
        (f["finding"], name)
        for g in groups if g["rule"] == "contrast" for f in g["findings"] for name in f["themes"]
    }
    faults = checked = 0
    for name in [f"{b} {s}" for b in ("alfa", "bluetint", "x5") for s in ("light", "dark")]:
        tokens = theme(name)
        texts = [t for t in tokens if re.fullmatch(r"color\.text\.[^.]+(\.\$root)?", t)]
        grounds = [t for t in tokens if re.fullmatch(r"color\.(base|modal)\.[^.]+\.[^.]+\.\$root", t)]
        for foreground in texts:
            if tokens[foreground].get("$deprecated"):
                continue
            for background in grounds:
                checked += 1
                fails = ratio(name, foreground, background) < 4.5
                if fails != ((f"{foreground} on {background}", name) in known):
                    faults += 1
                    print(f"WRONG: {foreground} on {background} in {name}, fails: {fails}")
    print(f"{'ok' if faults == 0 else 'WRONG'}: {checked} pairs of text and background")
    return faults


def check_nearest():
    """The distances that `find` prints are CIEDE2000 (D65), of colors over white and over black."""
    faults = 0
    queries = ["#ef3124", "#0b1f35", "rgb(42 119 239 / 60%)", "oklch(60% 0.2 29)", "hsl(120 60% 40%)"]
    for query in queries:
        answers = json.loads(run("find", query, "tokens", "--limit", "4", "--format", "json"))
        asked = Color(query.replace(" / 60%", " / 0.6")).convert("srgb")
        channels, alpha = asked.coords(), asked.alpha()
        for match in answers[0]["tokens"]:
            color = rgba(answers[0]["themes"][0], match["token"])
            found = max(
                Color("srgb", over((channels, alpha), [g] * 3)).delta_e(
                    Color("srgb", over(color, [g] * 3)), method="2000")
                for g in (0, 1))
            good = abs(found - match["distance"]) <= 0.0051
            faults += not good
            mark = "ok" if good else "WRONG"
            print(f"{mark}: {query} to {match['token']}: {found:.4f}, printed {match['distance']}")
    return faults


def check_near_duplicates():
    """The near-duplicates in the baseline are within 1, and no two other primitives are."""
    tokens = theme("alfa light")
    others = theme("x5 dark")
    with open("tokens/lint-baseline.json", encoding="utf-8") as file:
        groups = json.load(file)["known"]
    known = {f for g in groups if g["rule"] == "near-duplicate" for f in g["findings"]}
    # The accent differs by brand and is not compared here.
    names = [t for t in tokens if re.match(r"palette\.(?!accent|shadow)", t)]
    assert all(tokens[t]["$value"] == others[t]["$value"] for t in names)
    grounds = (0, 1)
    seen = {
        t: [Color("srgb", over(rgba("alfa light", t), [g] * 3)).convert("lab-d65") for g in grounds]
        for t in names
    }
    later = set()
    for index, second in enumerate(names):
        for first in names[:index]:
            one, other = seen[first], seen[second]
            if any(abs(a["l"] - b["l"]) > 4 for a, b in zip(one, other)):
                continue
            if max(a.delta_e(b, method="2000") for a, b in zip(one, other)) <= 1:
                later.add(second)
    expected = {k.split(" near ")[0] for k in known}
    faults = len(later ^ expected)
    print(f"{'ok' if faults == 0 else 'WRONG'}: {len(later)} near-duplicates among {len(names)} primitives")
    if faults:
        print(sorted(later ^ expected))
    return faults


total = check_known_contrast() + check_all_pairs() + check_nearest() + check_near_duplicates()
print("all agree" if total == 0 else f"{total} disagree")
sys.exit(1 if total else 0)
