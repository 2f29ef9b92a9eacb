import TokenCompiler

/// Which members of the files were read, for the account of what became of them.
struct ImportLedger: Sendable {
  private struct Key: Hashable {
    var file: FileID
    var start: UInt32

    init(_ range: SourceRange) {
      file = range.file
      start = range.start
    }
  }

  private var entries: [Key: Bool] = [:]
  private var tokens: Set<Key> = []

  mutating func note(_ range: SourceRange, isRead: Bool) { entries[Key(range)] = isRead }

  mutating func noteToken(_ range: SourceRange) { tokens.insert(Key(range)) }

  func isRead(_ range: SourceRange) -> Bool? { entries[Key(range)] }

  func hasToken(at range: SourceRange) -> Bool { tokens.contains(Key(range)) }

  mutating func merge(_ other: ImportLedger) {
    entries.merge(other.entries) { $1 }
    tokens.formUnion(other.tokens)
  }

  /// Calls `body` with each member that nothing took, of an object and of the objects in it.
  func forUnread(in object: NodeID, of tape: JSONTape, _ body: (JSONMember) -> Void) {
    // A set that is off was reported as a whole.
    guard isRead(tape.opening(object)) == nil else { return }
    for member in tape.allMembers(of: object)
    where isRead(tape.range(member.key)) == nil && isRead(tape.opening(member.value)) == nil {
      if tape.kind(member.value) == .object {
        forUnread(in: member.value, of: tape, body)
      } else {
        body(member)
      }
    }
  }
}

extension ImportSourceReader {
  /// Reports each member that nothing took, which is dropped.
  mutating func dropUnread(in sources: [ImportSource]) {
    let tape = tape
    guard ![.figma, .alfa, .apple].contains(dialect) else { return }
    for source in sources { noteJoining(source) }
    let ledger = document.ledger
    for source in sources where source.name.split(separator: "/").last?.first != "$" {
      ledger.forUnread(in: source.root, of: tape) { member in
        let name = tape.names.string(member.name)
        document.ledger.note(tape.range(member.key), isRead: false)
        leaveOut("'\(name)' is not read", at: tape.range(member.key), key: "unread \(name)")
      }
    }
  }

  /// Notes what joins sets of Tokens Studio.
  private mutating func noteJoining(_ source: ImportSource) {
    for (name, read) in [
      ("$themes", ["name", "group", "selectedTokenSets"]), ("$metadata", ["tokenSetOrder"]),
    ] {
      guard let node = source.joining(name, in: tape) else { continue }
      document.ledger.note(tape.range(node), isRead: true)
      for object in [node] + tape.elements(of: node) {
        for member in tape.allMembers(of: object) {
          let isRead = read.contains(tape.names.string(member.name))
          document.ledger.note(tape.range(member.key), isRead: isRead)
        }
      }
    }
  }
}
