/// The addresses of a server that an app accepts, in fields of contents and of actions, images, and links
/// of rich text.
///
/// ```swift
/// // At launch, before the first document:
/// AddressPolicy.set(AddressPolicy(schemes: ["https", "tel", "acme"], hosts: ["acme.example"]))
/// ```
///
/// A field whose address is refused has a fault; a link stays as text. Addresses that the app makes itself
/// are not checked.
public struct AddressPolicy: Equatable, Sendable {
  /// The schemes of addresses to open, in lower case.
  public var schemes: Set<String>
  /// The schemes of images to load, in lower case.
  public var imageSchemes: Set<String>
  /// The hosts of `http` and `https`, in lower case, each with its subdomains; `nil` for any.
  public var hosts: Set<String>?
  /// A Boolean value that indicates whether an address may have a user's name or password:
  /// `https://bank.example@evil.example` looks like another.
  public var allowsCredentials: Bool
  /// A Boolean value that indicates whether a call may have `*` or `#`: `tel:*21*…` forwards calls, and other codes
  /// erase a device.
  public var allowsPhoneCodes: Bool
  /// A Boolean value that indicates whether a part of a host may mix alphabets: a Cyrillic `а` looks like a Latin
  /// `a`.
  public var allowsMixedScripts: Bool

  /// Creates a policy, by default one for pages, mails and calls anywhere, and images of pages.
  public init(
    schemes: Set<String> = ["http", "https", "mailto", "tel"],
    imageSchemes: Set<String> = ["http", "https"], hosts: Set<String>? = nil,
    allowsCredentials: Bool = false, allowsPhoneCodes: Bool = false,
    allowsMixedScripts: Bool = false
  ) {
    self.schemes = schemes
    self.imageSchemes = imageSchemes
    self.hosts = hosts
    self.allowsCredentials = allowsCredentials
    self.allowsPhoneCodes = allowsPhoneCodes
    self.allowsMixedScripts = allowsMixedScripts
  }

  // MARK: The app's policy

  /// The policy that the app has set; the default until then.
  public static var current: AddressPolicy {
    (_stdlib_atomicLoadARCRef(object: appPolicy) as? Box)?.policy ?? standard
  }

  /// Sets the policy of the app, once: from then on it stays.
  ///
  /// - Returns: Whether it is set; `false` if one was.
  @discardableResult public static func set(_ policy: AddressPolicy) -> Bool {
    _stdlib_atomicInitializeARCRef(object: appPolicy, desired: Box(policy))
  }

  private static let standard = AddressPolicy()
  /// Written once, atomically, and never freed.
  nonisolated(unsafe) private static let appPolicy = {
    let pointer = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
    pointer.initialize(to: nil)
    return pointer
  }()

  private final class Box: Sendable {
    let policy: AddressPolicy
    init(_ policy: AddressPolicy) { self.policy = policy }
  }

  // MARK: Checking

  /// Why an absolute address is refused, as a phrase that completes it: `has credentials`.
  ///
  /// - Parameters:
  ///   - address: The address that a server sent.
  ///   - isImage: Whether it is loaded, and not opened.
  /// - Returns: The reason; `nil` for an address that is accepted.
  public func refusal(of address: String, isImage: Bool = false) -> String? {
    let text = address.unicodeScalars
    guard let colon = text.firstIndex(of: ":") else { return "has no scheme" }
    // Texts of other signs cost more than their length where they are looked up.
    let written = text[..<colon]
    let scheme = written.allSatisfy(\.isASCII) ? String(written).lowercased() : ""
    guard (isImage ? imageSchemes : schemes).contains(scheme) else {
      return "has a scheme that the app does not accept"
    }
    let rest = text[text.index(after: colon)...]
    if scheme == "tel" || scheme == "telprompt" {
      return !allowsPhoneCodes && Self.hasPhoneCode(rest) ? "has a code for the telephone" : nil
    }
    let isWeb = scheme == "http" || scheme == "https"
    guard rest.starts(with: "//".unicodeScalars) else { return isWeb ? "has no host" : nil }
    let authority = rest.dropFirst(2).prefix { !["/", "?", "#"].contains($0) }
    // Browsers take it for a slash, others for a part of the host.
    if isWeb, authority.contains("\\") { return "has a backslash in its host" }
    let at = authority.lastIndex(of: "@")
    if at != nil, !allowsCredentials { return "has credentials" }
    guard isWeb else { return nil }
    let host = at.map { authority[authority.index(after: $0)...] } ?? authority
    return refusal(ofHost: host)
  }

  /// In UTF-8. Names of hosts have 253 bytes (RFC 1035), and fewer where they are written in ASCII for others.
  private static let longestHost = 1_024

  private func refusal(ofHost hostAndPort: Substring.UnicodeScalarView) -> String? {
    let isNumber = hostAndPort.first == "["
    let host = hostAndPort.prefix { $0 != (isNumber ? "]" : ":") }
    guard !host.isEmpty else { return "has no host" }
    if Substring(host).utf8.count > Self.longestHost { return "has a host that is too long" }
    // Browsers read what it stands for, others don't.
    if host.contains("%") { return "has an escaped host" }
    var port = hostAndPort[host.endIndex...]
    if isNumber {
      let digits = host.dropFirst()
      guard !digits.isEmpty, digits.allSatisfy(AddressSyntax.isHostNumberSign),
        port.popFirst() == "]"
      else { return "has signs that no host has" }
    } else if !host.allSatisfy(AddressSyntax.isHostSign) {
      return "has signs that no host has"
    }
    guard port.isEmpty || port.popFirst() == ":" && port.allSatisfy(AddressSyntax.isDigit) else {
      return "has a port that is no number"
    }
    if !allowsMixedScripts, host.split(separator: ".").contains(where: HostScript.areMixed) {
      return "has a host of mixed alphabets"
    }
    guard let hosts else { return nil }
    let name = String(host).lowercased()
    let isKnown = hosts.contains { known in
      ByteName.areSame(name, known)
        || name.utf8.suffix(known.utf8.count + 1).elementsEqual(("." + known).utf8)
    }
    return isKnown ? nil : "has a host that the app does not accept"
  }

  /// Returns a Boolean value that indicates whether a number has `*` or `#`, also escaped, or signs beyond ASCII,
  /// which may stand for these.
  private static func hasPhoneCode(_ number: Substring.UnicodeScalarView) -> Bool {
    var rest = number
    while let scalar = rest.popFirst() {
      if scalar == "*" || scalar == "#" || !scalar.isASCII { return true }
      guard scalar == "%", let first = rest.first else { continue }
      if ("8"..."9").contains(first) || ("A"..."F").contains(first) || ("a"..."f").contains(first) {
        return true
      }
      let second = rest.dropFirst().first
      if first == "2", let second, ["A", "a", "3", "5"].contains(second) { return true }
    }
    return false
  }
}
