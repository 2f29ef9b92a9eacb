import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

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
    #expect(HTTPRequest.parse(Array("GET / HTTP/1.1\r\nHost: a\r\n".utf8)) == .incomplete)
    let long = Array("GET /\(String(repeating: "a", count: 9_000))".utf8)
    #expect(HTTPRequest.parse(long) == .refused(.headTooLarge))
    #expect(
      HTTPRequest.parse(long + Array(" HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
        == .refused(.headTooLarge))
  }

  @Test("only requests for this machine get pages") func answers() throws {
    let server = try PageServer(port: 0)
    server.show([("index.html", Array("a".utf8)), ("b.html", Array("b".utf8))])
    func answer(_ path: String, _ host: String, _ method: String = "GET") -> HTTPResponse {
      server.answer(HTTPRequest(method: method, path: path, host: host))
    }
    let port = server.port
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
    let server = try PageServer(port: 0)
    server.show([("index.html", Array("a page".utf8))])
    func serve() {
      var waits = server.waits
      poll(&waits, nfds_t(waits.count), 50)
      server.serve(waits[...])
    }
    var clients: [Int32] = []
    defer { for client in clients { close(client) } }
    for _ in 0..<PageServer.maximumConnections + 10 {
      clients.append(try Self.connected(to: server.port))
      serve()
    }
    let client = try Self.connected(to: server.port)
    clients.append(client)
    let request = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8)
    #expect(LibC.write(client, request, request.count) == request.count)
    for _ in 0..<3 { serve() }
    var answer = [UInt8](repeating: 0, count: 4_000)
    let count = recv(client, &answer, answer.count, Int32(MSG_DONTWAIT))
    #expect(String(decoding: answer.prefix(max(0, count)), as: UTF8.self).hasSuffix("a page"))
  }

  @Test("a port that is taken is told") func takenPort() throws {
    let server = try PageServer(port: 0)
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a.tokens.json")
    let run = try BuiltTokenc.run(
      ["preview", "a.tokens.json", "--serve", "\(server.port)"], in: folder.path)
    #expect(run.exitCode == ExitCode.usage.rawValue)
    #expect(run.messages.contains("port \(server.port) can't be served"))
    #expect(throws: RunFailure.self) { _ = try PageServer(port: server.port) }
  }
}
