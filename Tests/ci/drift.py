"""Plants changes in what other tools exported, and asks `tokenc diff` for them.

Three exports of real design systems are imported: an answer of Figma's REST API, and two sets of token files. Then, seeded, so
many changes are planted in a copy of each: values, aliases to other tokens, values of their own in place of aliases, descriptions,
paths, and what is removed or added. `diff` must name each token with what was done to it, and nothing else but the values of tokens
that refer to it. An untouched export must have no difference, and so must the changed one when all that differs is allowed.

Usage: drift.py --tokenc PATH [--count 60] [--seeds 1]
"""

import argparse
import copy
import gzip
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "Fixtures/drift"
KINDS = ("value", "alias", "literal", "description", "path", "removed", "added")
# What a message says of each kind, with the token's path and, where it has another, the new one. An alias to a token of another value
# is told as the value, one of another type as the type.
WORDS = {
    "value": "'{path}' has another value", "alias": "'{path}' (is another alias|has another (value|type))",
    "literal": "'{path}' (is another alias|has another (value|type))", "description": "'{path}' has another description",
    "path": "'{path}' (has another name: '{new}'|is in the tokens alone)|the tokens lack '{new}'", "removed": "'{path}' is in the tokens alone",
    "added": "the tokens lack '{new}'",
}


def run(*words, codes=(0,)):
    result = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if result.returncode not in codes:
        sys.exit(f"{' '.join(map(str, words))[:300]}: {result.returncode}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result


def tokens_in(tree, path=()):
    """Each token below a group, with its path."""
    for name, child in tree.items():
        if isinstance(child, dict) and (name == "$root" or not name.startswith("$")):
            here = (*path, name)
            if "$value" in child:
                yield here, child
            yield from tokens_in(child, here)


def other_color(color, source):
    """The color's components, far enough from what they were to be seen."""
    moved = [(part + source.uniform(0.3, 0.7)) % 1 for part in color]
    return [round(part, 4) for part in moved]


class Figma:
    """The answer of the REST API."""

    arguments = ["figma"]
    diff = []

    def __init__(self, folder):
        self.file = folder / "figma.json"
        self.file.write_bytes(gzip.decompress((FIXTURES / "variables.json.gz").read_bytes()))
        self.document = json.loads(self.file.read_text())

    def places(self, tokens):
        """The imported variables by their tokens' paths: id, and whether its path may change."""
        known = {}
        for file in sorted(tokens.rglob("*.tokens.json")):
            for path, token in tokens_in(json.loads(file.read_text())):
                identifier = token.get("$extensions", {}).get("com.figma", {}).get("id")
                if identifier:
                    known.setdefault(identifier, ".".join(path))
        meta = self.document["meta"]
        variables = meta["variables"]
        used = {value["id"] for variable in variables.values() for value in variable["valuesByMode"].values()
                if isinstance(value, dict) and "id" in value}
        for identifier, path in sorted(known.items()):
            variable = variables[identifier]
            mode = meta["variableCollections"][variable["variableCollectionId"]]["defaultModeId"]
            value = variable["valuesByMode"][mode]
            is_alias = isinstance(value, dict) and "id" in value
            # A percentage's unit is guessed from all that refer to it, and a string has no drift of its own here.
            if variable["resolvedType"] in ("COLOR", "FLOAT"):
                yield path, (identifier, mode), variable["resolvedType"], is_alias, identifier in used

    def plant(self, kind, place, other, number, source):
        identifier, mode = place
        variables = self.document["meta"]["variables"]
        variable = variables[identifier]
        values = variable["valuesByMode"]
        if kind == "value":
            value = values[mode]
            values[mode] = ({**value, **dict(zip("rgb", other_color([value[part] for part in "rgb"], source)))}
                            if isinstance(value, dict) else value + 3)
        elif kind == "alias":
            values[mode] = {"type": "VARIABLE_ALIAS", "id": other[0]}
        elif kind == "literal":
            values[mode] = {"r": 0.5, "g": 0.25, "b": 0.125, "a": 1} if variable["resolvedType"] == "COLOR" else 77
        elif kind == "description":
            variable["description"] = f"Said otherwise, {number}."
        elif kind == "path":
            variable["name"] = re.sub(r"[^/]+$", f"planted-{number}", variable["name"])
        elif kind == "removed":
            del variables[identifier]
        else:
            added = copy.deepcopy(variable) | {"id": f"VariableID:planted:{number}", "key": f"planted-{number}", "codeSyntax": {}}
            added["name"] = re.sub(r"[^/]+$", f"planted-{number}", variable["name"])
            variables[added["id"]] = added

    def write(self):
        self.file.write_text(json.dumps(self.document))
        return self.file


class TokenFiles:
    """Token files with a resolver, as a draft of DTCG."""

    arguments = ["dtcg-draft"]
    diff = ["--as", "dtcg-draft"]

    def __init__(self, folder, name):
        shutil.copytree(FIXTURES / name, folder / name)
        self.resolver = next((folder / name).glob("*.resolver.json"))
        self.file = self.resolver
        # The files of the default contexts alone, which are those that diff compares without a role or a choice.
        document = json.loads(self.resolver.read_text())
        sources = [source for group in document["sets"].values() for source in group["sources"]]
        sources += [source for modifier in document["modifiers"].values() for source in modifier["contexts"][modifier["default"]]]
        files = [(self.resolver.parent / source["$ref"]).resolve() for source in sources]
        self.documents = {file: json.loads(file.read_text()) for file in files}
        # Those of the other contexts, from which a token goes or gets its new path as well.
        others = [self.resolver.parent / source["$ref"] for modifier in document["modifiers"].values()
                  for context in modifier["contexts"].values() for source in context]
        self.others = {file: json.loads(file.read_text()) for file in {file.resolve() for file in others} - set(files)}

    def places(self, tokens):
        files, texts = {}, "".join(file.read_text() for file in self.resolver.parent.rglob("*.json"))
        for file, document in self.documents.items():
            for path, _ in tokens_in(document):
                files.setdefault(path, []).append(file)
        for path, found in sorted(files.items()):
            token = self.token(found[0], path)
            value, name = token["$value"], ".".join(path)
            kind = {"color": "COLOR", "dimension": "FLOAT", "number": "FLOAT"}.get(token.get("$type"))
            is_alias = isinstance(value, str) and value.startswith("{")
            # Only what stands once can be renamed or go; a group is no token's place.
            if kind and isinstance(value, (str, dict, int, float)):
                group = self.group(found[0], path)
                is_used = f'{{{name.removesuffix(".$root")}}}' in texts or len(found) > 1 or path[-1] == "$root"
                yield name, (found[0], path), kind, is_alias, is_used

    def group(self, file, path):
        tree = self.documents[file] if file in self.documents else self.others[file]
        for name in path[:-1]:
            tree = tree.get(name, {})
        return tree

    def token(self, file, path):
        return self.group(file, path)[path[-1]]

    def plant(self, kind, place, other, number, source):
        file, path = place
        token, group = self.token(file, path), self.group(file, path)
        if kind == "value":
            value = token["$value"]
            if isinstance(value, dict) and "components" in value:
                value["components"] = other_color(value["components"], source)
                value.pop("hex", None)
            elif isinstance(value, dict):
                value["value"] += 3
            else:
                token["$value"] = value + 3 if isinstance(value, (int, float)) else "#123456" if value != "#123456" else "#654321"
        elif kind == "alias":
            token["$value"] = "{" + ".".join(other[1]).removesuffix(".$root") + "}"
        elif kind == "literal":
            token["$value"] = ({"colorSpace": "srgb", "components": [0.5, 0.25, 0.125]} if token["$type"] == "color"
                               else {"value": 77, "unit": "px"} if token["$type"] == "dimension" else 77)
        elif kind == "description":
            token["$description"] = f"Said otherwise, {number}."
        elif kind in ("path", "removed"):
            for group in [group, *(self.group(file, path) for file in self.others)]:
                token = group.pop(path[-1], None)
                if kind == "path" and token:
                    group[f"planted-{number}"] = token
        else:
            group[f"planted-{number}"] = copy.deepcopy(token)

    def write(self):
        for file, document in (self.documents | self.others).items():
            file.write_text(json.dumps(document, indent=2))
        return self.resolver


def fits(kind, type_, is_alias, is_used):
    return {"value": not is_alias, "alias": is_alias, "literal": is_alias, "description": True, "added": True,
            "path": not is_used, "removed": not is_used}[kind]


def planted(export, tokens, count, source):
    """Plants changes, each in a token of its own; answers what is expected: token, kind, and the new name."""
    places = list(export.places(tokens))
    source.shuffle(places)
    by_type = {type_: [place for _, place, kind, is_alias, _ in places if kind == type_ and not is_alias] for type_ in ("COLOR", "FLOAT")}
    expected, number = [], 0
    left = places[:]
    targets = set()
    while len(expected) < count and left:
        kind = KINDS[number % len(KINDS)]
        number += 1
        found = next((place for place in left if fits(kind, *place[2:]) and place[0] not in targets), None)
        if not found:
            continue
        left.remove(found)
        path, place, type_, _, _ = found
        other = None
        if kind == "alias":
            other = next((target for target in source.sample(by_type[type_], len(by_type[type_])) if target in
                          [entry[1] for entry in left]), None)
            if not other:
                continue
            targets.add(next(entry[0] for entry in left if entry[1] == other))
        export.plant(kind, place, other, number, source)
        name = re.sub(r"[^.]+$", f"planted-{number}", path)
        expected.append((path, kind, name))
    return expected


def differences(tokenc, tokens, export, folder, *options):
    """What diff says, by token."""
    run(tokenc, "diff", tokens, export.file, *export.diff, "--diagnostics", "json", "--diagnostics-file",
        folder / "found.json", *options)
    found = json.loads((folder / "found.json").read_text())
    return [entry["message"] for entry in found["diagnostics"] if entry["id"] == "drift"]


def followers(tokens):
    """The tokens that refer to each token, through others as well."""
    direct = {}
    for file in tokens.rglob("*.json"):
        for path, token in tokens_in(json.loads(file.read_text())):
            for target in re.findall(r'"\{([^{}]+)\}"', json.dumps(token["$value"])):
                direct.setdefault(target, set()).add(".".join(path))

    def reached(name):
        found, left = set(), [name]
        while left:
            name = left.pop()
            new = (direct.get(name, set()) | direct.get(name.removesuffix(".$root"), set())) - found
            found |= new
            left += new
        return found
    return reached


def check(tokenc, title, make, count, seed):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        export, tokens = make(folder), folder / "tokens"
        run(tokenc, "import", *export.arguments, export.file, "--output", tokens)
        faults = [f"not changed, and yet: {text}" for text in differences(tokenc, tokens, export, folder)]
        expected = planted(export, tokens, count, random.Random(seed))
        export.write()
        messages = differences(tokenc, tokens, export, folder)
        for path, kind, new in expected:
            words = WORDS[kind].format(path=re.escape(path), new=re.escape(new))
            mine = [text for text in messages if re.match(words, text)]
            if not mine:
                faults.append(f"{kind} of {path}: not found; said of it: {[text for text in messages if path in text or new in text][:3]}")
            messages = [text for text in messages if text not in mine]
        reached = followers(tokens)
        values = {follower for path, kind, _ in expected if kind in ("value", "alias", "literal") for follower in reached(path)}
        faults += [f"nobody planted: {text}" for text in messages
                   if not re.match("'(.*?)' has another value", text) or re.match("'(.*?)'", text)[1] not in values]
        allowed = folder / "allowed.json"
        run(tokenc, "diff", tokens, export.file, *export.diff, "--allowed", allowed, "--update-allowed", "--reason", "planted")
        faults += [f"allowed, and yet: {text}"
                   for text in differences(tokenc, tokens, export, folder, "--allowed", allowed, "--exit-code")]
        kinds = ", ".join(f"{sum(kind == each for _, kind, _ in expected)} {each}" for each in KINDS)
        print(f"{title}, seed {seed}: {len(expected)} changes ({kinds}), {len(faults)} faults")
        for fault in faults[:20]:
            print("  " + fault[:300])
        return len(faults) if len(expected) == count else len(faults) + 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokenc", type=pathlib.Path, required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seeds", type=int, default=1)
    options = parser.parse_args()
    tokenc = options.tokenc.resolve()
    exports = {
        "Primer's variables": Figma,
        "Simple Design System": lambda folder: TokenFiles(folder, "simple-design-system"),
        "Pulse": lambda folder: TokenFiles(folder, "pulse"),
    }
    faults = sum(check(tokenc, title, make, options.count, seed) for seed in range(options.seeds) for title, make in exports.items())
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
