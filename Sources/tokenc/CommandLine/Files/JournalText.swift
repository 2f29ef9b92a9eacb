/// The text of a ``WriteJournal``: fields that end with a NUL, which no path has.
struct JournalText {
  struct Step {
    /// `move`, `replace` or `remove`.
    let kind: String
    let path: String
    let temporary: String
    let before: String
    let after: String
  }

  /// The key of the journal, which only the run and ``JournalKeys`` have.
  let key: String
  /// The machine and the process of the run.
  let host: String
  let process: pid_t
  let workingDirectory: String
  /// The command line of the run, without the program.
  let words: [String]
  /// The folders in which the journal stands.
  let journalFolders: [String]
  /// The folders of the files, and of temporary files.
  let folders: [String]
  let steps: [Step]
  /// A Boolean value that indicates whether steps may have been taken.
  let isComplete: Bool

  private static let version = "tokenc-journal 2"
  private static let pointerVersion = "tokenc-journal at"

  static var words: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// - Parameter lists: words, folders of the journal and folders of files.
  static func head(
    key: String, process: pid_t, folder: String, _ lists: [[String]]
  ) -> [String] {
    [version, key, currentHost, "\(process)", folder] + lists.flatMap { ["\($0.count)"] + $0 }
  }

  /// The text of a file that only leads to a journal.
  static func pointer(to path: String) -> [String] { [pointerVersion, path] }

  static func bytes(of fields: [String]) -> [UInt8] { fields.flatMap { Array($0.utf8) + [0] } }

  static var currentHost: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func fields(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Where the journal is to which a file leads; `nil` for a journal itself.
  static func target(of bytes: [UInt8]) -> String? {
    let fields = fields(bytes)
    return fields.count == 2 && fields[0] == pointerVersion ? fields[1] : nil
  }

  /// Reads what a run wrote as far as it came, and nothing of any other text.
  init(_ bytes: [UInt8]) {
    var fields = Self.fields(bytes)[...]
    if fields.popFirst() != Self.version { fields = [] }
    func list() -> [String] {
      guard let count = fields.popFirst().flatMap({ Int($0) }), (0...fields.count).contains(count)
      else {
        fields = []
        return []
      }
      defer { fields = fields.dropFirst(count) }
      return Array(fields.prefix(count))
    }
    key = fields.popFirst() ?? ""
    host = fields.popFirst() ?? ""
    process = fields.popFirst().flatMap { pid_t($0) } ?? 0
    workingDirectory = fields.popFirst() ?? ""
    words = list()
    journalFolders = list()
    folders = list()
    isComplete = fields.last == "end" && fields.count % 5 == 1
    var steps: [Step] = []
    while isComplete, fields.count >= 5 {
      let field = fields
      let start = fields.startIndex
      steps.append(
        Step(
          kind: field[start], path: field[start + 1], temporary: field[start + 2],
          before: field[start + 3], after: field[start + 4]))
      fields = fields.dropFirst(5)
    }
    self.steps = steps
  }

  /// A Boolean value that indicates whether the run is on this machine and lives.
  var lives: Bool {
    host == Self.currentHost && process > 0 && (kill(process, 0) == 0 || errno == EPERM)
  }

  /// For example `'tokenc migrate …'`.
  var command: String { "'tokenc \(words.joined(separator: " "))'".printable }
}
