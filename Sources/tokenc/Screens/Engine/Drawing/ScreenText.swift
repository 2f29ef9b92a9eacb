import TokenCompiler
import TokenRuntime

/// A text in a style, which breaks into lines.
///
/// Widths are those of its font, where `fonts.files` of the configuration has that, without kerning;
/// otherwise those of a common sans-serif face, in parts of the font size by the class of a character.
/// Lines may break otherwise on a device.
package struct ScreenText: Sendable {
  /// What the content says.
  package var text: String
  /// The same in the letters that its style has; `nil` for those of the text.
  var shownText: String?
  var family: String
  var size: Double
  var weight: Double
  var letterSpacing: Double
  var lineHeight: Double
  var color: Color?
  /// 0 for any number.
  var lineCount: Int
  /// The widths of the font's glyphs; `nil` where they are estimated.
  var advances: GlyphAdvances?
  /// `start`, `middle` or `end`, as SVG has it.
  var anchor = "start"

  /// The height of the letters above the baseline, in a line.
  var ascent: Double { (lineHeight - size) / 2 + size * 0.8 }

  package func size(within limit: Double) -> GroupLayout.Size {
    let lines = lines(within: limit)
    let width = lines.map(self.width).max() ?? 0
    return .init(width: min(limit, width), height: Double(max(1, lines.count)) * lineHeight)
  }

  /// Whether its lines are not known but estimated: in a font that is missing or lacks a character, and
  /// where a platform may break lines elsewhere than at spaces.
  package var isEstimated: Bool {
    let text = shownText ?? text
    guard let advances, advances.covers(text) else { return true }
    return lineCount != 1
      && text.unicodeScalars.contains { scalar in
        scalar.value >= 0x2E80 || scalar.properties.isDash || scalar.value == 0xAD
      }
  }

  /// Whether a part of it is not seen in its place.
  ///
  /// - Parameter slack: the factor by which the text may be wider than its place.
  package func isCut(in frame: ScreenFrame, slack: Double) -> Bool {
    let limit = (frame.width + 0.5) * slack
    let lines = brokenLines(within: limit)
    return lineCount > 0 && lines.count > lineCount
      || lines.contains { width(of: $0) > limit }
      || Double(lines.count) * lineHeight > frame.height + 0.5
  }

  /// The lines that are shown; the last one ends with an ellipsis if more would follow.
  func lines(within limit: Double) -> [String] {
    var lines = brokenLines(within: limit)
    let most = lineCount > 0 ? min(lineCount, Self.maximumLineCount) : Self.maximumLineCount
    let isCut = lines.count > most
    lines = Array(lines.prefix(most))
    for index in lines.indices where isCut && index == most - 1 || width(of: lines[index]) > limit {
      lines[index] = shortened(lines[index], to: limit)
    }
    return lines
  }

  /// The lines that all of it needs.
  private func brokenLines(within limit: Double) -> [String] {
    var lines: [String] = []
    for paragraph in (shownText ?? text).split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if line.isEmpty || width(of: longer) <= limit {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
      // A screen has no room for more, and hostile texts have no end.
      if lines.count > Self.maximumLineCount { break }
    }
    return lines
  }

  private static let maximumLineCount = 200

  /// As much of a line as fits before an ellipsis.
  private func shortened(_ line: String, to limit: Double) -> String {
    var result = ""
    var width = advance(of: "…")
    for character in line {
      width += advance(of: character)
      if width > limit { break }
      result.append(character)
    }
    return result + "…"
  }

  func width(of line: String) -> Double { line.reduce(0) { $0 + advance(of: $1) } }

  private func advance(of character: Character) -> Double {
    if let width = advances?.width(of: character) { return width * size + letterSpacing }
    let part: Double =
      switch character {
      case " ", ".", ",", ":", ";", "'", "|", "!", "i", "j", "l", "I": 0.28
      case "f", "t", "r", "(", ")", "[", "]", "/", "-": 0.35
      case "m", "w", "M", "W", "@", "Ж", "Ш", "Щ", "Ю", "ж", "ш", "щ", "ю", "%": 0.86
      case "0"..."9": 0.56
      case _ where character.isUppercase: 0.67
      case _ where character.unicodeScalars.contains { $0.value >= 0x2E80 }: 1
      default: 0.54
      }
    // Heavier faces are wider.
    return part * size * (1 + max(0, weight - 400) / 6000) + letterSpacing
  }
}
