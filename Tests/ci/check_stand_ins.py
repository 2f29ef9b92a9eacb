"""Compares the stand-ins that tests run on, Tests/Shims, with Tests/AppleDeclarations.

What the stand-ins declare must be declared there with the same signature, isolation and sendability, or tests would
hide faults. Declarations whose names begin with `shim` or `Shim` are additions for tests.
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

import apple
import swift_interface

# Differences with a reason, by path.
ALLOWED = {
    "CTFont": "bridged with UIFont, which Linux's Foundation cannot bridge",
    "NSTextStorage": "what it inherits is that of Linux's Foundation, which no interface here has",
    "NSTextStorage.init": "inherited from Linux's Foundation",
    "Published.wrappedValue": "Apple reads it through the class that has it; the stand-in publishes nothing",
}


def stand_ins():
    """The interfaces of the stand-ins."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for module in ["UIKit", "SwiftUI"]:
            interface = pathlib.Path(folder) / f"{module}.swiftinterface"
            subprocess.run([
                "swiftc", "-emit-module", "-module-name", module, "-swift-version", "6", "-enable-library-evolution",
                "-suppress-warnings", "-I", folder, "-emit-module-path", f"{folder}/{module}.swiftmodule",
                "-emit-module-interface-path", str(interface),
                *map(str, sorted((apple.ROOT / "Tests/Shims" / module).glob("*.swift"))),
            ], check=True)
            found.append(interface.read_text())
    return "\n".join(found)


def declared():
    """The declarations for iOS, in the style of SDK 26."""
    toolchain = apple.Toolchain()
    toolchain.build_standard_library("ios")
    checker = apple.Checker(toolchain, "ios", "26")
    checker.build_frameworks()
    return swift_interface.declarations("\n".join(path.read_text() for path in checker.interfaces))


def differences(ours, apples):
    """What stand-ins declare in another way than Apple."""
    for path, declarations in sorted(ours.items()):
        names = path.split(".")
        if any(name.lower().startswith("shim") for name in names) or path in ALLOWED:
            continue
        if names[-1] in swift_interface.SYNTHESIZED:
            continue
        container, member = ".".join(names[:-1]), names[-1]
        theirs = [
            declaration for owner in [container, *inherited(container, apples)]
            for declaration in apples.get(f"{owner}.{member}" if owner else member, [])]
        for declaration in declarations:
            if declaration.is_override or "shim" in declaration.signature:
                continue
            same = [other for other in theirs if other.signature == declaration.signature]
            if not same:
                known = " or ".join(f"'{other.signature}'" for other in theirs) or "nothing"
                yield f"{path}: '{declaration.signature}' where Apple declares {known}"
                continue
            other = same[0]
            if declaration.is_isolated != other.is_isolated:
                yield f"{path}: isolated to {'the main actor' if declaration.is_isolated else 'no actor'}, unlike Apple's"
            if declaration.is_settable and not other.is_settable:
                yield f"{path}: settable, unlike Apple's"
            if declaration.is_static != other.is_static:
                yield f"{path}: belongs to the type, or to its values, unlike Apple's"
            for conformance in ["Sendable", "NSObject", "View"]:
                if declaration.kind in ("class", "struct", "enum") and (
                        (conformance in inherited(path, ours)) != (conformance in inherited(path, apples))):
                    yield f"{path}: {conformance} or not, unlike Apple's"


def inherited(path, declarations):
    """What a type conforms to and inherits from."""
    found = set()
    pending = [path]
    while pending:
        name = pending.pop()
        for declaration in declarations.get(name, []):
            pending += declaration.conformances - found
            found |= declaration.conformances
    return found


@unittest.skipUnless(sys.platform == "linux", "Apple's platforms are checked with a toolchain for Linux")
class StandInTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.text = stand_ins()
        cls.apples = declared()

    def found(self, text):
        return list(differences(swift_interface.declarations(text), self.apples))

    def test_stand_ins_declare_what_apple_declares(self):
        found = self.found(self.text)
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_differences_are_found(self):
        faults = [
            ("open var clipsToBounds: Swift.Bool", "open var clipping: Swift.Bool", "UIView.clipping"),
            ("(dynamicProvider: @escaping (", "(dynamicProvider: @escaping @Sendable (", "UIColor.init"),
            ("public struct EnvironmentValues {", "public struct EnvironmentValues : Swift.Sendable {",
             "EnvironmentValues: Sendable"),
            ("open class CALayer :", "@_Concurrency.MainActor open class CALayer :", "CALayer: isolated"),
            ("@_Concurrency.MainActor final public let layer", "final public let layer", "UIView.layer: isolated"),
            ("nonisolated public func font(", "@_Concurrency.MainActor public func font(", "View.font: isolated"),
            ("public var colorSchemeContrast: SwiftUI.ColorSchemeContrast {\n    get",
             "public var colorSchemeContrast: SwiftUI.ColorSchemeContrast {\n    get\n    set",
             "EnvironmentValues.colorSchemeContrast: settable"),
            ("addSubview(_ view: UIKit.UIView)", "addSubview(view: UIKit.UIView)", "UIView.addSubview"),
            ("open class UILabel : UIKit.UIView", "open class UILabel", "UILabel: NSObject"),
        ]
        for old, new, expected in faults:
            with self.subTest(expected):
                self.assertIn(old, self.text)
                found = self.found(self.text.replace(old, new))
                self.assertTrue(any(line.startswith(expected) for line in found), found)
        print(f"stand-ins: {len(faults)} seeded differences")


if __name__ == "__main__":
    unittest.main()
