import AppearanceRuntime
import Foundation

/// What a document looks like in a theme, and what of it isn't shown as it was sent.
///
/// - Parameters:
///   - json: What the server sends.
///   - content: What it is.
///   - resolved: What put it together, if the server sends it in pieces.
///   - look: The mapper of a screen, for example `{ ComponentLook($0, theme) }`.
/// - Returns: What the look sets, and a line for each fault.
public func report<Content: Decodable>(
  _ json: String, as content: Content.Type = Content.self, resolved: ResolvedContent? = nil,
  look: (Content) -> some ContentLook
) -> String {
  let decoder = JSONDecoder()
  decoder.userInfo[.resolvedContent] = resolved
  // Published files have commas before closing brackets.
  decoder.allowsJSON5 = true
  do {
    let document = try decoder.decode(ContentDocument<Content>.self, from: Data(json.utf8))
    let faults = document.faults.map { "not shown as sent: \($0.path): \($0)\n" }
    return look(document.content).description + "\n" + faults.joined()
  } catch {
    return "no screen: \(error)\n"
  }
}

/// The same of a document in pieces, in which the functions of A2UI write their first argument.
public func report<Content: Decodable>(
  _ json: String, of form: DocumentForm, as content: Content.Type = Content.self,
  look: (Content) -> some ContentLook
) -> String {
  do {
    var resolver = ContentResolver(form)
    for name in ["formatNumber", "formatCurrency", "formatDate", "pluralize"] {
      resolver.functions[name] = { arguments in
        switch arguments["value"] {
        case .integer(let integer)?: "\(integer)"
        case .number(let number)?: "\(number)"
        default: arguments["value"]?.text
        }
      }
    }
    resolver.receive(try JSONDecoder().decode(ContentValue.self, from: Data(json.utf8)))
    let resolved = try resolver.resolved()
    return report(String(decoding: resolved.json, as: UTF8.self), resolved: resolved, look: look)
  } catch {
    return "no screen: \(error)\n"
  }
}

/// A published file of this checkout; see Tests/Fixtures/documents/SOURCE.md.
public func published(_ name: String) throws -> String {
  try String(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Fixtures/documents/\(name)"), encoding: .utf8)
}
