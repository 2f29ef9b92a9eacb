import CommandSupport
import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenCompiler

@Suite struct CodeLintTests {
  /// A line of Swift, and the findings in it as `kind value`.
  struct Line: Sendable, CustomTestStringConvertible {
    let code: String
    let findings: [String]

    init(_ code: String, _ findings: String...) {
      self.code = code
      self.findings = findings
    }

    var testDescription: String { code }
  }

  /// The findings in a text of Swift, in their order.
  static func findings(
    _ code: String, settings: String = "", file: String = "App/View.swift"
  ) throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    try folder.write(tokens, to: "t/a.tokens.json")
    try folder.write("{ \"lint\": { \"code\": { \(settings) } } }", to: "t/tokenc.json")
    try folder.write(code, to: file)
    return try runTokenc(["lint", folder["t"], "--sources", folder.path]).diagnostics.sorted
  }

  static func texts(_ code: String, settings: String = "") throws -> [String] {
    try findings(code, settings: settings).compactMap { diagnostic in
      diagnostic.literal.map { "\($0.kind) \($0.value)" }
    }
  }

  /// The findings in each line, each within a file of its own, of one run.
  private static func findings(
    of lines: [Line], within code: (String) -> String
  ) throws -> [String: [String]] {
    let folder = try TemporaryFolder()
    try folder.write(tokens, to: "t/a.tokens.json")
    for (number, line) in lines.enumerated() {
      try folder.write(code(line.code), to: "App/\(number).swift")
    }
    let run = try runTokenc(["lint", folder["t"], "--sources", folder["App"]])
    var found: [String: [String]] = [:]
    for diagnostic in run.diagnostics.sorted {
      guard let range = diagnostic.range, let literal = diagnostic.literal else { continue }
      let name = run.sources[range.file].path.split(separator: "/").last?.prefix { $0 != "." }
      guard let number = name.flatMap({ Int($0) }) else { continue }
      found[lines[number].code, default: []].append("\(literal.kind) \(literal.value)")
    }
    return found
  }

  static let tokens = """
    {
      "color": {
        "$type": "color",
        "accent": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "surface": {
          "$value": { "colorSpace": "srgb", "components": [1, 1, 1] },
          "$extensions": { "mode": { "dark": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
        }
      },
      "spacing": {
        "$type": "dimension",
        "m": { "$value": { "value": 16, "unit": "px" } },
        "s": { "$value": { "value": 8, "unit": "px" } }
      },
      "radius": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } },
      "fontSize": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } },
      "duration": { "$type": "duration", "s": { "$value": { "value": 300, "unit": "ms" } } }
    }
    """

  // MARK: SwiftUI

  static let swiftUI: [Line] = [
    Line(".padding(12)", "spacing 12"),
    Line(".padding(.top, 12)", "spacing 12"),
    Line(".padding([.top, .bottom], -5)", "spacing -5"),
    Line(".padding(isWide ? 24 : 12)", "spacing 24", "spacing 12"),
    Line(".padding(0)"),
    Line("text.padding(top: 12, leading: 16, bottom: 12)", "spacing 12 16 12"),
    Line("text.padding(horizontal: 8)", "spacing 8"),
    Line("text.padding(top: 0)"),
    Line("text.padding(lines: 3)"),
    Line(".padding(width / 2)"),
    Line(".padding(.horizontal)"),
    Line("VStack(alignment: .leading, spacing: 8) { }", "spacing 8"),
    Line("HStack(spacing: 0) { }"),
    Line("Spacer(minLength: 8)", "spacing 8"),
    Line("Spacer().frame(height: 20)", "spacing 20"),
    Line("Image(name).frame(width: 44, height: 44)", "size 44", "size 44"),
    Line("text.cornerRadius(8)", "radius 8"),
    Line("RoundedRectangle(cornerRadius: 8, style: .continuous)", "radius 8"),
    Line("text.blur(radius: 8)"),
    Line("text.opacity(0.5)", "opacity 0.5"),
    Line("text.opacity(isShown ? 1 : 0)"),
    Line("text.font(.system(size: 17, weight: .semibold))", "font system 17 600"),
    Line("text.font(.custom(name, size: 17))", "font 17"),
    Line("text.font(.brand(size: 17))", "font 17"),
    Line("text.font(.title)"),
    Line("text.font(.body.weight(.light))"),
    Line("text.lineSpacing(8)"),
    Line("text.foregroundColor(.red)", "color Color.red"),
    Line("text.foregroundStyle(.white.opacity(0.1))", "color #ffffff 10%"),
    Line("Color.white.opacity(0.1)", "color #ffffff 10%"),
    Line("Color(red: 1, green: 0, blue: 0)", "color #ff0000"),
    Line("Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)", "color #ff0000"),
    Line("Color(hex: 0xFF0000)", "color #ff0000"),
    Line("Color(\"Brand\")"),
    Line("Color(.blue100)"),
    Line("Color(red: r * 0.5, green: g, blue: b)"),
    Line("text.background(Color.primary.opacity(0.2))", "opacity 0.2"),
    Line("shape.stroke(.white, lineWidth: 2)", "color #ffffff", "border 2"),
    Line(
      "text.shadow(color: .black.opacity(0.2), radius: 4, y: 2)",
      "shadow shadow(color: .black.opacity(0.2), radius: 4, y: 2)"),
    Line("text.shadow(radius: radius)"),
    Line("text.padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))", "spacing 4 8 4 8"),
    Line("withAnimation(.easeInOut(duration: 0.3)) { }", "duration 0.3s"),
    Line(
      "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
      "color Color.red", "color Color.blue"),
    Line("Button(style: .primary, size: .medium)"),
    Line("badge.kind(.red)"),
    Line("text.adaptivePadding(.vertical, 8)", "spacing 8"),
    Line("text.padding(EdgeInsets(top: .grid(4), leading: .grid(5), bottom: 0, trailing: 0))"),
    Line(
      "text.foregroundColor(isLight ? .hex(0x222222) : .white)", "color #222222", "color #ffffff"),
    Line("UIImpactFeedbackGenerator(style: .light)"),
  ]

  private static let inSwiftUI = Result {
    try findings(of: swiftUI) {
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n    \($0)\n  }\n}\n"
    }
  }

  @Test("a value in SwiftUI is found by its place", arguments: swiftUI)
  func inSwiftUI(_ line: Line) throws {
    #expect(try Self.inSwiftUI.get()[line.code] ?? [] == line.findings)
  }

  // MARK: UIKit

  static let uiKit: [Line] = [
    Line("view.backgroundColor = .red", "color #ff0000"),
    Line("view.backgroundColor = .systemGreen"),
    Line("view.backgroundColor = .clear"),
    Line("view.backgroundColor = UIColor(white: 0, alpha: 0.2)", "color #000000 20%"),
    Line(
      "view.backgroundColor = UIColor(red: 46/255, green: 0, blue: 0, alpha: 1)", "color #2e0000"),
    Line(
      "view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "color #ff0000"),
    Line("button.setTitleColor(.white, for: .normal)", "color #ffffff"),
    Line("label.textColor = isOn ? .black : tint", "color #000000"),
    Line("let a = [NSAttributedString.Key.foregroundColor: UIColor.black]", "color #000000"),
    Line("cell.selectionStyle = .gray"),
    Line("if state == .red { }"),
    Line("switch state { case .green: break\n default: break }"),
    Line("switch state { case .red, .green: break\n default: break }"),
    Line("label.font = .systemFont(ofSize: 14)", "font system 14 400"),
    Line("label.font = UIFont(name: \"Inter-Bold\", size: 14)", "font Inter 14 700"),
    Line("label.font = label.font.withSize(14)", "font 14"),
    Line("label.font = .boldFontWithSize(14)", "font 14"),
    Line("stack.spacing = 8", "spacing 8"),
    Line("style.lineSpacing = 8"),
    Line("layout.minimumLineSpacing = 8", "spacing 8"),
    Line("view.layer.cornerRadius = 8", "radius 8"),
    Line("view.layer.borderWidth = 1", "border 1"),
    Line("view.layer.shadowOpacity = 0.2", "shadow 0.2"),
    Line("view.layer.shadowOffset = CGSize(width: 0, height: 2)", "shadow 0 2"),
    Line("view.alpha = 0.5", "opacity 0.5"),
    Line("view.alpha = 1"),
    Line(
      "scroll.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)", "spacing 8 0 0 0"),
    Line("scroll.contentInset.top = 8", "spacing 8"),
    Line("a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)", "spacing 8"),
    Line("a.topAnchor.constraint(equalTo: b.topAnchor, constant: -8)", "spacing -8"),
    Line("a.heightAnchor.constraint(equalToConstant: 44)", "size 44"),
    Line("heightConstraint.constant = 44", "size 44"),
    Line("make.top.equalTo(view).offset(8)", "spacing 8"),
    Line("make.width.height.equalTo(40)", "size 40"),
    Line("make.edges.equalToSuperview().inset(8)", "spacing 8"),
    Line("UIView.animate(withDuration: 0.3, delay: 0.1) { }", "duration 0.3s"),
    Line("queue.asyncAfter(deadline: .now() + 0.3) { }"),
    Line("Timer(timeInterval: 30, repeats: true) { _ in }"),
    Line("show(duration: 3)"),
    Line("let margin: CGFloat = 23", "spacing 23"),
    Line("let count = 23"),
    Line("let radius12: CGFloat = 12", "radius 12"),
    Line("let buttonPaddingMd = 10", "spacing 10"),
    Line("let spacing8 = 8", "spacing 8"),
    Line("let iPadding2x: Int = 3"),
    Line("fade.duration = 0.3", "duration 0.3s"),
    Line("let marginForCompactWidth: CGFloat = 23", "spacing 23"),
    Line("view.layer.shadowOffset = .init(width: 0, height: 8)", "shadow 0 8"),
    Line("view.configure(corner: .fixed(radius: 12))", "radius 12"),
    Line("container.shadowAlpha = 0.1", "shadow 0.1"),
    Line("var shadowColor: UIColor = .black { didSet { draw() } }", "color #000000"),
    Line(
      "let a = UIColor(dynamicProvider: { t in return t.isDark ? .white : base })", "color #ffffff"),
    Line("let a = colorWith255RGB(242, g: 243, b: 245)", "color #f2f3f5"),
    Line("func row(spacing: CGFloat = 8) { }", "spacing 8"),
    Line("let frame = CGRect(x: 0, y: 8, width: 40, height: 40)"),
    Line("button.hitTestSlop = UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8)"),
  ]

  private static let inUIKit = Result {
    try findings(of: uiKit) {
      "import UIKit\nfinal class A {\n  func load() {\n    \($0)\n  }\n}\n"
    }
  }

  @Test("a value in UIKit is found by its place", arguments: uiKit)
  func inUIKit(_ line: Line) throws {
    #expect(try Self.inUIKit.get()[line.code] ?? [] == line.findings)
  }

  @Test("the stated type of a place decides what a leading dot is")
  func statedTypes() throws {
    let code = """
      import UIKit
      enum Status { case red, green }
      struct A {
        var status: Status { .red }
        var color: UIColor { .red }
        var tint: UIColor {
          switch status {
          case .red: return .white
          case .green: return .black
          }
        }
        let all: [UIColor] = [.red]
        func set(_ color: UIColor, _ status: Status) {}
        func run() { set(.blue, .green) }
      }
      """
    #expect(
      try Self.texts(code) == [
        "color #ff0000", "color #ffffff", "color #000000", "color #ff0000", "color #0000ff",
      ])
  }

  @Test("a type of the app's own is no color, where it is known")
  func ownTypes() throws {
    let code = """
      import SwiftUI
      enum Theme { enum Color { static let red = 1 }
        static let a = Color.red
      }
      let b = Color.red
      """
    #expect(try Self.findings(code).map { $0.literal?.value } == ["Color.red"])
  }

  @Test("previews, tests and generated files are left out")
  func leftOut() throws {
    let preview = """
      import SwiftUI
      struct P: PreviewProvider { static var previews: some View { Text("").padding(12) } }
      #Preview { Text("").padding(12) }
      """
    #expect(try Self.findings(preview).isEmpty)
    let code = "import SwiftUI\nlet a = Text(\"\").padding(12)\n"
    #expect(try Self.findings(code, file: "AppTests/A.swift").isEmpty)
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "MyTests/t/a.tokens.json")
    try folder.write(code, to: "MyTests/App/A.swift")
    #expect(
      try runTokenc(["lint", folder["MyTests/t"], "--sources", folder["MyTests/App"]]).diagnostics
        .sorted.count == 1, "only folders below the one that is named say what a test is")
    #expect(try Self.findings("// Generated by x. Do not edit.\n" + code).isEmpty)
    #expect(try Self.findings(code, settings: "\"except\": \"App\"").isEmpty)
    #expect(try Self.findings(code, settings: "\"except\": [\"A*/V*.swift\"]").isEmpty)
    #expect(try Self.findings(code, settings: "\"kinds\": { \"spacing\": \"off\" }").isEmpty)
    #expect(try Self.findings(code).count == 1)
  }

  @Test("a comment with a reason allows a line or a file, and one that allows nothing is reported")
  func allowances() throws {
    #expect(try Self.findings("let spacing = 8 // tokenc:allow drawn by hand").isEmpty)
    #expect(try Self.findings("// tokenc:allow drawn by hand\nlet spacing = 8").isEmpty)
    #expect(try Self.findings("// tokenc:allow-file drawn by hand\n\nlet spacing = 8").isEmpty)
    let unused = try Self.findings("// tokenc:allow drawn by hand\nlet a = 8")
    #expect(unused.map(\.id.rawValue) == ["unused-suppression"])
    let open = try Self.findings("let spacing = 8 // tokenc:allow")
    #expect(open.map(\.id.rawValue) == ["code-spacing", "unused-suppression"])
  }

  @Test("colors of the system are found where tokenc.json asks for them")
  func systemColors() throws {
    let code = "import UIKit\nlet a: UIColor = .systemGreen\n"
    #expect(try Self.findings(code).isEmpty)
    #expect(
      try Self.texts(code, settings: "\"systemColors\": true") == ["color UIColor.systemGreen"])
  }

  // MARK: Tokens

  @Test("a number has the token of its place: 8 is a spacing, a radius or a size of text")
  func tokensByPlace() throws {
    let code = """
      import UIKit
      func load() {
        stack.spacing = 8
        layer.cornerRadius = 8
        label.font = label.font.withSize(8)
        view.alpha = 0.5
      }
      """
    #expect(
      try Self.findings(code).map { $0.literal?.token ?? "none" } == [
        "spacing.s", "radius.s", "fontSize.s", "none",
      ])
  }

  @Test("a token that differs between themes is no exact one")
  func themes() throws {
    let found = try Self.findings("import UIKit\nlet a = UIColor.white\nlet b = UIColor.red\n")
    #expect(found.map { $0.literal?.token } == [nil, "color.accent"])
    #expect(found[0].literal?.nearest == "color.surface")
  }

  @Test("JSON has place, kind, value and token")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write("let rowSpacing = 16\n", to: "A.swift")
    let run = try BuiltTokenc.run(
      ["lint", "t", "--sources", "A.swift", "--diagnostics", "json"], in: folder.path)
    for part in [
      "\"path\": \"A.swift\"", "\"line\": 1,", "\"column\": 18,", "\"kind\": \"spacing\"",
      "\"value\": \"16\"", "\"token\": \"spacing.m\"", "\"swift\": \"SpacingToken.m\"",
    ] {
      #expect(run.output.contains(part), "\(part) in \(run.output)")
    }
  }

  @Test("the baseline knows findings of code, and shrinks")
  func baseline() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write("let spacing = 8\nlet margin = 8\n", to: "A.swift")
    func lint(_ options: String...) throws -> [String] {
      try runTokenc(["lint", folder["t"], "--sources", folder["A.swift"]] + options)
        .diagnostics.sorted.map(\.id.rawValue)
    }
    #expect(try lint() == ["code-spacing", "code-spacing"])
    #expect(try lint("--update-baseline", "--reason", "before tokens").isEmpty)
    #expect(try lint().isEmpty)
    try folder.write("let spacing = 8\n", to: "A.swift")
    #expect(try lint() == ["stale-baseline"])
    #expect(try lint("--update-baseline").isEmpty)
    try folder.write("let spacing = 8\nlet margin = 8\n", to: "A.swift")
    #expect(try lint() == ["code-spacing"])
  }

  // MARK: Fixes

  @Test("a fix writes the accessor of a token with the same value in every theme, and the import")
  func fixes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "p/t/a.tokens.json")
    try folder.write(
      "{ \"accessors\": { \"uiKit\": true }, \"output\": { \"tokens\": \"../Sources/Tokens\" } }",
      to: "p/t/tokenc.json")
    try folder.write(
      """
      import SwiftUI

      struct A: View {
        var body: some View {
          Text("a").padding(.top, 16).padding(17).foregroundColor(Color(red: 1, green: 0, blue: 0))
          Text("b").foregroundColor(.white).foregroundStyle(.red).padding(-16)
          (Text("c").foregroundColor(Color(red: 1, green: 0, blue: 0)) + Text("d")).padding(isOn ? 16 : 8)
          Color(hex: 0xFF0000)
          Circle().fill(Color(red: 1, green: 0, blue: 0))
        }
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      """, to: "p/Sources/App/A.swift")
    let run = try runTokenc(
      ["lint", folder["p/t"], "--sources", folder["p/Sources/App"], "--fix"])
    #expect(run.noticeText.hasPrefix("fixed 5 places in "))
    #expect(
      folder.text(of: "p/Sources/App/A.swift") == """
        import Tokens
        import SwiftUI

        struct A: View {
          var body: some View {
            Text("a").padding(.top, .m).padding(17).foregroundColor(.accent)
            Text("b").foregroundColor(.white).foregroundStyle(.red).padding(-16)
            (Text("c").foregroundColor(Color(red: 1, green: 0, blue: 0)) + Text("d")).padding(isOn ? 16 : 8)
            Color(hex: 0xFF0000)
            Circle().fill(.accent)
          }
          let color = UIColor.accent
        }
        """)
  }

  @Test("without accessors nothing is fixed")
  func noAccessors() throws {
    let found = try Self.findings("import SwiftUI\nlet a = Text(\"\").padding(16)\n")
    #expect(found.map { $0.fixIt?.edit.replacement } == [nil])
  }

  // MARK: Hostile input

  @Test("any text is read without a fault, and the work grows with its length alone")
  func hostile() throws {
    var chance = Effort.chance
    let parts = [
      "(", ")", "[", "]", "{", "}", ".red", "Color", "UIColor(", "8", "-", "?", ":", "=", "\"",
      "padding(", ".shadow(", "return ", "switch a ", "case ", ",", "\n", "EdgeInsets(", "#",
      ".opacity(0.5)", "in ", "let spacing ", "// tokenc:allow", "??", "`", "\\(",
    ]
    for _ in 0..<Effort.rounds(2_000, short: 10) {
      let code = (0..<60).map { _ in parts.randomElement(using: &chance) ?? "" }.joined()
      _ = try Self.findings(code)
    }
    for part in ["(", "[.red, ", "a ? .red : ", "x.padding(", "{ .red }", "UIColor("] {
      _ = try Self.findings(
        "import UIKit\n" + String(repeating: part, count: Effort.rounds(20_000, short: 200)))
    }
  }
}
