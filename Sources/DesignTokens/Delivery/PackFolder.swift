import Foundation
import TokenRuntime

/// The folder of a store on the disk.
struct PackFolder: DeliveryFolder, Sendable {
  let url: URL
  let verifier: ThemePackVerifier

  static let longestSignature = 4_096
  /// How old a file is, in seconds, that a process which still writes can't have left.
  private static let longestWrite: TimeInterval = 3_600

  func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  }

  func note(_ name: DeliveryName) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data().write(to: file(name.text))
  }

  func write(_ contents: Data, as name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try contents.write(to: file(name), options: .atomic)
  }

  func remove(_ name: String) throws {
    do {
      try FileManager.default.removeItem(at: file(name))
    } catch let error as CocoaError where error.code == .fileNoSuchFile {
      // Another process was first.
    }
  }

  func isLeftOver(_ name: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file(name).path)
    guard let date = attributes?[.modificationDate] as? Date else { return false }
    return -date.timeIntervalSinceNow > Self.longestWrite
  }

  /// Reads a file, which stays mapped to the end of the process.
  func read(_ name: String) throws(ThemePackRefusal.Reason) -> ThemePack {
    guard let data = try? NSData(contentsOf: file(name), options: .alwaysMapped),
      data.length <= ThemePack.maximumSize + Self.longestSignature
    else { throw .cannotRead }
    let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
    guard bytes.count >= 16 else { throw .pack(.notAPack) }
    let count = Int(
      truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self).littleEndian)
    guard (0...bytes.count).contains(count) else {
      throw .pack(.damaged("it has \(bytes.count) bytes"))
    }
    guard verifier.isValid(Data(bytes[..<count]), Data(bytes[count...])) else { throw .signature }
    let pack = try ThemePackRefusal.Reason.catching { () throws(ThemePackError) in
      try ThemePack(kept: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    }
    _ = Unmanaged.passRetained(data)
    return pack
  }

  private func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
