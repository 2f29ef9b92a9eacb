public import TokenRuntime

/// A pack that a store refused.
///
/// Its description is a sentence, such as `pack 7 of 'acme' is not used: its end has passed`.
public struct ThemePackRefusal: Error, Equatable, Sendable {
  /// The pack's brand; `nil` where the pack can't be trusted to say it.
  public let brand: String?
  /// The pack's serial, likewise.
  public let serial: UInt64?
  /// Why it was refused.
  public let reason: Reason

  /// Why a pack is not used.
  public enum Reason: Error, Equatable, Sendable {
    /// The signature is not that of the server.
    case signature
    /// The pack or its signature has more bytes than it may have.
    case tooLarge
    /// The bytes are not those of a pack that this version reads.
    case pack(ThemePackError)
    /// The app asked for a pack of this other brand.
    case otherBrand(than: String)
    /// The time until which it is to be used is over, by the latest time that the clock had.
    case expired
    /// A pack of the brand with this higher serial is there.
    case older(than: UInt64)
    /// The pack with this serial took back all of the brand up to its own.
    case takenBack(by: UInt64)
    /// As many processes as may ended with it before it was confirmed.
    case failed
    /// It is for other installations.
    case notInShare
    /// It is for releases of the app from `minimum` on; the app's, or `nil` if that is unknown.
    case laterRelease(minimum: String, app: String?)
    /// It is not known to be good, and its use can't be noted, so a crash with it would be forgotten; what the
    /// system said.
    case cannotNote(String)
    /// The folder or the file can't be written; what the system said.
    case cannotWrite(String)
    /// The file is gone or can't be read.
    case cannotRead

    static func catching<Result>(
      _ body: () throws(ThemePackError) -> Result
    ) throws(Reason) -> Result {
      do throws(ThemePackError) { return try body() } catch { throw .pack(error) }
    }
  }
}

extension ThemePackRefusal.Reason: CustomStringConvertible {
  /// A phrase without names of the pack, for example `its end has passed`.
  public var description: String {
    switch self {
    case .signature: "its signature is not that of the server"
    case .tooLarge: "it or its signature is too large"
    case .pack(let error): error.description
    case .otherBrand(let brand): "the app asked for a pack of '\(VisibleText.text(brand))'"
    case .expired: "its end has passed"
    case .older(let serial): "pack \(serial) is newer"
    case .takenBack(let serial): "pack \(serial) took it back"
    case .failed: "the app ended with it before it was confirmed"
    case .notInShare: "it is for a share of all installations that this one is not in"
    case .laterRelease(let minimum, let app):
      "it is for releases from \(VisibleText.text(minimum)) on, and this app is "
        + (app.map { VisibleText.text($0) } ?? "of an unknown release")
    case .cannotNote(let fault):
      "its use can't be noted, so a crash would be forgotten: \(VisibleText.text(fault))"
    case .cannotWrite(let fault): "it can't be written: \(VisibleText.text(fault))"
    case .cannotRead: "its file can't be read"
    }
  }
}

extension ThemePackRefusal: CustomStringConvertible {
  /// The brand, the serial and the reason as a sentence.
  public var description: String {
    let number = serial.map { " \($0)" } ?? ""
    let owner = brand.map { " of '\(VisibleText.text($0))'" } ?? ""
    let subject = number.isEmpty && owner.isEmpty ? "the pack" : "pack\(number)\(owner)"
    return "\(subject) is not used: \(reason)"
  }
}
