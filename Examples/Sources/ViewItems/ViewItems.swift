import Appearance
import DesignTokens
import ExampleSupport
import Foundation

/// A screen as a list of typed items: `view_type` says what `view_data` holds.
struct ViewItemScreen: Decodable {
  var items: LenientList<ViewItem>

  init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

enum ViewItem: Decodable {
  case oneTextLine(TextAtom.Content)
  case twoTextLine(DataContent.Content)
  case textButton(ButtonView.Content)
  case oneImage(ImageItem)

  struct ImageItem: Decodable {
    var url: WebAddress
    var ratio: Double
  }

  private enum Kind: String {
    case oneTextLine = "one_text_line"
    case twoTextLine = "two_text_line"
    case textButton = "text_button"
    case oneImage = "one_image"
  }

  init(from decoder: any Decoder) throws {
    let fields = try ContentFields(of: decoder, "ViewItem")
    let type: String = try fields.value("view_type")
    switch Kind(rawValue: type) {
    case .oneTextLine: self = .oneTextLine(try fields.value("view_data"))
    case .twoTextLine: self = .twoTextLine(try fields.value("view_data"))
    case .textButton: self = .textButton(try fields.value("view_data"))
    case .oneImage: self = .oneImage(try fields.value("view_data"))
    case nil:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "there is no view '\(type)'"))
    }
  }
}

extension ViewItemScreen {
  func table(in theme: Theme) -> ResolvedTable {
    var table = ResolvedTable(theme: theme)
    for (index, item) in items.elements.enumerated() {
      switch item {
      case .oneTextLine(let text):
        table.add("\(index) one_text_line", "textColor", text.color ?? .textPrimary)
        table.add(
          "\(index) one_text_line", "typography", text.typography ?? .paragraphPrimaryMedium)
      case .twoTextLine(let content):
        table.add("\(index) two_text_line", DataContent.tokenUses, of: "\(content.style)")
      case .textButton(let button):
        table.add(
          "\(index) text_button", ButtonView.tokenUses, of: "\(button.style)",
          choices: ["size": "\(button.size)", "shape": "\(button.shape)"])
      case .oneImage:
        table.add("\(index) one_image", "cornerRadius", RadiusToken.cornerL)
      }
    }
    return table
  }

  var faults: [String] { items.faults.map { "\($0.path): \($0)" } }

  /// The table and what isn't shown.
  static func report(in theme: Theme) throws -> String {
    let screen = try ViewItemScreen(json: sample)
    return screen.table(in: theme).text + "\n"
      + screen.faults.map { "not shown: \($0)\n" }.joined()
  }

  static let sample = #"""
    {
      "items": [
        { "view_type": "one_text_line", "view_data": { "text": "Hello", "color": "text_accent", "typography": "HeadlineSmall" } },
        { "view_type": "carousel", "view_data": {} },
        { "view_type": "two_text_line", "view_data": { "title": "Hello", "subtitle": "again", "style": "revert" } },
        { "view_type": "two_text_line", "view_data": { "subtitle": "no title" } },
        { "view_type": "text_button", "view_data": { "title": "More", "style": "secondary", "size": "s" } },
        { "view_type": "one_image", "view_data": { "url": "https://a.example/b.png", "ratio": 1.5 } },
        { "view_type": "one_image", "view_data": { "url": "b.png", "ratio": 1 } }
      ]
    }
    """#
}
