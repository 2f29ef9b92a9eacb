import Foundation
import TokenCompiler

/// The files of this checkout.
package enum ProjectFolder {
  package static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package static func text(of path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  /// All Swift files below a folder, as paths of the project, sorted.
  package static func swiftFiles(below folder: String) -> [String] {
    let root = url.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }
}

extension MemorySource {
  /// All files below a folder of this checkout, by their absolute paths.
  package init(projectFolder folder: String) throws {
    let root = ProjectFolder.url.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    self.init(
      names.sorted().compactMap { name in
        let path = root + "/" + name
        return FileManager.default.contents(atPath: path).map { (path, [UInt8]($0)) }
      })
  }
}
