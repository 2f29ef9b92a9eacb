import Appearance
import AppearanceRuntime
import DesignTokens
import Foundation

/// Decodes a screen of 500 components and gives it its looks: `screen times` prints microseconds of
/// each way, `screen run WAY COUNT` takes one way COUNT times, for counting instructions.
@main enum ScreenBenchmark {
  static let ways = ["by-hand", "components", "looks", "switch"]

  @MainActor static func main() throws {
    let screen = try Screen()
    let words = CommandLine.arguments
    if words.count == 4, let count = Int(words[3]) {
      return print(try screen.take(words[2], count))
    }
    var times: [String: [Double]] = [:]
    for _ in 0..<15 {
      for way in ways {
        let start = now
        let made = try screen.take(way, 1)
        times[way, default: []].append(now - start)
        precondition(made == Screen.count, "\(way) keeps every component")
      }
    }
    for way in ways { print(way, (times[way] ?? []).sorted()[7] * 1_000_000) }
  }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}

/// The screen's JSON and what is made of it.
@MainActor final class Screen {
  static let count = 500

  private let json: Data
  private let decoder = JSONDecoder()
  private let content: ComponentContent
  private let themes = ThemeStore(Theme.alfa)
  private var look: ComponentLook

  init() throws {
    json = Data(Self.text.utf8)
    content = try decoder.decode(ComponentContent.self, from: json)
    look = ComponentLook(content, .alfa)
    let content = content
    themes.style(self) { screen, theme in screen.look = ComponentLook(content, theme) }
  }

  /// What `count` runs of a way made, in components.
  func take(_ way: String, _ count: Int) throws -> Int {
    var made = 0
    for index in 0..<count {
      switch way {
      case "by-hand":
        made += try decoder.decode(PlainElement.self, from: json).children
      case "components":
        made += Self.children(try decoder.decode(ComponentContent.self, from: json))
      case "looks":
        made += Self.children(ComponentLook(content, index.isMultiple(of: 2) ? .alfa : .x5))
      default:
        themes.theme = themes.theme == .alfa ? .x5 : .alfa
        made += Self.children(look)
      }
    }
    return made
  }

  private static func children(_ content: ComponentContent) -> Int {
    if case .stackElement(let stack) = content { stack.children.elements.count } else { 0 }
  }

  private static func children(_ look: ComponentLook) -> Int {
    if case .stackElement(let stack) = look { stack.children.count } else { 0 }
  }

  /// Rows, cards with texts and icons, and buttons, in turns.
  private static var text: String {
    let components = (0..<count).map { index in
      switch index % 4 {
      case 0:
        #"{"type":"ListItem","title":"Payment \#(index)","subtitle":"Yesterday","icon":{"icon":"cart","size":"s"},"#
          + #""amount":{"value":-\#(index + 1)00,"currency":"EUR"},"chevron":true,"#
          + #""action":{"type":"open","parameters":{"url":"https://bank.example/\#(index)"}}}"#
      case 1:
        #"{"type":"DataView","dataContent":{"title":{"text":"Card \#(index)","color":"text_primary"},"#
          + #""subtitle":{"text":"Valid until May","lines":1},"style":"primary"},"#
          + #""iconView":{"icon":"card","shape":"rounded","backgroundColor":"base_bg_secondary"}}"#
      case 2:
        #"{"type":"Banner","title":"Offer \#(index)","text":"A card for free","style":"attention","#
          + #""button":{"title":"Order","size":"s"}}"#
      default:
        #"{"type":"ButtonView","title":"Pay \#(index)","style":"accent","size":"l","shape":"pill","#
          + #""backgroundColor":"accent_primary"}"#
      }
    }
    return #"{"type":"Stack","axis":"vertical","spacing":"gap_m","children":["#
      + components.joined(separator: ",") + "]}"
  }
}

// MARK: The same by hand

/// What an app writes without specs: structs for JSONDecoder, with all names as plain strings.
indirect enum PlainElement: Decodable {
  case stack(PlainStack)
  case row(PlainRow)
  case data(PlainData)
  case banner(PlainBanner)
  case button(PlainButton)

  private enum CodingKeys: CodingKey { case type }

  init(from decoder: any Decoder) throws {
    let type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
    switch type {
    case "Stack": self = .stack(try PlainStack(from: decoder))
    case "ListItem": self = .row(try PlainRow(from: decoder))
    case "DataView": self = .data(try PlainData(from: decoder))
    case "Banner": self = .banner(try PlainBanner(from: decoder))
    case "ButtonView": self = .button(try PlainButton(from: decoder))
    default:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(type)' is unknown"))
    }
  }

  var children: Int {
    if case .stack(let stack) = self { stack.children.count } else { 0 }
  }
}

struct PlainStack: Decodable {
  var axis, alignment, distribution, spacing, padding, backgroundColor: String?
  var children: [PlainElement]
}

struct PlainAction: Decodable {
  var type: String
  var parameters: [String: String]?
}

struct PlainRow: Decodable {
  var title: String
  var subtitle: String?
  var icon: PlainIcon?
  var amount: PlainAmount?
  var chevron: Bool?
  var style: String?
  var action: PlainAction?
}

struct PlainIcon: Decodable {
  var icon: String
  var size, shape, style, backgroundColor: String?
}

struct PlainAmount: Decodable {
  var value: Int
  var minority: Int?
  var currency: String
  var sign, size, style: String?
}

struct PlainData: Decodable {
  var dataContent: PlainTexts
  var iconView: PlainIcon?
  var action: PlainAction?
}

struct PlainTexts: Decodable {
  var title: PlainText
  var subtitle, caption: PlainText?
  var style: String?
}

struct PlainText: Decodable {
  var text: String
  var typography, color, alignment: String?
  var lines: Int?
}

struct PlainBanner: Decodable {
  var title: String
  var text: String?
  var picture: URL?
  var style: String?
  var button: PlainButton?
  var action: PlainAction?
}

struct PlainButton: Decodable {
  var title, icon, style, size, shape, backgroundColor: String?
  var enabled, loading: Bool?
  var action: PlainAction?
}
