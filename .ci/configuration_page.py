"""The pages Configuration.md and Specs.md of the documentation, from the schemas in tokens/schemas; `keys.py settings-page`
and `keys.py specs-page` print them.
"""

import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[1]
SCHEMAS = ROOT / "tokens/schemas"

INTRODUCTION = """\
# Configuration

The keys of `tokenc.json`. The file stands beside the resolver document. Every key has a default, so you can leave the file out. Paths
are relative to its folder. [Component specs](doc:Specs) have a page of their own.

`tokenc init` writes the schemas beside your tokens. With `"$schema"` in a file, an editor completes and checks it while you type.
`tokenc` checks every file, too, and reports each mistake with its position. This page is made from `tokens/schemas/tokenc.schema.json`.

## Keys

"""

EXAMPLE = """\
## Example

The configuration of the package of <doc:GettingStarted>, with asset catalogs, an enum of another name and a rule that is switched off:

`tokens/tokenc.json`:

```json
{
  "$schema": "schemas/tokenc.schema.json",
  "output": {
    "tokens": "../Sources/AcmeDesign/Generated/Tokens",
    "components": "../Sources/AcmeDesign/Generated/Components",
    "assets": "../Sources/AcmeDesign/Assets"
  },
  "views": true,
  "accessors": { "except": "color.background" },
  "groups": {
    "palette": { "hidden": true },
    "color": { "serverNames": "snake_case" },
    "typography": { "serverNames": "snake_case", "type": "TextStyleToken" },
    "spacing": { "serverNames": "snake_case" }
  },
  "lint": { "rules": { "missing-description": "off" } },
  "contrast": {
    "over": "color.background",
    "pairs": [{ "foreground": "color.accent", "background": "color.background", "minimum": 4.5 }]
  }
}
```

```sh
swift run --package-path ../design-tokens tokenc tokens
```
"""

COMPONENTS = """\
# Component specs

The keys of component specs and of style files. <doc:Components> shows how to write them. This page is made from
`component.schema.json` and `style.schema.json` in `tokens/schemas`.

## Components

A file `NAME.component.json` describes one component. It lies in the folder of the resolver document or in a folder below it. It becomes the
enum `NAME` with the structs `NAME.Appearance`, `NAME.Layout` and `NAME.Content`. [Properties](doc:Properties) lists the properties of each
kind of element.

"""

STYLES = """\
## Style files

A file `NAME.style.json` has named styles of one kind of element. It lies in the folder of the resolver document or in a folder below it. It becomes
the enum `NAMEStyleName` and a function for each style, such as `LabelAppearance.title(theme)`. [Components](doc:Components#Named-styles) has an example.

"""

# Titles of the parts of a spec, by the name of the definition.
PARTS = {
    "enum": ("An enum", "A choice of the server or the app: `enums.NAME`."),
    "element": ("An element", "A basic part of the component: `elements.NAME`. It has a `kind`, or is another `component`."),
    "appearance": ("Appearance of elements", None),
    "style": ("Properties", None),
    "value": ("A value", None),
    "byChoice": ("A value by choice", "A value for each case of an enum."),
    "extended": (
        "A style that an element extends",
        "`extends` stands in the properties of an element, or of a part such as its `view`. It is the name of a style, or an object. The object\n"
        "has `by`, an enum of the component, and `values`, the name of a style for each case. An enum of `styles` needs no `values`. Properties\n"
        "of the spec win over those of the style. The style of a variant replaces the shared one. [Components](doc:Components#Named-styles) has an\n"
        "example."),
    "ofContent": (
        "A value of the content",
        "A value that the server chooses. Write `\"{content.FIELD}\"` if the field is always present, and otherwise an object with `otherwise`.\n"
        "The field is a token of a fitting type. Properties of these types also take a flag, an integer or a number. A nested component takes\n"
        "its content. A path leads into an object: `\"{content.style.color}\"`. [Appearance that a server chooses](doc:ServerAppearance) has an\n"
        "example."),
    "layout": ("A part of the layout", "`layout.NAME`: one of `value`, `insets`, `size`, `enum` and `component`."),
    "field": ("A field of the content", "`content.NAME`: a field that the server sends."),
    "samples": (
        "Samples",
        "The values that pages show without a document: an array of values, as in `default` of the field. A sample of an icon, an image or an\n"
        "address may be an object, `{ \"value\": \"star\", \"picture\": \"M12 2l3 7h7…\" }`. The picture is path data of SVG in a box of 24 by 24,\n"
        "in the color of the element. It may also be an array of shapes with a `path` and a `color`, the first at the back. An image of that\n"
        "name has this picture on every page. [Pages](doc:Pages#Components) has an example."),
    "item": (
        "An item of the arrangement",
        "An item is the name of an element, components of the content such as `\"{content.children}\"`, or an object. The object is a group\n"
        "(`row`, `column`, `overlay` or `stack`), an `element`, or components that it `shows`. [Arrangements](doc:Arrangements) has examples."),
}


def code(value):
    return f"`{json.dumps(value, ensure_ascii=False)}`"


def kind(schema, definitions):
    """What a schema accepts, in words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        if name in PARTS:
            title = PARTS[name][0]
            return f"[{title[0].lower() + title[1:]}](doc:#{title.replace(' ', '-')})"
        return kind(definitions[name], definitions)
    if "enum" in schema:
        return ", ".join(code(value) for value in schema["enum"])
    options = schema.get("oneOf") or schema.get("anyOf")
    if options and "type" not in schema:
        words = [code(option["const"]) if "const" in option else kind(option, definitions) for option in options]
        return ", ".join(dict.fromkeys(words)) if all("const" in o for o in options) else " or ".join(dict.fromkeys(words))
    types = schema.get("type", "object")
    if isinstance(types, list):
        return " or ".join(kind({"type": one}, definitions) for one in types)
    if types == "array":
        return "array of " + kind(schema.get("items", {}), definitions).replace("string", "strings")
    if types == "object" and isinstance(schema.get("additionalProperties"), dict):
        return "by name: " + kind(schema["additionalProperties"], definitions)
    return {"boolean": "true or false"}.get(types, types)


def summary(schema, definitions):
    """The description, with examples and the default of a reference."""
    target = definitions[schema["$ref"].rsplit("/", 1)[-1]] if "$ref" in schema else {}
    text = schema.get("description") or (target.get("description") if target.get("type") == "string" else None) or ""
    examples = schema.get("examples")
    if examples:
        text += (" " if text else "") + "For example " + ", ".join(code(one) for one in examples) + "."
    return text.replace("|", "\\|")


def rows(schema, definitions, prefix=""):
    """A row for each member, down to the members of objects that are written in place."""
    required = schema.get("required", [])
    for name, member in schema.get("properties", {}).items():
        path = prefix + name
        if path == "lint.rules":
            yield path, "object of severities and options", None, "See [Lint rules](doc:Rules#Configuration)."
            continue
        yield path, kind(member, definitions), "required" if name in required else member.get("default"), summary(member, definitions)
        if "properties" in member:
            yield from rows(member, definitions, path + ".")
        elif isinstance(member.get("additionalProperties"), dict):
            yield from rows(resolved(member["additionalProperties"], definitions), definitions, path + ".NAME.")
        elif "items" in member and "properties" in resolved(member["items"], definitions):
            yield from rows(resolved(member["items"], definitions), definitions, path + "[].")


def resolved(schema, definitions):
    name = schema.get("$ref", "").rsplit("/", 1)[-1]
    if name in PARTS:
        return {}  # It has a section of its own.
    return definitions[name] if name else schema


def table(schema, definitions):
    lines = ["| Key | Value | Default | Meaning |", "|---|---|---|---|"]
    for path, value, default, text in rows(schema, definitions):
        shown = "required" if default == "required" else "" if default is None else code(default)
        lines.append(f"| `{path}` | {value} | {shown} | {text} |")
    return "\n".join(lines) + "\n\n"


def part(name, definitions):
    schema = dict(definitions[name])
    title, text = PARTS[name]
    if "$ref" in schema:  # A field is a type of field with more members.
        base = definitions[schema["$ref"].rsplit("/", 1)[-1]]
        schema["properties"] = {**base["properties"], **schema["properties"]}
        schema["required"] = base.get("required", [])
    text = text or schema["description"]
    for option in schema.get("anyOf", []):  # An item is a name or an object.
        schema = option if name == "item" and "properties" in option else schema
    return f"### {title}\n\n{text}\n\n" + (table(schema, definitions) if schema.get("properties") else "")


def load(name):
    return json.loads((SCHEMAS / name).read_text())


def settings_page():
    settings = load("tokenc.schema.json")
    return INTRODUCTION + table(settings, settings["$defs"]) + EXAMPLE.rstrip("\n") + "\n"


def specs_page():
    component = load("component.schema.json")
    styles = load("style.schema.json")
    parts = "".join(part(name, component["$defs"]) for name in PARTS)
    return (COMPONENTS + table(component, component["$defs"]) + parts
            + STYLES + table(styles, component["$defs"]).rstrip("\n") + "\n")
