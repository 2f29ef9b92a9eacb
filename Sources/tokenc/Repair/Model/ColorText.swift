import TokenCompiler

/// The text of a color in a file, whose numbers can be replaced: `{ "colorSpace": "srgb", "components": [1, 0, 0] }`.
package struct ColorText {
  private let node: NodeID
  private let components: [NodeID]
  private let tape: JSONTape

  /// - Returns: `nil` where the node is no object with three components of its own.
  package init?(_ node: NodeID, of tape: JSONTape) {
    guard tape.kind(node) == .object, let list = tape.child("components", of: node),
      tape.kind(list) == .array
    else { return nil }
    let components = tape.elements(of: list)
    guard components.count == 3,
      components.allSatisfy({ tape.kind($0) == .number || tape.stringValue($0) == "none" })
    else { return nil }
    self.node = node
    self.components = components
    self.tape = tape
  }

  package var file: FileID { tape.range(node).file }

  /// The edits after which the text is another color of the same space: its numbers alone, where they differ.
  package func edits(to color: Color, from old: Color) -> [TextEdit] {
    var edits: [TextEdit] = []
    for (index, element) in components.enumerated()
    where color.components[index] != old.components[index] {
      let text = color.components[index].map(JSONNumber.text) ?? "\"none\""
      edits.append(TextEdit(tape.bytes(of: element), text))
    }
    if color.opacity != old.opacity {
      let opacity = JSONNumber.text(color.opacity)
      if let alpha = tape.child("alpha", of: node) {
        edits.append(TextEdit(tape.bytes(of: alpha), opacity))
      } else {
        edits += tape.edits(of: node, adding: ["\"alpha\": \(opacity)"])
      }
    }
    if let hex = tape.child("hex", of: node) {
      let text = color.sRGBHex
      let isUpper = (old.hex ?? "").utf8.contains { (0x41...0x46).contains($0) }
      let new = isUpper ? text.uppercased() : text
      if new != old.hex { edits.append(tape.replacing(hex, with: new)) }
    }
    return edits
  }
}
