/// The form of what a server calls an image: a name, or an absolute address.
package enum ImageSyntax {
  /// Returns a Boolean value that indicates whether a text is an absolute address, or has no colon and is a name.
  package static func isReference(_ text: String) -> Bool {
    !text.unicodeScalars.contains(":") || AddressSyntax.isAbsolute(text)
  }

  /// Why others are not one.
  package static let faultReason = "is not an absolute address, nor a name, which has no colon"
}
