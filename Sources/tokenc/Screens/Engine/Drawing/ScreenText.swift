import TokenCompiler
import TokenRuntime

/// A text in a style, which breaks into lines.
///
/// Widths are those of its font, where `fonts.files` of the configuration has that, without kerning;
/// otherwise those of a common sans-serif face, in parts of the font size by the class of a character.
/// Lines end where ``LineBreaks`` says, and within a word that is wider than its place.
package struct ScreenText: Sendable {
  struct Style: Sendable {
    var family = ""
    var size = 17.0
    var weight = 400.0
    var letterSpacing = 0.0
    var lineHeight = 22.0
    var color: Color?
    /// 0 for any number.
    var lineCount = 0
    var lineBreakMode = LineBreakMode.truncatingTail
    /// `start`, `middle` or `end`, as SVG has it.
    var anchor = "start"
    /// The widths of the font's glyphs; `nil` where they are estimated.
    var advances: GlyphAdvances?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
  }

  /// A part of the text with its own style, whose lines are those of the whole.
  struct Run: Sendable {
    var text: String
    var style: Style
  }

  /// The treatment of a text for which its lines have no room, in the words of looks.
  enum LineBreakMode: String, Sendable {
    case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
  }

  package let text: String
  /// The same with its markup.
  let markup: MarkupText
  let style: Style
  /// A Boolean value that indicates whether its lines are not known but estimated: in a font that is missing or lacks
  /// a character, in letters that the platform chooses or slants, with hyphens that only ends of lines show, and in
  /// scripts that need a dictionary.
  package private(set) var isEstimated: Bool
  /// The text in the letters that its style has.
  private let shown: String
  private let runs: [Run]
  private var letters: [Letter] = []

  private struct Letter {
    let start: String.Index
    let width: Double
    /// The index of its run.
    let run: Int
    /// The kind of break that may follow after it.
    let end: LineBreaks.End
    let isNewline: Bool
    /// A Boolean value that indicates whether it takes no space at the end of a line.
    let hangs: Bool
  }

  /// - Parameter runs: the text in the letters that the style has.
  init(_ text: MarkupText, _ runs: [Run], in style: Style, isEstimated: Bool = false) {
    self.text = text.text
    markup = text
    self.style = style
    self.runs = runs
    self.isEstimated = isEstimated
    shown = runs.reduce(into: "") { $0 += $1.text }
    let ends = LineBreaks.ends(in: shown.unicodeScalars)
    letters.reserveCapacity(ends.count)
    var last = -1
    var run = 0
    var runEnd = runs.first?.text.unicodeScalars.count ?? 0
    for index in shown.indices {
      let character = shown[index]
      // A character that goes on in the next run has the style of its start.
      while last + 1 >= runEnd, run + 1 < runs.count {
        run += 1
        runEnd += runs[run].text.unicodeScalars.count
      }
      let style = runs[run].style
      last += character.unicodeScalars.count
      let first = shown.unicodeScalars[index]
      let isNewline = character.isNewline
      let known = isNewline ? 0 : style.advances?.width(of: character)
      if known == nil || style.isItalic || ends[last] == .estimated || first == "\u{AD}" {
        self.isEstimated = true
      }
      letters.append(
        Letter(
          start: index, width: isNewline ? 0 : style.advance(known, first), run: run,
          end: ends[last], isNewline: isNewline,
          hangs: isNewline || first == " " || first == "\t" || first == "\u{3000}"))
    }
  }

  var ascent: Double { (style.lineHeight - style.size) / 2 + style.size * 0.8 }

  package func size(within limit: Double) -> GroupLayout.Size {
    let lines = shownLines(within: limit)
    let width = lines.map(\.width).max() ?? 0
    return .init(width: min(limit, width), height: Double(lines.count) * style.lineHeight)
  }

  /// Returns a Boolean value that indicates whether a part of it is not seen in its place, which may be narrower by
  /// the factor `slack`.
  package func isCut(in frame: ScreenFrame, slack: Double) -> Bool {
    let limit = (frame.width + 0.5) * slack
    let lines = brokenLines(within: limit)
    return style.lineCount > 0 && lines.count > style.lineCount
      || lines.contains { $0.width > limit }
      || Double(lines.count) * style.lineHeight > frame.height + 0.5
  }

  /// The lines that are shown; the last one ends as the style says if more would follow.
  ///
  /// - Parameter height: the room for them, which the first one does not need.
  func lines(within limit: Double, height: Double = .infinity) -> [[Run]] {
    measuredLines(within: limit, height: height).map(\.runs)
  }

  /// The same with their widths.
  func measuredLines(
    within limit: Double, height: Double = .infinity
  ) -> [(runs: [Run], width: Double)] {
    let room = max(1, ((height + 0.5) / style.lineHeight).rounded(.down))
    return shownLines(within: limit, most: Int(exactly: room) ?? Self.maximumLineCount).map {
      (parts(of: $0), $0.width)
    }
  }

  // MARK: Lines

  private struct Line {
    var start: Range<Int>
    /// The rest of the text after an ellipsis; `nil` for none.
    var rest: Range<Int>?
    var width: Double
  }

  private func parts(of line: Line) -> [Run] {
    var parts: [(run: Int, text: String)] = []
    func add(_ text: some StringProtocol, _ run: Int) {
      if parts.last?.run != run { parts.append((run, "")) }
      parts[parts.count - 1].text += text
    }
    func add(_ range: Range<Int>) {
      for index in range {
        let end = index + 1 < letters.count ? letters[index + 1].start : shown.endIndex
        add(shown[letters[index].start..<end], letters[index].run)
      }
    }
    add(line.start)
    if let rest = line.rest {
      add("…", parts.last?.run ?? rest.first.map { letters[$0].run } ?? 0)
      add(rest)
    }
    if parts.isEmpty { return [Run(text: "", style: style)] }
    return parts.map { Run(text: $0.text, style: runs[$0.run].style) }
  }

  private func shownLines(within limit: Double, most room: Int = maximumLineCount) -> [Line] {
    var lines = brokenLines(within: limit)
    let most = min(room, style.lineCount > 0 ? style.lineCount : room)
    guard lines.count > most else { return lines }
    lines = Array(lines.prefix(most))
    lines[most - 1] = shortened(lines[most - 1], to: limit)
    return lines
  }

  private static let maximumLineCount = 200

  /// The lines that all of it needs, without the spaces at their ends; at least one.
  private func brokenLines(within limit: Double) -> [Line] {
    // A width that a group has measured comes back from additions and subtractions a little smaller.
    let limit = limit + 1e-6
    var lines: [Line] = []
    var start = 0
    // A screen has no room for more, and hostile texts have no end.
    while start < letters.count, lines.count <= Self.maximumLineCount {
      let end = self.end(ofLineFrom: start, within: limit)
      let visible = start..<trimmed(start, end)
      lines.append(Line(start: visible, width: letters[visible].reduce(0) { $0 + $1.width }))
      start = end
    }
    if lines.isEmpty || start == letters.count && letters.last?.isNewline == true {
      lines.append(Line(start: start..<start, width: 0))
    }
    return lines
  }

  /// The index after the last character of a line, and after the spaces that follow it.
  private func end(ofLineFrom start: Int, within limit: Double) -> Int {
    var width = 0.0
    var best: Int?
    for index in start..<letters.count {
      let letter = letters[index]
      if !letter.hangs, width + letter.width > limit, index > start { return best ?? index }
      width += letter.width
      switch letter.end {
      case .mandatory: return index + 1
      case .allowed, .estimated: best = index + 1
      case .none: if style.lineBreakMode == .characterWrapping { best = index + 1 }
      }
    }
    return letters.count
  }

  /// The end of a range without what takes no space there.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    (letters[start..<end].lastIndex { !$0.hangs } ?? start - 1) + 1
  }

  /// As much as fits of a line that is the last one though the text goes on.
  private func shortened(_ line: Line, to limit: Double) -> Line {
    let start = line.start.lowerBound
    let next = letters[start...].firstIndex(where: \.isNewline) ?? letters.count
    let last = trimmed(start, next)
    let ellipsis = style.advance(style.advances?.width(of: "…"), "…")
    func fitting(_ indices: some Sequence<Int>, in room: Double) -> (count: Int, width: Double) {
      var count = 0
      var width = 0.0
      for index in indices {
        guard width + letters[index].width <= room else { break }
        width += letters[index].width
        count += 1
      }
      return (count, width)
    }
    switch style.lineBreakMode {
    case .wordWrapping, .characterWrapping: return line
    case .clipping:
      let head = fitting(start..<last, in: limit)
      return Line(start: start..<start + head.count, width: head.width)
    case .truncatingTail, .truncatingHead, .truncatingMiddle:
      let room = limit - ellipsis
      let head =
        switch style.lineBreakMode {
        case .truncatingHead: (count: 0, width: 0.0)
        case .truncatingMiddle: fitting(start..<last, in: room / 2)
        default: fitting(start..<last, in: room)
        }
      let end = start + head.count
      let tail =
        style.lineBreakMode == .truncatingTail
        ? (count: 0, width: 0.0) : fitting((end..<last).reversed(), in: room - head.width)
      return Line(
        start: start..<end, rest: last - tail.count..<last,
        width: head.width + ellipsis + tail.width)
    }
  }
}

extension ScreenText.Style {
  /// The width of a character by its font, or estimated by its first scalar.
  fileprivate func advance(_ known: Double?, _ scalar: Unicode.Scalar) -> Double {
    if let known { return known * size + letterSpacing }
    let part: Double =
      switch scalar {
      case " ", ".", ",", ":", ";", "'", "|", "!", "i", "j", "l", "I", "\u{A0}": 0.28
      case "f", "t", "r", "(", ")", "[", "]", "/", "-": 0.35
      case "m", "w", "M", "W", "@", "Ж", "Ш", "Щ", "Ю", "ж", "ш", "щ", "ю", "%": 0.86
      case "0"..."9": 0.56
      case "\u{AD}", "\u{200B}"..."\u{200D}", "\u{2060}", "\u{FEFF}": 0
      case "\u{2E80}"...: 1
      default: scalar.properties.isUppercase ? 0.67 : 0.54
      }
    // Heavier faces are wider.
    return part * size * (1 + max(0, weight - 400) / 6000) + letterSpacing
  }
}
