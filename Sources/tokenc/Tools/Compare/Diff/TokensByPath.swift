import TokenCompiler

/// The tokens of a side by path.
///
/// A token `text.primary` that becomes the `$root` of a group, or the other way round, is the same
/// token: neither servers nor Swift see a difference.
struct TokensByPath: Sendable {
  private let indices: [String: Int]
  private static let root = ".$root"

  init(_ tokens: [Token]) {
    indices = Dictionary(
      tokens.enumerated().map { ($0.element.text, $0.offset) }, uniquingKeysWith: { $1 })
  }

  subscript(path: String) -> Int? {
    if let index = indices[path] { return index }
    return indices[
      path.hasSuffix(Self.root) ? String(path.dropLast(Self.root.count)) : path + Self.root]
  }
}
