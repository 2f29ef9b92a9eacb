"""Makes Python types of the strict schema of each sample, and reads the sample documents with them.

A union must be a tagged union of classes with all their fields: tools that read a schema less well than a validator
make an empty class of it. Needs datamodel-codegen (the package datamodel-code-generator of PyPI).

Usage: schema_types.py --tokenc PATH
"""

import argparse
import importlib.util
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def module(tokenc: str, name: str, folder: pathlib.Path):
    """The types of a sample, and its schema."""
    specs = ROOT / "Tests/SampleDocuments" / name / "Specs"
    schema = subprocess.run(
        [tokenc, "schema", str(specs), "--strict"], check=True, capture_output=True, text=True
    ).stdout
    source = folder / f"{name}.schema.json"
    source.write_text(schema)
    target = folder / f"{name.lower()}_types.py"
    subprocess.run(
        ["datamodel-codegen", "--input", str(source), "--input-file-type", "jsonschema",
         "--output-model-type", "pydantic_v2.BaseModel", "--output", str(target)],
        check=True, stderr=subprocess.DEVNULL,
    )
    spec = importlib.util.spec_from_file_location(target.stem, target)
    types = importlib.util.module_from_spec(spec)
    sys.modules[target.stem] = types
    spec.loader.exec_module(types)
    return types, json.loads(schema)


def document(name: str):
    """A sample document; published ones have commas before closing brackets."""
    text = (ROOT / "Tests/Fixtures/documents" / name).read_text()
    return json.loads(re.sub(r",(\s*[\]}])", r"\1", text))


def check_classes(types, schema) -> None:
    """Each object of the schema is a class with its members, under their names in the JSON."""
    count = 0
    for name, definition in schema["$defs"].items():
        if definition.get("type") != "object":
            continue
        fields = getattr(types, name).model_fields
        known = {field.alias or key for key, field in fields.items()}
        missing = set(definition.get("properties", {})) - known
        assert not missing, f"{name} lacks {missing}"
        count += 1
    print(f"{types.__name__}: {count} classes with their fields")


def refuses(type, value) -> None:
    try:
        type.model_validate(value)
    except ValueError:
        return
    raise AssertionError(f"{type.__name__} takes {value}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True)
    tokenc = str(pathlib.Path(parser.parse_args().tokenc).resolve())
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        article, schema = module(tokenc, "Article", folder)
        check_classes(article, schema)
        blocks = article.ArticleDocument.model_validate(document("editorjs.json")).blocks
        assert len(blocks) == 11, len(blocks)
        header = blocks[0].root
        assert type(header) is article.ArticleHeaderElement, header
        assert (header.data.text, header.data.level.value) == ("Editor.js Kit iOS", 1), header
        assert type(blocks[7].root) is article.ArticleCalloutElement, blocks[7]
        union = article.ArticleComponentContent
        refuses(union, {"type": "header", "data": {"text": "a", "levle": 1}})
        refuses(union, {"type": "header", "data": {"level": 1}})
        refuses(union, {"type": "heading", "data": {"text": "a"}})
        refuses(union, {"type": "paragraph", "text": "a"})

        items, schema = module(tokenc, "Items", folder)
        check_classes(items, schema)
        view_items = items.ItemScreen.model_validate(document("view-items.json")).view_items
        assert len(view_items) == 10, len(view_items)
        assert view_items[8].root.view_data.image_string.startswith("https://"), view_items[8]
        assert items.ItemComponentContent.model_validate({"view_type": "gap", "height": 4}).root.height == 4
        refuses(items.ItemComponentContent, {"kind": "gap", "height": 4})

        keyed, schema = module(tokenc, "Keyed", folder)
        check_classes(keyed, schema)
        offer = {"id": 2, "title": "B", "price": 1, "color": "mark", "size": 2, "border": True}
        group = keyed.KeyedComponentContent.model_validate({"offer-group": {"items": [{"offer": offer}]}})
        assert group.root.offer_group.items[0].root.offer.size.value == 2, group
        refuses(keyed.KeyedComponentContent, {"group": {"items": []}})
        refuses(keyed.KeyedComponentContent, {"offer": {**offer, "size": 3}})

        feed, schema = module(tokenc, "Feed", folder)
        check_classes(feed, schema)
        union = feed.FeedComponentContent
        banner = {"view_type": "banner", "type": "card", "title_text": "b"}
        card = union.model_validate({"type": "card", "title_text": "a", "items": [banner]}).root
        assert type(card) is feed.FeedCard, card
        assert type(card.items[0].root) is feed.FeedBanner, card
        assert card.items[0].root.type.value == "card", card
        refuses(union, {"type": "banner", "title_text": "b"})
        refuses(union, {"view_type": "card", "title_text": "a"})
        refuses(union, {**banner, "type": "banner"})


main()
