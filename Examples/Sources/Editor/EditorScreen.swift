import Appearance
import DesignTokens
import ExampleSupport
import Foundation

/// An article made of blocks, with a block of its own besides the standard ones.
struct EditorScreen {
  let document: EditorDocument
  let theme: Theme

  init(json: String, theme: Theme) throws {
    var registry = EditorBlockRegistry.standard
    registry.register(CalloutBlock.self, for: "callout")
    let decoder = JSONDecoder()
    decoder.userInfo[.editorBlocks] = registry
    document = try decoder.decode(EditorDocument.self, from: Data(json.utf8))
    self.theme = theme
  }

  var table: ResolvedTable {
    var table = ResolvedTable(theme: theme)
    for block in document.blocks.elements { block.block.add(to: &table) }
    return table
  }

  var faults: [String] { document.blocks.faults.map { "\($0.path): \($0)" } }

  /// The table and what isn't shown.
  static func report(in theme: Theme) throws -> String {
    let screen = try EditorScreen(json: sample, theme: theme)
    return screen.table.text + "\n" + screen.faults.map { "not shown: \($0)\n" }.joined()
  }

  /// In the shape that Editor.js saves, written for this example.
  static let sample = #"""
    {
      "time": 1700000000000, "version": "2.28.2",
      "blocks": [
        { "id": "a", "type": "header", "data": { "text": "One", "level": 1 } },
        { "type": "header", "data": { "text": "Two", "level": 2 } },
        { "type": "header", "data": { "text": "Three", "level": 3 } },
        { "type": "header", "data": { "text": "Four", "level": 4 } },
        { "type": "header", "data": { "text": "Five", "level": 5 } },
        { "type": "header", "data": { "text": "Six", "level": 6 } },
        { "type": "header", "data": { "text": "Seven", "level": 7 } },
        { "type": "paragraph", "data": { "text": "Some <b>words</b>." } },
        { "type": "paragraph", "data": {} },
        { "type": "image", "data": { "file": { "url": "https://a.example/b.png" }, "caption": "A picture", "withBackground": true } },
        { "type": "list", "data": { "style": "ordered", "items": ["one", "two"] } },
        { "type": "linkTool", "data": { "link": "https://a.example", "meta": { "title": "A site" } } },
        { "type": "delimiter", "data": {} },
        { "type": "raw", "data": { "html": "<hr>" } },
        { "type": "callout", "data": { "text": "Mind this", "style": "attention" } },
        { "type": "poll", "data": { "question": "?" } }
      ]
    }
    """#
}
