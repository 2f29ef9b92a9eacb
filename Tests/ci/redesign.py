"""Makes a redesign of tokens with an app that names them 200 times, and counts what is left to do by hand.

17 tokens are renamed as their former names state, all with other values; a group of 12 is renamed, half of them with
other values; 30 have other values, 5 are added and 3 removed. Then 'tokenc migrate --record --apply' and 'tokenc' run. Of the app
only lines that name removed tokens are deleted, and it has to compile without warnings.

Usage: redesign.py --tokenc PROGRAM [--seed 7]
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = ("primary secondary tertiary accent muted strong subtle info success warning danger link brand raised sunken "
         "header footer badge avatar switch").split()
GROUPS = ["text", "bg", "border", "graphic", "status"]
USES = ["_ = theme[.{}]; count += 1", "_ = ColorToken.{}; count += 1",
        "let a{number}: ColorToken = .{}; _ = a{number}; count += 1", "_ = theme[C.{}]; count += 1",
        "count += [ColorToken.{}].count"]


def run(*command, folder):
    done = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{command}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def camel_case(path):
    group, word = path.split(".")
    return group + word[0].upper() + word[1:]


def document(tokens, former_names):
    """A token file of paths with two names."""
    colors = {"$type": "color"}
    for path, components in tokens.items():
        group, word = path.split(".")
        token = {"$value": {"colorSpace": "srgb", "components": components}}
        if path in former_names:
            token["$extensions"] = {"tokenc": {"formerNames": [former_names[path]]}}
        colors.setdefault(group, {})[word] = token
    return json.dumps({"color": colors}, indent=2)


def redesign(chance, tokens):
    """The new tokens, the former names that they state, and the paths that are gone."""
    def color():
        return [round(chance.random(), 3) for _ in range(3)]

    paths = [path for path in tokens if not path.startswith("chart.")]
    chance.shuffle(paths)
    renamed = {path: path + "Next" for path in paths[:17]}
    moved = {f"chart.{word}": f"graph.{word}" for word in WORDS[:12]}
    new = {(renamed | moved).get(path, path): value for path, value in tokens.items()}
    recolored = [*renamed.values(), *chance.sample(sorted(moved.values()), 6), *paths[17:47]]
    new |= {path: color() for path in recolored}
    removed = paths[47:50]
    for path in removed:
        del new[path]
    new |= {f"status.extra{number}": color() for number in range(5)}
    return new, {path: camel_case(old) for old, path in renamed.items()}, removed


def app(chance, tokens):
    names = [camel_case(path) for path in tokens]
    named = names + chance.choices(names, k=200 - len(names))
    lines = [f"  {USES[number % len(USES)].format(name, number=number)}" for number, name in enumerate(named)]
    opening = ["typealias C = ColorToken", "func uses(_ theme: Theme) -> Int {", "  var count = 0"]
    return "\n".join([*opening, *lines, "  return count", "}", ""])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", type=pathlib.Path, required=True)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    tokenc, chance = options.tokenc.resolve(), random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="redesign-") as name:
        folder = pathlib.Path(name)
        tokens = {f"{group}.{word}": [round(chance.random(), 3) for _ in range(3)] for group in GROUPS for word in WORDS}
        tokens |= {f"chart.{word}": [round(chance.random(), 3) for _ in range(3)] for word in WORDS[:12]}
        (folder / "tokens").mkdir()
        (folder / "tokens/tokenc.json").write_text('{ "output": { "tokens": "../Generated" }, "accessLevel": "public" }')
        (folder / "tokens/color.tokens.json").write_text(document(tokens, {}))
        sources = folder / "App/Sources/App/Uses.swift"
        sources.parent.mkdir(parents=True)
        sources.write_text(app(chance, tokens))
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
        run("git", "init", "-q", folder=folder)
        run(tokenc, "tokens", folder=folder)
        run("git", "add", "-A", folder=folder)
        run("git", *identity, "commit", "-q", "-m", "before", folder=folder)

        new, former_names, removed = redesign(chance, tokens)
        (folder / "tokens/color.tokens.json").write_text(document(new, former_names))
        plan = run(tokenc, "migrate", "HEAD:tokens", "tokens", "--sources", "App", "--record", "--apply", folder=folder)
        run(tokenc, "tokens", folder=folder)

        gone = [camel_case(path) for path in removed]
        lines = sources.read_text().split("\n")
        by_hand = [line for line in lines if any(f".{name}{end}" in line for name in gone for end in "];")]
        sources.write_text("\n".join(line for line in lines if line not in by_hand))
        listed = [number for number, line in enumerate(lines, 1) if line in by_hand and f"Uses.swift:{number}:" not in plan]
        if listed:
            sys.exit(f"migrate does not list lines {listed}:\n{plan}")

        runtime = sorted((ROOT / "Sources/DesignTokens/Runtime").rglob("*.swift"))
        run("swiftc", "-swift-version", "6", "-parse-as-library", "-package-name", "runtime", "-module-name", "TokenRuntime",
            "-emit-module", "-emit-module-path", folder / "TokenRuntime.swiftmodule", *runtime, folder=folder)
        generated = sorted((folder / "Generated").glob("*.swift"))
        run("swiftc", "-swift-version", "6", "-typecheck", "-warnings-as-errors", "-package-name", "app", "-I", folder,
            *generated, sources, folder=folder)
        print(f"200 uses: 2 commands, {len(by_hand)} lines by hand, all of removed tokens; the app compiles")


if __name__ == "__main__":
    main()
