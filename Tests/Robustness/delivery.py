"""Compares the store of packs with its model in all sequences of events up to a length, with a fault or a kill at each step.

The model is that of Tests/DesignTokensTests/Delivery. It is compiled here with optimization, in one module with the rules of delivery, so that
1,700,000,000 sequences of 8 events take a minute. Sequences that lead to the same state are looked at once from there on.

Usage: delivery.py [--length N]
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RUNTIME = ROOT / "Sources/DesignTokens/Runtime"
RULES = [ROOT / "Sources/DesignTokens/Delivery" / f"{name}.swift" for name in
         ("AppRelease", "DeliveredPack", "Delivery", "DeliveryFolder", "DeliveryName", "DeliveryNotes", "DeliveryProcess", "ThemePackRefusal")]
MODEL = [ROOT / "Tests/DesignTokensTests/Delivery" / f"{name}.swift" for name in ("DeliveryExploration", "DeliveryModel", "DeliveryWorld", "ModelFolder")]
MAIN = ROOT / "Tests/Robustness/Delivery/main.swift"


def run(folder, *words):
    result = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, words))[:200]}: exit {result.returncode}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result.stdout


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--length", type=int, default=8)
    options = parser.parse_args()
    flags = ["-swift-version", "6", "-package-name", "tokens", "-wmo"]
    with tempfile.TemporaryDirectory() as folder:
        run(folder, "swiftc", *flags, "-Onone", "-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "TokenRuntime",
            "-o", "libTokenRuntime.a", *sorted(RUNTIME.rglob("*.swift")))
        # Files of the model import the module that they are part of here, which the compiler remarks on.
        run(folder, "swiftc", *flags, "-O", "-suppress-warnings", "-I", ".", "-module-name", "ThemeDelivery", "-o", "delivery",
            *RULES, *MODEL, MAIN, "libTokenRuntime.a")
        said = run(folder, "./delivery", options.length)
    print(said, end="")
    if " 0 faults" not in said:
        sys.exit(1)


main()
