@testable import tokenc

/// Files that exist in memory only; a path means the folder of the file that names it.
struct MemoryLoader: SourceLoader {
  let files: [String: [UInt8]]

  func locate(_ reference: String, from base: String) -> Result<String, LoadFault> {
    var parts = base.split(separator: "/").dropLast().map(String.init)
    for part in reference.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
    let path = parts.joined(separator: "/")
    guard files[path] != nil else {
      return .failure(LoadFault(kind: .missing, reason: "does not exist"))
    }
    return .success(path)
  }

  func load(_ location: String) -> Result<SourceFile, LoadFault> {
    .success(SourceFile(path: location, bytes: files[location] ?? []))
  }
}
