"""Renames 30 tokens, two groups, a component, a field and a variant by 'tokenc rename', and edits nothing by hand.

First in a copy of the worked example with recorded screens: the result compiles and lint says what it said, both the old
documents and the rewritten ones have no fault, every old name is still answered, every token has the value that it had, and
git sees changes only in files that name what is renamed. Then in a copy of Tests/Consumer, of whose sources 200 lines name
tokens: its tests have to be green.

Usage: rename.py --tokenc PROGRAM [--seed 7] [--scratch PATH] [--without-consumer]
"""

import argparse
import json
import pathlib
import random
import shutil
import sys
import tempfile

from redesign import GROUPS, ROOT, WORDS, app, camel_case, copy_consumer, document, run, tests

GIT = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"]
SCREENS = [{"type": "Tag", "text": "Hi", "size": "s"}, {"type": "ButtonView", "title": "Pay", "style": "secondary"}]
PARTS = {"Tag": "Chip", "Tag.content.text": "label", "ButtonView.variants.secondary": "quiet"}


def commit(folder):
    run("git", "init", "-q", folder=folder)
    run("git", "add", "-A", folder=folder)
    run(*GIT, "commit", "-q", "-m", "before", folder=folder)


def options(renames):
    return [f"{old}={new}" for old, new in renames.items()]


def values(tokenc, folder):
    """The resolved tokens in light and dark without what says how they are called."""
    result = {}
    for scheme in ("light", "dark"):
        text = run(tokenc, "resolve", "tokens", "--modifier", f"scheme={scheme}", "--modifier", "brand=alfa", folder=folder)
        result[scheme] = {path: [token["$type"], token["$value"]] for path, token in json.loads(text).items()}
    return result


def rename_example(tokenc, chance, folder):
    shutil.copytree(ROOT / "tokens", folder / "tokens")
    configuration = folder / "tokens/tokenc.json"
    configuration.write_text(configuration.read_text().replace("../Sources/", "Generated/"))
    (folder / "recorded").mkdir()
    (folder / "recorded/screens.ndjson").write_text("".join(json.dumps(screen) + "\n" for screen in SCREENS))
    (folder / "before.ndjson").write_text((folder / "recorded/screens.ndjson").read_text())
    (folder / "App.swift").write_text(
        "let a = theme[.bgNeutral], b = ColorToken.bgAccent\n"
        "func f(_ tag: Tag.Content) -> String { tag.text }\nlet c = ButtonView.Style.secondary\n")
    (folder / ".gitignore").write_text("tokens/Generated\n")
    commit(folder)
    before = values(tokenc, folder)
    # Patterns of lint and contrast mean tokens by such a last name; what leaves them is listed and not rewritten.
    kept = (".$root", ".inverted")
    paths = [path for path in before["light"] if not path.startswith(("color.bg.", "color.overlay.")) and not path.endswith(kept)]
    tokens = {path: f"{path.rsplit('.', 1)[0]}.renamed-{number}" for number, path in enumerate(chance.sample(sorted(paths), 30))}
    groups = {"color.bg.**": "color.backdrop.**", "color.overlay.**": "color.shade.veil.**"}
    lint = run(tokenc, "lint", "tokens", folder=folder)
    command = [tokenc, "rename", "tokens", *options(tokens | groups | PARTS), "--sources", "App.swift", "--screens", "recorded"]
    run(*command, folder=folder)
    if run("git", "status", "--short", folder=folder):
        sys.exit("a plan has written files")
    run(*command, "--apply", folder=folder)

    run(tokenc, "tokens", folder=folder)
    if run(tokenc, "lint", "tokens", folder=folder) != lint:
        sys.exit("lint finds something else than before")
    after = values(tokenc, folder)

    def renamed(path):
        for old, new in (("color.bg.", "color.backdrop."), ("color.overlay.", "color.shade.veil.")):
            if path.startswith(old):
                return new + path[len(old):]
        return tokens.get(path, path)

    for scheme, known in before.items():
        if {renamed(path): value for path, value in known.items()} != after[scheme]:
            sys.exit(f"a token has another value in {scheme}")
    for documents in ("before.ndjson", "recorded/screens.ndjson"):
        if "no faults" not in run(tokenc, "validate", "tokens", documents, folder=folder):
            sys.exit(f"{documents} has a fault")
    summary = json.loads(run(tokenc, "diff", "HEAD:./tokens", "tokens", "--format", "json", folder=folder))
    kinds = {kind for kind, count in summary["summary"].items() if count and kind != "components"}
    if kinds - {"renamed", "re-aliased"}:
        sys.exit(f"diff sees more than renames: {summary['summary']}")
    if any(change["kind"] != "renamed" for change in summary["components"]["changes"]):
        sys.exit("diff sees more of components than renames")
    swift = (folder / "App.swift").read_text()
    for text in (".backdropNeutral", "ColorToken.backdropAccent", "Chip.Content", "tag.label", "Style.quiet"):
        if text not in swift:
            sys.exit(f"{text} is not in\n{swift}")
    run(*GIT, "add", "-A", folder=folder)
    changed = run("git", "diff", "--cached", "--name-only", "--no-renames", folder=folder).split()
    old = [*tokens, "color.bg.", "color.overlay.", '"Tag"', "secondary", "ColorToken.bg", "tokens/component/Tag"]
    for path in changed:
        text = path + run("git", "show", f"HEAD:{path}", folder=folder) if "Chip" not in path else "secondary"
        leaves = [name.rsplit(".", 1)[-1].strip('"') for name in tokens] + ["bg", "overlay", "Tag", "secondary"]
        if not any(name in text for name in [*old, *leaves]):
            sys.exit(f"{path} changed, which names nothing that is renamed")
    return len(before["light"]), len(changed)


def rename_consumer(tokenc, chance, folder, scratch):
    copy_consumer(folder)
    tokens = {f"{group}.{word}": [round(chance.random(), 3) for _ in range(3)] for group in GROUPS for word in WORDS}
    tokens |= {f"chart.{word}": [round(chance.random(), 3) for _ in range(3)] for word in WORDS[:12]}
    (folder / "tokens/app.tokens.json").write_text(document(tokens, {}))
    (folder / "Sources/AcmeDesign/Uses.swift").write_text(app(chance, tokens))
    (folder / "Tests/AcmeDesignTests/UsesTests.swift").write_text(tests(tokens))
    run(tokenc, "tokens", folder=folder)
    commit(folder)
    renames = {f"color.{path}": f"color.{path}-next" for path in chance.sample(
        sorted(path for path in tokens if not path.startswith(("chart.", "badge"))), 30)}
    renames |= {"color.chart.**": "color.graph.**", "color.surface": "color.ground"}
    run(tokenc, "rename", "tokens", *options(renames), "--sources", "Sources", "--sources", "Tests", "--apply", folder=folder)
    run(tokenc, "tokens", folder=folder)
    sent = [camel_case(path) for path in tokens]
    text = (folder / "Tests/AcmeDesignTests/UsesTests.swift").read_text()
    if not all(f'"{name}"' in text for name in sent):
        sys.exit("a string that servers sent was rewritten in the tests")
    run("swift", "test", "--package-path", folder, "--scratch-path", scratch, "--quiet", folder=folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", type=pathlib.Path, required=True)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--scratch", type=pathlib.Path, default=ROOT / ".build/consumer")
    parser.add_argument("--without-consumer", action="store_true")
    arguments = parser.parse_args()
    tokenc, chance = arguments.tokenc.resolve(), random.Random(arguments.seed)
    with tempfile.TemporaryDirectory(prefix="rename-") as name:
        count, changed = rename_example(tokenc, chance, pathlib.Path(name))
    print(f"{count} tokens keep their values, {changed} files change, old names are answered, nothing is edited by hand")
    if arguments.without_consumer:
        return
    with tempfile.TemporaryDirectory(prefix="rename-") as name:
        rename_consumer(tokenc, chance, pathlib.Path(name), arguments.scratch)
    print("200 uses: 2 commands, nothing by hand; the consumer's tests are green")


if __name__ == "__main__":
    main()
