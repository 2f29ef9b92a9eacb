"""Checks that apple_pages.py finds differences: each is put into declarations that are otherwise as their pages say."""

import contextlib
import fnmatch
import io
import pathlib
import tempfile
import unittest

import apple_pages

# Frameworks that apple.py knows, with symbols that Apple doesn't have.
SWIFTUI = """\
// https://developer.apple.com/documentation/swiftui/lamp
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) @MainActor @preconcurrency
public protocol Lamp: Sendable {
  associatedtype Glow: View
  @ViewBuilder func glow(at brightness: Double) -> Glow
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@frozen public enum Bulb: Hashable, Sendable {
  case clear, frosted
  @available(macOS 13, *) @available(tvOS, unavailable) case smart(color: Color, fades: Bool = true)
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) nonisolated public func lit<L>(
    by lamp: L, dims: Bool = false, onOff action: @escaping @Sendable (Bool) -> Void
  ) async throws -> some View where L: Lamp { EmptyView() }
}
"""
UIKIT = """\
@_exported import Foundation
#if !os(watchOS)
  @MainActor open class UILamp: UIView, @unchecked Sendable {
    public init?(named name: String) { nil }
    open var isLit: Bool { false }
    open var shade: UIShade? {
      get { nil }
      set {}
    }
    @available(iOS, introduced: 8, deprecated: 17) @available(tvOS, introduced: 9, deprecated: 17)
    open class func plain() -> UILamp { fatalError() }
    @available(tvOS, unavailable) nonisolated open func dim(_ level: CGFloat, in duration: Double) {}
  }
#endif
"""


def page(address, declaration, *platforms, inherits=(), conforms=(), is_required=False):
    lists = "".join(
        f"### {title}\n" + "".join(f"- [{name}]({name.lower()}.md)\n" for name in names)
        for title, names in (("Inherits From", inherits), ("Conforms To", conforms)) if names)
    return f"""# A symbol

**Framework**: A framework  \n**Kind**: a kind{"  " if is_required else ""}
{"**Required**: Yes" if is_required else ""}

**Availability**:
{"".join(f"- {platform}{chr(10)}" for platform in platforms)}
## Declaration

```swift
{declaration}
```

## Relationships

{lists}
---

*[View on Apple Developer](https://developer.apple.com/documentation/{address})*
"""


OLD = ["iOS 15.0+", "iPadOS 15.0+", "Mac Catalyst 15.0+", "macOS 12.0+", "tvOS 15.0+", "visionOS 1.0+", "watchOS 8.0+"]
NEW = ["iOS 16.0+", "iPadOS 16.0+", "Mac Catalyst 16.0+", "macOS 13.0+", "tvOS 16.0+", "visionOS 1.0+", "watchOS 9.0+"]
SMART = ["iOS 15.0+", "Mac Catalyst 15.0+", "macOS 13.0+", "visionOS 1.0+", "watchOS 8.0+"]
UIKITS = ["iOS 8.0+", "iPadOS 8.0+", "Mac Catalyst 13.1+", "tvOS ?+", "visionOS 1.0+"]
PAGES = {
    "lamp": page("swiftui/lamp", "@MainActor\n@preconcurrency protocol Lamp : Sendable", *OLD, inherits=["Sendable"]),
    "glow": page("swiftui/lamp/glow", "associatedtype Glow : View", *OLD, is_required=True),
    "at": page(
        "swiftui/lamp/glow(at:)", "@ViewBuilder @MainActor\n@preconcurrency func glow(at brightness: Double) -> Self.Glow",
        *OLD, is_required=True),
    "bulb": page("swiftui/bulb", "@frozen\nenum Bulb", *OLD, conforms=["Equatable", "Hashable", "Sendable"]),
    "clear": page("swiftui/bulb/clear", "case clear", *OLD),
    "frosted": page("swiftui/bulb/frosted", "case frosted", *OLD),
    "smart": page("swiftui/bulb/smart(color:fades:)", "case smart(color: Color, fades: Bool = true)", *SMART),
    "lit": page(
        "swiftui/view/lit(by:dims:onoff:)",
        "nonisolated func lit<Other>(\n    by lamp: Other,\n    dims: Bool = false,\n    onOff action: @escaping @Sendable (Bool) -> Void\n"
        ") async throws -> some View where Other : Lamp", *NEW),
    "UILamp": page("uikit/uilamp", "@MainActor\nclass UILamp", *UIKITS, inherits=["UIView"], conforms=["Sendable"]),
    "named": page("uikit/uilamp/init(named:)", "@MainActor\ninit?(named name: String)", *UIKITS),
    "isLit": page("uikit/uilamp/islit", "@MainActor\nvar isLit: Bool { get }", *UIKITS),
    "shade": page("uikit/uilamp/shade-swift.property", "@MainActor\nvar shade: UIShade? { get set }", *UIKITS),
    # A type whose path is that of the property.
    "Shade": page("uikit/uilamp/shade-swift.class", "@MainActor\nclass Shade", *UIKITS),
    "plain": page(
        "uikit/uilamp/plain()-9kx2", "@MainActor\nclass func plain() -> UILamp", "iOS 8.0–17.0 (Deprecated)",
        "Mac Catalyst 13.1–17.0 (Deprecated)", "tvOS 9.0–17.0 (Deprecated)", "visionOS ?+"),
    "dim": page(
        "uikit/uilamp/dim(_:in:)", "nonisolated func dim(_ level: CGFloat, in duration: TimeInterval)", "iOS 8.0+",
        "Mac Catalyst 13.1+", "visionOS 1.0+"),
}
# What a page says instead, and what is then found.
FAULTS = [
    ("lamp", ": Sendable", ": Sendable, Identifiable", None),
    ("lamp", "- [Sendable]", "- [Animatable](animatable.md)\n- [Sendable]", "Lamp doesn't inherit from Animatable"),
    ("lamp", "@MainActor\n", "", "Lamp is bound to the main actor, and by the page it is not"),
    ("at", "@ViewBuilder ", "", "Lamp.glow(at:) has @ViewBuilder, and not by the page"),
    ("at", "**Required**: Yes", "", "Lamp.glow(at:) is a requirement, and not by the page"),
    ("at", "Double", "Float", "Lamp.glow(at:) takes Double as at, and by the page Float"),
    ("bulb", "@frozen\n", "", "Bulb has @frozen, and not by the page"),
    ("bulb", "enum", "struct", "Bulb is declared as enum, and by the page as struct"),
    ("bulb", "- [Sendable](sendable.md)\n", "", "Bulb conforms to Sendable, and not by the page"),
    ("smart", " = true", "", "Bulb.smart(color:fades:) has a default for fades, and by the page none"),
    ("smart", "macOS 13.0+", "macOS 14.0+", "Bulb.smart(color:fades:) is 13 in macOS, and by the page 14"),
    ("smart", "- iOS 15.0+", "- tvOS 15.0+\n- iOS 15.0+", "Bulb.smart(color:fades:) is unavailable in tvOS, and by the page 15"),
    ("lit", "- watchOS 9.0+\n", "", "View.lit(by:dims:onOff:) is 9 in watchOS, and by the page unavailable"),
    ("lit", "visionOS 1.0+", "visionOS 2.0+", "View.lit(by:dims:onOff:) is 1 in visionOS, and by the page 2"),
    ("lit", "nonisolated ", "@MainActor ", "View.lit(by:dims:onOff:) is not bound to the main actor"),
    ("lit", "async ", "", "View.lit(by:dims:onOff:) is async, and by the page it is not"),
    ("lit", "throws ", "", "View.lit(by:dims:onOff:) is throwing, and by the page it is not"),
    ("lit", "@Sendable ", "", "View.lit(by:dims:onOff:) has @Sendable for onOff, and not by the page"),
    ("lit", "Other : Lamp", "Other : View", "View.lit(by:dims:onOff:) demands $0:Lamp, and not by the page"),
    ("lit", "some View", "Other", "View.lit(by:dims:onOff:) is of type some Self, and by the page $0"),
    ("UILamp", "- [UIView]", "- [UIControl]", "UILamp conforms to UIView, and not by the page"),
    ("named", "init?", "init", "UILamp.init(named:) is failable, and by the page it is not"),
    ("isLit", "{ get }", "{ get set }", "UILamp.isLit has { get }, and by the page { get set }"),
    ("shade", "UIShade?", "UIShade", "UILamp.shade is of type UIShade?, and by the page UIShade"),
    ("plain", "class func", "func", "UILamp.plain() is static, and by the page it is not"),
    ("plain", "17.0 (Deprecated)", "16.0 (Deprecated)", "UILamp.plain() is deprecated in iOS since 16 by the page, and since 17 here"),
    ("dim", "nonisolated func", "func", "UILamp.dim(_:in:) is not bound to the main actor, and by the page it is"),
    ("dim", "- iOS", "- tvOS 9.0+\n- iOS", "UILamp.dim(_:in:) is unavailable in tvOS, and by the page 9"),
]


class ApplePagesTests(unittest.TestCase):
    def report(self, pages, swiftui=SWIFTUI):
        """Whether the script fails, and what it prints."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for part in ("declarations", "pages/of/symbols"):
                (folder / part).mkdir(parents=True)
            (folder / "declarations/SwiftUI.swift").write_text(swiftui, "utf-8")
            (folder / "declarations/UIKit.swift").write_text(UIKIT, "utf-8")
            for file, text in pages.items():
                (folder / f"pages/of/symbols/{file}.md").write_text(text, "utf-8")
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                code = apple_pages.main([str(folder / "pages"), "--declarations", str(folder / "declarations")])
            return code, output.getvalue()

    def test_what_is_as_its_page_says(self):
        code, output = self.report(PAGES)
        self.assertEqual(code, 0, output)
        self.assertRegex(output, r"all +14 +14 +0 +0 +0")

    def test_every_difference_is_found(self):
        for file, old, new, expected in FAULTS:
            with self.subTest(file=file, new=new):
                self.assertIn(old, PAGES[file])
                code, output = self.report(PAGES | {file: PAGES[file].replace(old, new)})
                self.assertEqual(code, 1 if expected else 0, output)
                self.assertIn(expected or "differing: 0", output)
        print(f"{len(FAULTS)} seeded differences")

    def test_what_a_declaration_lacks(self):
        _, output = self.report(PAGES, SWIFTUI.replace("case clear, frosted", "case clear"))
        self.assertIn("SwiftUI.swift:7: Bulb lacks the case frosted (swiftui/bulb)", output)
        _, output = self.report(PAGES, SWIFTUI.replace("  associatedtype Glow: View\n", ""))
        self.assertIn("Lamp lacks the requirement Glow", output)

    def test_what_has_no_page(self):
        code, output = self.report({file: text for file, text in PAGES.items() if file not in ("dim", "clear")})
        self.assertEqual(code, 0, output)
        self.assertIn("without a page: 2\n  SwiftUI.swift:9: Bulb.clear\n  UIKit.swift:12: UILamp.dim(_:in:)\n", output)

    def test_every_exception_is_of_a_declaration(self):
        declarations = apple_pages.Declarations(apple_pages.apple.DECLARATIONS)
        titles = [one.title for framework in declarations.frameworks for one in framework.declarations]
        for pattern, _ in apple_pages.EXCEPTIONS:
            self.assertTrue(fnmatch.filter(titles, pattern), f"no declaration is called {pattern}")

    def test_the_page_of_another_overload_says_nothing(self):
        more = "  nonisolated public func lit(by lamp: String, dims: Bool = false, onOff action: Int) -> some View { EmptyView() }\n}\n"
        code, output = self.report(PAGES, SWIFTUI.removesuffix("}\n") + more)
        self.assertEqual(code, 0, output)
        self.assertIn("without a page: 1\n  SwiftUI.swift:17: View.lit(by:dims:onOff:)\n", output)


if __name__ == "__main__":
    unittest.main()
