import TokenCompiler
import TokenComponents

/// The generated types of components as Swift sources of the old version meet them.
package struct ContentTypes: Sendable {
  /// For each component, with its prefix, the fields of its content and what they hold.
  private var fields: [String: [String: SwiftType]] = [:]
  /// The components by their cases of `ComponentContent` and `ComponentLook`.
  private var cases: [String: String] = [:]

  package init(_ side: ComparedTokens) {
    let prefix = side.configuration.typePrefix
    for component in side.components {
      let name = prefix + component.name
      fields[name] = Dictionary(
        lastOf: component.fields.map { ($0.name, Self.type($0.type, prefix)) })
      if !component.isNestedOnly { cases[SwiftName.camelCase([component.name])] = name }
    }
  }

  private static func type(_ type: FieldType, _ prefix: String) -> SwiftType {
    switch type {
    case .component(let name): .content(of: prefix + name)
    case .list(let element, _): .list(Self.type(element, prefix))
    default: .other("")
    }
  }

  /// The component whose content or look a pattern such as `.tag(let tag)` takes.
  func component(ofCase name: String) -> String? { cases[name] }

  /// The type that is written, for example `Tag.Content`, with a module before it or not.
  func type(named names: [String]) -> SwiftType? {
    guard let last = names.last, let component = names.dropLast().last, fields[component] != nil
    else { return nil }
    switch last {
    case "Content": return .content(of: component)
    case "Look": return .look(of: component)
    default: return nil
    }
  }

  func isComponent(_ name: String) -> Bool { fields[name] != nil }

  /// The type of a property of a generated type; `nil` where the type has none of the name or isn't one.
  func property(_ name: String, of type: SwiftType) -> SwiftType? {
    switch type {
    case .content(let component): return fields[component]?[name]
    case .look(let component):
      if name == "content" { return .content(of: component) }
      return fields[component]?[name]?.look ?? .other("")
    case .contentOrLook(let component):
      if name == "content" { return .content(of: component) }
      return fields[component]?[name]?.contentOrLook
    case .list(let element):
      switch name {
      case "elements": return type
      case "first", "last": return element
      default: return .other("")
      }
    case .other, .unknown: return nil
    }
  }
}

/// The known type of something in Swift source; whether it is optional doesn't matter.
indirect enum SwiftType: Hashable, Sendable {
  case content(of: String)
  case look(of: String)
  /// The one or the other, by the enum to which a pattern's case belongs.
  case contentOrLook(of: String)
  case list(SwiftType)
  /// Another type, by the last of its names.
  case other(String)
  case unknown

  /// The component whose content has the properties that are asked for.
  var component: String? {
    switch self {
    case .content(let component), .contentOrLook(let component): component
    case .look, .list, .other, .unknown: nil
    }
  }

  /// The type that a `Look` has in place of a content.
  fileprivate var look: SwiftType? {
    switch self {
    case .content(let component): .look(of: component)
    case .list(let element): element.look.map { .list($0) }
    default: nil
    }
  }

  fileprivate var contentOrLook: SwiftType {
    switch self {
    case .content(let component): .contentOrLook(of: component)
    case .list(let element): .list(element.contentOrLook)
    default: self
    }
  }
}
