import TokenCompiler
import TokenPages

/// The two sides and their themes, which every page of a comparison shows.
struct ComparedPage: Sendable {
  let old: String
  let new: String
  private let isOneVersion: Bool
  private let themes: [ThemeLabel]

  init(old: String, new: String, isOneVersion: Bool, themes: [ThemeLabel]) {
    let labels = Self.labels(old, new, isOneVersion: isOneVersion)
    self.old = labels[0]
    self.new = labels[1]
    self.isOneVersion = isOneVersion
    self.themes = themes
  }

  var title: Phrase { "\(name: old) → \(name: new)" }

  /// The sides without the folders of this machine, as far as they differ in them.
  private static func labels(_ old: String, _ new: String, isOneVersion: Bool) -> [String] {
    let sides = [old, new]
    // Two contexts of one input stand behind its path, and their names may have slashes.
    let paths = sides.map { isOneVersion ? String($0.prefix { $0 != "(" }) : $0 }
    let folders = paths.map { FilePath.split($0).folder.split(separator: "/") }
    let shared = zip(folders[0], folders[1]).prefix { $0 == $1 }.count
    return zip(sides, zip(paths, folders)).map { side, location in
      guard location.0.hasPrefix("/") else { return side }
      let isAlone = !paths.allSatisfy { $0.hasPrefix("/") }
      let names = location.1.dropFirst(isAlone ? location.1.count : shared)
      let name = FilePath.split(location.0).name + side.dropFirst(location.0.count)
      return (names.map(String.init) + [name]).joined(separator: "/")
    }
  }

  func write(to writer: inout JSONWriter) {
    let axes = ThemeAxis.allCases.filter { axis in themes.contains { $0.contexts[axis] != nil } }
    writer.array("axes", axes) { axis, writer in
      writer.value(["name": axis.rawValue, "contexts": axis.contexts] as JSONRecord)
    }
    writer.array("themes", themes) { theme, writer in writer.value(record(of: theme, axes)) }
    writer.member("sides", [old, new])
  }

  /// Where two contexts of one version are compared, no one brand is the theme's: the sides say which.
  private func record(of theme: ThemeLabel, _ axes: [ThemeAxis]) -> JSONRecord {
    let isNamed = !isOneVersion || Set(themes.map(\.brand)).count > 1
    let brand = isNamed && theme.brand != CompilePlan.defaultBrand ? theme.brand : ""
    let contexts = axes.map { theme.contexts[$0] ?? "" }
    return [
      "name": ([brand] + contexts).filter { !$0.isEmpty }.joined(separator: " "),
      "brand": brand, "contexts": contexts,
      "dark": theme.contexts[.scheme] == ThemeAxis.scheme.contexts[1],
    ]
  }
}
