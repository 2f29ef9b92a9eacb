public import Foundation

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
