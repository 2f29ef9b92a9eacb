import TokenChange
import TokenCompiler
import TokenSwift

/// The modules around sources: the one that the tokens are generated into, and others of the project, which are
/// read to tell whose type is meant and never written.
struct SwiftModules {
  /// The module of `output.tokens`; `nil` where neither a manifest nor its folder says one.
  let tokens: String?
  /// The files of other modules, each with its module.
  private var siblings: [(path: String, module: String)] = []
  private var map = ModuleMap()

  /// - Parameters:
  ///   - configuration: where the tokens go.
  ///   - folder: that of the configuration.
  ///   - operands: the sources that a command reads.
  ///   - files: the files of these.
  ///   - imports: the modules that these import.
  init(
    _ configuration: Configuration, in folder: String, beside operands: [String], files: [String],
    importing imports: Set<String>
  ) {
    let output = configuration.folders[.tokens].map { FilePath.joined(folder, $0.path) }
    tokens = output.flatMap { [map] output in
      var map = map
      return map.statedModule(of: FilePath.join(output, "Tokens.swift"))
    }
    let known = Set(files.compactMap { FileSystem.status(of: $0)?.identity })
    for root in Set(operands.compactMap(Self.sourcesFolder)).sorted(by: FilePath.precedes) {
      note(root, known) { map, path in map.statedModule(of: path) }
    }
    // A project without that folder has its modules anywhere.
    let unread = imports.subtracting(PlatformNames.modules)
      .subtracting(siblings.map(\.module)).subtracting([tokens].compactMap(\.self))
    guard !unread.isEmpty else { return }
    let projects = operands.compactMap { operand in
      ModuleMap.project(around: operand) ?? ModuleMap.folder(around: operand, folder)
    }
    for root in Set(projects).sorted(by: FilePath.precedes) {
      note(root, known) { map, path in
        if let stated = map.statedModule(of: path) { return unread.contains(stated) ? stated : nil }
        return FilePath.split(path).folder.split(separator: "/").map(String.init)
          .last { unread.contains($0) }
      }
    }
  }

  /// The module of the tokens alone.
  init(_ configuration: Configuration, in folder: String) {
    self.init(configuration, in: folder, beside: [], files: [], importing: [])
  }

  private mutating func note(
    _ root: String, _ known: Set<FileSystem.Identity>,
    _ module: (inout ModuleMap, String) -> String?
  ) {
    let paths = (try? FolderWalk.files(below: root) { $0.hasSuffix(".swift") }) ?? []
    for path in paths {
      guard let module = module(&map, path), let status = FileSystem.status(of: path),
        !known.contains(status.identity)
      else { continue }
      siblings.append((path, module))
    }
  }

  /// The folder `Sources` around a path.
  private static func sourcesFolder(around path: String) -> String? {
    let parts = ModuleMap.absolute(path).split(separator: "/")
    guard let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count else { return nil }
    return "/" + parts[...index].joined(separator: "/")
  }

  /// Adds what the other modules declare to what the sources do.
  func note(in names: inout SourceNames, with rewriter: MemberRewriter) throws(FileSystemError) {
    if let tokens {
      names.tokenModules.insert(tokens)
      names.isTokenModuleKnown = true
    }
    var seen: Set<FileSystem.Identity> = []
    for sibling in siblings {
      guard let status = FileSystem.status(of: sibling.path), seen.insert(status.identity).inserted
      else { continue }
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
