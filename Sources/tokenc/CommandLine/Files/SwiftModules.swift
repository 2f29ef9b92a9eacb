import TokenChange
import TokenCompiler
import TokenSwift

/// The modules around sources: the one that the tokens are generated into, and those beside the sources, which
/// are read to tell whose type is meant and never written.
struct SwiftModules {
  /// The module of `output.tokens`; `nil` where its folder says none.
  let tokens: String?
  /// The files of other modules, each with its module.
  let siblings: [(path: String, module: String)]

  /// - Parameters:
  ///   - configuration: where the tokens go.
  ///   - folder: that of the configuration.
  ///   - operands: the sources that a command reads.
  ///   - files: the files of these.
  init(
    _ configuration: Configuration, in folder: String, beside operands: [String], files: [String]
  ) {
    tokens = configuration.folders[.tokens].flatMap {
      Self.module(of: FilePath.joined(folder, $0.path))
    }
    let known = Set(files.compactMap { FileSystem.status(of: $0)?.identity })
    var seen: Set<String> = []
    var found: [(path: String, module: String)] = []
    for operand in operands {
      guard let root = Self.sourcesFolder(around: operand), seen.insert(root).inserted else {
        continue
      }
      let paths = (try? FolderWalk.files(below: root) { $0.hasSuffix(".swift") }) ?? []
      for path in paths {
        guard let status = FileSystem.status(of: path), !known.contains(status.identity),
          let module = Self.module(of: path)
        else { continue }
        found.append((path, module))
      }
    }
    siblings = found
  }

  /// The folder `Sources` around a path.
  private static func sourcesFolder(around path: String) -> String? {
    let parts = FilePath.normalized(path).split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count else { return nil }
    return parts[...index].joined(separator: "/")
  }

  /// The folder below `Sources`, as a module is called in Swift.
  private static func module(of path: String) -> String? {
    let parts = FilePath.normalized(path).split(separator: "/")
    guard let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count else { return nil }
    let name = parts[index + 1].map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return String(name)
  }

  /// Adds what the other modules declare to what the sources do.
  func note(in names: inout SourceNames, with rewriter: MemberRewriter) throws(FileSystemError) {
    if let tokens {
      names.tokenModules.insert(tokens)
      names.isTokenModuleKnown = true
    }
    for sibling in siblings {
      let bytes = try FileSystem.read(sibling.path)
      guard !MigratedSources.isGenerated(bytes) else {
        names.tokenModules.insert(sibling.module)
        continue
      }
      rewriter.note(
        SwiftSource(bytes, module: sibling.module, path: sibling.path), in: &names)
    }
  }
}
