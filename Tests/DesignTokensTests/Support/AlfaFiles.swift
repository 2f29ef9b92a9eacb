import Foundation

/// The source's token files, copied unchanged to Tests/Fixtures/alfa; SOURCE.md there tells whose
/// they are and what their keys mean.
enum AlfaFiles {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // DesignTokensTests
    .deletingLastPathComponent()  // Tests
    .appendingPathComponent("Fixtures/alfa")

  static func colors(_ name: String) throws -> [String: RawColor] {
    try read("colors_\(name)")
  }

  static func shadows(_ name: String) throws -> [String: [RawShadowLayer]] {
    try read("shadows_\(name)")
  }

  static func textStyles() throws -> [String: RawTextStyle] { try read("typography_ios") }
  static func spacings() throws -> [String: Double] { try read("grid") }
  static func gradients() throws -> [String: RawGradient] { try read("gradients") }

  private static func read<Value: Decodable>(_ name: String) throws -> Value {
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Value.self, from: data)
  }
}

/// Red, green and blue of 255 and an alpha from 0 to 1, as in `rgba(239, 49, 36, 0.1)`.
///
/// The `hex` beside it is not read: it rounds the alpha.
struct RawColor: Decodable, Equatable {
  let red, green, blue, alpha: Double

  /// Red, green, blue and alpha from 0 to 1.
  var channels: [Double] { [red / 255, green / 255, blue / 255, alpha] }

  private enum CodingKeys: CodingKey { case rgba }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .rgba)
    let numbers = text.dropFirst("rgba(".count).dropLast().split(separator: ",")
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard text.hasPrefix("rgba("), text.hasSuffix(")"), numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .rgba, in: container, debugDescription: "'\(text)' is not 'rgba(r, g, b, a)'")
    }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}

struct RawTextStyle: Decodable {
  let fontSize, lineHeight, letterSpacing: Double
  let fontFamily, fontWeight: String
  let textAllCaps, monospace: Bool?
}

struct RawShadowLayer: Decodable {
  let offsetX, offsetY, blurRadius: Double
  let color: RawColor

  private enum CodingKeys: CodingKey { case offsetX, offsetY, blurRadius }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    offsetX = try container.decode(Double.self, forKey: .offsetX)
    offsetY = try container.decode(Double.self, forKey: .offsetY)
    blurRadius = try container.decode(Double.self, forKey: .blurRadius)
    color = try RawColor(from: decoder)
  }
}

struct RawGradient: Decodable {
  struct Stop: Decodable {
    let color: RawColor
    let position: Double
  }

  let stops: [Stop]
}
