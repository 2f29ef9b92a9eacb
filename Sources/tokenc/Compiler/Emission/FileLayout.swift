/// How generated declarations are spread over files.
package enum FileLayout: String, CaseIterable, Sendable {
  /// A file for each kind of declaration, so that a change of the design is seen where one looks.
  case split
  /// `Tokens.swift` and `Components.swift`, which a build can name before it reads a token.
  case single
}

package struct FileArrangement {
  private var single: SwiftFile?
  private var rendered: [GeneratedFile] = []

  /// - Parameters:
  ///   - name: the name of the file with everything, without its extension.
  ///   - source: what that file is made from.
  ///   - sources: the files in which its tokens or components stand, in any order.
  package init(
    _ layout: FileLayout, as name: String, from source: String, declaredIn sources: [String]
  ) {
    guard layout == .single else { return }
    single = SwiftFile(
      name, from: source, declaredIn: Set(sources).sorted(byBytesOf: \.self), imports: [], [])
  }

  package mutating func append(_ file: SwiftFile) {
    if single == nil {
      // Rendered before the next is lowered: what a file is made of may be larger than the file.
      rendered.append(SwiftRenderer.render(file))
    } else {
      single?.append(file)
    }
  }

  package var generated: [GeneratedFile] {
    single.map { [SwiftRenderer.render($0)] } ?? rendered.sorted(byBytesOf: \.name)
  }
}
