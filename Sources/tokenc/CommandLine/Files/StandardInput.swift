/// The operand `-`, which stands for a file to read.
enum StandardInput {
  static let operand = "-"

  /// The name of the standard input in messages: `<stdin>:1:2: error: …`.
  static let displayPath = "<stdin>"

  /// The bytes, which are read once, however often they are asked for.
  static func read() throws(FileSystemError) -> [UInt8] { try contents.get() }

  private static let contents = Result { () throws(FileSystemError) in
    try FileSystem.read(STDIN_FILENO, displayPath)
  }
}
