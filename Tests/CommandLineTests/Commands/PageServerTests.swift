import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenPreview

/// What a server of pages takes for a request, and what it answers.
@Suite("Page server") struct PageServerTests {
  @Test(
    "heads that are no requests are refused",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", nil),
      ("GET /a?b=c HTTP/1.0\r\nAccept: */*\r\nhost:\ta \r\n\r\nbody", nil),
      ("GET / HTTP/1.1\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", .badRequest),
      ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("GET /\r\nHost: a\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: ä\r\n\r\n", .badRequest),
      ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", .unknownVersion),
    ] as [(String, HTTPResponse.Status?)]) func heads(
      _ head: String, _ status: HTTPResponse.Status?
    )
  {
    let parsed = HTTPRequest.parse(Array(head.utf8))
    if let status {
      #expect(parsed == .refused(status))
    } else {
      let path = head.contains("/a?") ? "/a" : "/"
      #expect(parsed == .request(HTTPRequest(method: "GET", path: path, host: "a")))
    }
  }

  @Test("a head has an end, and a largest length") func lengths() {
    #expect(
      HTTPRequest.parse(Array("GET / HTTP/1.1\r\nHost: a\r\n".utf8)) == .incomplete(needed: 26))
    let long = Array("GET /\(String(repeating: "a", count: 9_000))".utf8)
    #expect(HTTPRequest.parse(long) == .refused(.headTooLarge))
    #expect(
      HTTPRequest.parse(long + Array(" HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
        == .refused(.headTooLarge))
  }

  @Test("only requests for this machine get pages") func answers() throws {
    let server = try PageServer(at: .loopback(port: 0))
    server.show([("index.html", Array("a".utf8)), ("b.html", Array("b".utf8))])
    func answer(_ path: String, _ host: String, _ method: String = "GET") -> HTTPResponse {
      server.answer(HTTPRequest(method: method, path: path, host: host))
    }
    let port = server.address.port
    #expect(port > 0)
    for host in ["127.0.0.1:\(port)", "localhost:\(port)", "LOCALHOST:\(port)"] {
      #expect(answer("/", host).body == Array("a".utf8))
      #expect(answer("/b.html", host).body == Array("b".utf8))
      #expect(answer("/version", host).body == Array("1".utf8))
    }
    let hosts = [
      "", "127.0.0.1", "evil.example", "evil.example:\(port)", "localhost.:\(port)",
      "127.0.0.1:\(port).evil.example", "[::1]:\(port)", "0.0.0.0:\(port)", "127.0.0.1:1",
    ]
    for host in hosts { #expect(answer("/", host).status == .foreignHost, "\(host)") }
    let host = "localhost:\(port)"
    for path in ["/c.html", "/../index.html", "//", "/index.html/", "/%2e%2e", "*", ""] {
      #expect(answer(path, host).status == .notFound, "\(path)")
    }
    for method in ["POST", "HEAD", "OPTIONS", "get"] {
      #expect(answer("/", host, method).status == .methodNotAllowed)
    }
    // Errors stand beside the pages until there are newer ones.
    server.show(errors: Array("t.json:1:1: error: broken\n".utf8))
    #expect(answer("/version", host).body == Array("1\nt.json:1:1: error: broken\n".utf8))
    #expect(answer("/", host).body == Array("a".utf8))
    server.show(errors: [])
    // A run without pages leaves those of the one before.
    server.show([])
    #expect(answer("/version", host).body == Array("1".utf8))
    server.show([("index.html", Array("c".utf8))])
    #expect(answer("/", host).body == Array("c".utf8))
    #expect(answer("/b.html", host).status == .notFound)
    #expect(answer("/", host).timing == "version;desc=2")
  }

  @Test("a body is as long as its head says, and no longer than is read") func bodies() {
    func parsed(_ fields: String, _ body: String = "") -> HTTPRequest.Parsed {
      HTTPRequest.parse(
        Array("POST /draw HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\(body)".utf8), longestBody: 10)
    }
    guard case .request(let request) = parsed("Content-Length: 3\r\n", "abcde") else {
      Issue.record("no request")
      return
    }
    #expect(request.body == Array("abc".utf8))
    guard case .incomplete(let needed) = parsed("Content-Length: 3\r\n", "a") else {
      Issue.record("a part of a body is enough")
      return
    }
    #expect(needed == "POST /draw HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc".utf8.count)
    for length in ["11", "99999999999999999999"] {
      #expect(parsed("Content-Length: \(length)\r\n") == .refused(.bodyTooLarge), "\(length)")
    }
    for fields in [
      "Content-Length: -1", "Content-Length: ", "Content-Length: 1x", "Content-Length: +1",
      "Content-Length: 1\r\nContent-Length: 1", "Transfer-Encoding: chunked",
    ] {
      #expect(parsed(fields + "\r\n", "abc") == .refused(.badRequest), "\(fields)")
    }
  }

  @Test("a question comes from a page of the same origin, as JSON") func questions() throws {
    let server = try PageServer(at: .loopback(port: 0))
    let (side, _) = try ScreenDeskTests.side()
    server.show([("index.html", Array("a".utf8))], answering: ScreenDesk(side))
    let host = server.address.text
    func status(_ change: (inout HTTPRequest) -> Void) -> HTTPResponse.Status {
      var request = HTTPRequest(method: "POST", path: "/draw", host: host)
      request.contentType = "application/json"
      request.body = Array(#"{"document":"{}"}"#.utf8)
      change(&request)
      return server.answer(request).status
    }
    #expect(status { _ in } == .ok)
    #expect(status { $0.origin = "http://\(host)" } == .ok)
    for origin in ["null", "https://evil.example", "http://\(host).evil.example", ""] {
      #expect(status { $0.origin = origin } == .foreignHost, "\(origin)")
    }
    #expect(status { $0.host = "evil.example" } == .foreignHost)
    for type in ["text/plain", "", "application/x-www-form-urlencoded", "multipart/form-data"] {
      #expect(status { $0.contentType = type } == .foreignType, "\(type)")
    }
    #expect(status { $0.path = "/" } == .methodNotAllowed)
    #expect(status { $0.path = "/../draw" } == .methodNotAllowed)
    #expect(status { $0.method = "GET" } == .notFound)
    #expect(status { $0.method = "OPTIONS" } == .methodNotAllowed)
    for body in ["", "{", "[]", "{}", #"{"document":7}"#, "\u{0}"] {
      #expect(status { $0.body = Array(body.utf8) } == .badRequest, "\(body)")
    }
    #expect(status { $0.body = [0xFF, 0xFE] } == .badRequest)
  }

  @Test("behind a proxy the names that it passes on are the server's own") func names() {
    var address = ServedAddress("0.0.0.0:8080")
    address?.names = ["design.example.com"]
    #expect(address?.isOwn(host: "Design.example.com") == true)
    #expect(address?.isOwn(host: "design.example.com:8080") == false)
    #expect(address?.isOwn(host: "evil.example") == false)
    let host = "design.example.com"
    #expect(address?.isOwn(origin: "https://design.example.com", of: host) == true)
    #expect(address?.isOwn(origin: "https://evil.example", of: host) == false)
    for text in ["", "8080", "0.0.0.0", "localhost:80", "1.2.3:80", "1.2.3.256:80", "[::]:80"] {
      #expect(ServedAddress(text) == nil, "\(text)")
    }
  }

  /// A connection to a port of this machine.
  static func connected(to port: UInt16) throws -> Int32 {
    StandardStream.ignoreFailures()
    let client = LibC.tcpSocket()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    return client
  }

  @Test("connections without a request keep no other out") func halfOpen() throws {
    let server = try PageServer(at: .loopback(port: 0))
    server.show([("index.html", Array("a page".utf8))])
    func serve() {
      var waits = server.waits
      poll(&waits, nfds_t(waits.count), 50)
      server.serve(waits[...])
    }
    var clients: [Int32] = []
    defer { for client in clients { close(client) } }
    for _ in 0..<PageServer.maximumConnections + 10 {
      clients.append(try Self.connected(to: server.address.port))
      serve()
    }
    let client = try Self.connected(to: server.address.port)
    clients.append(client)
    let request = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.address.port)\r\n\r\n".utf8)
    #expect(LibC.write(client, request, request.count) == request.count)
    for _ in 0..<3 { serve() }
    var answer = [UInt8](repeating: 0, count: 4_000)
    let count = recv(client, &answer, answer.count, Int32(MSG_DONTWAIT))
    #expect(String(decoding: answer.prefix(max(0, count)), as: UTF8.self).hasSuffix("a page"))
  }

  @Test("a port that is taken is told") func takenPort() throws {
    let server = try PageServer(at: .loopback(port: 0))
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a.tokens.json")
    let run = try BuiltTokenc.run(
      ["preview", "a.tokens.json", "--serve", "\(server.address.port)"], in: folder.path)
    #expect(run.exitCode == ExitCode.usage.rawValue)
    #expect(run.messages.contains("127.0.0.1:\(server.address.port) can't be served"))
    #expect(throws: RunFailure.self) {
      _ = try PageServer(at: .loopback(port: server.address.port))
    }
  }
}
