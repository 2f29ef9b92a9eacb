#!/usr/bin/env python3
"""Validates SARIF logs against the schema of SARIF 2.1.0.

    python3 Tests/ci/validate_sarif.py [FILE...]

Without FILE it checks sample.sarif, which a Swift test keeps equal to what tokenc prints; "-" is the
standard input. It needs the package jsonschema (pip install jsonschema) and says so, with exit
code 0, when that is missing. sarif-schema-2.1.0.json is the schema that OASIS publishes with the
standard, unchanged.
"""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def main(names):
    try:
        import jsonschema
    except ImportError:
        print("skipped: SARIF is not validated, as the Python package jsonschema is not installed")
        return 0
    schema = json.loads((HERE / "sarif-schema-2.1.0.json").read_text("utf-8"))
    validator = jsonschema.validators.validator_for(schema)(
        schema, format_checker=jsonschema.FormatChecker()
    )
    faults = 0
    for name in names or [str(HERE / "sample.sarif")]:
        text = sys.stdin.read() if name == "-" else pathlib.Path(name).read_text("utf-8")
        log = json.loads(text)
        for fault in sorted(validator.iter_errors(log), key=lambda each: list(map(str, each.path))):
            print("%s: %s: %s" % (name, "/".join(map(str, fault.path)), fault.message[:300]))
            faults += 1
        results = sum(len(run.get("results", [])) for run in log.get("runs", []))
        print("%s: %d results, %d faults" % (name, results, faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
