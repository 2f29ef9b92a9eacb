import Appearance
import Foundation
import Testing
import TokenRuntime

/// Which addresses of a server are accepted.
@Suite("Policy of addresses") struct AddressPolicyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let address: String
    let reason: String?
    var testDescription: String { address }

    init(_ address: String, _ reason: String? = nil) {
      (self.address, self.reason) = (address, reason)
    }
  }

  @Test("a host has no more bytes than hosts have") func longHosts() {
    let host = String(repeating: "a.", count: 512)
    #expect(AddressPolicy().refusal(of: "https://\(host)") == nil)
    #expect(AddressPolicy().refusal(of: "https://\(host)b/") == "has a host that is too long")
  }

  @Test("alphabets have the numbers that the page knows") func numbers() {
    let scripts = [0xE9, 0x65E5, 0x3B1, 0x44F, 0x561].map { (letter: UInt32) in
      HostScript.ranges.first { $0.0.contains(letter) }?.1.number
    }
    #expect(scripts == [0, 1, 2, 3, 4])
  }

  static let cases = [
    Case("https://a.example/b?c=@#d"), Case("HTTP://A.EXAMPLE:8080"), Case("https://[::1]:80/"),
    Case("https://пример.испытание/б"), Case("https://münchen.example"),
    Case("https://日本tokyo.example"),
    Case("https://пример.example"), Case("https://ελλάδα.example"), Case("https://فارسی.example"),
    Case("mailto:a@b.example"), Case("tel:+7(912)345-67-89;ext=1"), Case("tel:112"),
    Case("javascript:alert(1)", "has a scheme that the app does not accept"),
    Case("JavaScript://a.example/%0Aalert(1)", "has a scheme that the app does not accept"),
    Case("file:///etc/passwd", "has a scheme that the app does not accept"),
    Case("data:text/html,x", "has a scheme that the app does not accept"),
    Case("bank://cards", "has a scheme that the app does not accept"),
    Case("https://user:pw@a.example", "has credentials"),
    Case("https://bank.example@evil.example/", "has credentials"),
    Case("https:///a.example", "has no host"), Case("https:a.example", "has no host"),
    Case("https:/a.example", "has no host"), Case("https://:80", "has no host"),
    Case(#"https://bank.example\@evil.example"#, "has a backslash in its host"),
    Case(#"https:\\evil.example"#, "has no host"),
    Case("https://%65vil.example", "has an escaped host"),
    Case("https://раypal.example", "has a host of mixed alphabets"),
    Case("https://a.gооgle.example", "has a host of mixed alphabets"),
    Case("https://αpple.example", "has a host of mixed alphabets"),
    Case("https://日本яblоko.example", "has a host of mixed alphabets"),
    Case("tel:*21*79123456789#", "has a code for the telephone"),
    Case("TEL:%2A21%23", "has a code for the telephone"),
    Case("tel:%252a21", "has a code for the telephone"),
    Case("tel:%2a%2306%23", "has a code for the telephone"),
  ]

  @Test("the default accepts pages, mails and calls", arguments: cases) func standard(_ one: Case)
    throws
  {
    let address = try #require(WebAddress(rawValue: one.address))
    #expect(AddressPolicy().refusal(of: one.address) == one.reason)
    // As a field of a content, and as a link.
    let json = Data(try JSONEncoder().encode([one.address]))
    let list = try JSONDecoder().decode(LenientList<WebAddress>.self, from: json)
    #expect(list.elements.map(\.rawValue) == (one.reason == nil ? [one.address] : []))
    #expect(list.faults.map(\.reason) == one.reason.map { ["'\(one.address)' \($0)"] } ?? [])
    var faults: [String] = []
    let text = RichText(html: "<a href='\(one.address)'>go</a>") { faults.append($0.reason) }
    #expect(text.runs.map(\.link) == [one.reason == nil ? address : nil])
    #expect(faults == one.reason.map { ["'\(one.address)' \($0)"] } ?? [])
  }

  @Test("images are of pages") func images() throws {
    let json = Data(
      #"["card","https://a.example/b.png","mailto:a@b.example","data:image/png,x"]"#.utf8)
    let list = try JSONDecoder().decode(LenientList<ContentImage>.self, from: json)
    #expect(list.elements.map(\.rawValue) == ["card", "https://a.example/b.png"])
    #expect(
      list.faults.map(\.reason) == [
        "'mailto:a@b.example' has a scheme that the app does not accept",
        "'data:image/png,x' has a scheme that the app does not accept",
      ])
  }

  @Test("an app accepts its own, and its hosts with their subdomains") func own() {
    let policy = AddressPolicy(schemes: ["https", "bank"], hosts: ["bank.example"])
    func reason(_ text: String) -> String? { policy.refusal(of: text) }
    #expect(reason("bank://cards/4276") == nil)
    #expect(reason("https://bank.example:443/a") == nil)
    #expect(reason("https://m.BANK.example") == nil)
    #expect(reason("https://evilbank.example") == "has a host that the app does not accept")
    #expect(
      reason("https://bank.example.evil.example") == "has a host that the app does not accept")
    #expect(reason("http://bank.example") == "has a scheme that the app does not accept")
    #expect(reason("bank://user@cards") == "has credentials")
    let lax = AddressPolicy(
      allowsCredentials: true, allowsPhoneCodes: true, allowsMixedScripts: true)
    for text in ["https://u@a.example", "tel:*100#", "https://раypal.example"] {
      #expect(lax.refusal(of: text) == nil)
    }
    let both = AddressPolicy(hosts: ["bank.example"], allowsCredentials: true)
    #expect(
      both.refusal(of: "https://bank.example@evil.example")
        == "has a host that the app does not accept")
  }

  @Test("links that are refused while a document is decoded are among its faults") func faults()
    throws
  {
    struct Note: Decodable {
      let text: RichText
      init(from decoder: any Decoder) throws {
        text = RichText(html: try decoder.singleValueContainer().decode(String.self))
      }
    }
    let json = Data(#""<a href='tel:*21#'>a</a> <a href='https://a.example'>b</a>""#.utf8)
    let document = try JSONDecoder().decode(ContentDocument<Note>.self, from: json)
    #expect(document.content.text.text == "a b")
    #expect(document.faults.map(\.reason) == ["'tel:*21#' has a code for the telephone"])
  }

  @Test("an app sets its policy once, and content follows it") func setOnce() async throws {
    var own = AddressPolicy()
    own.schemes.insert("once-set")
    let policy = own
    let wins = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 { group.addTask { AddressPolicy.set(policy) } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
    #expect(!AddressPolicy.set(AddressPolicy()))
    #expect(AddressPolicy.current == policy)
    let decoded = try JSONDecoder().decode([ContentValue].self, from: Data(#"["once-set:a"]"#.utf8))
    #expect(decoded[0].address != nil)
  }
}
