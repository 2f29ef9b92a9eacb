import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

/// What a run that was killed while it wrote leaves, and what the next one makes of it.
/// `Tests/Robustness/kills.py` kills runs at each of their steps.
@Suite("Journal of a killed run") struct WriteJournalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old one", to: "App/one.txt")
    try folder.write("new one", to: "App/.tokenc-999999999-1.tmp")
    try folder.write("new two", to: "App/two.txt")
    try folder.write("gone", to: "App/three.txt")
    try folder.write(
      #"{ "space": { "$type": "dimension", "m": { "$value": { "value": 8, "unit": "px" } } } }"#,
      to: "tokens/a.tokens.json")
  }

  private var root: String { URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path }

  private func print(_ text: String) -> String {
    Fingerprint(of: Array(text.utf8), by: .words).description
  }

  /// Where this suite's runs keep the keys of journals.
  private var state: String { root + "/state" }

  private static let key = "0123456789abcdef0123456789abcdef"

  /// Writes the key without which a journal came with the repository.
  private func writeKey(for journals: [String]) throws {
    let name = "state/tokenc/\(Self.key).key"
    try folder.write(
      ([JournalText.currentHost, "999999999"] + journals).map { $0 + "\0" }.joined(), to: name)
    for path in ["state", "state/tokenc"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder[path])
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder[name])
  }

  /// The journal of `tokenc migrate a b`, whose first of three steps is left, and the last.
  ///
  /// - Parameter folders: where it stands, below the root; all but the first have a file that leads there.
  private func writeJournal(
    temporary: String? = nil, isComplete: Bool = true, in folders: [String] = [""],
    says places: [String]? = nil, hasKey: Bool = true
  ) throws {
    let app = root + "/App"
    let steps = [
      ["replace", app + "/one.txt", temporary ?? app + "/.tokenc-999999999-1.tmp"],
      [print("old one"), print("new one")],
      ["move", app + "/two.txt", app + "/.tokenc-999999999-2.tmp"],
      [print("old two"), print("new two")],
      ["remove", app + "/three.txt", "", print("gone"), "none"],
    ].flatMap { $0 }
    let places = places ?? folders.map { root + $0 }
    let fields =
      [
        "tokenc-journal 2", Self.key, JournalText.currentHost, "999999999", root, "3", "migrate",
        "a", "b",
      ]
      + ["\(places.count)"] + places + ["1", app] + (isComplete ? steps + ["end"] : [])
    let names = folders.map { ($0 + "/" + WriteJournal.name).dropFirst() }.map(String.init)
    try folder.write(fields.map { $0 + "\0" }.joined(), to: names[0])
    if hasKey { try writeKey(for: names.map { root + "/" + $0 }) }
    for name in names.dropFirst() {
      try folder.write("tokenc-journal at\0\(root)/\(names[0])\0", to: name)
    }
  }

  private func run(_ words: String...) throws -> BuiltTokenc.Outcome {
    try BuiltTokenc.run(words, in: folder.path, environment: ["XDG_STATE_HOME": state])
  }

  @Test("the next command that writes takes the steps that are left") func finish() throws {
    try writeJournal()
    let run = try run("tokens", "--output", "out")
    #expect(run.exitCode == 0)
    #expect(
      run.messages.contains(
        "note: 'tokenc migrate a b' was ended while it wrote 3 files; it is finished now"))
    #expect(folder.text(of: "App/one.txt") == "new one")
    #expect(folder.names.filter { $0.hasPrefix("App/") } == ["App/", "App/one.txt", "App/two.txt"])
    #expect(!folder.names.contains(WriteJournal.name))
  }

  @Test("the same command is then done") func again() throws {
    try writeJournal()
    // Which would otherwise say that there is no 'a'.
    #expect(try run("migrate", "a", "b").exitCode == ExitCode.missingInput.rawValue)
    try FileManager.default.removeItem(atPath: folder[WriteJournal.name])
    let words = ["migrate", "a", "b", "--sources", "App", "--apply"]
    try writeJournal()
    let text = folder.text(of: WriteJournal.name) ?? ""
    try folder.write(
      text.replacingOccurrences(
        of: "\u{0}3\u{0}migrate\u{0}a\u{0}b\u{0}",
        with: "\u{0}6\u{0}\(words.joined(separator: "\u{0}"))\u{0}"), to: WriteJournal.name)
    let again = try BuiltTokenc.run(
      words, in: folder.path, environment: ["XDG_STATE_HOME": state])
    #expect(again.exitCode == 0)
    #expect(folder.text(of: "App/one.txt") == "new one")
  }

  @Test("commands that read say so and change nothing; a check fails") func reading() throws {
    #expect(try run("tokens", "--output", "out").exitCode == 0)
    try writeJournal()
    let warning =
      "warning: 'tokenc migrate a b' was ended while it wrote 3 files; the next command that writes finishes it"
    let resolve = try run("resolve", "tokens")
    #expect(resolve.exitCode == 0)
    #expect(resolve.messages.contains(warning))
    let check = try run("tokens", "--output", "out", "--check")
    #expect(check.exitCode == ExitCode.difference.rawValue)
    #expect(check.messages.contains(warning))
    #expect(folder.text(of: "App/one.txt") == "old one")
    #expect(folder.names.contains("App/.tokenc-999999999-1.tmp"))
  }

  @Test("a file that changed since is not overwritten, and no other step is taken") func changed()
    throws
  {
    try writeJournal()
    try folder.write("a person's", to: "App/one.txt")
    let run = try run("tokens", "--output", "out")
    #expect(run.exitCode == ExitCode.cannotWrite.rawValue)
    #expect(run.messages.contains("App/one.txt: error: 'tokenc migrate a b' was ended"))
    #expect(run.messages.contains("and this one has changed since"))
    #expect(folder.text(of: "App/one.txt") == "a person's")
    #expect(folder.text(of: "App/three.txt") == "gone")
    // As the message says.
    try FileManager.default.removeItem(atPath: folder[WriteJournal.name])
    #expect(try self.run("tokens", "--output", "out").exitCode == 0)
  }

  @Test("a journal that comes with a repository writes nothing outside it") func outside() throws {
    let other = try TemporaryFolder()
    try other.write("theirs", to: "one.txt")
    try FileManager.default.removeItem(atPath: folder["App/one.txt"])
    try FileManager.default.removeItem(atPath: folder["App/.tokenc-999999999-1.tmp"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["App/link"], withDestinationPath: other.path)
    try other.write("new one", to: ".tokenc-999999999-1.tmp")
    try writeJournal(temporary: root + "/App/link/.tokenc-999999999-1.tmp")
    let text = folder.text(of: WriteJournal.name) ?? ""
    try folder.write(
      text.replacingOccurrences(of: "/App/one.txt", with: "/App/link/one.txt")
        .replacingOccurrences(of: print("old one"), with: print("theirs")), to: WriteJournal.name)
    #expect(try run("tokens", "--output", "out").exitCode == ExitCode.cannotWrite.rawValue)
    #expect(other.text(of: "one.txt") == "theirs")
  }

  @Test(
    "a journal of files in several folders is found from each of them",
    arguments: ["App", "tokens", "App/Views", "."])
  func severalFolders(_ word: String) throws {
    try writeJournal(in: ["/App", "/tokens"])
    try folder.write("", to: "App/Views/Empty.swift")
    try folder.write("", to: "here/nothing")
    let words = ["migrate", "../tokens", "../tokens", "--sources", "../\(word)", "--apply"]
    let run = try BuiltTokenc.run(
      words, in: folder["here"], environment: ["XDG_STATE_HOME": state])
    #expect(run.messages.contains("note: 'tokenc migrate a b' was ended while it wrote 3 files"))
    #expect(folder.text(of: "App/one.txt") == "new one")
    #expect(!folder.names.contains { $0.hasSuffix(".tmp") || $0.hasSuffix(WriteJournal.name) })
  }

  @Test("a journal below the input that a command means without INPUT is found") func defaultInput()
    throws
  {
    try writeJournal(in: ["/tokens"])
    #expect(try run("lint").messages.contains("warning: 'tokenc migrate a b' was ended"))
    // 'tokens' as a query is no path.
    try folder.write("{}", to: "other.tokens.json")
    #expect(!(try run("find", "tokens", "other.tokens.json").messages.contains("was ended")))
  }

  @Test("a journal takes no steps in folders that do not lead to it") func otherFolder() throws {
    try writeJournal(in: ["/tokens"], says: [root + "/tokens", root + "/App"])
    #expect(try run("tokens", "--output", "out").exitCode == ExitCode.cannotWrite.rawValue)
    #expect(folder.text(of: "App/one.txt") == "old one")
    #expect(folder.text(of: "App/three.txt") == "gone")
  }

  @Test("a file that leads to a journal that is gone is removed") func staleLead() throws {
    try folder.write("tokenc-journal at\0\(root)/App/.tokenc-journal\0", to: WriteJournal.name)
    try writeKey(for: [root + "/" + WriteJournal.name])
    #expect(try run("tokens", "--output", "out").exitCode == 0)
    #expect(!folder.names.contains(WriteJournal.name))
  }

  @Test("a journal that another run has is not waited for without end, and names that run")
  func held() throws {
    try writeJournal()
    let path = folder[WriteJournal.name]
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(try FoundJournal(path, attempts: 1) == nil)
    let failure = #expect(throws: RunFailure.self) { try FoundJournal(path, attempts: 2) }
    let message = failure?.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("'tokenc migrate a b', process 999999999 on "))
    #expect(message.hasSuffix("wait until it is done, or end it, and run this again"))
    #expect(folder.text(of: "App/one.txt") == "old one")
  }

  @Test("a transaction keeps its journal in the folders that it writes into, and ends it")
  func places() throws {
    let paths = ["App/Views/a.txt", "App/b.txt", "new/c.txt", "tokens/a.tokens.json"]
    var created: [String] = []
    let journal = try WriteJournal.begin(paths.map { folder[$0] }, creating: &created)
    let names = folder.names.filter { $0.hasSuffix(WriteJournal.name) }
    #expect(
      Set(names) == ["App/.tokenc-journal", "new/.tokenc-journal", "tokens/.tokenc-journal"])
    #expect(created == [folder["new"]])
    journal.end()
    #expect(!folder.names.contains { $0.hasSuffix(WriteJournal.name) })
  }

  @Test("a run that was killed before its first step leaves only temporary files, which go")
  func incomplete() throws {
    try writeJournal(isComplete: false)
    let run = try run("tokens", "--output", "out")
    #expect(run.exitCode == 0)
    #expect(!run.messages.contains("was ended"))
    #expect(folder.text(of: "App/one.txt") == "old one")
    #expect(!folder.names.contains { $0.hasSuffix(".tmp") || $0 == WriteJournal.name })
  }

  /// A stranger can't know a key, so what is planted has none, or one that was made up.
  @Test(
    "a journal that came with a repository does nothing, wherever its step leads",
    arguments: ["link", "hard link", "absolute", "relative", "inside"])
  func planted(_ kind: String) throws {
    let other = try TemporaryFolder()
    try other.write("theirs", to: "profile")
    try folder.write("echo owned", to: ".tokenc-999999999-1.tmp")
    var path = "\(root)/x.swift"
    switch kind {
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: other["profile"])
    case "hard link": try FileManager.default.linkItem(atPath: other["profile"], toPath: path)
    case "absolute": path = other["profile"]
    case "relative": path = "../\(URL(fileURLWithPath: other.path).lastPathComponent)/profile"
    default: try folder.write("theirs", to: "x.swift")
    }
    let step = [
      "replace", path, "\(root)/.tokenc-999999999-1.tmp", "none", print("echo owned"), "end",
    ]
    let fields =
      ["tokenc-journal 2", Self.key, JournalText.currentHost, "999999999", root, "1", "rename"]
      + ["1", root, "1", root] + step
    try folder.write(fields.map { $0 + "\0" }.joined(), to: WriteJournal.name)
    #expect(try run("tokens", "--output", "out").exitCode == 0)
    #expect(other.text(of: "profile") == "theirs")
    #expect(kind != "inside" || folder.text(of: "x.swift") == "theirs")
    // With a key it is a run's own, but a step to a link or out of the folder is still refused.
    guard kind != "hard link", kind != "inside" else { return }
    try folder.write(fields.map { $0 + "\0" }.joined(), to: WriteJournal.name)
    try writeKey(for: [root + "/" + WriteJournal.name])
    #expect(try run("tokens", "--output", "out").exitCode == ExitCode.cannotWrite.rawValue)
    #expect(other.text(of: "profile") == "theirs")
  }

  @Test("a journal that is found without its key does nothing, and one without a journal goes")
  func keys() throws {
    try writeJournal(hasKey: false)
    #expect(try run("tokens", "--output", "out").exitCode == 0)
    #expect(folder.text(of: "App/one.txt") == "old one")
    try FileManager.default.removeItem(atPath: folder[WriteJournal.name])
    try writeKey(for: [root + "/" + WriteJournal.name])
    #expect(try run("tokens", "--output", "out").exitCode == 0)
    #expect(!folder.names.contains { $0.hasSuffix(".key") })
  }

  @Test("what is no journal does nothing, and is removed by a run that has one") func rubbish()
    throws
  {
    for text in ["", "x", "\0\0\0", "tokenc-journal 1\0/\01\09999999999\0", "a\0b\0-1\0end\0"] {
      try folder.write(text, to: WriteJournal.name)
      #expect(try run("tokens", "--output", "out").exitCode == 0)
      // A run that rewrites several files puts its own in its place.
      #expect(folder.text(of: WriteJournal.name) == text)
      let paths = [folder["App/a.txt"], folder["App/b.txt"], folder["c.txt"]]
      var created: [String] = []
      try WriteJournal.begin(paths, creating: &created).end()
      #expect(!folder.names.contains(WriteJournal.name))
    }
    #expect(folder.text(of: "App/one.txt") == "old one")
  }
}
