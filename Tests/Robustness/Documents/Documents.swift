import Appearance
import Foundation

/// Decodes one document of a shape and size, for `Tests/Robustness/documents.py` to count what it costs.
///
/// Usage: Documents SHAPE COUNT
@main struct Documents {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]),
      let json = document(arguments[1], count)
    else { exit(64) }
    data = Data(json.utf8)
    measuredDecode()
    print(outcome)
  }

  private static func document(_ shape: String, _ count: Int) -> String? {
    func list(_ element: (Int) -> String) -> String {
      (0..<count).map(element).joined(separator: ",")
    }
    func stack(_ elements: String) -> String { #"{"type":"Stack","children":[\#(elements)]}"# }
    func action(_ values: String) -> String {
      #"{"type":"LayoutElement","element":{"type":"Text","text":"a"},"#
        + #""action":{"type":"open","parameters":{"a":[\#(values)]}}}"#
    }
    switch shape {
    case "known":
      return stack(
        list { _ in #"{"type":"Icon","icon":"card","color":"neutral_0_inverted_hover"}"# })
    case "unknown":
      return stack(
        list { #"{"type":"Icon","icon":"card","color":"neutral_\#($0 % 997)_inverted_huver"}"# })
    case "types": return stack(list { #"{"type":"Hologram\#($0)","icon":"card"}"# })
    case "rubbish": return stack(list { _ in "1" })
    case "numbers": return action(list { "\($0)" })
    case "fractions": return action(list { "\($0).5" })
    case "mixed": return action(list { [#""a""#, "1", "true", "null", "[]", "{}"][$0 % 6] })
    case "objects": return action(list { #"{"a":\#($0),"b":"c"}"# })
    case "long": return stack(#"{"type":"Icon","icon":"card","color":"\#(list { _ in "x" })"}"#)
    case "links":
      return stack(list { #"{"type":"Icon","icon":"javascript:\#($0)","color":"neutral_0"}"# })
    default: return nil
    }
  }
}

nonisolated(unsafe) private var data = Data()
/// What became of the document.
nonisolated(unsafe) private var outcome = ""

/// Decodes as an app does; valgrind counts the instructions in here by the name.
@inline(never) @_cdecl("measured_decode")
func measuredDecode() {
  do {
    let document = try JSONDecoder().decode(ContentDocument<ComponentContent>.self, from: data)
    outcome = "\(document.faultCount) faults"
  } catch {
    outcome = "\(error)"
  }
}
