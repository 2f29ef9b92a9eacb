"""Makes token sets at random, writes them as other tools do, and imports them with no option.

A set is a table: tokens of nine types with a value or an alias for each context of a scheme, of a scheme and a contrast, or of a
brand and a scheme. It is written as Style Dictionary, Tokens Studio, Figma's API, Spectrum, Alfa or a draft of the standard has
it, each way of saying contexts in turn: files, folders, members beside the value, groups, `$extensions`, themes, modes. `tokenc
import FOLDER` then has to find all of it out. In every context, `tokenc resolve` must give the values of the table; a token that
lacks them must be named by what the import printed, and a default must be the one that the set has.

Usage: sources.py --tokenc PATH [--count N] [--seed S] [--only FORM]

`--seed` is a number, or `night` for another one each day. A set that fails is kept in .build/sources, as it was read.
"""

import argparse
import collections
import concurrent.futures
import datetime
import itertools
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = ("accent action alert backdrop badge banner base border bottom bright button card chip content danger disabled divider "
         "elevated field focus gap graphic hover icon info inverse label large link list major medium minor muted neutral outline "
         "overlay panel positive pressed primary quiet radius secondary shade shape small soft sticky strong success surface "
         "tertiary text tint title track warning wide").split()
GROUPS = {"color": "color", "dimension": "size", "number": "ratio", "fontWeight": "weight", "duration": "time", "fontFamily": "family",
          "cubicBezier": "easing", "shadow": "shadow", "typography": "type"}
BRANDS = ["acme", "orbit", "finn", "tori", "northwind"]


class Table:
    """The truth: for each path its type and, for each context, a literal or the path of another token."""

    def __init__(self, chance, axes, types):
        self.chance, self.axes = chance, axes
        self.contexts = list(itertools.product(*axes.values()))
        self.tokens = {}
        for kind in types:
            group = GROUPS[kind]
            # Some that are the same everywhere, for aliases to name.
            fixed = [(group, "raw", name, str(step)) for name in chance.sample(WORDS, 2) for step in (100, 500, 900)]
            for path in fixed[:chance.randint(3, 6)]:
                self.tokens[path] = (kind, dict.fromkeys(self.contexts, self.literal(kind)))
            raw = [path for path in self.tokens if path[0] == group]
            for _ in range(chance.randint(3, 9)):
                path = (group, *chance.sample(WORDS, chance.randint(1, 3)))
                if self.clashes(path):
                    continue
                values = {context: chance.choice(raw) if chance.random() < 0.4 else self.literal(kind) for context in self.contexts}
                if not self.axes or chance.random() < 0.3:
                    values = dict.fromkeys(self.contexts, next(iter(values.values())))
                self.tokens[path] = (kind, values)

        # What varies nowhere shows no context.
        own = [path for path in self.tokens if path[1] != "raw"]
        while axes and own and not any(map(self.varies, own)):
            kind, values = self.tokens[chance.choice(own)]
            values.update({context: self.literal(kind) for context in self.contexts})

    def clashes(self, path):
        words = "".join(path)
        return any(path[:len(other)] == other or other[:len(path)] == path or "".join(other) == words for other in self.tokens)

    def literal(self, kind):
        chance = self.chance
        if kind == "color":
            alpha = chance.choice([255] * 4 + [128, 51, 0])
            return (*[chance.randint(0, 255) for _ in range(3)], alpha)
        if kind == "dimension":
            return (chance.choice([0, 1, 2, 4, 8, 12, 16, 20.5, 64]), chance.choice(["px", "px", "rem"]))
        if kind == "number":
            return chance.choice([0, 0.5, 1, 1.25, 3, 100])
        if kind == "fontWeight":
            return chance.choice([100, 400, 450, 600, 700])
        if kind == "duration":
            return (chance.choice([0, 100, 150, 1500]), "ms")
        if kind == "fontFamily":
            return (chance.choice(["Inter", "Roboto Mono", "SF Pro Text"]),) + chance.choice([(), ("sans-serif",)])
        if kind == "cubicBezier":
            return ("bezier", *chance.choice([(0, 0, 1, 1), (0.4, 0, 0.2, 1), (0.34, 1.56, 0.64, 1)]))
        part = lambda kind: chance.choice(self.of(kind)) if self.of(kind) and chance.random() < 0.5 else self.literal(kind)
        if kind == "shadow":
            return ("shadow", part("color"), *[(chance.choice([0, 1, 2, 8]), "px") for _ in range(4)])
        size = part("dimension")
        return ("typography", part("fontFamily"), size, part("fontWeight"), chance.choice([1, 1.25, 1.5]))

    def of(self, kind):
        """The tokens of a type that are the same everywhere."""
        return [path for path, (other, values) in self.tokens.items() if other == kind and path[1] == "raw"]

    def varies(self, path):
        return len(set(self.tokens[path][1].values())) > 1

    def resolved(self, value, context):
        if isinstance(value, tuple) and value in self.tokens:
            return self.resolved(self.tokens[value][1][context], context)
        if isinstance(value, tuple) and value[0] in ("shadow", "typography"):
            return (value[0], *[self.resolved(part, context) for part in value[1:]])
        return value


def css_color(chance, value):
    red, green, blue, alpha = value
    byte = "#%02x%02x%02x" % (red, green, blue)
    if alpha == 255:
        return chance.choice([byte, byte.upper(), f"rgb({red}, {green}, {blue})", byte + "ff"])
    # Opacities that bytes and decimals say alike.
    decimal = {128: "0.50196", 51: "0.2", 0: "0"}[alpha]
    return byte + "%02x" % alpha if alpha == 128 else f"rgba({red}, {green}, {blue}, {decimal})"


def written(table, chance, value, alias="{%s}", units=True):
    """A value as text of most tools."""
    if isinstance(value, tuple) and value in table.tokens:
        return alias % ".".join(value)
    if not isinstance(value, tuple):
        return value
    again = lambda part: written(table, chance, part, alias)
    if value[0] == "bezier":
        return list(value[1:])
    if value[0] == "shadow":
        names = ["color", "offsetX", "offsetY", "blur", "spread"]
        return {name: again(part) for name, part in zip(names, value[1:])}
    if value[0] == "typography":
        names = ["fontFamily", "fontSize", "fontWeight", "lineHeight"]
        return {name: again(part) for name, part in zip(names, value[1:])}
    if isinstance(value[0], str):
        return chance.choice([list(value), ", ".join(value)]) if len(value) > 1 else value[0]
    if len(value) == 4:
        return css_color(chance, value)
    return f"{value[0]:g}{value[1]}"


def put(tree, path, leaf):
    for name in path[:-1]:
        tree = tree.setdefault(name, {})
    tree[path[-1]] = leaf


def spread(table, contexts_of_file, leaf):
    """One tree for each context that files stand for, and the tree of what never varies."""
    shared, trees = {}, {context: {} for context in contexts_of_file}
    for path, (kind, values) in table.tokens.items():
        if table.varies(path):
            for context in contexts_of_file:
                put(trees[context], path, leaf(kind, values[context]))
        else:
            put(shared, path, leaf(kind, next(iter(values.values()))))
    return shared, trees


def write(folder, name, tree):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(tree, indent=2, ensure_ascii=False))


def label(context, separator="-"):
    return separator.join(filter(None, context))


# Forms. Each writes a table into a folder.

def leaf_of(member, table, chance):
    """Style Dictionary's `value`, or the draft's `$value`."""
    if member == "value":
        def leaf(kind, value):
            text = written(table, chance, value, chance.choice(["{%s}", "{%s.value}"]))
            if kind in ("dimension", "duration") and text is not None and value not in table.tokens and chance.random() < 0.2:
                return {"value": str(value[0]), "unit": value[1], "type": kind}
            return {"value": text, "type": {"duration": "time"}.get(kind, kind)}
        return leaf
    return lambda kind, value: {"$type": kind, "$value": written(table, chance, value)}


def files(member, place):
    """One file or folder a context, beside one that is shared."""
    def form(table, folder, chance):
        shared, trees = spread(table, table.contexts, leaf_of(member, table, chance))
        for context, tree in trees.items():
            name = place % label(context) if table.axes else "tokens.json"
            if tree:
                write(folder, name, tree)
        if shared:
            write(folder, "core.json" if "/" not in place else "core/base.json", shared)
    return form


def members(member, style):
    """Values of a scheme beside the value."""
    def form(table, folder, chance):
        tree = {}
        for path, (kind, values) in table.tokens.items():
            leaf = leaf_of(member, table, chance)(kind, values[("light",)])
            if table.varies(path):
                dark = written(table, chance, values[("dark",)])
                if style == "extensions":
                    leaf["$extensions"] = {"mode": {"dark": dark}}
                elif style in ("modes", "$modes", "themes"):
                    leaf[style] = {"dark": {"$value": dark} if member == "$value" and style == "themes" else dark}
                else:
                    leaf[style] = dark
            put(tree, path, leaf)
        write(folder, "tokens.json", tree)
    return form


def objects(member):
    """`{"light": …, "dark": …}` as the value of a color."""
    def form(table, folder, chance):
        tree = {}
        for path, (kind, values) in table.tokens.items():
            leaf = leaf_of(member, table, chance)(kind, values[("light",)])
            if table.varies(path):
                leaf[member] = {context[0]: written(table, chance, values[context]) for context in table.contexts}
            put(tree, path, leaf)
        write(folder, "tokens.json", tree)
    return form


def halves(member):
    """Groups called by the contexts of a scheme: `color.light.text` and `color.dark.text`."""
    def form(table, folder, chance):
        tree = {}
        def name(path, scheme):
            return (path[0], scheme, *path[1:]) if table.varies(path) else path
        for path, (kind, values) in table.tokens.items():
            for scheme in (["light", "dark"] if table.varies(path) else ["light"]):
                value = values[(scheme,)]
                leaf = leaf_of(member, table, chance)(kind, value)
                put(tree, name(path, scheme), leaf)
        write(folder, "tokens.json", tree)
    return form


def tokens_studio(single):
    """Sets and themes, in one file or a folder."""
    def form(table, folder, chance):
        types = {"fontWeight": "fontWeights", "fontFamily": "fontFamilies"}
        leaf = lambda kind, value: {"type": types.get(kind, kind), "value": written(table, chance, value)}
        sets = {}
        shared, trees = spread(table, table.contexts, leaf)
        sets["core"] = shared
        for context, tree in trees.items():
            sets[label(context, "/")] = tree
        order = list(sets)
        themes = [{"id": label(context), "name": label(context), "group": "Mode",
                   "selectedTokenSets": {"core": "enabled", label(context, "/"): "enabled"}}
                  for context in table.contexts]
        if not table.axes:
            themes = []
        if single:
            write(folder, "tokens.json", {**sets, "$themes": themes, "$metadata": {"tokenSetOrder": order}})
        else:
            for name, tree in sets.items():
                write(folder, name + ".json", tree)
            write(folder, "$themes.json", themes)
            write(folder, "$metadata.json", {"tokenSetOrder": order})
    return form


def theme_groups(table, folder, chance):
    """Tokens Studio with a group of themes for each axis: brands state what never varies by scheme, schemes the rest."""
    types = {"dimension": "dimension", "fontWeight": "fontWeights", "fontFamily": "fontFamilies"}
    leaf = lambda kind, value: {"$type": types.get(kind, kind), "$value": written(table, chance, value)}
    sets = {"core": {}, **{name: {} for axis in table.axes.values() for name in axis}}
    brands, schemes = table.axes.values()
    for path, (kind, values) in list(table.tokens.items()):
        if not table.varies(path):
            put(sets["core"], path, leaf(kind, next(iter(values.values()))))
        elif chance.random() < 0.5:
            for brand in brands:
                values.update({(brand, scheme): values[(brand, schemes[0])] for scheme in schemes})
                put(sets[brand], path, leaf(kind, values[(brand, schemes[0])]))
        else:
            for scheme in schemes:
                values.update({(brand, scheme): values[(brands[0], scheme)] for brand in brands})
                put(sets[scheme], path, leaf(kind, values[(brands[0], scheme)]))
    for name, tree in sets.items():
        write(folder, name + ".json", tree)
    write(folder, "$themes.json", [
        {"id": name, "name": name, "group": axis, "selectedTokenSets": {"core": "source", name: "enabled"}}
        for axis, names in table.axes.items() for name in names])
    write(folder, "$metadata.json", {"tokenSetOrder": list(sets)})


def resolver(table, folder, chance):
    """A draft's resolver document with a modifier for each axis, whose values the draft writes."""
    theme_groups(table, folder, chance)
    for name in ("$themes.json", "$metadata.json"):
        (folder / name).unlink()
    for path in folder.glob("*.json"):
        text = path.read_text().replace('"fontWeights"', '"fontWeight"').replace('"fontFamilies"', '"fontFamily"')
        path.write_text(text)
    write(folder, "set.resolver.json", {
        "version": "2025.10", "sets": {"core": {"sources": [{"$ref": "core.json"}]}},
        "modifiers": {axis: {"contexts": {name: [{"$ref": f"{name}.json"}] for name in names}, "default": names[0]}
                      for axis, names in table.axes.items()},
        "resolutionOrder": [{"$ref": "#/sets/core"}, *[{"$ref": f"#/modifiers/{axis}"} for axis in table.axes]]})


def alfa(table, folder, chance):
    """Raw files: names in one level with the scheme first."""
    tree = {}
    for path, (kind, values) in table.tokens.items():
        for scheme in SCHEME["scheme"]:
            red, green, blue, alpha = table.resolved(path, (scheme,))
            decimal = {255: "1", 128: "0.50196", 51: "0.2", 0: "0"}[alpha]
            tree["_".join((scheme, *path[1:]))] = {
                "hex": "#%02x%02x%02x%02x" % (alpha, red, green, blue), "rgba": f"rgba({red}, {green}, {blue}, {decimal})",
                "figma": "/".join((scheme, *path[1:]))}
    write(folder, "colors_indigo.json", tree)


def figma(table, folder, chance):
    """The answer for local variables: one collection, a mode for each context."""
    ids = {path: f"VariableID:{index}:1" for index, path in enumerate(table.tokens)}
    modes = [{"modeId": f"{index}:0", "name": label(context).title().replace("-", " ") if table.axes else "Mode 1"}
             for index, context in enumerate(table.contexts)]
    variables = {}
    def value(kind, value):
        if isinstance(value, tuple) and value in ids:
            return {"type": "VARIABLE_ALIAS", "id": ids[value]}
        if kind == "color":
            return {**{name: part / 255 for name, part in zip("rgb", value)}, "a": {128: 0.50196}.get(value[3], value[3] / 255)}
        return value
    for path, (kind, values) in table.tokens.items():
        variables[ids[path]] = {
            "id": ids[path], "name": "/".join(path), "key": f"k{ids[path]}", "variableCollectionId": "C:1",
            "resolvedType": "COLOR" if kind == "color" else "FLOAT", "hiddenFromPublishing": False, "remote": False,
            "scopes": ["ALL_SCOPES"] if kind == "color" else ["FONT_WEIGHT"], "codeSyntax": {}, "description": "",
            "valuesByMode": {mode["modeId"]: value(kind, values[context]) for mode, context in zip(modes, table.contexts)}}
    write(folder, "variables.json", {"status": 200, "error": False, "meta": {
        "variables": variables, "variableCollections": {"C:1": {
            "id": "C:1", "name": "Tokens", "key": "c1", "modes": modes, "defaultModeId": modes[0]["modeId"], "remote": False,
            "hiddenFromPublishing": False, "variableIds": list(ids.values())}}}})


def spectrum(table, folder, chance):
    """Adobe's: names of one level, and `sets` in each token."""
    schema = {"color": "color", "dimension": "dimension", "fontWeight": "font-weight", "number": "opacity"}
    tree = {}
    name = "-".join
    for path, (kind, values) in table.tokens.items():
        def part(value):
            text = "{%s}" % name(value) if isinstance(value, tuple) and value in table.tokens else written(table, chance, value)
            is_alias = isinstance(text, str) and text.startswith("{")
            return {"$schema": f"https://opensource.adobe.com/spectrum-tokens/schemas/token-types/{'alias' if is_alias else schema[kind]}.json",
                    "value": text if isinstance(text, str) else str(text), "uuid": "%032x" % chance.getrandbits(128)}
        if table.varies(path):
            tree[name(path)] = {"$schema": "https://opensource.adobe.com/spectrum-tokens/schemas/token-types/color-set.json",
                                "sets": {context[0]: part(values[context]) for context in table.contexts}}
        else:
            tree[name(path)] = part(next(iter(values.values())))
    write(folder, "color-palette.json", tree)


SCHEME = {"scheme": ["light", "dark"]}
BRANDED = {"brand": None, "scheme": ["light", "dark"]}
CONTRAST = {"scheme": ["light", "dark"], "contrast": ["", "hc"]}
ALL = ["color", "dimension", "number", "fontWeight", "duration", "fontFamily", "cubicBezier", "shadow", "typography"]
FORMS = {}
for tool, member in (("style-dictionary", "value"), ("draft", "$value")):
    FORMS[f"{tool}-plain"] = (files(member, "tokens.json"), [{}], ALL)
    for title, place in (("mode-in-name", "theme.%s.json"), ("folders", "%s/theme.json"), ("mode-first", "%s.tokens.json")):
        FORMS[f"{tool}-{title}"] = (files(member, place), [SCHEME, BRANDED, CONTRAST], ALL)
    for style in ("dark", "darkValue", "valueDark", "modes", "$modes", "themes") + (() if member == "value" else ("extensions",)):
        FORMS[f"{tool}-beside-{style}"] = (members(member, style), [SCHEME], ALL)
    FORMS[f"{tool}-objects"] = (objects(member), [SCHEME], ["color"])
    FORMS[f"{tool}-groups"] = (halves(member), [SCHEME], ["color"])
STUDIO = ["color", "dimension", "number", "fontWeight", "duration", "fontFamily"]
FORMS["tokens-studio-file"] = (tokens_studio(True), [{}, SCHEME, BRANDED], STUDIO)
FORMS["tokens-studio-folder"] = (tokens_studio(False), [{}, SCHEME, BRANDED], STUDIO)
FORMS["tokens-studio-theme-groups"] = (theme_groups, [BRANDED], STUDIO)
FORMS["resolver"] = (resolver, [BRANDED], STUDIO)
FORMS["alfa"] = (alfa, [SCHEME], ["color"])
FORMS["figma"] = (figma, [{}, SCHEME, BRANDED], ["color", "fontWeight"])
FORMS["spectrum"] = (spectrum, [SCHEME], ["color"])


def words(text):
    return set(re.findall(r"[a-z]+", text.lower()))


def seen(token):
    """A value of `resolve`, as the table has it."""
    kind, value = token["$type"], token["$value"]
    if kind == "color":
        if value["colorSpace"] != "srgb":
            return value
        return (*[round(part * 255) for part in value["components"]], round(value.get("alpha", 1) * 255))
    if kind == "dimension":
        return 0 if value["value"] == 0 else (value["value"], value["unit"])
    if kind == "duration":
        return 0 if value["value"] == 0 else (value["value"] * (1000 if value["unit"] == "s" else 1), "ms")
    if kind == "fontFamily":
        return tuple(value) if isinstance(value, list) else (value,)
    if kind == "cubicBezier":
        return ("bezier", *value)
    part = lambda kind, name: seen({"$type": kind, "$value": value[name]})
    if kind == "shadow":
        value = value[0] if isinstance(value, list) and len(value) == 1 else value
        return ("shadow", part("color", "color"), *[part("dimension", name) for name in ("offsetX", "offsetY", "blur", "spread")])
    if kind == "typography":
        return ("typography", part("fontFamily", "fontFamily"), part("dimension", "fontSize"), part("fontWeight", "fontWeight"), value["lineHeight"])
    return value


def wanted(value):
    """Nothing is nothing in any unit."""
    if not isinstance(value, tuple):
        return value
    if len(value) == 2 and value[0] == 0 and isinstance(value[1], str):
        return 0
    return tuple(map(wanted, value))


def check(number, seed, form, tokenc):
    """What differs, for one set: a list of sentences."""
    chance = random.Random(f"{seed}-{number}")
    name = form or chance.choice(list(FORMS))
    writer, all_axes, types = FORMS[name]
    axes = dict(chance.choice(all_axes))
    if "brand" in axes:
        axes["brand"] = chance.sample(BRANDS, 2)
    types = ["color", *(kind for kind in types if kind != "color" and chance.random() < 0.5)]
    table = Table(chance, axes, types)
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        (place / "source").mkdir()
        writer(table, place / "source", chance)
        run = lambda *arguments: subprocess.run([tokenc, *arguments], cwd=place, capture_output=True, text=True, errors="replace")
        result = run("import", "source", "--output", "out")
        told = result.stdout + result.stderr
        left_out = set()
        faults = compare(table, name, place, run, result, told, left_out)
        if faults:
            kept = ROOT / ".build/sources" / f"{name}-{seed}-{number}"
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(place, kept)
            (kept / "told.txt").write_text(told)
            faults = [f"{name} {number} ({'×'.join(axes) or 'plain'}): {fault}" for fault in faults[:4]]
        return name, len(table.tokens) * len(table.contexts), len(left_out), faults


def compare(table, name, place, run, result, told, left_out):
    """What differs, as sentences; adds what was told to be left out."""
    if result.returncode:
        return [f"import exits with {result.returncode}: {told[:600]}"]
    documents = list((place / "out").glob("*.resolver.json"))
    modifiers = json.loads(documents[0].read_text()).get("modifiers", {}) if documents else {}
    faults, reached = [], collections.defaultdict(list)
    for choice in itertools.product(*[[(key, context) for context in modifier["contexts"]] for key, modifier in modifiers.items()]):
        # A context of the table is reached where the same words are chosen; a scheme that isn't said is light, of course.
        said = set().union(*[words(context) for _, context in choice]) - {"default", "normal", "theme", "mode", "core"} if choice else set()
        for context in table.contexts:
            if said == set().union(*map(words, context)) if context else True:
                reached[context].append(choice)
    for context in table.contexts:
        if not reached[context]:
            return [f"no choice of {modifiers and {key: list(value['contexts']) for key, value in modifiers.items()}} is {context}"]
    default = tuple((key, modifier.get("default")) for key, modifier in modifiers.items())
    # What a folder leaves open is light and normal; of brands one is as good as another.
    first = table.contexts[0]
    defaults = [context for context in table.contexts if context == first or "brand" in table.axes and context[1:] == first[1:]]
    if table.axes and not any(default in reached[context] for context in defaults):
        faults.append(f"the default is {default}, which is none of {defaults}")
    compiled = run("out")
    if compiled.returncode and "compile them with 'tokenc out'" in told:
        faults.append(f"what is to compile at once exits with {compiled.returncode}: {compiled.stderr[:300]}")
    spelled = lambda text: re.sub(r"[^a-z0-9]", "", text.lower())
    for context, choices in reached.items():
        for choice in choices:
            resolved = run("resolve", "out", *[word for key, value in choice for word in ("--modifier", f"{key}={value}")])
            if resolved.returncode:
                faults.append(f"resolve in {choice} exits with {resolved.returncode}: {resolved.stderr[:300]}")
                continue
            tokens = json.loads(resolved.stdout)
            for path, (kind, _) in table.tokens.items():
                # A group of a type or the name of a collection may stand before the path.
                keys = [key for key in tokens if spelled(key).endswith(spelled("".join(path)))]
                token = tokens.pop(min(keys, key=len)) if keys else None
                value = wanted(table.resolved(path, context))
                if token is None:
                    left_out.add((path, context))
                    if ".".join(path) not in told and "-".join(path) not in told:
                        faults.append(f"{'.'.join(path)} is lost in {context}, and not told")
                elif seen(token) != value:
                    faults.append(f"{'.'.join(path)} in {context} is {seen(token)}, not {value}")
            faults += [f"{key} is none of the source's" for key in list(tokens)[:2]]
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", choices=FORMS)
    options = parser.parse_args()
    seed = datetime.date.today().isoformat() if options.seed == "night" else options.seed
    counts, values, told, faults = collections.Counter(), 0, 0, []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, count, left_out, found in pool.map(lambda number: check(number, seed, options.only, options.tokenc.resolve()), range(options.count)):
            counts[name] += 1
            values += count
            told += left_out
            faults += found
    for fault in faults[:40]:
        print("error: " + fault, file=sys.stderr)
    for name in sorted(counts):
        print(f"{counts[name]:5} {name}")
    print(f"{options.count} sets with {values} values, of which {told} left out and told, seed {seed}; {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
