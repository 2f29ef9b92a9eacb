import TokenCompiler
import TokenComponents
import TokenRuntime

extension DocumentReader {
  /// One way through a document, in the order of its text.
  struct Walk {
    let reader: DocumentReader
    let tape: JSONTape
    let resolved: ResolvedDocument?
    let namesAll: Bool
    var document = ReadDocument()
    var foundComponent = false
    var unknownObjects: [UnknownObject] = []
    /// The cost of the document for the app, as its `ContentBudget` counts.
    var cost = DocumentCost()
    var position = Position()
    var reading = Reading()
    var nameSearch = NameSearch()
    /// The value that is visited as a field's, and the type of that.
    var expected: (node: NodeID, type: FieldType)?

    init(reader: DocumentReader, tape: JSONTape, resolved: ResolvedDocument?, namesAll: Bool) {
      self.reader = reader
      self.tape = tape
      self.resolved = resolved
      self.namesAll = namesAll
    }

    /// The position of the part that is visited.
    struct Position {
      var path: [String] = []
      /// The number of levels in the path, as ``ContentLimits/depth`` counts them.
      var levels = 0
      /// A Boolean value that indicates whether the last part of the path is an index.
      var isElement = false
    }

    /// The components that are being read, which a search for names sets aside.
    struct Reading {
      /// The outermost component first.
      var open: [SentContent] = []
      var field = Field()
      /// A Boolean value that indicates whether the visited node is part of a component.
      var isWithin = false
      /// The losses by a fault here, the innermost last, and whether each is met.
      var losses: [(loss: DocumentFault.Loss, isMet: Bool)] = []
      /// A Boolean value that indicates whether nothing of the outermost component is left.
      var isLost = false

      /// The field that is read.
      struct Field {
        var index = 0
        /// The name that the decoder gives it in messages.
        var name = ""
      }
    }

    /// The state of a part that doesn't decode, so that it is searched for names alone.
    struct NameSearch {
      var isActive = false
      /// A Boolean value that indicates whether the part lies in a member that no field has.
      var isIgnored = false
    }

    // MARK: Steps

    mutating func within(_ name: String, _ visit: (inout Walk) -> Void) {
      let outer = position.isElement
      position.levels += 1
      position.isElement = false
      position.path.append(name)
      visit(&self)
      position.path.removeLast()
      position.isElement = outer
      position.levels -= 1
    }

    mutating func visitElements(of node: NodeID, _ visit: (inout Walk, NodeID) -> Void) {
      let isNested = position.isElement
      position.levels += isNested ? 1 : 0
      position.isElement = true
      for (index, element) in tape.elements(of: node).enumerated() {
        position.path.append("\(index)")
        visit(&self, element)
        position.path.removeLast()
      }
      position.isElement = isNested
      position.levels -= isNested ? 1 : 0
    }

    /// Counts an object or a value that the app reads.
    mutating func countElement() {
      if !nameSearch.isActive { cost.elements += 1 }
    }

    mutating func isWithinDepth(_ node: NodeID, of name: String? = nil) -> Bool {
      countElement()
      if position.levels <= ContentLimits.depth { return true }
      report(ContentLimits.depthReason, at: node, of: name)
      return false
    }
  }
}
