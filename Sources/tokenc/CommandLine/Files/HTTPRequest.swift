/// A request (RFC 9112), as far as a server of a few pages has to know it.
struct HTTPRequest: Equatable {
  var method: String
  /// The path of the target, without its query.
  var path: String
  /// The value of `Host`.
  var host: String
  /// The value of `Origin`; `nil` without one.
  var origin: String?
  /// The media type of the body, without its parameters.
  var contentType = ""
  /// The bytes after the head.
  var body: [UInt8] = []

  static let maximumLength = 8 * 1024

  enum Parsed: Equatable {
    case request(HTTPRequest)
    /// With the number of bytes that it needs at least.
    case incomplete(needed: Int)
    case refused(HTTPResponse.Status)
  }

  /// Reads a head that ends with an empty line, and as much after it as `Content-Length` says.
  ///
  /// - Parameter longest: the longest body that is read.
  static func parse(_ bytes: [UInt8], longestBody longest: Int = 0) -> Parsed {
    let emptyLine = Array("\r\n\r\n".utf8)
    let start = bytes.prefix(maximumLength + emptyLine.count)
    guard let end = start.indices.first(where: { start[$0...].starts(with: emptyLine) }) else {
      return bytes.count < maximumLength
        ? .incomplete(needed: bytes.count + 1) : .refused(.headTooLarge)
    }
    guard end <= maximumLength else { return .refused(.headTooLarge) }
    // One byte is one character, and a lone CR or LF would part lines elsewhere.
    guard
      bytes[..<end].allSatisfy({ (0x20...0x7E).contains($0) || [0x09, 0x0A, 0x0D].contains($0) })
    else { return .refused(.badRequest) }
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard !lines.contains(where: { $0.utf8.contains { $0 == 0x0A || $0 == 0x0D } }) else {
      return .refused(.badRequest)
    }
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words.allSatisfy({ !$0.isEmpty }) else { return .refused(.badRequest) }
    guard words[2].hasPrefix("HTTP/1.") else { return .refused(.unknownVersion) }
    var fields: [String: [String]] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      // A name is next to its colon, and a line that begins with a blank goes on with the one before.
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].utf8.contains(where: { $0 <= 0x20 })
      else { return .refused(.badRequest) }
      fields[parts[0].lowercased(), default: []].append(parts[1].trimmingBlanks)
    }
    guard fields["host"]?.count == 1, let host = fields["host"]?.first else {
      return .refused(.badRequest)
    }
    let path = words[1].prefix { $0 != "?" }
    var request = HTTPRequest(method: String(words[0]), path: String(path), host: host)
    request.origin = fields["origin"]?.first
    request.contentType = String((fields["content-type"]?.first ?? "").prefix { $0 != ";" })
      .lowercased()
    // Of two lengths, or a length and chunks, a proxy could take another one.
    guard fields["transfer-encoding"] == nil, fields["content-length", default: []].count <= 1
    else {
      return .refused(.badRequest)
    }
    guard let stated = fields["content-length"]?.first else { return .request(request) }
    guard !stated.isEmpty, stated.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return .refused(.badRequest)
    }
    guard let length = Int(stated), length <= longest else { return .refused(.bodyTooLarge) }
    let bodyStart = end + emptyLine.count
    guard bytes.count >= bodyStart + length else {
      return .incomplete(needed: bodyStart + length)
    }
    request.body = Array(bytes[bodyStart..<bodyStart + length])
    return .request(request)
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}

/// An answer as it goes over the wire; the connection ends with it.
struct HTTPResponse: Equatable {
  enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case foreignHost = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case bodyTooLarge = "413 Content Too Large"
    case foreignType = "415 Unsupported Media Type"
    case headTooLarge = "431 Request Header Fields Too Large"
    case unknownVersion = "505 HTTP Version Not Supported"
  }

  var status: Status
  var type = "text/plain; charset=utf-8"
  /// The timing of its answer, which the page may know.
  var timing: String?
  var body: [UInt8]

  static func refusal(_ status: Status) -> HTTPResponse {
    HTTPResponse(status: status, body: Array("\(status.rawValue)\n".utf8))
  }

  /// Nothing keeps an answer, guesses its type or shows it within a page of another origin.
  var bytes: [UInt8] {
    var head = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: DENY",
      "Referrer-Policy: no-referrer", "Allow: GET, POST", "Connection: close",
    ]
    if let timing { head.append("Server-Timing: \(timing)") }
    head += ["", ""]
    return Array(head.joined(separator: "\r\n").utf8) + body
  }
}
