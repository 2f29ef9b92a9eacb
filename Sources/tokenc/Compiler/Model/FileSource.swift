/// Where the files of an input are: on the disk, in a revision of a git repository, in memory.
///
/// The compiler reads files through this alone.
package protocol FileSource: Sendable {
  /// The kind of the file at a path, links followed; `nil` for nothing.
  func kind(of path: String) -> FileKind?

  /// The files below a folder whose paths are wanted, in the order of their paths' bytes.
  func files(
    below folder: String, where isWanted: @escaping (String) -> Bool
  ) throws(RunFailure) -> [String]

  /// The names in a folder, in any order; none when it can't be read.
  func names(in folder: String) -> [String]

  /// The same files, limited to those below an input's folders and the working directory.
  func bounded(by folders: [String]) throws(RunFailure) -> any FileSource

  /// Finds the file that a relative path means in the file `base`: its one true path, by which two
  /// ways to it are known to be the same.
  func locate(_ reference: String, from base: String) -> Result<String, LoadFault>

  func load(_ location: String) -> Result<SourceFile, LoadFault>

  /// The version from which both sides of a merge that is under way come; `nil` if that is not known.
  func mergeBase(of location: String) -> [UInt8]?

  /// The path as messages show it.
  func displayPath(for path: String) -> String
}

extension FileSource {
  package func mergeBase(of location: String) -> [UInt8]? { nil }
}

package enum FileKind: Equatable, Sendable {
  case file, folder
  /// A pipe, a device or a socket.
  case special
  /// Only when links aren't followed.
  case link
}

/// Why a file can't be read, as the end of a sentence that begins with the file.
package struct LoadFault: Error, Equatable {
  package enum Kind: Hashable {
    case missing, outside, unreadable
  }

  package var kind: Kind
  /// For example `does not exist`.
  package var reason: String

  package init(kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
