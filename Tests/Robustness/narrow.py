"""Runs the runtime's lookup, times, colors and numbers where an Int has 32 bits, as on older watches.

The files are compiled for WebAssembly by the toolchain, as Embedded Swift, and run in its own interpreter (wasmkit). What needs
`Codable` is not among them: Embedded Swift has none. A toolchain without these says so and is no fault.

Usage: narrow.py
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent / "Narrow"
TARGET = "wasm32-unknown-none-wasm"
RUNTIME = "Sources/DesignTokens/Runtime"
FILES = [f"{RUNTIME}/Lookup/{name}.swift" for name in
         ("NameHash", "NameIndex", "NameLines", "NameSearch", "NameTable", "NearestNameSearch", "PerfectHash", "SixBitText")]
FILES += [f"{RUNTIME}/Content/{name}.swift" for name in ("DateSyntax", "DecimalSyntax", "AddressSyntax", "ImageSyntax")]
FILES += ["Sources/tokenc/Compiler/Text/JSONNumber.swift"]


def run(words, folder):
    result = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, words))[:200]}: exit {result.returncode}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")


def main():
    tools = pathlib.Path(shutil.which("swiftc")).resolve().parent
    unicode = tools.parent / f"lib/swift/embedded/{TARGET}/libswiftUnicodeDataTables.a"
    missing = [path.name for path in (tools / "clang", tools / "wasm-ld", tools / "wasmkit", unicode) if not path.exists()]
    if missing:
        print(f"not run: the toolchain has no {', '.join(missing)}")
        return
    with tempfile.TemporaryDirectory() as folder:
        run([tools / "swiftc", "-swift-version", "6", "-target", TARGET, "-enable-experimental-feature", "Embedded", "-wmo", "-O", "-parse-as-library",
             "-package-name", "narrow", "-module-name", "Narrow", "-c", "-o", "narrow.o", HERE / "Narrow.swift", *[ROOT / name for name in FILES]], folder)
        run([tools / "clang", f"--target={TARGET}", "-O1", "-ffreestanding", "-fno-builtin", "-c", "-o", "start.o", HERE / "start.c"], folder)
        run([tools / "wasm-ld", "-o", "narrow.wasm", "narrow.o", "start.o", unicode], folder)
        run([tools / "wasmkit", "run", "narrow.wasm"], folder)
    print(f"{len(FILES)} files of the runtime run with an Int of 32 bits, 0 differ")


main()
