import TokenCompiler
import TokenComponents
import TokenRuntime

/// The parts of a document that an app of some release doesn't know.
struct ReleaseCheck {
  private let input: CompiledTokens
  private let contract: NameContract
  private let release: ReleaseVersion
  private let check: DocumentCheck

  init(
    _ input: CompiledTokens, _ contract: NameContract, _ release: ReleaseVersion
  ) throws(RunFailure) {
    guard contract.releases.contains(release) else {
      let known = contract.releases.map(\.description).quoted
      throw .usage("the contract has no release '\(release)'; there are \(known)")
    }
    self.input = input
    self.contract = contract
    self.release = release
    check = DocumentCheck(contract, release: release, today: input.table.tokenWireNames)
  }

  /// The unknown parts of a document, in the order of its text.
  ///
  /// - Parameter names: the names that its components have.
  func findings(
    in root: NodeID, of tape: JSONTape, names: [SentName]
  ) -> [DocumentCheck.Finding] {
    let components = ComponentDocumentCheck.findings(
      of: names, input.components, contract, release: release)
    return (check.findings(in: root, of: tape) + components).sorted {
      $0.range.start < $1.range.start
    }
  }
}

extension Diagnostic.ID {
  static let unknownToRelease = Self("unknown-to-release")
}
