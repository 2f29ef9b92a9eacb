"""Checks the account that `tokenc import --format json` gives of every member, by a reader of JSON of its own.

Random sets, which sources.py writes as other tools do, with members that mean nothing strewn in, and real sets of the fixtures are imported. Each
file of the source is walked here for itself: every member whose value is not an object with members must be in the account
once, at its line and column, and none besides. What is kept has to stand in the imported files at the place that the account
names, with its value; what is converted names tokens that the files have, and what is dropped a reason. The standard output is
JSON alone, and sums are those of the members.

At the end the account of one set is spoilt in five ways, each of which must be noticed.

Usage: members.py --tokenc PATH [--count N] [--seed S] [--set FOLDER…]

`--set` checks these folders as well. `--seed` is a number, or `night` for another one each day.
"""

import argparse
import bisect
import collections
import concurrent.futures
import copy
import datetime
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

import sources

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests/Fixtures"
REAL = [FIXTURES / "import/kong", FIXTURES / "import/metamask", FIXTURES / "import/spectrum", FIXTURES / "alfa",
        *sorted(path for path in (FIXTURES / "import/cases").iterdir() if path.is_dir())]
TOKEN = re.compile(rb'[ \t\r\n]+|//[^\n]*|/\*.*?\*/|("(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+)', re.S)


def members(text):
    """(line, column of its name in bytes, names that lead to it, value) of each member without members of its own."""
    tokens = [(match.start(), match[1]) for match in TOKEN.finditer(text) if match[1]]
    starts = [0, *(index + 1 for index, byte in enumerate(text) if byte == 10)]
    found, position = [], 0

    def value(path):
        nonlocal position
        _, token = tokens[position]
        position += 1
        if token == b"{":
            result = {}
            while tokens[position][1] != b"}":
                place, name = tokens[position]
                position += 2
                index = len(found)
                inner = value([*path, json.loads(name)])
                if not (isinstance(inner, dict) and inner):
                    found.insert(index, (place, [*path, json.loads(name)], inner))
                result[json.loads(name)] = inner
                if tokens[position][1] == b",":
                    position += 1
            position += 1
            return result
        if token == b"[":
            result = []
            while tokens[position][1] != b"]":
                result.append(value([*path, str(len(result))]))
                if tokens[position][1] == b",":
                    position += 1
            position += 1
            return result
        return json.loads(token)

    value([])
    lines = []
    for place, path, inner in found:
        line = bisect.bisect(starts, place)
        lines.append((line, place - starts[line - 1] + 1, path, inner))
    return lines


def strew(folder, chance):
    """Adds members that no tool reads, to objects at random."""
    def walk(node):
        if isinstance(node, dict):
            for inner in list(node.values()):
                walk(inner)
            if node and all(isinstance(inner, dict) for inner in node.values()) and chance.random() < 0.2:
                node[chance.choice(["note", "x-owner", "reviewed"])] = chance.choice(["yes", 3, True, None, []])
            elif any(name in node for name in ("value", "$value")) and chance.random() < 0.3:
                node[chance.choice(["attributes", "filePath", "origin"])] = chance.choice(["a", {"b": 1, "c": {"d": "e"}}, [1]])
    for path in folder.rglob("*.json"):
        if not path.name.startswith("$") and "resolver" not in path.name:
            tree = json.loads(path.read_text())
            walk(tree)
            path.write_text(json.dumps(tree, indent=chance.choice([None, 2]), ensure_ascii=False))


def inner(tree, names):
    """What names with dots between lead to, whose own names may have dots as well; none where nothing does."""
    if not names:
        return tree
    for count in range(len(names), 0, -1):
        name = ".".join(names[:count])
        if isinstance(tree, dict) and name in tree:
            return inner(tree[name], names[count:])
        if isinstance(tree, list) and name.isdigit() and int(name) < len(tree):
            return inner(tree[int(name)], names[count:])
    return None


def written(folder):
    """Each object of the imported files, by its path."""
    found = collections.defaultdict(list)
    def walk(node, path):
        if isinstance(node, dict):
            found[".".join(path)].append(node)
            for name, child in node.items():
                if not name.startswith("$") or name == "$root":
                    walk(child, [*path, name])
    for path in folder.rglob("*.tokens.json"):
        walk(json.loads(path.read_text()), [])
    return found


def compare(account, source, output):
    """What is wrong with an account, as sentences."""
    faults = []
    sums = collections.Counter()
    listed = {pathlib.Path(entry["file"]).resolve(): entry["members"] for entry in account["files"]}
    unread = {pathlib.Path(name).resolve() for name in account["notRead"]}
    objects = written(output)
    kept_values = collections.defaultdict(list)
    for nodes in objects.values():
        for node in nodes:
            kept_values["$extensions"].append(node.get("$extensions", {}))
            kept_values[""].append(node)
    for path in sorted(source.rglob("*.json")):
        path = path.resolve()
        if path not in listed:
            # A set without a name is a hidden file, and told as missing.
            if path not in unread and path.name not in (".json", "tokenc.json", "package.json"):
                faults.append(f"{path.name} is in no list of files")
            continue
        own = {(line, column): (names, value) for line, column, names, value in members(path.read_bytes())}
        told = collections.Counter(entry["at"] for entry in listed[path])
        for (line, column), (names, _) in own.items():
            if (count := told.pop(f"{line}:{column}", 0)) != 1:
                faults.append(f"{path.name}:{line}:{column}: {'.'.join(names)} is told {count} times")
        faults += [f"{path.name}:{place} is told, and no member is there" for place in told]
        for entry in listed[path]:
            line, column = map(int, entry["at"].split(":"))
            names, value = own.get((line, column), (None, None))
            where = f"{path.name}:{entry['at']}: {entry['member']}"
            fates = [fate for fate in ("converted", "kept", "dropped") if fate in entry]
            sums[" ".join(fates)] += 1
            if len(fates) != 1:
                faults.append(f"{where} has {len(fates)} fates")
            elif names is not None and entry["member"] != ".".join(names):
                faults.append(f"{where} is {'.'.join(names)}")
            elif fates == ["dropped"] and not entry["dropped"]:
                faults.append(f"{where} is dropped for no reason")
            elif fates == ["converted"]:
                faults += [f"{where} is said to be in {token}, which is not written"
                           for token in entry["converted"] if not any("$value" in node for node in objects.get(token, []))]
            elif fates == ["kept"] and names is not None:
                place = entry["kept"].split(".")
                base, rest = ("$extensions", place[1:]) if place[0] == "$extensions" else ("", place)
                values = [inner(node, rest) for node in kept_values[base]]
                same = lambda found: found == value or isinstance(found, list) and value in found
                # A group's member may lie one level deeper.
                if not any(map(same, values)) and not any(same(inner(node, rest[-1:])) for node in kept_values[""]):
                    faults.append(f"{where} is said to be kept as {entry['kept']}, which has not {value!r}")
    total = account["members"]
    if total["total"] != sum(sums.values()) or any(total[fate] != sums[fate] for fate in ("converted", "kept", "dropped")):
        faults.append(f"the sums are {total}, not {dict(sums)}")
    return faults


def run(tokenc, source, place):
    """The account of an import and what failed."""
    result = subprocess.run([tokenc, "import", source, "--output", "out", "--format", "json", "--allow-partial"],
                            cwd=place, capture_output=True, text=True, errors="replace")
    if result.returncode in (64, 65) and not result.stdout:
        return None, result.stderr
    try:
        return json.loads(result.stdout), "" if result.returncode == 0 else f"exits with {result.returncode}: {result.stderr[:400]}"
    except ValueError as error:
        return None, f"the standard output is not JSON ({error}): {result.stdout[:200]}{result.stderr[:400]}"


def check(name, fill, tokenc):
    """(members, faults) of one set, which `fill` writes into a folder."""
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        os.makedirs(place / "source")
        fill(place / "source")
        account, fault = run(tokenc, "source", place)
        if account is None:
            # What no folder can be imported as is an error, and no account.
            return 0, [] if fault and "error" in fault and "not JSON (" not in fault else [f"{name}: {fault}"]
        for entry in account["files"]:
            entry["file"] = str(place / entry["file"])
        account["notRead"] = [str(place / other) for other in account["notRead"]]
        faults = [fault] if fault else []
        faults += compare(account, place / "source", place / "out")
        if faults:
            kept = ROOT / ".build/members" / re.sub(r"\W+", "-", name)
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(place, kept)
            (kept / "account.json").write_text(json.dumps(account, indent=1))
        return account["members"]["total"], [f"{name}: {fault}" for fault in faults[:4]]


def random_set(number, seed):
    """A name and what writes that set."""
    chance = random.Random(f"{seed}-{number}")
    name = chance.choice(list(sources.FORMS))
    writer, all_axes, types = sources.FORMS[name]
    axes = dict(chance.choice(all_axes))
    if "brand" in axes:
        axes["brand"] = chance.sample(sources.BRANDS, 2)
    table = sources.Table(chance, axes, ["color", *(kind for kind in types if kind != "color" and chance.random() < 0.5)])
    def fill(folder):
        writer(table, folder, chance)
        strew(folder, chance)
    return f"{name} {number}", fill


def spoil(tokenc):
    """Accounts that are wrong and were not noticed, as sentences."""
    def remove(account):
        account["files"][0]["members"].pop(3)
        account["members"]["total"] -= 1
    def repeat(account):
        account["files"][0]["members"].append(account["files"][0]["members"][0])
    def claim(account):
        entry = account["files"][0]["members"][0]
        entry.pop("converted", None), entry.pop("dropped", None)
        entry["kept"] = "$extensions.none"
    def blame(account):
        entry = next(entry for entry in account["files"][0]["members"] if entry.get("converted"))
        entry["converted"] = ["no.such.token"]
    def hide(account):
        account["files"].pop(0)
    faults = []
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        (place / "source").mkdir()
        (place / "source/a.json").write_text(
            '{"a": {"b": {"value": "#f00", "type": "color", "x": 1}, "c": {"value": "{a.b}"}}, "d": {"value": "", "type": "color"}}')
        account, fault = run(tokenc, "source", place)
        if account is None:
            return [f"the set to be spoilt: {fault}"]
        for entry in account["files"]:
            entry["file"] = str(place / entry["file"])
        if found := compare(account, place / "source", place / "out"):
            return found
        for way in (remove, repeat, claim, blame, hide):
            spoilt = copy.deepcopy(account)
            way(spoilt)
            if not compare(spoilt, place / "source", place / "out"):
                faults.append(f"an account that was spoilt by '{way.__name__}' was not noticed")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", type=pathlib.Path, action="append", default=[])
    options = parser.parse_args()
    seed = datetime.date.today().isoformat() if options.seed == "night" else options.seed
    tokenc = options.tokenc.resolve()
    copied = lambda folder: lambda place: shutil.copytree(folder, place, dirs_exist_ok=True)
    jobs = [random_set(number, seed) for number in range(options.count)]
    jobs += [(str(folder), copied(folder.resolve())) for folder in [*REAL, *options.set]]
    faults, count = spoil(tokenc), 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for total, found in pool.map(lambda job: check(*job, tokenc), jobs):
            count += total
            faults += found
    for fault in faults[:40]:
        print("error: " + fault, file=sys.stderr)
    print(f"{count} members of {len(jobs)} sets accounted for, seed {seed}; {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
