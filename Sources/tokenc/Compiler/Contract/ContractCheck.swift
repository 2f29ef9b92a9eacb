/// The names of today that a contract lacks: the next release would record them.
package struct ContractCheck: Sendable {
  private let contract: NameContract
  /// Strings that the contract does not have, as `group.name`.
  private(set) var unrecorded: [String] = []
  /// A Boolean value that indicates whether a field has another form than the contract says.
  private var changesFields = false
  private var changes: [(names: [String], word: String)] = []
  private var retiredButPresent: String?

  /// - Parameter wireNames: the strings of today, with those that the contract remembers.
  package init(_ contract: NameContract, wireNames: [WireNames]) {
    self.contract = contract
    do throws(ContractRelease.Failure) {
      let release = try ContractRelease(
        .unrecorded, of: wireNames.filter { $0.group.kind != .brands || contract.hasBrands },
        in: contract)
      unrecorded = release.introduced
      changes = release.changes
      changesFields = changes.contains { ["breaking", "changed"].contains($0.word) }
    } catch {
      if case .retiredButPresent(let path) = error { retiredButPresent = path }
    }
  }

  /// A Boolean value that indicates whether every name of today is recorded, and no retired one is still there.
  package var isCovered: Bool { unrecorded.isEmpty && !changesFields && retiredButPresent == nil }

  /// The result for people.
  ///
  /// - Parameters:
  ///   - lost: how many faults were reported about server names that would stop resolving.
  ///   - input: how the command line calls the tokens.
  package func lines(lost: Int, input: String) -> [String] {
    let entries = contract.groups.filter { !$0.id.isForm }.flatMap(\.entries)
    let retired = entries.count(where: \.isRetired)
    let shipped = entries.count - retired
    var lines = [
      lost == 0
        ? "\(shipped) shipped names resolve, \(retired) are retired"
        : "not all of \(shipped) shipped names resolve; \(retired) are retired"
    ]
    let last = contract.releases.last.map { " since \($0)" } ?? ""
    for (names, what) in changes {
      lines.append("\(counted(names.count, "name is", plural: "names are")) \(what)\(last):")
      lines += names.map { "  \($0.printable)" }
    }
    if let path = retiredButPresent {
      lines.append("\(path.printable) is retired, but something still has it; rename that")
    }
    if lost > 0 {
      lines.append(
        "state what became of the lost names, or retire them; compiling fails until then")
    }
    if !unrecorded.isEmpty || changesFields {
      lines.append("record them with 'tokenc contract \(input) --release X.Y.Z'")
    }
    return lines
  }
}
