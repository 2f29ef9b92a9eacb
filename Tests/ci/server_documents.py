#!/usr/bin/env python3
"""Checks JSON documents against the schema that `tokenc schema` prints.

    tokenc schema tokens/ --root NAME | python3 Tests/ci/server_documents.py FILE...

Each FILE holds one JSON document a line; for each file the answers are printed as one line of 1
(valid) and 0 (invalid). The schema comes on the standard input, and is itself checked first.
It needs the package jsonschema (pip install jsonschema) and says so, with exit code 77, when that
is missing.
"""

import json
import sys


def main(names):
    try:
        import jsonschema
    except ImportError:
        print("skipped: the Python package jsonschema is not installed")
        return 77
    schema = json.load(sys.stdin)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for name in names:
        with open(name, encoding="utf-8") as lines:
            documents = [json.loads(line) for line in lines if line.strip()]
        print("".join("1" if validator.is_valid(document) else "0" for document in documents))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
