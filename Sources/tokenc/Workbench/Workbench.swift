import TokenCompiler
import TokenComponents
import TokenScreens

/// A set of tokens that a person changes: the changes go in, and what they do to values and screens comes out.
///
/// It writes nothing. Its files are those of one moment, and every answer follows from the changes alone, so that
/// many people can ask one workbench. States that were asked for lately are kept.
package struct Workbench: Sendable {
  let input: WorkbenchInput
  /// The tokens without a change.
  let base: WorkbenchState
  let specs: [ComponentSpec<Alias>]
  let uses: TokenUses
  /// The screens; `nil` without components.
  let screens: WorkbenchScreens?
  /// The search for changes after which colors contrast enough, if there is one.
  var repair: WorkbenchRepair?
  /// The texts of all files, by the paths that messages show.
  let today: [String: [UInt8]]
  private var kept: [(edits: [WorkbenchEdit], state: WorkbenchState)] = []

  /// The most changes that are made together.
  static let mostEdits = 1_000
  private static let mostKept = 4

  /// - Parameters:
  ///   - loaded: the tokens as they are, without an error.
  ///   - side: what draws documents of them.
  ///   - samples: the documents, with their names.
  ///   - repair: what finds changes after which colors contrast enough.
  package init(
    _ input: WorkbenchInput, _ loaded: LoadedTokens, specs: [ComponentSpec<Alias>],
    side: ScreenSide?, samples: [(name: String, text: [UInt8])], repair: WorkbenchRepair? = nil
  ) {
    self.input = input
    self.specs = specs
    self.repair = repair
    uses = TokenUses(specs)
    base = WorkbenchState(loaded: loaded, texts: [:])
    screens = side.map { WorkbenchScreens($0, samples) }
    today = Dictionary(lastOf: loaded.sources.files.map { ($0.path, $0.bytes) })
  }

  /// The tokens after as many changes as can be made.
  struct Outcome: Sendable {
    var state: WorkbenchState
    /// The first change that can't be made, by its number, and why; none after it is made.
    var fault: (number: Int, message: String)?
  }

  mutating func outcome(of edits: [WorkbenchEdit]) -> Outcome {
    guard edits.count <= Self.mostEdits else {
      return Outcome(
        state: base, fault: (Self.mostEdits, "there are more than \(Self.mostEdits) changes"))
    }
    let known = kept.filter { edits.starts(with: $0.edits) }.max { $0.edits.count < $1.edits.count }
    let state = known?.state ?? base
    let rest = edits[(known?.edits.count ?? 0)...]
    let outcome = applied(rest, to: state)
    let count = outcome.fault.map { $0.number } ?? edits.count
    keep(Array(edits.prefix(count)), outcome.state)
    return outcome
  }

  private mutating func keep(_ edits: [WorkbenchEdit], _ state: WorkbenchState) {
    guard !edits.isEmpty else { return }
    kept.removeAll { $0.edits == edits }
    kept.append((edits, state))
    if kept.count > Self.mostKept { kept.removeFirst() }
  }

  /// Makes changes all at once; where that is not possible, the first half before the second.
  private func applied(_ edits: ArraySlice<WorkbenchEdit>, to state: WorkbenchState) -> Outcome {
    guard !edits.isEmpty else { return Outcome(state: state) }
    do throws(TokenEdit.Fault) {
      var stated: [TokenEdit] = []
      for edit in edits { stated.append(try edit.tokenEdit(in: state)) }
      return Outcome(state: try state.applying(stated, to: input, today: today))
    } catch {
      guard edits.count > 1 else {
        return Outcome(state: state, fault: (edits.startIndex, error.message))
      }
      let middle = edits.startIndex + edits.count / 2
      let first = applied(edits[..<middle], to: state)
      return first.fault == nil ? applied(edits[middle...], to: first.state) : first
    }
  }
}
