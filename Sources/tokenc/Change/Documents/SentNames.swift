import TokenCompiler
import TokenComponents
import TokenScreens

/// Finds what documents name, as the specs of a version read them, in what decodes and what doesn't.
///
/// Whether something answers to the names is another question.
package struct SentNames: Sendable {
  private let reader: DocumentReader

  package init(of side: ComparedTokens) { reader = DocumentReader(side.components) }

  /// A name of a component, an action or a case that a server sends though it is called otherwise today.
  package struct Former: Sendable {
    package var name: SentName
    /// The kind and today's name, for example `Line.Side 'tail'`.
    package var today: String
  }

  /// The former names of components, actions and cases in a document, in the order of its text.
  package func former(in root: NodeID, of tape: JSONTape) -> [Former] {
    all(in: root, of: tape).compactMap { name in
      reader.today(of: name).map { Former(name: name, today: $0) }
    }
  }

  /// The names of a document, in the order of its text.
  package func all(in root: NodeID, of tape: JSONTape) -> [SentName] {
    reader.names(in: root, of: tape).filter { !$0.isIgnored }
  }
}
