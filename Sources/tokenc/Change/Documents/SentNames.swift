import TokenCompiler
import TokenComponents
import TokenScreens

/// Finds what documents name, as the specs of a version read them, in what decodes and what doesn't.
///
/// Whether something answers to the names is another question.
package struct SentNames: Sendable {
  private let reader: DocumentReader

  package init(of side: ComparedTokens) { reader = DocumentReader(side.components) }

  /// The names of a document, in the order of its text.
  package func all(in root: NodeID, of tape: JSONTape) -> [SentName] {
    reader.names(in: root, of: tape).filter { !$0.isIgnored }
  }
}
