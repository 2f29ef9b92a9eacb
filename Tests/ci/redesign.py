"""Makes a redesign of the tokens of Tests/Consumer, of which a copy names 200, and counts what is left to do by hand.

17 tokens are renamed as their former names state, all with other values; a group of 12 is renamed, half of them with
other values; 30 have other values, 5 are added and 3 removed. Tokens of the consumer's own looks are renamed, too. Then
'tokenc migrate --record --apply' and 'tokenc' run. Only lines that name removed tokens are deleted, and the consumer's
tests have to be green again: those of its looks, and one that every string servers sent is still known.

Usage: redesign.py --tokenc PROGRAM [--seed 7] [--scratch PATH]
"""

import argparse
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = ("primary secondary tertiary accent muted strong subtle info success warning danger link brand raised sunken "
         "header footer badge avatar switch").split()
GROUPS = ["label", "bg", "border", "graphic", "status"]
USES = ["_ = theme[.{}]; count += 1", "_ = AcmeColorToken.{}; count += 1",
        "let a{number}: AcmeColorToken = .{}; _ = a{number}; count += 1", "_ = theme[C.{}]; count += 1",
        "count += [AcmeColorToken.{}].count"]
# Tokens of the consumer's own looks, whose tests say which values they have.
OWN = {"primary": ("text", "main"), "on-accent": ("text", "on-brand"), "page": ("surface", "screen")}


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
    opening = ["typealias C = AcmeColorToken", "func uses(_ theme: AcmeTheme) -> Int {", "  var count = 0"]
    return "\n".join([*opening, *lines, "  return count", "}", ""])


def tests(tokens):
    """Tests that name tokens by what servers send; those that are removed are deleted by hand."""
    names = "\n".join(f'    "{camel_case(path)}",' for path in tokens)
    return f"""import Foundation
import Testing

@testable import AcmeDesign

@Suite("Uses of tokens") struct UsesTests {{
  private static let sent = [
{names}
  ]

  @Test("every string that a server sent is known", arguments: sent) func known(name: String) throws {{
    _ = try JSONDecoder().decode([AcmeColorToken].self, from: Data("[\\"\\(name)\\"]".utf8))
  }}

  @Test("there are uses") func uses() {{
    #expect(AcmeDesign.uses(.classic) > 190)
  }}
}}
"""


def rename_own(file):
    """Renames tokens of the consumer's looks, with former names; their values stay."""
    document = json.loads(file.read_text())
    for old, (group, new) in OWN.items():
        tokens = document["color"][group]
        token = tokens.pop(old)
        token.setdefault("$extensions", {}).setdefault("tokenc", {})["formerNames"] = [
            camel_case(f"{group}.{old}").replace("-a", "A")]
        tokens[new] = token
    file.write_text(json.dumps(document, indent=2))


def copy_consumer(folder):
    """The consumer, as a package anywhere on the disk; its tests of this repository's documents are left out."""
    shutil.copytree(ROOT / "Tests/Consumer", folder, dirs_exist_ok=True,
                    ignore=shutil.ignore_patterns("DocumentationTests.swift", ".build"))
    manifest = folder / "Package.swift"
    text = manifest.read_text()
    manifest.write_text(text.replace('path: "../.."', f'path: "{ROOT}"'))
    resolver = folder / "tokens/acme.resolver.json"
    semantic = '{ "$ref": "semantic.tokens.json" }'
    resolver.write_text(resolver.read_text().replace(semantic, semantic + ', { "$ref": "app.tokens.json" }'))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", type=pathlib.Path, required=True)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--scratch", type=pathlib.Path, default=ROOT / ".build/consumer")
    options = parser.parse_args()
    tokenc, chance = options.tokenc.resolve(), random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="redesign-") as name:
        folder = pathlib.Path(name)
        copy_consumer(folder)
        tokens = {f"{group}.{word}": [round(chance.random(), 3) for _ in range(3)] for group in GROUPS for word in WORDS}
        tokens |= {f"chart.{word}": [round(chance.random(), 3) for _ in range(3)] for word in WORDS[:12]}
        (folder / "tokens/app.tokens.json").write_text(document(tokens, {}))
        sources = folder / "Sources/AcmeDesign/Uses.swift"
        sources.write_text(app(chance, tokens))
        test = folder / "Tests/AcmeDesignTests/UsesTests.swift"
        test.write_text(tests(tokens))
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
        run("git", "init", "-q", folder=folder)
        run(tokenc, "tokens", folder=folder)
        run("git", "add", "-A", folder=folder)
        run("git", *identity, "commit", "-q", "-m", "before", folder=folder)

        new, former_names, removed = redesign(chance, tokens)
        (folder / "tokens/app.tokens.json").write_text(document(new, former_names))
        rename_own(folder / "tokens/semantic.tokens.json")
        plan = run(tokenc, "migrate", "HEAD:tokens", "tokens", "--sources", "Sources", "--sources", "Tests", "--record", "--inferred", "--apply",
                   folder=folder)
        run(tokenc, "tokens", folder=folder)

        by_hand, gone = 0, [camel_case(path) for path in removed]
        for file in (sources, test):
            lines = file.read_text().split("\n")
            of_removed = [line for line in lines if re.search(rf'[."]({"|".join(gone)})[];"]', line)]
            missed = [number for number, line in enumerate(lines, 1)
                      if line in of_removed and f"{file.name}:{number}:" not in plan]
            if missed:
                sys.exit(f"migrate does not list lines {missed} of {file.name}:\n{plan}")
            file.write_text("\n".join(line for line in lines if line not in of_removed))
            by_hand += len(of_removed)
        run("swift", "test", "--package-path", folder, "--scratch-path", options.scratch, "--quiet", folder=folder)
        print(f"200 uses: 2 commands, {by_hand} lines by hand, all of removed tokens; the consumer's tests are green")


if __name__ == "__main__":
    main()
