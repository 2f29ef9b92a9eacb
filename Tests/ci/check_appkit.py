"""Runs the bridges to AppKit on a stand-in, Tests/Shims/AppKit, with random looks: see appkit/main.swift.

The stand-ins of UIKit and AppKit cannot be in one build, so this one is made here, without SwiftPM.
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHIMS = ROOT / "Tests/Shims"
# In the order of their imports.
MODULES = {
    "AppKit": [SHIMS / "AppKit/AppKit.swift", *(
        SHIMS / f"UIKit/{name}.swift" for name in ["CoreGraphics", "CoreImage", "CoreText", "Text"])],
    "TokenRuntime": sorted((ROOT / "Sources/DesignTokens/Runtime").rglob("*.swift")),
    "DesignTokens": [ROOT / "Sources/DesignTokens/Runtime.swift"],
    "AppearanceRuntime": sorted((ROOT / "Sources/Appearance/Runtime").rglob("*.swift")),
    "Appearance": [ROOT / "Sources/Appearance/Runtime.swift"],
}
PROGRAM = [
    ROOT / "Tests/ci/appkit/main.swift", ROOT / "Tests/AppearanceTests/UIKit/RandomLooks.swift",
    ROOT / "Tests/AppearanceTests/Generated/RandomElements.swift",
    ROOT / "Tests/AppearanceTests/Samples.swift",
]


@unittest.skipUnless(sys.platform == "linux", "macOS has AppKit itself")
class AppKitTests(unittest.TestCase):
    def test_looks_replace_one_another(self):
        with tempfile.TemporaryDirectory() as folder:
            common = ["swiftc", "-swift-version", "6", "-Onone", "-I", folder, "-package-name", "design_tokens"]
            for name, sources in MODULES.items():
                self.run_([
                    *common, "-parse-as-library", "-wmo", "-module-name", name, "-emit-module", "-emit-module-path",
                    f"{folder}/{name}.swiftmodule", "-c", "-o", f"{folder}/{name}.o", *map(str, sources)])
            program = f"{folder}/program"
            self.run_([*common, "-o", program, *map(str, PROGRAM), *(f"{folder}/{name}.o" for name in MODULES)])
            print(self.run_([program]))

    def run_(self, command):
        result = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, f"{command[:3]}\n{result.stdout[-3000:]}\n{result.stderr[:3000]}")
        return result.stdout


if __name__ == "__main__":
    unittest.main()
