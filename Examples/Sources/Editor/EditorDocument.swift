import Appearance
import DesignTokens
import ExampleSupport

/// What Editor.js saves: `time`, `version` and blocks, each with a `type` and its `data`.
struct EditorDocument: Decodable {
  var time: Int?
  var version: String?
  /// One bad block never loses the others.
  var blocks: LenientList<EditorBlock>
}

/// A block, made by the kind that is registered for its `type`.
struct EditorBlock: Decodable {
  var id: String?
  var type: String
  var block: any EditorBlockKind

  init(from decoder: any Decoder) throws {
    let fields = try ContentFields(of: decoder, "Block")
    id = try fields.optional("id")
    type = try fields.value("type")
    let registry = decoder.userInfo[.editorBlocks] as? EditorBlockRegistry ?? .standard
    guard let kind = registry.kinds[type] else {
      let known = registry.kinds.keys.sorted().joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "no block is registered for '\(type)'; there are \(known)"))
    }
    block = try Self.block(kind, in: fields)
  }

  private static func block<Kind: EditorBlockKind>(
    _ kind: Kind.Type, in fields: ContentFields
  ) throws -> any EditorBlockKind {
    let block: Kind = try fields.value("data")
    return block
  }
}

/// A kind of block: its data, and the tokens of its style.
protocol EditorBlockKind: Decodable, Sendable {
  /// Adds what the block takes from tokens.
  func add(to table: inout ResolvedTable)
}

/// The kinds that a reader knows; an app registers its own.
struct EditorBlockRegistry: Sendable {
  private(set) var kinds: [String: any EditorBlockKind.Type] = [:]

  mutating func register(_ kind: any EditorBlockKind.Type, for type: String) {
    kinds[type] = kind
  }

  static let standard: EditorBlockRegistry = {
    var registry = EditorBlockRegistry()
    registry.register(HeaderBlock.self, for: "header")
    registry.register(ParagraphBlock.self, for: "paragraph")
    registry.register(ImageBlock.self, for: "image")
    registry.register(ListBlock.self, for: "list")
    registry.register(LinkBlock.self, for: "linkTool")
    registry.register(DelimiterBlock.self, for: "delimiter")
    registry.register(RawBlock.self, for: "raw")
    return registry
  }()
}

extension CodingUserInfoKey {
  /// Where a decoder carries the registry; ``EditorBlockRegistry/standard`` otherwise.
  static let editorBlocks =
    CodingUserInfoKey(rawValue: "EditorBlocks") ?? .unknownNameReporter
}
