import TokenCompiler
import TokenPreview

/// Serves pages to browsers, answers what these ask while a person edits a document, and lets them know when there
/// are newer pages.
///
/// It listens on the loopback, or on the address that the command line names, and answers only requests for one of its own
/// names: a page elsewhere whose name leads here (DNS rebinding) gets nothing. A question has to come from a page
/// of the same origin, as JSON, which a page elsewhere can't send without asking first. It knows nothing of files:
/// what it answers was given to it, and it writes nothing. It does all of its work while its owner waits for changes.
final class PageServer {
  let address: ServedAddress
  private let listener: Int32
  private var connections: [Connection] = []
  private var answers: [String: HTTPResponse] = [:]
  private var desk: (any PageDesk)?
  private var version = 0

  /// With one more, the oldest of these ends.
  static let maximumConnections = 64
  /// How long a connection may take, in milliseconds.
  static let patience = 20_000

  private struct Connection {
    let descriptor: Int32
    let end: Int
    var request: [UInt8] = []
    /// The bytes without which the request is not whole.
    var needed = 0
    /// The bytes that are left to send; `nil` while the request is read.
    var response: ArraySlice<UInt8>?
    var isDone = false
  }

  /// - Parameter stated: where to listen; with port 0 at any that is free.
  init(at stated: ServedAddress) throws(RunFailure) {
    let listener = LibC.tcpSocket()
    guard listener >= 0 else { throw Self.failure(stated) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    Self.makeNonblocking(listener)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = stated.port.bigEndian
    address.sin_addr.s_addr = stated.number.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isOpen else {
      let failure = Self.failure(stated)
      _ = LibC.close(listener)
      throw failure
    }
    self.listener = listener
    var own = stated
    own.port = UInt16(bigEndian: address.sin_port)
    self.address = own
  }

  deinit {
    for connection in connections { _ = LibC.close(connection.descriptor) }
    _ = LibC.close(listener)
  }

  private static func failure(_ address: ServedAddress) -> RunFailure {
    .usage("\(address.text) can't be served: \(String(cString: strerror(errno)))")
  }

  /// Answers with these pages from now on; the first is the one of the address itself.
  ///
  /// `/version` is the number of the pages, which each of them has in `Server-Timing`, where its script
  /// finds it, and below it the errors of a later run, which the script shows.
  ///
  /// - Parameter desk: what answers the questions of the pages.
  func show(
    _ pages: [(name: String, contents: [UInt8])], answering desk: (any PageDesk)? = nil
  ) {
    guard !pages.isEmpty else { return }
    version += 1
    self.desk = desk
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

  /// The descriptors to wait for besides other things.
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
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = LibC.read(connections[index].descriptor, &buffer, buffer.count)
    guard count > 0 else {
      connections[index].isDone = count == 0 || !Self.mayGoOn
      return
    }
    connections[index].request += buffer[..<count]
    let response: HTTPResponse
    // A body is looked at once it is there: the head says how long it is.
    guard connections[index].request.count >= connections[index].needed else { return }
    switch HTTPRequest.parse(
      connections[index].request, longestBody: ScreenDesk.mostBytes)
    {
    case .incomplete(let needed):
      connections[index].needed = needed
      return
    case .refused(let status): response = .refusal(status)
    case .request(let request): response = answer(request)
    }
    connections[index].response = response.bytes[...]
    send(index)
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard address.isOwn(host: request.host) else { return .refusal(.foreignHost) }
    if request.method == "POST", desk?.knows(request.path) == true {
      return answer(question: request)
    }
    guard request.method == "GET" else { return .refusal(.methodNotAllowed) }
    return answers[request.path] ?? .refusal(.notFound)
  }

  private func answer(question: HTTPRequest) -> HTTPResponse {
    if let origin = question.origin, !address.isOwn(origin: origin, of: question.host) {
      return .refusal(.foreignHost)
    }
    guard question.contentType == "application/json" else { return .refusal(.foreignType) }
    guard let answer = desk?.answer(question.path, to: question.body) else {
      return .refusal(.badRequest)
    }
    return HTTPResponse(status: .ok, type: "application/json", body: answer)
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
