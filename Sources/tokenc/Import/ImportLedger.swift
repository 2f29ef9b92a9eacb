import TokenCompiler

/// What became of each member of the files that are read as trees: of a group or token everything but the
/// groups and tokens in it.
struct ImportLedger: Sendable {
  enum Fate: Sendable {
    case converted, kept, dropped
  }

  private struct Place: Hashable {
    var file: FileID
    var start: UInt32

    init(_ range: SourceRange) { (file, start) = (range.file, range.start) }
  }

  private struct Entry {
    var fate: Fate
    var token: Place?
  }

  private var entries: [Place: Entry] = [:]

  /// Notes what becomes of a member, by the place of its name.
  mutating func note(_ member: SourceRange, _ fate: Fate, of token: SourceRange? = nil) {
    entries[Place(member)] = Entry(fate: fate, token: token.map(Place.init))
  }

  mutating func merge(_ other: ImportLedger) { entries.merge(other.entries) { $1 } }

  /// Calls `body` with each member that nothing took, of an object and of the objects in it.
  func forUnread(in object: NodeID, of tape: JSONTape, _ body: (JSONMember) -> Void) {
    // A set that is off was reported as a whole.
    guard entries[Place(tape.opening(object))] == nil else { return }
    for member in tape.allMembers(of: object) where entries[Place(tape.range(member.key))] == nil {
      if tape.kind(member.value) == .object {
        forUnread(in: member.value, of: tape, body)
      } else {
        body(member)
      }
    }
  }

  /// How many members were converted, kept and dropped, when only some tokens are written.
  func account(of tokens: some Sequence<SourceRange>) -> Importer.Account? {
    guard !entries.isEmpty else { return nil }
    let written = Set(tokens.map(Place.init))
    let fates = Dictionary(grouping: entries.values) { entry in
      entry.token.map { written.contains($0) } ?? true ? entry.fate : .dropped
    }.mapValues(\.count)
    return Importer.Account(
      converted: fates[.converted] ?? 0, kept: fates[.kept] ?? 0, dropped: fates[.dropped] ?? 0)
  }
}

extension Importer {
  /// The members of the source and what became of them.
  package struct Account: Sendable {
    package var converted = 0
    package var kept = 0
    package var dropped = 0

    package var total: Int { converted + kept + dropped }
  }
}

extension ImportSourceReader {
  /// Reports each member that nothing took, which is dropped.
  mutating func dropUnread(in sources: [ImportSource]) {
    let tape = tape
    guard ![.figma, .alfa].contains(dialect) else { return }
    for source in sources {
      // What joins sets of Tokens Studio.
      for member in tape.allMembers(of: source.root)
      where ["$themes", "$metadata"].contains(tape.names.string(member.name)) {
        document.ledger.note(tape.range(member.key), .converted)
      }
    }
    let ledger = document.ledger
    for source in sources where source.name.split(separator: "/").last?.first != "$" {
      ledger.forUnread(in: source.root, of: tape) { member in
        let name = tape.names.string(member.name)
        document.ledger.note(tape.range(member.key), .dropped)
        leaveOut("'\(name)' is not read", at: tape.range(member.key), key: "unread \(name)")
      }
    }
  }
}
