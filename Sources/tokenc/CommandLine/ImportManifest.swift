import TokenCompiler
import TokenImport

/// How files are imported, beside what is made of them: `tokenc import FOLDER` writes what it found out,
/// people edit it, and `tokenc import` follows it.
///
/// ```json
/// {
///   "dialect": "dtcg-draft",
///   "inputs": ["../design"],
///   "modifiers": { "scheme": { "light": ["../design/light.json"], "dark": ["../design/dark"] } }
/// }
/// ```
struct ImportManifest {
  var dialect: ImportDialect
  /// Files or folders, as the working directory leads to them, like all paths here.
  var inputs: [String]
  var ignored: [String] = []
  /// When files count that don't always: the default context first.
  var modifiers: [ImportPlan.Modifier] = []
  var modePlace: ImportOptions.ModePlace?
  var numberUnit: Dimension.Unit?
  var opacityPlace: ImportCommand.OpacityPlace?
  var groupsByType = false
  /// The groups whose tokens are the parts of text styles.
  var textStyles: [TextStyleGroup] = []

  static let name = "tokenc.import.json"

  /// The files and folders of contexts that are sets of their own.
  func files(of apart: ContextsApart) -> [String] {
    let modifier = modifiers.first { $0.name == apart.modifier }
    let contexts = modifier?.contexts.filter { apart.contexts.contains($0.name) } ?? []
    return contexts.flatMap(\.files).unique()
  }

  /// Leaves contexts that are sets of their own out of what is read, and answers their files.
  mutating func leaveOut(_ apart: ContextsApart) -> [String] {
    let files = files(of: apart)
    for index in modifiers.indices where modifiers[index].name == apart.modifier {
      modifiers[index].contexts.removeAll { apart.contexts.contains($0.name) }
    }
    let used = Set(modifiers.flatMap { $0.contexts.flatMap(\.files) })
    ignored += files.filter { !used.contains($0) && !ignored.contains($0) }
    return files
  }

  // MARK: Text

  /// The file's text in a folder, from which its paths lead.
  func text(in folder: String) -> [UInt8] {
    func paths(_ paths: [String]) -> [String] {
      paths.map { WorkingDirectory.path(from: folder, to: $0) }
    }
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("dialect", dialect.rawValue)
      writer.array("inputs", paths(inputs)) { $1.value($0) }
      if !ignored.isEmpty { writer.array("ignored", paths(ignored)) { $1.value($0) } }
      if !modifiers.isEmpty {
        writer.object("modifiers") { writer in
          for modifier in modifiers {
            writer.object(modifier.name) { writer in
              for context in modifier.contexts {
                writer.array(context.name, paths(context.files)) { $1.value($0) }
              }
            }
          }
        }
      }
      if let modePlace { writer.member("modesIn", modePlace.text) }
      if let numberUnit { writer.member("unit", numberUnit.rawValue) }
      if let opacityPlace { writer.member("alpha", opacityPlace.rawValue) }
      if groupsByType { writer.member("byType", true) }
      if !textStyles.isEmpty {
        writer.object("textStyles") { writer in
          for group in textStyles {
            if let family = group.family {
              writer.member(group.path, family)
            } else {
              writer.member(group.path, true)
            }
          }
        }
      }
    }
    return writer.document
  }

  private static let members = [
    "dialect", "inputs", "ignored", "modifiers", "modesIn", "unit", "alpha", "byType",
    "textStyles",
  ]

  /// Reads the file of a folder; `nil` if there is none.
  static func read(in folder: String) throws(RunFailure) -> ImportManifest? {
    let path = FilePath.join(folder, name)
    guard FileSystem.status(of: path) != nil else { return nil }
    var reader = InputReader(source: DiskSource())
    var diagnostics = DiagnosticCollector()
    let root = try reader.root(ofFile: path, reporting: &diagnostics)
    var json = JSONObjectReader(tape: reader.tape, id: .configuration, diagnostics: diagnostics)
    let manifest = root.flatMap { read($0, with: &json, in: folder) }
    if !json.diagnostics.hasErrors, let manifest { return manifest }
    throw RunFailure(badInput: json.diagnostics, in: reader.tape.sources)
  }

  private static func read(
    _ root: NodeID, with json: inout JSONObjectReader, in folder: String
  ) -> ImportManifest? {
    guard let object = json.object(root, "the manifest of an import", known: members) else {
      return nil
    }
    func paths(_ found: [String]?) -> [String] {
      (found ?? []).map { path in
        let whole = path.hasPrefix("/") ? path : FilePath.join(folder, path)
        return WorkingDirectory.current.displayPath(for: ImportInput.plain(whole))
      }
    }
    let dialect: ImportDialect? = json.word("dialect", of: object, "a dialect")
    let inputs = json.strings("inputs", of: object)
    guard let dialect, let inputs, !inputs.isEmpty else {
      if !json.diagnostics.hasErrors {
        json.fail(root, "the manifest of an import needs 'dialect' and 'inputs'")
      }
      return nil
    }
    var manifest = ImportManifest(dialect: dialect, inputs: paths(inputs))
    manifest.ignored = paths(json.strings("ignored", of: object))
    if let node = object["modifiers"], let modifiers = json.object(node, "'modifiers'") {
      for modifier in modifiers.members {
        guard let contexts = json.object(modifier.value, "a modifier") else { continue }
        manifest.modifiers.append(
          .init(
            name: modifier.name,
            contexts: contexts.members.map { context in
              .init(name: context.name, files: paths(json.strings(context.name, of: contexts)))
            }))
      }
    }
    manifest.modePlace = json.string("modesIn", of: object).map { ImportOptions.ModePlace($0) }
    manifest.numberUnit = json.word("unit", of: object, "a unit")
    manifest.opacityPlace = json.word("alpha", of: object, "a place")
    manifest.groupsByType = json.flag("byType", of: object) ?? false
    if let node = object["textStyles"], let groups = json.object(node, "'textStyles'") {
      for group in groups.members {
        let family = json.tape.stringValue(group.value)
        if family == nil, json.tape.kind(group.value) != .true {
          json.fail(
            group.value,
            "a group of text styles takes true, or the name of the font where its tokens have none")
        }
        manifest.textStyles.append(TextStyleGroup(path: group.name, family: family))
      }
    }
    return manifest
  }
}
