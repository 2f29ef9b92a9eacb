import Testing

@testable import TokenCompiler

@Suite("The Swift that other modules may name")
struct SwiftSurfaceTests {
  private func surface(_ text: String) -> SwiftSurface {
    SwiftSurface([GeneratedFile(name: "A.swift", contents: Array(text.utf8))])
  }

  private static let before = """
    public nonisolated enum ColorToken: String, CaseIterable, Sendable {
      /// A color.
      case ink = "ink"
      case old = "old"
    }

    public extension ColorToken {
      @available(*, deprecated, renamed: "ink")
      public static var former: ColorToken { .ink }
      static var hidden: Int { 1 }
    }

    #if canImport(UIKit)
      extension UIColor {
        public static var ink: UIColor { .token(ColorToken.ink) }
      }
    #endif

    public struct Tag {
      @_spi(Generated) public static func fields() -> Int { 1 }
      public init(
        title: String,
        size: Size = .small
      ) {
        switch size {
        case .small: break
        }
      }
    }
    """

  private func breaks(_ edits: (String, String)...) -> [String] {
    let after = edits.reduce(Self.before) { $0.replacing($1.0, with: $1.1) }
    return surface(Self.before).breaks(in: surface(after))
  }

  @Test(
    "values, documentation, internal names and what generated code keeps for itself don't count")
  func same() {
    #expect(
      breaks(
        ("A color.", "Another color."), ("{ .ink }", "{ .old }"),
        ("static var hidden", "static var x"),
        ("fields()", "values()"), (#"= "old""#, #"= "older""#)
      ).isEmpty)
  }

  @Test("cases, aliases and accessors that are gone are named") func gone() {
    #expect(
      breaks(
        ("  case old = \"old\"\n", ""), ("static var former", "static var later"),
        ("static var ink: UIColor", "static var pen: UIColor"))
        == [
          "'ColorToken.former' of Swift is gone", "'ColorToken.old' of Swift is gone",
          "'UIColor.ink' of Swift is gone",
        ])
  }

  @Test("an alias may become a case again") func undone() {
    let after = Self.before.replacing(
      "static var former: ColorToken", with: "static var x: ColorToken"
    )
    .replacing("  case old = \"old\"\n", with: "  case old = \"old\"\n  case former = \"former\"\n")
    #expect(surface(Self.before).breaks(in: surface(after)).isEmpty)
  }

  @Test("a case may become a property, and a function may get a parameter with a default")
  func compatible() {
    #expect(
      breaks(
        ("  case old = \"old\"\n", ""),
        (
          "public static var former",
          "public static var old: ColorToken { .ink }\n  public static var former"
        ),
        ("size: Size = .small\n", "size: Size = .small,\n    note: String? = nil\n")
      ).isEmpty)
    #expect(
      breaks(("title: String,", "title: String,\n    note: String,"))
        == [
          "'Tag.init' of Swift is no longer 'public init(title: String, size: Size = .small)'"
        ])
  }

  @Test("declarations that are new are told by their names") func additions() {
    let later = Self.before.replacing(
      "case old = \"old\"", with: "case old = \"old\"\n  case new = \"new\"")
    #expect(
      surface(Self.before).additions(in: surface(later)) == ["'ColorToken.new' of Swift is new"])
    #expect(surface(later).additions(in: surface(Self.before)) == [])
  }

  @Test("a case whose name is a group's now is named") func groups() {
    let group = "public static var old: OldGroup { OldGroup() }"
    #expect(
      breaks(
        (#"  case old = "old""#, ""), ("  static var hidden", "  \(group)\n  static var hidden")
      ).count == 1)
    let alias = "public static var old: ColorToken { .ink }"
    #expect(
      breaks(
        (#"  case old = "old""#, ""), ("  static var hidden", "  \(alias)\n  static var hidden")
      ).isEmpty)
  }
}
