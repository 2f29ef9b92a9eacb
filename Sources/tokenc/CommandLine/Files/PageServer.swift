import TokenCompiler

/// Serves pages to the browsers of this machine, and lets them know when there are newer ones.
///
/// It listens on the loopback alone, and answers only requests for it by that name or address: a page
/// elsewhere whose name leads here (DNS rebinding) gets nothing. It knows nothing of files: what it
/// answers was given to it. It does all of its work while its owner waits for changes.
final class PageServer {
  let port: UInt16
  private let listener: Int32
  private var connections: [Connection] = []
  private var answers: [String: HTTPResponse] = [:]
  private var version = 0

  /// With one more, the oldest of these ends.
  static let maximumConnections = 64
  /// How long a connection may take, in milliseconds.
  static let patience = 20_000

  private struct Connection {
    let descriptor: Int32
    let end: Int
    var request: [UInt8] = []
    /// What is left to send; `nil` while the request is read.
    var response: ArraySlice<UInt8>?
    var isDone = false
  }

  /// - Parameter port: 0 for any that is free.
  init(port: UInt16) throws(RunFailure) {
    let listener = LibC.tcpSocket()
    guard listener >= 0 else { throw Self.failure(port) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    Self.makeNonblocking(listener)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isOpen else {
      let failure = Self.failure(port)
      _ = LibC.close(listener)
      throw failure
    }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    for connection in connections { _ = LibC.close(connection.descriptor) }
    _ = LibC.close(listener)
  }

  private static func failure(_ port: UInt16) -> RunFailure {
    .usage("port \(port) can't be served: \(String(cString: strerror(errno)))")
  }

  var address: String { "http://127.0.0.1:\(port)/" }

  /// Answers with these pages from now on; the first is the one of the address itself.
  ///
  /// `/version` is the number of the pages, which each of them has in `Server-Timing`, where its script
  /// finds it, and below it the errors of a later run, which the script shows.
  func show(_ pages: [(name: String, contents: [UInt8])]) {
    guard !pages.isEmpty else { return }
    version += 1
    func page(_ contents: [UInt8]) -> HTTPResponse {
      HTTPResponse(
        status: .ok, type: "text/html; charset=utf-8", timing: "version;desc=\(version)",
        body: contents)
    }
    answers = Dictionary(lastOf: pages.map { ("/\($0.name)", page($0.contents)) })
    answers["/"] = page(pages[0].contents)
    show(errors: [])
  }

  /// Answers with these errors besides the pages of an earlier run.
  func show(errors: [UInt8]) {
    let lines = errors.isEmpty ? [] : Array("\n".utf8) + errors
    answers["/version"] = HTTPResponse(status: .ok, body: Array("\(version)".utf8) + lines)
  }

  var hasPages: Bool { version > 0 }

  // MARK: Events

  /// What to wait for besides other things.
  var waits: [pollfd] {
    [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      + connections.map {
        pollfd(fd: $0.descriptor, events: Int16($0.response == nil ? POLLIN : POLLOUT), revents: 0)
      }
  }

  /// Does what can be done now, given ``waits`` after waiting.
  func serve(_ found: ArraySlice<pollfd>) {
    for (index, entry) in found.dropFirst().enumerated() where entry.revents != 0 {
      if connections[index].response == nil { read(index) } else { send(index) }
    }
    let now = Self.now
    connections.removeAll { connection in
      let isOver = connection.isDone || connection.end < now
      if isOver { _ = LibC.close(connection.descriptor) }
      return isOver
    }
    guard let first = found.first, first.revents != 0 else { return }
    // A client that connects without end must not keep the page from its changes.
    for _ in 0..<Self.maximumConnections {
      let descriptor = accept(listener, nil, nil)
      guard descriptor >= 0 else { return }
      // A request is there at once; a connection without one must not keep others out.
      if connections.count == Self.maximumConnections {
        _ = LibC.close(connections.removeFirst().descriptor)
      }
      Self.makeNonblocking(descriptor)
      connections.append(Connection(descriptor: descriptor, end: now + Self.patience))
    }
  }

  private func read(_ index: Int) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = LibC.read(connections[index].descriptor, &buffer, buffer.count)
    guard count > 0 else {
      connections[index].isDone = count == 0 || !Self.mayGoOn
      return
    }
    connections[index].request += buffer[..<count]
    let response: HTTPResponse
    switch HTTPRequest.parse(connections[index].request) {
    case .incomplete: return
    case .refused(let status): response = .refusal(status)
    case .request(let request): response = answer(request)
    }
    connections[index].response = response.bytes[...]
    send(index)
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard hosts.contains(request.host.lowercased()) else { return .refusal(.foreignHost) }
    guard request.method == "GET" else { return .refusal(.methodNotAllowed) }
    return answers[request.path] ?? .refusal(.notFound)
  }

  private func send(_ index: Int) {
    while let rest = connections[index].response, !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        LibC.write(connections[index].descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else {
        connections[index].isDone = !Self.mayGoOn
        return
      }
      connections[index].response = rest.dropFirst(count)
    }
    _ = shutdown(connections[index].descriptor, Int32(SHUT_WR))
    connections[index].isDone = true
  }

  private static var mayGoOn: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }

  private static func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  static var now: Int { Int(LibC.now) }
}
