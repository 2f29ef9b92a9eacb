import Foundation
import TestSupport
import Testing
import TokenRuntime

@testable import TokenScreens

/// The expressions that schemas and pages refuse addresses by, against the policy of apps.
@Suite("Patterns of addresses") struct AddressPatternsTests {
  private static let policies = [
    AddressPolicy(),
    AddressPolicy(
      schemes: ["acme+x", "https"], imageSchemes: [], hosts: ["acme.example", "größe.de"]),
    AddressPolicy(
      schemes: ["https", "tel", "ftp"], hosts: ["b"], allowsCredentials: true,
      allowsPhoneCodes: true,
      allowsMixedScripts: true),
    AddressPolicy(schemes: [], imageSchemes: ["data", "http"]),
  ]

  /// An absolute address of parts that mean something to a policy, or nearly do.
  private func address(_ chance: inout SeededGenerator) -> String {
    func pick(_ parts: [String]) -> String { parts.randomElement(using: &chance) ?? "" }
    let scheme = pick([
      "https", "http", "HtTpS", "httpsx", "tel", "TELPROMPT", "mailto", "acme+x", "acmex", "ftp",
      "data",
    ])
    let host = pick([
      "b", "acme.example", "www.ACME.example", "xacme.example", "größe.de", "GRÖSSE.de", "b%2e",
      "[::1]",
      "[a%25b]", "", "a\\b", "b.", "1*2", "%23", "[::1", "[]", "[g]", "[::1]b", "evil；b", "evil;b",
      "evil／.b", "e℀.acme.example", "a_b", "a b", "１＊", "x🄐b", "%ef%bc%8a",
    ])
    return scheme + ":" + pick(["//", "//", "//", "/", ""])
      + pick(["", "", "a@", "a:b@", "@", "a@b@", "a%2A@"]) + host
      + pick(["", "", ":80", ":", ":a@b", ":evil", ":8o"])
      + pick(["", "/", "/@a", "?a@b", "#%25", "/%2a"])
  }

  @Test("they refuse what the policy refuses, for the same reason", arguments: policies.indices)
  func agreement(_ index: Int) throws {
    let policy = Self.policies[index]
    var chance = Effort.chance
    for isImage in [false, true] {
      let refusals = try AddressPatterns(policy, isImage: isImage).refusals.compactMap { refusal in
        try refusal.pattern.map { (try NSRegularExpression(pattern: $0), refusal.reason) }
      }
      var counts: [String: Int] = [:]
      for _ in 0..<Effort.rounds(20_000, short: 2_000) {
        let text = address(&chance)
        let range = NSRange(text.startIndex..., in: text)
        let found = refusals.first { $0.0.firstMatch(in: text, range: range) != nil }?.1
        try #require(found == policy.refusal(of: text, isImage: isImage), "\(text)")
        counts[found ?? "", default: 0] += 1
      }
      #expect(
        (isImage ? policy.imageSchemes : policy.schemes).isEmpty || counts.count > 1, "\(counts)")
    }
  }
}
