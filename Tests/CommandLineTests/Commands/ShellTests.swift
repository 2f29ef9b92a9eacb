import CommandSupport
import Foundation
import Testing

@testable import TokenCommands

/// What is made of the commands' declarations for shells and for `man`. `Tests/ci/check_completions.py`
/// asks the shells themselves.
@Suite("Completions and the manual page") struct ShellTests {
  private static let texts = ["completions bash", "completions zsh", "completions fish", "man"].map
  {
    try! runTokenc($0.split(separator: " ").map(String.init)).text
  }

  @Test("name every command, option and choice") func complete() {
    for outline in Tokenc.commands.map({ $0.outline }) {
      for text in Self.texts {
        #expect(text.contains(outline.name))
        let plain = text.replacingOccurrences(of: "\\-", with: "-")
        for option in outline.options {
          #expect(plain.contains(option.name.dropFirst(2)), "\(outline.name) \(option.name)")
          for choice in option.choices { #expect(plain.contains(choice)) }
        }
      }
      for choice in outline.operands.flatMap(\.choices) {
        for text in Self.texts.prefix(3) { #expect(text.contains(choice)) }
      }
    }
  }

  @Test("an option takes a value in every command that has it, or in none") func values() {
    var hasValue: [String: Bool] = [:]
    for option in Tokenc.commands.flatMap({ $0.outline.options }) {
      #expect(hasValue[option.name, default: option.form != nil] == (option.form != nil))
      hasValue[option.name] = option.form != nil
    }
  }

  @Test("the manual page has no line that roff takes for a request by mistake") func roff() {
    let known = ["TH", "SH", "SS", "TP", "PP", "RS", "RE", "nf", "fi", "nh", "B", "I", "RI"]
    for line in Self.texts[3].split(separator: "\n") where line.hasPrefix(".") {
      let name = line.dropFirst().prefix { $0 != " " }
      #expect(known.contains(String(name)), "\(line)")
    }
    #expect(!Self.texts[3].contains("\n'"))
  }
}
