import Foundation
import TestSupport
import Testing

/// An asset catalog on disk, read as Apple's Asset Catalog Format Reference describes it and with
/// none of the code that writes it.
struct WrittenCatalog {
  /// The color sets by the names that `UIColor(named:)` takes.
  private(set) var colorSets: [String: WrittenColorSet] = [:]

  init(_ folder: String) throws {
    let root = try Self.object(at: folder + "/Contents.json")
    #expect(Set(root.keys) == ["info"])
    try read(folder, namespace: "")
  }

  private mutating func read(_ folder: String, namespace: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name != "Contents.json" {
      let path = "\(folder)/\(name)"
      let contents = try Self.object(at: path + "/Contents.json")
      let info = try #require(contents["info"] as? [String: Any])
      #expect(info["version"] as? Int == 1)
      #expect(info["author"] is String)
      if name.hasSuffix(".colorset") {
        #expect(Set(contents.keys) == ["colors", "info"])
        let entries = try #require(contents["colors"] as? [[String: Any]])
        let set = try WrittenColorSet(entries: entries.map(WrittenColorSet.Entry.init))
        let known = colorSets.updateValue(set, forKey: namespace + name.dropLast(9))
        #expect(known == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["Contents.json"])
      } else {
        #expect(!name.contains("."), "a group's name has no type")
        let properties = try #require(contents["properties"] as? [String: Any])
        #expect(properties["provides-namespace"] as? Bool == true)
        try read(path, namespace: "\(namespace)\(name)/")
      }
    }
  }

  private static func object(at path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}

/// The colors of a color set, and which of them is shown when.
struct WrittenColorSet {
  struct Entry {
    let isDark: Bool
    let isHigh: Bool
    /// `nil` when the color is for screens of any gamut.
    let isWide: Bool?
    let color: WrittenColor

    init(_ members: [String: Any]) throws {
      #expect(Set(members.keys).isSubset(of: ["appearances", "color", "display-gamut", "idiom"]))
      #expect(members["idiom"] as? String == "universal")
      let appearances = members["appearances"] as? [[String: String]] ?? []
      isDark = appearances.contains(["appearance": "luminosity", "value": "dark"])
      isHigh = appearances.contains(["appearance": "contrast", "value": "high"])
      #expect(appearances.count == (isDark ? 1 : 0) + (isHigh ? 1 : 0))
      isWide = try (members["display-gamut"] as? String).map { gamut in
        try #require(["sRGB": false, "display-P3": true][gamut] as Bool?)
      }
      color = try WrittenColor(try #require(members["color"] as? [String: Any]))
    }
  }

  let entries: [Entry]

  /// The color that a screen shows. What to show for a variant that a set lacks isn't documented,
  /// so there must be exactly one, apart from what none of the colors varies with.
  func color(isDark: Bool, isHigh: Bool, isWide: Bool) throws -> WrittenColor {
    let varies = (
      scheme: entries.contains(where: \.isDark), contrast: entries.contains(where: \.isHigh),
      gamut: entries.contains { $0.isWide != nil }
    )
    let found = entries.filter {
      $0.isDark == (varies.scheme && isDark) && $0.isHigh == (varies.contrast && isHigh)
        && $0.isWide == (varies.gamut ? isWide : nil)
    }
    try #require(found.count == 1)
    return found[0].color
  }
}

/// A color of a color set.
struct WrittenColor: Equatable {
  enum Space: String {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
  }

  let space: Space
  /// Red, green, blue and alpha.
  let components: [Double]

  init(_ members: [String: Any]) throws {
    #expect(Set(members.keys) == ["color-space", "components"])
    space = try #require((members["color-space"] as? String).flatMap(Space.init))
    let texts = try #require(members["components"] as? [String: String])
    #expect(Set(texts.keys) == ["red", "green", "blue", "alpha"])
    components = try ["red", "green", "blue", "alpha"].map { key in
      let text = try #require(texts[key])
      // Without a decimal point, Xcode takes it for steps of 255.
      #expect(text.wholeMatch(of: /[01]\.[0-9]{3,6}/) != nil)
      return try #require(Double(text))
    }
  }
}
