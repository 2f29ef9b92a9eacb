// swift-format-ignore-file

import Foundation

/// https://developer.apple.com/documentation/cryptokit/curve25519
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum Curve25519: Sendable {
  public enum Signing: Sendable {
    /// https://developer.apple.com/documentation/cryptokit/curve25519/signing/publickey
    public struct PublicKey: Sendable {
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {}
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool { false }
    }
  }
}
