import TokenRuntime

/// The absolute addresses that an app refuses as regular expressions, in their order, for those who can't ask
/// ``AddressPolicy``: schemas and pages.
package struct AddressPatterns {
  /// The first that matches says why; `nil` is for hosts of mixed alphabets, which no expression knows.
  package let refusals: [(pattern: String?, reason: String)]

  package init(_ policy: AddressPolicy, isImage: Bool = false) {
    let schemes = (isImage ? policy.imageSchemes : policy.schemes).sorted().map(Self.anyCase)
    let web = Self.anyCase("http") + "[Ss]?:"
    let phone = Self.anyCase("tel") + "(?:prompt)?:"
    let host = "^\(web)//(?:[^/?#]*@)?(?![^/?#]*@)"
    let known = (policy.hosts ?? []).sorted().map(Self.anyCase).joined(separator: "|")
    let all: [(String?, String, Bool)] = [
      (
        "^(?!(?:\(schemes.joined(separator: "|"))):)",
        "has a scheme that the app does not accept", true
      ),
      (
        "^\(phone).*(?:[*#]|[^ -~]|%[89A-Fa-f]|%2[Aa35])", "has a code for the telephone",
        !policy.allowsPhoneCodes
      ),
      ("^\(web)(?!//)", "has no host", true),
      ("^\(web)//[^/?#]*\\\\", "has a backslash in its host", true),
      ("^(?!\(phone))[^:]*://[^/?#]*@", "has credentials", !policy.allowsCredentials),
      (host + "(?![^/?#:])", "has no host", true),
      (host + "(?:\\[[^\\]/?#]*|(?!\\[)[^/?#:]*)%", "has an escaped host", true),
      (
        host + "(?:\\[(?![0-9A-Fa-f:.]+\\])|(?!\\[)[^/?#:]*[\(Self.signsOfNoHost)])",
        "has signs that no host has", true
      ),
      (
        host + "(?:\\[[^\\]/?#]*\\]|(?!\\[)[^/?#:]*(?=:))(?!(?::[0-9]*)?(?![^/?#]))",
        "has a port that is no number", true
      ),
      (nil, "has a host of mixed alphabets", !policy.allowsMixedScripts),
      (
        host + "(?!(?:[^/?#:]*\\.)?(?:\(known))(?![^/?#:]))",
        "has a host that the app does not accept", policy.hosts != nil
      ),
    ]
    refusals = all.filter(\.2).map { ($0.0, $0.1) }
  }

  /// The signs that hosts don't have, within the brackets of an expression.
  private static let signsOfNoHost: String = {
    let ascii = (0x20...0x7E).compactMap { Unicode.Scalar($0) }.filter { scalar in
      !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
        && !(AddressSyntax.hostSigns + "/?#:%").unicodeScalars.contains(scalar)
    }
    let others = AddressSyntax.hostGaps.map { range in
      [range.lowerBound, range.upperBound].compactMap { Unicode.Scalar($0).map { "\($0)" } }
        .joined(separator: "-")
    }
    let signs = ascii.map { #"\]^["#.unicodeScalars.contains($0) ? #"\\#($0)"# : "\($0)" }
    return (signs + others).joined()
  }()

  /// Addresses that an app accepts, for grammars, whose expressions look neither ahead nor back: plain ones in
  /// ASCII, and names of images.
  package static func accepted(by policy: AddressPolicy, isImage: Bool) -> String {
    let label = "[a-z0-9]+(-[a-z0-9]+)*"
    let known = policy.hosts?.sorted().map(anyCase).joined(separator: "|")
    let host = known.map { "(\(label)\\.)*(\($0))" } ?? "\(label)(\\.\(label))+"
    let forms = (isImage ? policy.imageSchemes : policy.schemes).sorted().map { scheme in
      let rest =
        switch scheme {
        case "http", "https": "//\(host)([/?#][A-Za-z0-9._~:/?#@!$&()*+,;=%-]*)?"
        case "tel", "telprompt": "[+]?[0-9]+"
        case "mailto": "[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+"
        default: "[A-Za-z0-9._~/?&=+-]+"
        }
      return scheme.map { $0.isLetter || $0.isNumber ? "\($0)" : "[\($0)]" }.joined() + ":" + rest
    }
    return "^(\((forms + (isImage ? ["[A-Za-z0-9 ._/-]+"] : [])).joined(separator: "|")))$"
  }

  /// A text as an expression that small and capital letters match.
  private static func anyCase(_ text: String) -> String {
    text.map { letter in
      let small = letter.lowercased()
      let capital = letter.uppercased()
      if small != capital, capital.count == 1 { return "[\(capital)\(small)]" }
      return letter.isLetter || letter.isNumber || letter == "-" ? "\(letter)" : "\\\(letter)"
    }.joined()
  }
}
