import TokenCompiler
import TokenSwift

/// Which module each Swift file is of: that of the target whose folder a package's manifest names, the folder below
/// `Sources`, or else the first below what the command line names.
struct ModuleMap {
  /// A target of a package, with the absolute folder of its sources.
  private struct Target {
    let name: String
    let folder: String
  }

  /// The targets with folders of their own, by the folder of the package that a folder is in.
  private var targets: [String: [Target]] = [:]
  private static let manifest = "Package.swift"

  static func absolute(_ path: String) -> String {
    "/" + FilePath.normalized(FilePath.joined(WorkingDirectory.current.path, path))
  }

  /// The nearest folder around a path that is a package or a repository; `nil` if none is.
  static func project(around path: String) -> String? {
    var folder = FilePath.split(absolute(path)).folder
    while folder.utf8.count > 1 {
      let isProject = [Self.manifest, ".git"].contains {
        FileSystem.status(of: FilePath.join(folder, $0)) != nil
      }
      if isProject { return folder }
      folder = FilePath.split(folder).folder
    }
    return nil
  }

  /// The folder that has both a path and the tokens, if one of them lies directly in it; `nil` otherwise.
  static func folder(around path: String, _ tokens: String) -> String? {
    let paths = [path, tokens].map { absolute($0) }
    let common = FilePath.commonFolder(of: paths.map { FilePath.join($0, "file") })
    let folder = "/" + FilePath.normalized(common)
    let isDirect = paths.contains { FilePath.split($0).folder == folder || $0 == folder }
    return isDirect && folder.utf8.count > 1 ? folder : nil
  }

  /// - Parameter folder: what the command line names.
  mutating func module(of path: String, below folder: String) -> String {
    statedModule(of: path) ?? Self.module(of: path, below: folder)
  }

  /// The same by the folders alone.
  static func module(of path: String, below folder: String) -> String {
    if let stated = folderBelowSources(of: path) { return stated }
    let folders = FilePath.split(path).folder.split(separator: "/").map(String.init)
    return folders.dropFirst(folder.split(separator: "/").count).first ?? folders.last ?? "."
  }

  /// The module that a manifest or the folder `Sources` gives a file; `nil` if none does.
  mutating func statedModule(of path: String) -> String? {
    let whole = Self.absolute(path)
    let target = targets(around: whole).filter { whole.hasPrefix($0.folder + "/") }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
    if let target { return Self.moduleName(target.name) }
    return Self.folderBelowSources(of: path)
  }

  /// The folder below `Sources`, without a manifest.
  static func folderBelowSources(of path: String) -> String? {
    let folders = FilePath.split(path).folder.split(separator: "/").map(String.init)
    guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.count else {
      return nil
    }
    return moduleName(folders[sources + 1])
  }

  /// As a target is called in Swift.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private mutating func targets(around path: String) -> [Target] {
    var folder = FilePath.split(path).folder
    var passed: [String] = []
    var found: [Target] = []
    while folder.utf8.count > 1 {
      if let known = targets[folder] {
        found = known
        break
      }
      passed.append(folder)
      let manifest = FilePath.join(folder, Self.manifest)
      if FileSystem.status(of: manifest) != nil {
        found = (try? FileSystem.read(manifest)).map { Self.targets(in: $0, of: folder) } ?? []
        break
      }
      folder = FilePath.split(folder).folder
    }
    for folder in passed { targets[folder] = found }
    return found
  }

  private static let targetWords: Set<String> = [
    "target", "executableTarget", "testTarget", "macro",
  ]

  /// The targets of a manifest that state a `path`.
  private static func targets(in bytes: [UInt8], of folder: String) -> [Target] {
    let source = SwiftSource(bytes)
    return source.tokens.indices.compactMap { index in
      guard source.isName(index), targetWords.contains(source.text(index)),
        source.isMark(index - 1, "."), source.isMark(index + 1, "(")
      else { return nil }
      let end = source.closing(index + 1)
      var texts: [String: String] = [:]
      var next = index + 2
      while next < end {
        if source.isName(next), source.isMark(next + 1, ":"),
          ["name", "path"].contains(source.text(next)), source.text(next + 2).hasPrefix("\"")
        {
          texts[source.text(next)] = String(source.text(next + 2).dropFirst().dropLast())
        }
        next = source.isMark(next, among: "([{") ? source.closing(next) + 1 : next + 1
      }
      guard let name = texts["name"], let path = texts["path"] else { return nil }
      return Target(name: name, folder: absolute(FilePath.joined(folder, path)))
    }
  }
}
