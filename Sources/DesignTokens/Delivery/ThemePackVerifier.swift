public import Foundation
public import TokenRuntime

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// Verifies that a signature is that of the server that made it.
public struct ThemePackVerifier: Sendable {
  let isValid: @Sendable (_ pack: Data, _ signature: Data) -> Bool

  /// Creates a verifier, for platforms without CryptoKit or for signatures of another kind.
  ///
  /// - Parameter isValid: gets the bytes of a pack, which are hostile until it says otherwise, and the
  ///   signature.
  public init(_ isValid: @escaping @Sendable (_ pack: Data, _ signature: Data) -> Bool) {
    self.isValid = isValid
  }

  #if canImport(CryptoKit)
    /// A verifier of signatures of Ed25519 (RFC 8032) that one of several keys made, so that a new key is in
    /// apps before the server signs with it. A public key has 32 bytes; others verify nothing.
    public static func ed25519(publicKeys: [Data]) -> ThemePackVerifier {
      let keys = publicKeys.compactMap {
        try? Curve25519.Signing.PublicKey(rawRepresentation: $0)
      }
      return ThemePackVerifier { pack, signature in
        keys.contains { $0.isValidSignature(signature, for: pack) }
      }
    }
  #endif
}

/// A pack that a store refused.
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
    /// The time until which it is to be used is over.
    case expired
    /// A pack of the brand with this higher serial is there.
    case older(than: UInt64)
    /// The app ended with it before it was confirmed, as often as it may.
    case failed
    /// It is for other installations.
    case notInShare
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
