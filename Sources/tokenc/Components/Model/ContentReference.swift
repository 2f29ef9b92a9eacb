import TokenCompiler
import TokenRuntime

/// A field of a component's content, as a spec writes it, for example `{content.color}`, or one of a
/// component that a field holds: `{content.style.color}`.
package struct ContentReference: Equatable, Sendable {
  package var field: String
  /// The names from that field on, for example `color`.
  package var within: [String] = []
  var range: SourceRange

  /// All names, for example `style.color`.
  package var path: String { names.joined(separator: ".") }
  package var names: [String] { [field] + within }

  /// The name of a parameter with its value in functions, for example `styleColor`.
  package var parameter: String { within.isEmpty ? field : SwiftName.camelCase(names) }

  /// The first name of such a reference, which stands before the field's.
  package static let root = "content"
}

extension ContentReference {
  /// - Parameter names: those of an alias.
  /// - Returns: `nil` for an alias that does not begin with ``root`` and a field.
  init?(_ names: [String], at range: SourceRange) {
    guard names.count > 1, names[0] == Self.root else { return nil }
    self.init(field: names[1], within: Array(names.dropFirst(2)), range: range)
  }

  /// The fields among which a reference finds the next one.
  struct Scope {
    var fields: [FieldSpec]
    /// Fields that are left out: nothing more is said of them.
    var faultyFields: Set<String>
  }

  enum Way {
    /// The fields on the way; it means the last.
    case found([FieldSpec])
    /// To something that is reported where it is stated.
    case faulty
    /// Nowhere.
    case missing(Diagnostic)
  }

  /// Follows the reference through the components that fields hold.
  ///
  /// - Parameters:
  ///   - scope: the fields of the component that states it.
  ///   - scopeOf: the fields of a component by its name.
  func way(from scope: Scope, within scopeOf: (String) -> Scope?) -> Way {
    var scope = scope
    var owner = "this component's content"
    var way: [FieldSpec] = []
    for (index, name) in names.enumerated() {
      guard let field = scope.fields.first(where: { $0.name == name }) else {
        if scope.faultyFields.contains(name) { return .faulty }
        return .missing(
          .unknownWord(
            range, name, "a field of \(owner)", known: scope.fields.map(\.name), .componentSpec))
      }
      way.append(field)
      guard index < within.count else { break }
      guard case .component(let component) = field.type else {
        return .missing(
          .error(
            .componentSpec,
            "field '\(name)' is \(field.type.words), so it has no '\(within[index])'; only the "
              + "content of a component has fields", at: range))
      }
      // A component that isn't there is reported where the field names it.
      guard let next = scopeOf(component) else { return .faulty }
      scope = next
      owner = "the content of '\(component)'"
    }
    return .found(way)
  }
}

extension [FieldSpec] {
  /// The last of a way of fields, which the content may leave out if it may leave out any of them;
  /// without one before it, it has no default either.
  package var end: FieldSpec? {
    guard var end = last else { return nil }
    if dropLast().contains(where: \.isOptional) {
      end.isOptional = true
      end.fallback = nil
    }
    return end
  }
}

extension ComponentSpec {
  /// The text of the field that a reference means, or of a list of such, with its markup read.
  package func markup(
    _ text: String, of reference: ContentReference, addresses: AddressPolicy
  ) -> MarkupText {
    switch way(of: reference)?.end?.type.leaf {
    case .richText?: MarkupText(html: text, addresses: addresses)
    case .markdown?: MarkupText(markdown: text, addresses: addresses)
    default: MarkupText(plain: text)
    }
  }

  /// The fields that a reference leads through, the last of which it means; `nil` if it leads nowhere.
  package func way(of reference: ContentReference) -> [FieldSpec]? {
    guard reference.within.isEmpty else { return ways[reference.path] }
    return fields.first { $0.name == reference.field }.map { [$0] }
  }

  /// The fields of its content, for references.
  var scope: ContentReference.Scope {
    ContentReference.Scope(fields: fields, faultyFields: faultyFields)
  }

  /// The references to its content, wherever the spec has them.
  var references: [ContentReference] {
    let values = lookValues + layout.flatMap(\.values) + (arrangement?.ownValues ?? [])
    return values.flatMap(\.bindings).map(\.reference) + (arrangement?.shown ?? [])
  }
}

extension ArrangedItem {
  /// The fields of the content that it and the items within show or trigger.
  fileprivate var shown: [ContentReference] {
    let references = shownFields + actions.flatMap(\.fields) + [identity].compactMap(\.self)
    return references + spoken.compactMap(\.source.field) + inner.flatMap(\.shown)
  }
}
