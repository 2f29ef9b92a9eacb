/// Where a server of pages listens, and under which names it answers.
struct ServedAddress: Equatable, Sendable {
  /// The IPv4 address; 0 for all of this machine.
  var number: UInt32
  var port: UInt16
  /// The names, with or without a port, that a proxy in front of it passes on.
  var names: [String] = []

  static let loopback: UInt32 = 0x7F00_0001

  static func loopback(port: UInt16) -> ServedAddress {
    ServedAddress(number: loopback, port: port)
  }

  init(number: UInt32, port: UInt16) {
    self.number = number
    self.port = port
  }

  /// Reads `0.0.0.0:8080`; `nil` for what is no IPv4 address with a port.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let port = UInt16(parts[1]) else { return nil }
    let bytes = parts[0].split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard bytes.count == 4, bytes.allSatisfy({ $0 != nil }) else { return nil }
    number = bytes.reduce(0) { $0 << 8 | UInt32($1 ?? 0) }
    self.port = port
  }

  private var numberText: String {
    [24, 16, 8, 0].map { "\(number >> UInt32($0) & 0xFF)" }.joined(separator: ".")
  }

  /// For example `127.0.0.1:8080`.
  var text: String { "\(numberText):\(port)" }

  var url: String { "http://\(text)/" }

  /// Returns a Boolean value that indicates whether a request for this host is for this server, whatever its name
  /// leads to.
  func isOwn(host: String) -> Bool {
    let host = host.lowercased()
    if [text, "127.0.0.1:\(port)", "localhost:\(port)"].contains(host) { return true }
    return names.contains { $0.lowercased() == host }
  }

  /// Returns a Boolean value that indicates whether a page of this origin may ask: one of the host that it asks,
  /// perhaps through a proxy that speaks HTTPS.
  func isOwn(origin: String, of host: String) -> Bool {
    let host = host.lowercased()
    return ["http://\(host)", "https://\(host)"].contains(origin.lowercased())
  }
}
