import TokenCompiler
import TokenPages
import TokenScreens

/// The page of a rehearsal: its report, and the screens with their findings. The worst are drawn before and after.
///
/// Parts that many screens share stand in pools:
///
/// ```
/// {
///   "axes": [{"name": "scheme", "contexts": ["light", "dark"]}], "themes": [{"name": "light", …}],
///   "facts": [{"cause": "token", "name": "color.accent", "effects": […]}], "findings": […],
///   "screens": [{"name": "pay.json", "components": 20,
///     "places": [{"at": "/children/2", "findings": [0, 1]}], "pictures": [[0, 1], [2, 3]]}],
///   "pictures": [{"width": 390, "height": 700, "svg": "<svg …",
///     "at": ["/children/2"], "frames": [[0, 8, 390, 44]]}]
/// }
/// ```
package struct RehearsalPage {
  private let screens: RehearsedScreens
  private let outline: RehearsalOutline
  private let frame: ComparedPage
  private let themes: [ThemePair]
  private let drawings: Versions<ScreenDrawing>
  private var pictures = Pool<Picture>()
  /// For each screen that is drawn, its pictures in each theme.
  private var drawn: [Int: [Versions<Int>]] = [:]
  private var size = 0

  private struct Picture: Hashable {
    var width: Double
    var height: Double
    var svg: [UInt8]
    /// Where the components that change are, by their pointers.
    var frames: [Frame]
  }

  private struct Frame: Hashable {
    var pointer: String
    var numbers: [Int]
  }

  /// The bytes of pictures after which no more are drawn, the screens of which are drawn at most, and
  /// those that are listed.
  private static let pictureLimit = 3_000_000
  private static let drawnLimit = 100
  private static let screenLimit = 2_000
  /// The places of a change that are named; the others are counted.
  private static let placeLimit = 20

  /// - Parameter screens: what the rehearsal found, the worst first.
  package init(_ screens: RehearsedScreens, of rehearsal: ScreenRehearsal) {
    self.screens = screens
    frame = ComparedPage(
      old: screens.old, new: screens.new, isOneVersion: screens.isOneVersion,
      themes: screens.themes)
    themes = rehearsal.themes
    let names = screens.screens.map(\.name)
    // The page names no folder of this machine.
    let isBelow = names.allSatisfy { $0.hasPrefix("/") }
    outline = RehearsalOutline(screens, below: isBelow ? FilePath.commonFolder(of: names) : "")
    drawings = Versions(old: ScreenDrawing(rehearsal.old), new: ScreenDrawing(rehearsal.new))
  }

  /// The number of the next screen to draw; `nil` when the page has as many as it should.
  package var next: Int? {
    let limit = min(Self.drawnLimit, screens.screens.count)
    return size < Self.pictureLimit && drawn.count < limit ? drawn.count : nil
  }

  /// Draws the next screen, whose document it is.
  package mutating func draw(_ document: NodeID, of tape: JSONTape) {
    guard let number = next else { return }
    let screen = screens.screens[number]
    let pointers = Set(screen.elements.map(\.pointer) + screen.singles.map(\.pointer))
    func drawn(_ drawing: ScreenDrawing?, _ themes: [Int]) -> [DrawnScreen] {
      drawing?.drawn(document, in: tape, themes: themes) ?? []
    }
    let old = drawn(drawings.old, themes.map(\.old))
    let new = drawn(drawings.new, themes.map(\.new))
    self.drawn[number] = themes.indices.map { theme in
      Versions(
        old: old.isEmpty ? nil : index(of: old[theme], pointers),
        new: new.isEmpty ? nil : index(of: new[theme], pointers))
    }
  }

  private mutating func index(of screen: DrawnScreen, _ pointers: Set<String>) -> Int {
    let frames = screen.frames(of: pointers).sorted { $0.key < $1.key }.map { pointer, frame in
      Frame(
        pointer: pointer,
        numbers: [frame.x, frame.y, frame.width, frame.height].map {
          Int(exactly: $0.rounded()) ?? 0
        })
    }
    let outer = screen.screen.frame
    let picture = Picture(
      width: outer.width, height: outer.height, svg: screen.svg(title: nil), frames: frames)
    let count = pictures.elements.count
    let number = pictures.number(of: picture)
    if number == count { size += picture.svg.count }
    return number
  }

  package var bytes: [UInt8] {
    ReportPage.bytes(
      of: report,
      above: ReportPage.Stage(
        body: PackageResources.rehearsal_html, style: PackageResources.rehearsal_css, data: data,
        script: PackageResources.rehearsal_js, hasImages: true))
  }

  private var report: Report {
    var report = outline.report()
    report.title = frame.title
    // Notes on the pictures come last.
    report.summary.append(report.scope)
    report.scope = ""
    let changed = screens.screens.count
    if drawn.count < changed { report.summary.append("the worst \(drawn.count) are drawn") }
    if Self.screenLimit < changed {
      report.summary.append("the worst \(Self.screenLimit) are listed")
    }
    report.summary.append(
      """
      Pictures are drawn by the specs: their text and line breaks are not those of iOS. A dashed box is an element \
      without a spec.
      """)
    return report
  }

  private var data: [UInt8] {
    let listed = screens.screens.prefix(Self.screenLimit).enumerated().map { $0 }
    var writer = JSONWriter()
    writer.object { writer in
      frame.write(to: &writer)
      writer.array("screens", listed) { entry, writer in
        writer.value(record(of: entry.element, entry.offset))
      }
      RehearsalRecord.write(outline, to: &writer)
      writer.array("pictures", pictures.elements) { picture, writer in
        writer.value(
          [
            "width": picture.width, "height": picture.height,
            "svg": String(decoding: picture.svg, as: UTF8.self),
            "at": picture.frames.map(\.pointer), "frames": picture.frames.map(\.numbers),
          ] as JSONRecord)
      }
    }
    return writer.bytes
  }

  private func record(of screen: RehearsedScreen, _ number: Int) -> JSONRecord {
    [
      "name": outline.name(ofScreen: screen.name),
      "components": screen.elementCount,
      "places": screens.records(of: screen, limit: Self.placeLimit),
      "pictures": drawn[number].map { $0.map { [$0.old ?? -1, $0.new ?? -1] } },
    ]
  }
}
