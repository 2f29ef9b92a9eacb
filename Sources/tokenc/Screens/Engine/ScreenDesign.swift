import TokenCompiler
import TokenComponents

/// A design system as screens are drawn from it: components with looks, and tokens with values.
package final class ScreenDesign: Sendable {
  package let tokens: TokenTable
  /// The judgement of contrasts, with the pairs that the configuration declares.
  package let contrast: PaintedContrast
  package let components: [Component]
  let indices: [String: Int]
  /// The parts of each component that its content decides.
  package let bindings: [ComponentBindings]
  /// The pictures of images and icons that specs state, by what a server sends for them.
  package let pictures: [String: [FieldSample.Shape]]
  /// The components that draw a background, themselves or by one within.
  let painters: Set<Int>
  /// Where the elements of each component stand; `nil` for one without an arrangement.
  let places: [ArrangedPlaces?]
  /// The indices in ``tokens`` of the tokens of each family.
  private let families: [[Int]]
  /// The same by group and the strings that servers send.
  private let sent: [String: [String: Int]]
  private let references: [String: Int]

  /// - Parameters:
  ///   - tokens: every token with its values.
  ///   - table: the same as it is emitted, which the components refer to.
  package init(_ tokens: TokenTable, _ table: CompleteTokenTable, components: [Component]) {
    self.tokens = tokens
    contrast = PaintedContrast(tokens)
    self.components = components
    let references = Dictionary(firstOf: tokens.tokens.enumerated().map { ($1.text, $0) })
    self.references = references
    indices = Dictionary(firstOf: components.enumerated().map { ($1.name, $0) })
    families = table.families.map { $0.tokens.map { references[$0.text] ?? 0 } }
    sent = Dictionary(
      firstOf: table.families.map { family in
        let names = family.tokens.flatMap { token in
          token.names.allServerNames.map { ($0, references[token.text] ?? 0) }
        }
        return (family.group, Dictionary(firstOf: names))
      })
    let samples = components.flatMap {
      $0.fields.flatMap(\.samples) + $0.elements.flatMap(\.samples)
    }
    pictures = Dictionary(
      firstOf: samples.compactMap { sample in
        guard case .text(let name) = sample.value, !sample.picture.isEmpty else { return nil }
        return (name, sample.picture)
      })
    bindings = components.map { ComponentBindings(of: $0) }
    places = components.map { $0.arrangement.map { ArrangedPlaces($0) } }
    painters = Self.painters(among: components, indices)
  }

  private init(_ design: ScreenDesign, _ tokens: TokenTable) {
    self.tokens = tokens
    contrast = PaintedContrast(tokens)
    components = design.components
    indices = design.indices
    bindings = design.bindings
    pictures = design.pictures
    painters = design.painters
    places = design.places
    families = design.families
    sent = design.sent
    references = design.references
  }

  /// Returns the design with other values of the same tokens; `nil` if the table has other tokens or themes.
  package func with(_ tokens: TokenTable) -> ScreenDesign? {
    let isSame =
      tokens.themes.map(\.name) == self.tokens.themes.map(\.name)
      && tokens.tokens.elementsEqual(self.tokens.tokens) {
        $0.text == $1.text && $0.names.isHidden == $1.names.isHidden
      }
    return isSame ? ScreenDesign(self, tokens) : nil
  }

  /// The index in ``tokens`` of what a spec refers to.
  package func index(of reference: TokenReference) -> Int {
    families[reference.family][reference.token]
  }

  package func index(ofPath path: String) -> Int? { references[path] }

  func token(_ name: String, in group: String) -> Int? { sent[group]?[name] }

  private static func painters(
    among components: [Component], _ indices: [String: Int]
  ) -> Set<Int> {
    var known: [Int: Bool] = [:]
    func paints(_ index: Int) -> Bool {
      if let answer = known[index] { return answer }
      // Nothing contains itself; this only ends a search in a faulty set.
      known[index] = false
      let component = components[index]
      let answer = component.variants.flatMap(\.looks).contains { look in
        switch component.elements[look.element].kind {
        case .element:
          look.properties.contains { property in
            property.path.last.map { ["backgroundColor", "backgroundFill"].contains($0) } ?? false
          }
        case .component(let name): indices[name].map(paints) ?? false
        }
      }
      known[index] = answer
      return answer
    }
    return Set(components.indices.filter(paints))
  }
}

/// The parts of a component that its content decides, found once.
package struct ComponentBindings: Sendable {
  package let variantField: Int?
  /// The fields that choose the cases of each enum, for the looks and for the layout.
  package let lookFields: [Int?]
  package let layoutFields: [Int?]
  package let boundByLook: [Bound]
  /// The values that the layout and the arrangement take from the content.
  package let boundByLayout: [Bound]
  /// For each field of components: the element, and the layout's property, that state their looks.
  package let lookElements: [Int?]
  package let layoutProperties: [Int?]
  /// The fields of components that may hold a content of defaults where a document has none.
  let emptyFields: [Int]

  /// Something that is taken from the content.
  package struct Bound: Sendable {
    /// Its index in ``LookInputs/fields``.
    let input: Int
    /// The names from the content on, and the fields that these are.
    package let reference: ContentReference
    let way: [FieldSpec]
    /// The content's own field that it is; `nil` for one of a component within.
    let ownField: Int?
    /// A Boolean value that indicates whether the spec says everywhere what holds without it.
    package let isOptional: Bool
  }

  /// The indices in ``LookInputs/fields`` by the paths of references.
  private let inputs: [String: Int]
  /// The number of those indices.
  var inputCount: Int { inputs.count }

  /// The index of a reference's value in the inputs; `nil` if nothing takes it.
  func input(of reference: ContentReference) -> Int? { inputs[reference.path] }

  init(of component: Component) {
    func index(_ field: FieldSpec?) -> Int? {
      field.flatMap { field in component.fields.firstIndex { $0.name == field.name } }
    }
    let style = ChoiceSpec.style
    let parameters = component.layoutParameters
    variantField = index(component.field(choosing: style, as: SwiftName.camelCase([style])))
    lookFields = component.choices.map {
      index(component.field(choosing: $0.name, as: $0.parameter))
    }
    layoutFields = component.choices.enumerated().map { number, choice in
      let name = parameters.first { $0.choice == number }?.name ?? choice.parameter
      return index(component.field(choosing: choice.name, as: name))
    }
    var inputs: [String: Int] = [:]
    func bound(_ fields: [Component.BoundField]) -> [Bound] {
      fields.compactMap { bound in
        guard let way = component.way(of: bound.reference) else { return nil }
        let path = bound.reference.path
        let input = inputs[path] ?? inputs.count
        inputs[path] = input
        return Bound(
          input: input, reference: bound.reference, way: way,
          ownField: way.count == 1 ? index(way.first) : nil, isOptional: bound.isOptional)
      }
    }
    boundByLook = bound(component.lookFields)
    let ofLayout = bound(component.layoutFields)
    let arranged = bound(component.arrangementFields).filter { bound in
      !ofLayout.contains { $0.input == bound.input }
    }
    boundByLayout =
      ofLayout
      + arranged.map {
        Bound(
          input: $0.input, reference: $0.reference, way: $0.way, ownField: $0.ownField,
          isOptional: true)
      }
    self.inputs = inputs
    let stated = component.fields.map { component.parts(stating: $0) }
    emptyFields = component.fields.indices.filter { number in
      let field = component.fields[number]
      return field.type.component != nil
        && (field.fallback == .empty || field.substitute == .empty)
    }
    lookElements = stated.map(\.element)
    layoutProperties = stated.map(\.property)
  }
}
