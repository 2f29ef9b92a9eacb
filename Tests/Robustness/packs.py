"""Two released apps against one folder of packs, processes that are killed, and verdicts computed again.

- `apps`: tokens of two commits, each compiled into an app of its own. Packs of either release, a brand's that apps don't know, and one that
  takes others back, are made by tokenc and installed by both apps; what each shows is a table, compared with what it should be.
- `kills`: an app that installs packs without an end is killed, at any moment; each start after that shows a whole pack that was sent.
- `mutants`: a pack is changed at random. It is refused, or with a sum that fits read whole, without an end of the process.
- `verdicts`: random palettes of tokens/ against random ones. `tokenc pack` has to say what a slow reading of the same files says: which
  names have no value, and which declared contrasts fall below what they need.

Usage: packs.py --tokenc PATH [--kills N] [--mutants N] [--pairs N] [--seed N]
"""

import argparse
import json
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent / "Packs"
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App", platforms: [.macOS(.v11)], dependencies: [.package(name: "design-tokens", path: "ROOT")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "TokenRuntime", package: "design-tokens"), .product(name: "ThemeDelivery", package: "design-tokens"),
      ])
  ])
"""


def run(*words, folder=None, codes=(0,)):
    result = subprocess.run(list(map(str, words)), cwd=folder, capture_output=True, text=True)
    if result.returncode not in codes:
        sys.exit(f"{' '.join(map(str, words))[:300]}: exit {result.returncode}\n{result.stdout[-2000:]}{result.stderr[-2000:]}")
    return result


# MARK: Two apps

def color(hexadecimal, **extension):
    channels = [int(hexadecimal[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    token = {"$value": {"colorSpace": "srgb", "components": channels}}
    return token | ({"$extensions": {"tokenc": extension}} if extension else {})


def write_tokens(folder, tokens, brands=("acme",)):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    contexts = {brand: [] for brand in brands}
    resolver = {
        "version": "2025.10", "sets": {"base": {"sources": [{"color": {"$type": "color"} | tokens}]}},
        "modifiers": {"brand": {"contexts": contexts, "default": brands[0]}},
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}
    (folder / "tokens.resolver.json").write_text(json.dumps(resolver))
    (folder / "tokenc.json").write_text(json.dumps({"output": {"tokens": "../Sources/App/Generated"}}))


class Apps:
    """Release 1 has `accent`, `line` and `gone`; release 2 calls the first `action`, has `new` and no `gone`."""

    def __init__(self, tokenc, folder):
        self.tokenc, self.folder = tokenc, folder
        self.apps = [self.build(1, {"accent": color("111111"), "line": color("222222"), "gone": color("333333")}),
                     self.build(2, {"action": color("111111", formerNames=["accent"]), "line": color("222222"), "new": color("444444")})]

    def build(self, number, tokens):
        package = self.folder / f"app{number}"
        write_tokens(package / "tokens", tokens)
        (package / "Package.swift").write_text(MANIFEST.replace("ROOT", str(ROOT)))
        (package / "Sources/App").mkdir(parents=True)
        shutil.copy(HERE / "App.swift", package / "Sources/App")
        run(self.tokenc, "tokens", folder=package)
        run("swift", "build", "--package-path", package, "--scratch-path", self.folder / "build" if number == 1 else self.folder / "build2")
        return self.folder / ("build" if number == 1 else "build2") / "debug/App"

    def pack(self, name, serial, tokens, *words, brand="acme", since=1):
        folder = self.folder / "made/tokens"
        write_tokens(folder, tokens, brands=(brand,))
        path = self.folder / f"{name}.themepack"
        # What takes packs back has no values that are proved for releases.
        proved = [] if "--revoke" in words else ["--since", self.folder / f"app{since}/tokens"]
        run(self.tokenc, "pack", folder, "--brand", brand, "--serial", serial, *proved, "--output", path, *words)
        return path

    def shown(self, app, packs):
        store = self.folder / "store"
        shutil.rmtree(store, ignore_errors=True)
        refused = run(app, store, "install", *packs).stdout.split("\n")[:-1]
        return [line.removeprefix("pack ") for line in run(app, store, "show").stdout.split("\n")[:-1]] + refused

    def table(self):
        old = {"accent": color("AA0000"), "line": color("BB0000"), "gone": color("CC0000")}
        new = {"action": color("00AA00", formerNames=["accent"]), "line": color("00BB00"), "new": color("00CC00")}
        allow = ("--allow", "names=told apart below")
        packs = {
            "none": [], "of release 1": [self.pack("one", 1, old)], "of release 2": [self.pack("two", 2, new, *allow)],
            "1, then 2": [self.pack("one", 1, old), self.pack("two", 2, new, *allow)],
            "2, then 1": [self.pack("two", 2, new, *allow), self.pack("one", 1, old)],
            "of a brand over acme": [self.pack("nova", 3, old, "--over", "acme", brand="nova")],
            "for later releases": [self.pack("later", 5, new, "--minimum-release", "2.0.0", *allow)],
            "2, taken back": [self.pack("two", 2, new, *allow), self.pack("back", 4, new, "--revoke")],
        }
        compiled = [["accent #111111", "line #222222", "gone #333333"], ["action #111111", "line #222222", "new #444444"]]
        from1 = [["1", "accent #AA0000", "line #BB0000", "gone #CC0000"],
                 ["1", "action #AA0000", "line #BB0000", "new #444444", "unknown color.gone", "kept color.new"]]
        from2 = [["2", "accent #00AA00", "line #00BB00", "gone #333333", "unknown color.action", "unknown color.new", "kept color.gone"],
                 ["2", "action #00AA00", "line #00BB00", "new #00CC00"]]
        older = ["refused 1 pack 2 is newer"]
        later = ["refused 5 it is for releases from 2.0.0 on, and this app is of an unknown release"]
        expected = {
            "none": [["none", *row] for row in compiled], "of release 1": from1, "of release 2": from2, "1, then 2": from2,
            "2, then 1": [row + older for row in from2], "of a brand over acme": [["none", *row] for row in compiled],
            "2, taken back": [["none", *row] for row in compiled], "for later releases": [["none", *row] + later for row in compiled]}
        faults = 0
        print("| packs | app 1 | app 2 |\n|---|---|---|")
        for name, files in packs.items():
            rows = [self.shown(app, files) for app in self.apps]
            # The names that the pack of release 1 doesn't have stand in the order of the bytes.
            is_right = [sorted(row) for row in rows] == [sorted(row) for row in expected[name]]
            faults += not is_right
            print(f"| {name} | " + " | ".join(", ".join(row) for row in rows) + (" |" if is_right else f" | **expected {expected[name]}** |"))
        return faults, 2 * len(packs)


    def mutants(self, count):
        run("swift", "build", "-c", "release", "--package-path", self.folder / "app1", "--scratch-path", self.folder / "build")
        tokens = {f"t{index}": color("%06X" % (index * 4001)) for index in range(40)}
        result = subprocess.run([self.folder / "build/release/App", str(count), "mutate", self.pack("many", 1, tokens, "--allow", "names=none of them")],
                                capture_output=True, text=True)
        print(result.stdout.strip())
        legal = [int(word) for word in result.stdout.split() if word.isdigit()]
        return int(result.returncode != 0 or legal[-1] == 0)


# MARK: Kills

def kills(apps, count, random):
    """Kills an app at any moment of its installations."""
    app, store = apps.apps[0], apps.folder / "killed"
    shutil.rmtree(store, ignore_errors=True)
    files, values = [], {"none": "#111111"}
    for serial in range(1, 41):
        value = f"{serial:02X}0000"
        tokens = {"accent": color(value), "line": color("222222"), "gone": color("333333")}
        files.append(apps.pack(f"kill{serial}", serial, tokens))
        values[str(serial)] = f"#{value}"
    faults, last = 0, 0
    for number in range(count):
        if number % 40 == 0:
            shutil.rmtree(store, ignore_errors=True)
            last = 0
        process = subprocess.Popen([app, store, "loop", *files], stdout=subprocess.DEVNULL)
        time.sleep(random.uniform(0.002, 0.06))
        process.send_signal(signal.SIGKILL)
        process.wait()
        lines = run(app, store, "confirm").stdout.split("\n")
        serial, accent = lines[0].split()[1], lines[1].split()[1]
        shown = 0 if serial == "none" else int(serial)
        if accent != values[serial] or shown < last:
            print(f"after kill {number}: {serial} after {last}, accent {accent}")
            faults += 1
        last = shown
    return faults


# MARK: Verdicts

def luminance(channels):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one, other):
    one, other = sorted((luminance(one), luminance(other)), reverse=True)
    return (one + 0.05) / (other + 0.05)


def palette(random, names):
    # Eight bits a channel, which a pack has to the bit.
    return {name: [random.randrange(256) for _ in range(3)] for name in names}


def verdicts(tokenc, folder, count, random):
    """Random pairs of a pack and a release."""
    real = json.loads(run(tokenc, "resolve", ROOT / "tokens").stdout)
    colors = [[round(c * 255) for c in token["$value"]["components"]] for token in real.values()
              if token["$type"] == "color" and token["$value"].get("alpha", 1) == 1]
    faults = refused = 0
    for number in range(count):
        texts, grounds = [f"text{i}" for i in range(4)], [f"ground{i}" for i in range(3)]
        names = texts + grounds
        release = {name: random.choice(colors) for name in names}
        pack = {name: release[name] if random.random() < 0.6 else random.choice(colors) for name in names if random.random() < 0.97}
        minimum = random.choice([3, 4.5, 7])
        for side, values in (("release", release), ("pack", pack)):
            write_tokens(folder / side / "tokens", {name: color("%02X%02X%02X" % tuple(value)) for name, value in values.items()})
            settings = {"output": {"tokens": "../Generated"},
                        "contrast": {"pairs": [{"foreground": "color.text*", "background": "color.ground*", "minimum": minimum}]}}
            (folder / side / "tokens/tokenc.json").write_text(json.dumps(settings))
        missing = {f"color.{name}" for name in names if name not in pack}
        lost, worse = set(), set()
        for text in texts:
            for ground in grounds:
                old = ratio(*([c / 255 for c in release[name]] for name in (text, ground)))
                new = ratio(*([c / 255 for c in pack.get(name, release[name])] for name in (text, ground)))
                if new < old - 1e-9 and new < minimum:
                    (lost if old >= minimum else worse).add((text, ground))
        wanted = {word for word, found in (("names", missing), ("contrast", lost), ("worse", worse)) if found}
        result = run(tokenc, "pack", folder / "pack/tokens", "--brand", "acme", "--serial", "1", "--since", folder / "release/tokens", "--format", "json",
                     codes=(0, 1))
        report = json.loads(result.stdout)
        kept = set(report["releases"][0]["kept"])
        found = {finding["kind"]: int("".join(c for c in finding["message"].removeprefix("no value for ").split(" ")[0] if c.isdigit()))
                 for finding in report["releases"][0]["findings"]}
        counts = {"names": len(missing), "contrast": len(lost), "worse": len(worse)}
        refused += bool(wanted)
        if kept != missing or {word: counts[word] for word in wanted} != found or (result.returncode == 1) != bool(wanted):
            print(f"pair {number}: {found} instead of { {word: counts[word] for word in wanted} }, kept {kept} instead of {missing}")
            faults += 1
    print(f"{count} pairs, {refused} of them refused")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokenc", required=True, type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--mutants", type=int, default=100_000)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=38)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        apps = Apps(options.tokenc, folder)
        faults, shown = apps.table()
        faults += kills(apps, options.kills, chance)
        faults += apps.mutants(options.mutants)
        faults += verdicts(options.tokenc, folder, options.pairs, chance)
    print(f"{shown + options.kills + options.mutants + options.pairs} cases of packs, {faults} faults")
    sys.exit(1 if faults else 0)


main()
