"""Checks that apple.py finds faults: each is put into a copy of a module, which must then fail as on a Mac."""

import pathlib
import shutil
import sys
import tempfile
import unittest
from dataclasses import dataclass

import apple

APPEARANCE = "Sources/Appearance/Runtime/Bridges"
TOKENS = "Sources/DesignTokens/Runtime/Bridges"


@dataclass(frozen=True)
class Fault:
    platform: str
    style: str
    file: str
    old: str
    new: str
    message: str


FAULTS = [
    # Elements that a platform lacks.
    Fault("tvos", "26", f"{APPEARANCE}/UIKit/UISwitch+Appearance.swift", " && !os(tvOS)", "",
          "'UISwitch' is unavailable in tvOS"),
    Fault("watchos", "26", f"{APPEARANCE}/SwiftUI/TextInput+Appearance.swift", " && !os(watchOS)", "",
          "'TextEditor' is unavailable in watchOS"),
    Fault("tvos", "27", f"{APPEARANCE}/SwiftUI/Controls+Appearance.swift", "#if !os(tvOS)", "#if true",
          "'Slider' is unavailable in tvOS"),
    Fault("tvos", "26", f"{TOKENS}/UIKit/ThemeContext+UIKit.swift", "#if os(tvOS)", "#if false",
          "'userInterfaceLevel' is unavailable in tvOS"),
    Fault("catalyst", "26", f"{TOKENS}/AppKit/ColorValue+AppKit.swift", " && !targetEnvironment(macCatalyst)", "",
          "'NSColor' is unavailable in Mac Catalyst"),
    # What the oldest system lacks, and what the newest deprecates.
    Fault("ios", "26", f"{APPEARANCE}/UIKit/UITabBar+Appearance.swift", "#available(iOS 15, tvOS 15, *)", "true",
          "'scrollEdgeAppearance' is only available in iOS 15"),
    Fault("macos", "27", f"{TOKENS}/SwiftUI/TypographyValue+SwiftUI.swift",
          "#available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)", "true", "only available in macOS 13"),
    Fault("visionos", "26", f"{APPEARANCE}/UIKitAndAppKit/StyleKeeper.swift", "#if !os(visionOS)", "#if true",
          "'traitCollectionDidChange' was deprecated"),
    Fault("macos", "26", "Sources/tokenc/Compiler/Text/PrintableText.swift", '.substituting("##[", ', '.replacing("##[", ',
          "only available in macOS 13"),
    # Isolation and data races.
    Fault("ios", "26", f"{APPEARANCE}/UIKitAndAppKit/Values+Elements.swift", "@MainActor init(_ insets", "init(_ insets",
          "main actor-isolated property 'isReversed' can not be referenced"),
    Fault("ios", "27", f"{APPEARANCE}/SwiftUI/TextInput+Appearance.swift", "import SwiftUI\n",
          "import SwiftUI\n  nonisolated func tint(_ bar: UIView) { bar.tintColor = nil }\n",
          "main actor-isolated property 'tintColor' can not be mutated"),
    Fault("ios", "26", f"{TOKENS}/SwiftUI/ColorValue+SwiftUI.swift", "extension ThemeContext {",
          "extension ThemeContext { static let shared = EnvironmentValues() }\n  extension ThemeContext {",
          "non-'Sendable' type 'EnvironmentValues' may have shared mutable state"),
    # Names.
    Fault("ios", "26", f"{APPEARANCE}/UIKit/UIButton+Appearance.swift", "setTitle(title, for: state)",
          "setTitle(title, state: state)", "incorrect argument label"),
    Fault("macos", "26", f"{TOKENS}/AppKit/ColorValue+AppKit.swift", "displayP3Red: red", "p3Red: red",
          "no exact matches in call to initializer"),
    Fault("visionos", "27", f"{APPEARANCE}/UIKit/UIView+Appearance.swift", ".clipsToBounds", ".clips",
          "has no member 'clips'"),
]


@unittest.skipUnless(sys.platform == "linux", "Apple's platforms are checked with a toolchain for Linux")
class SeededFaults(unittest.TestCase):
    def test_every_fault_is_found(self):
        toolchain = apple.Toolchain()
        for fault in FAULTS:
            with self.subTest(platform=fault.platform, file=fault.file, new=fault.new):
                found = self.findings(toolchain, fault)
                self.assertTrue(any(fault.message in line for line in found), "\n".join(found))
        print(f"{len(FAULTS)} seeded faults")

    def findings(self, toolchain, fault):
        """What the check says of the module that has the fault."""
        toolchain.build_standard_library(fault.platform)
        checker = apple.Checker(toolchain, fault.platform, fault.style)
        checker.build_frameworks()
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            for module in apple.MODULES:
                if not fault.file.startswith(module.folder + "/"):
                    checker.check(module)
                    continue
                shutil.copytree(apple.ROOT / module.folder, root / module.folder)
                text = (root / fault.file).read_text("utf-8")
                self.assertTrue(fault.old in text, f"{fault.file} has no '{fault.old}'")
                (root / fault.file).write_text(text.replace(fault.old, fault.new, 1), "utf-8")
                return checker.check(module, root, root)
        raise AssertionError(f"no module has {fault.file}")


if __name__ == "__main__":
    unittest.main()
