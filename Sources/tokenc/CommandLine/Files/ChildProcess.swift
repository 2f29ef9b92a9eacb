enum ChildProcess {
  struct Outcome: Sendable {
    /// The exit code; 128 and the number of the signal that ended it otherwise.
    var status: Int32
    var output: [UInt8]
  }

  /// Runs a program found by `PATH`; its messages go nowhere.
  ///
  /// Arguments reach the program as they are, no shell reads them.
  ///
  /// - Parameters:
  ///   - input: what the program reads; so little that a pipe holds it (4096 bytes on every system).
  ///   - environment: `NAME=VALUE`; nothing else is passed on.
  /// - Returns: `nil` when it can't be started.
  static func run(_ arguments: [String], input: [UInt8] = [], environment: [String]) -> Outcome? {
    guard let name = arguments.first, let toChild = Pipe(), let fromChild = Pipe() else {
      return nil
    }
    defer {
      toChild.close()
      fromChild.close()
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild.writing, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var process = pid_t()
    let error = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&process, name, &actions, nil, arguments, environment)
      }
    }
    guard error == 0 else { return nil }
    toChild.closeReading()
    fromChild.closeWriting()
    _ = FileSystem.write(input, to: toChild.writing)
    toChild.closeWriting()
    let output = fromChild.readAll()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // The low seven bits hold the signal, the next byte the exit code.
    let signal = status & 0x7F
    return Outcome(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: output)
  }

  /// The variables of this process with the given names, as `NAME=VALUE`.
  static func environment(_ names: [String]) -> [String] {
    names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
  }

  /// Calls `body` with a list of C strings that ends with `nil`.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// The two ends of a pipe; other programs that are started don't get them.
private final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    writing = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    let size = 1 << 16
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = FileSystem.retrying { read(reading, buffer.baseAddress, size) }
        initialized = max(count, 0)
      }
      guard count > 0 else { return bytes }
      bytes += chunk
    }
  }

  func closeReading() {
    if reading >= 0 { _ = LibC.close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { _ = LibC.close(writing) }
    writing = -1
  }

  func close() {
    closeReading()
    closeWriting()
  }
}
