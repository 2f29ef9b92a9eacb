import TokenCompiler

/// Lowers a component's arrangement to an extension of its `Look`, which makes it of a content.
struct ArrangementLowering {
  private let component: Component
  private let context: ComponentContext
  private var values: ValueLowering
  /// The statements before the result, besides constants of values.
  private var statements: [String] = []
  private let childNames: [String: String]

  init(component: Component, context: ComponentContext) {
    self.component = component
    self.context = context
    let names = LookLowering(component: component, context: context).childNames
    childNames = names
    values = ValueLowering(
      component: component, context: context, parameters: component.arrangementParameters,
      fields: component.arrangementFields, of: "content.",
      taken: ["appearance", "layout"] + Array(names.values))
  }

  static func declaration(of component: Component, in context: ComponentContext) -> SwiftDeclaration
  {
    var lowering = ArrangementLowering(component: component, context: context)
    return context.arranged(context.typeName(component.name) + ".Look", lowering.body())
  }

  private mutating func body() -> [String] {
    guard let arrangement = component.arrangement else {
      if component.role == .constraintLayout, let views = constrainedViews {
        return [
          "Arrangement(",
          "  .constrained(content.\(LibraryRole.constraintLayout.property), \(views)))",
        ]
      }
      return ["Arrangement(.app(AnyContent(content, look: self), element: nil))"]
    }
    var result = ["Arrangement("] + item(arrangement).map { "  " + $0 }
    result[result.count - 1] += ")"
    let prelude = parameters + values.statements + statements
    if !prelude.isEmpty { result[0] = "return " + result[0] }
    return prelude + result
  }

  /// The cases on which values depend, as the content or the layout chooses them.
  private var parameters: [String] {
    component.arrangementParameters.map { parameter in
      let choice = component.choices[parameter.choice]
      let name = SwiftName.declared(parameter.name)
      let kept = component.layout.first { property in
        if case .choice(parameter.choice) = property.kind { true } else { false }
      }
      if let kept { return "let \(name) = layout.\(SwiftName.declared(kept.name))" }
      let chosen =
        ValueLowering.chosen(choice, as: parameter.name, of: component)
        ?? SwiftName.member(choice.cases[choice.defaultCase].name)
      return "let \(name): \(context.typeName(component.name)).\(choice.name) = \(chosen)"
    }
  }

  /// The views of a constraint layout, each with the components in it.
  private var constrainedViews: String? {
    guard let field = component.fields.first(where: { $0.name == "children" }),
      let name = childNames[field.name], let item = field.type.component.flatMap(context.component)
    else { return nil }
    let list = SwiftName.declared(name) + (field.isOptional ? "?" : "")
    let end = field.isOptional ? " ?? []" : ""
    if item.arrangement != nil { return "\(list).map { .component($0) }\(end)" }
    let names = LookLowering(component: item, context: context).childNames
    let shown = item.fields.compactMap { field -> String? in
      guard field.name != "constraints", let name = names[field.name] else { return nil }
      let kind = field.type.element == nil ? "component" : "components"
      return ".\(kind)($0.\(SwiftName.declared(name)))"
    }
    let view = shown.count == 1 ? shown[0] : ".group(.column, [\(shown.joined(separator: ", "))])"
    return "\(list).map { \(view) }\(end)"
  }

  // MARK: Items

  /// The lines of the expression of an item.
  private mutating func item(_ item: ArrangedItem<TokenReference>) -> [String] {
    var lines: [String]
    switch item.kind {
    case .group(let group): lines = self.group(group)
    case .element(let index): lines = [element(index, item)]
    case .components:
      guard case .whole(let reference) = item.content else { return [".absent"] }
      lines = [components(reference)]
    }
    let details = details(of: item)
    if !details.isEmpty { lines.append("  .with(\(details.joined(separator: ", ")))") }
    if let otherwise = item.otherwise.first {
      lines += ["  .otherwise("] + self.item(otherwise).map { "    " + $0 }
      lines[lines.count - 1] += ")"
    }
    if let marker = item.marker { lines.append(marked(marker)) }
    if let flag = item.isVisible { lines.append("  .shown(if: \(self.flag(flag, "visible")))") }
    if let flag = item.isHidden { lines.append("  .shown(if: !\(self.flag(flag, "hidden")))") }
    return lines
  }

  private mutating func marked(_ marker: ArrangedMarker<TokenReference>) -> String {
    let element = component.elements[marker.element]
    let signs = values.code(
      marker.signs, as: ArrangedMarker<TokenReference>.signType, name: ["markers"])
    let gap = marker.gap.map { length($0, as: .points) } ?? "8"
    let width = marker.width.map { ", size: SizeValue(minWidth: \(length($0, as: .length)))" } ?? ""
    return "  .marked(\(signs), by: \(SwiftLiteral.quoted(element.name)), \(look(of: element)), "
      + "gap: \(gap)\(width))"
  }

  private mutating func group(_ group: ArrangedGroup<TokenReference>) -> [String] {
    let items = group.items.flatMap { one in
      var lines = item(one)
      lines[lines.count - 1] += ","
      return lines.map { "  " + $0 }
    }
    let ground = group.ground.map { component.elements[$0] }
    let itemWeight = group.itemWeight.map {
      ", itemWeight: \(values.code($0, as: .factor, name: ["itemWeight"]))"
    }
    if group.direction == .stack, let ground {
      let end = "  ], on: \(states(of: ground))\(itemWeight ?? ""))"
      return [".stack("] + ["  ["] + items.map { "  " + $0 } + [end]
    }
    var end = "]"
    if let ground { end += ", on: \(look(of: ground))" }
    if let gap = group.gap { end += ", gap: \(length(gap, as: .points))" }
    if let insets = lengths(group.insets, of: .insets) { end += ", insets: \(insets)" }
    if group.alignment != .fill { end += ", alignment: .\(group.alignment.rawValue)" }
    if group.distribution != .leading { end += ", distribution: .\(group.distribution.rawValue)" }
    end += itemWeight ?? ""
    return [".group("] + ["  .\(group.direction.rawValue), ["] + items.map { "  " + $0 }
      + ["  \(end))"]
  }

  private mutating func details(of item: ArrangedItem<TokenReference>) -> [String] {
    var details: [String] = []
    if let size = lengths(item.size, of: .size) { details.append("size: \(size)") }
    if let weight = item.weight {
      details.append("weight: \(values.code(weight, as: .factor, name: ["weight"]))")
    }
    if let place = item.place { details.append("place: .\(place.rawValue)") }
    if let flag = item.isEnabled { details.append("isEnabled: \(self.flag(flag, "enabled"))") }
    if let flag = item.isSelected { details.append("isSelected: \(self.flag(flag, "selected"))") }
    if !item.actions.isEmpty {
      let actions = item.actions.compactMap { action($0) }
      details.append("actions: [\(actions.joined(separator: ", "))]")
    }
    for (name, source) in item.spoken {
      switch source {
      case .text(let text): details.append("\(name): \(SwiftLiteral.quoted(text))")
      case .field(let reference):
        guard let found = found(reference) else { continue }
        // Of the spoken texts, only an error may be a flag.
        let name = found.field.type == .flag ? "isInvalid" : name
        details.append("\(name): \(found.subject)")
      default: break
      }
    }
    if let role = item.role { details.append("accessibilityRole: .\(role.rawValue)") }
    if let found = item.identity.flatMap({ found($0) }) {
      details.append("identity: \(found.subject)")
    }
    return details
  }

  private func action(_ action: TriggeredAction) -> String? {
    switch action {
    case .field(let reference):
      guard let found = found(reference) else { return nil }
      switch found.field.type {
      case .callback: return ".callback(\(found.subject))"
      case .list(_, isLenient: true): return ".servers(\(found.subject + found.mark).elements)"
      case .list: return ".servers(\(found.subject))"
      default: return ".server(\(found.subject))"
      }
    case .stated(let type, let parameters):
      var values: [String] = []
      var fields: [String] = []
      for (name, source) in parameters {
        let name = SwiftLiteral.quoted(name)
        switch source {
        case .field(let reference):
          if let found = found(reference) { fields.append("\(name): \(found.subject)") }
        case .text(let text): values.append("\(name): .text(\(SwiftLiteral.quoted(text)))")
        case .number(let number):
          values.append("\(name): \(ValueLowering.literal(number))")
        case .flag(let flag): values.append("\(name): .flag(\(flag))")
        }
      }
      return ".stated(\(SwiftLiteral.quoted(type))"
        + (fields.isEmpty ? "" : ", [\(fields.joined(separator: ", "))]")
        + (values.isEmpty ? "" : ", with: [\(values.joined(separator: ", "))]") + ")"
    }
  }

  private mutating func flag(_ value: LookValue<TokenReference>, _ name: String) -> String {
    values.code(value, as: .flag, name: ["is", name])
  }

  // MARK: Elements

  private mutating func element(_ index: Int, _ item: ArrangedItem<TokenReference>) -> String {
    let element = component.elements[index]
    let name = SwiftLiteral.quoted(element.name)
    guard case .element(let kind, _) = element.kind else { return within(element, item.content) }
    let look = look(of: element)
    switch item.content {
    case .app: return ".app(\(name), \(look), of: AnyContent(content))"
    case .none, .whole: return ".element(\(name), \(look))"
    case .slots(let values):
      if item.isRepeated, let value = values.first {
        return ".elements(\(name), \(look), \(list(value)))"
      }
      let shown = values.map { self.shown($0, of: kind) }.joined(separator: ", ")
      let source = kind.isInput ? ", of: AnyContent(content)" : ""
      return ".element(\(name), \(look), [\(shown)]\(source))"
    }
  }

  /// The look of an element of the library, for example `.label(StateValues(normal: appearance.title))`.
  private func look(of element: ElementSpec) -> String {
    guard case .element(let kind, _) = element.kind else { return "" }
    return "\(SwiftName.member(kind.rawValue))(\(states(of: element)))"
  }

  private func states(of element: ElementSpec) -> String {
    let look = "appearance.\(SwiftName.declared(element.name))"
    if case .element(_, hasStates: true) = element.kind { return look }
    return "StateValues(normal: \(look))"
  }

  // MARK: Shown values

  private func shown(_ value: ShownValue, of kind: ElementKind) -> String {
    let slot = SwiftLiteral.quoted(value.slot)
    switch value.source {
    case .text(let text):
      let literal = SwiftLiteral.quoted(text)
      let isImage = kind.slots.contains { $0.name == value.slot && $0.kind == .image }
      return isImage ? ".image(\(slot), ContentImage(\(literal)))" : ".text(\(slot), \(literal))"
    case .number(let number): return ".number(\(slot), \(ValueLowering.literal(number)))"
    case .flag(let flag): return ".flag(\(slot), \(flag))"
    case .field(let reference):
      guard let found = found(reference) else { return "" }
      if let run = context.run(of: found.field.type) { return runs(slot, run, found) }
      return Self.shown(slot, found.field.type, found.subject + found.mark)
    }
  }

  /// The runs of one text.
  private func runs(_ slot: String, _ run: Component, _ found: Found) -> String {
    let isLenient = if case .list(_, isLenient: true) = found.field.type { true } else { false }
    let list = found.subject + found.mark + (isLenient ? ".elements" : "")
    return ".runs(\(slot), \(list).\(context.runs(of: run)))"
  }

  /// A value of a field, for example `.text("title", content.title)`.
  ///
  /// - Parameter subject: what has the value, with `?` where a member of it follows.
  private static func shown(_ slot: String, _ type: FieldType, _ subject: String) -> String {
    let value = subject.hasSuffix("?") ? String(subject.dropLast()) : subject
    return switch type {
    case .richText: ".richText(\(slot), \(value))"
    case .markdown: ".richText(\(slot), \(subject).text)"
    case .icon: ".icon(\(slot), \(value))"
    case .image: ".image(\(slot), \(value))"
    case .url: ".address(\(slot), \(value))"
    case .flag: ".flag(\(slot), \(value))"
    case .number: ".number(\(slot), \(value))"
    case .integer: ".integer(\(slot), \(value))"
    case .date, .seconds, .milliseconds: ".date(\(slot), \(subject).secondsSince1970)"
    case .list(_, isLenient: false): ".texts(\(slot), \(value))"
    case .list(_, isLenient: true): ".texts(\(slot), \(subject).elements)"
    default: ".text(\(slot), \(value))"
    }
  }

  private func list(_ value: ShownValue) -> String {
    guard case .field(let reference) = value.source, let found = found(reference),
      case .list(let element, let isLenient) = found.field.type
    else { return "[]" }
    let shown = Self.shown(SwiftLiteral.quoted(value.slot), element, "$0")
    let subject = found.subject + found.mark
    let list = "\(subject)\(isLenient ? ".elements" : "").map { Arrangement.Shown\(shown) }"
    return found.field.isOptional ? "\(list) ?? []" : list
  }

  // MARK: Components

  private func components(_ reference: ContentReference) -> String {
    guard let field = component.fields.first(where: { $0.name == reference.field }) else {
      return ".absent"
    }
    let name = childNames[field.name] ?? field.name
    let isTaken = component.arrangementParameters.contains { $0.name == name }
    let subject = (isTaken ? "self." : "") + SwiftName.declared(name)
    return field.type.element == nil ? ".component(\(subject))" : ".components(\(subject))"
  }

  private mutating func within(_ element: ElementSpec, _ shown: ArrangedContent) -> String {
    guard case .component(let name) = element.kind, let nested = context.component(name) else {
      return ".absent"
    }
    switch shown {
    case .whole(let reference): return components(reference)
    case .slots(let values) where nested.hasContent: return made(nested, element, values)
    case .none where nested.hasContent: return made(nested, element, [])
    case .app, .none, .slots:
      return ".app(\(SwiftLiteral.quoted(element.name)), of: AnyContent(content))"
    }
  }

  /// A component whose content this one says, in a constant.
  private mutating func made(
    _ nested: Component, _ element: ElementSpec, _ shown: [ShownValue]
  ) -> String {
    let type = context.typeName(nested.name)
    let arguments = nested.fields.compactMap { field -> String? in
      guard let value = shown.first(where: { $0.slot == field.name }) else { return nil }
      return "\(SwiftName.argument(field.name)): \(code(value.source, as: field.type))"
    }
    let name = values.constantName([element.name, "look"])
    let follows = context.lookFollowsContext(of: nested) ? ", in: context" : ""
    let fields = shown.map { value -> Found? in
      if case .field(let reference) = value.source { found(reference) } else { nil }
    }
    // One that shows only what the content leaves out does not stand there.
    let isOptional = !fields.isEmpty && fields.allSatisfy { $0?.field.isOptional == true }
    let part = SwiftName.member(element.name)
    let given =
      (nested.elements.isEmpty ? "" : ", appearance: appearance\(part)")
      + (context.states(layoutOf: element, in: component) ? ", layout: layout\(part)" : "")
    let look =
      "\(type).Look(\(type).Content(\(arguments.joined(separator: ", "))), theme\(follows)\(given))"
    if isOptional {
      let conditions = fields.compactMap(\.self).map { "\($0.subject) == nil" }
      statements += [
        "let \(name): \(type).Look? =",
        "  if \(conditions.joined(separator: ", ")) { nil } else { \(look) }",
      ]
    } else {
      statements.append("let \(name) = \(look)")
    }
    return ".component(\(name))"
  }

  private func code(_ source: ShownValue.Source, as type: FieldType) -> String {
    switch source {
    case .field(let reference): found(reference)?.subject ?? ""
    case .text(let text): context.literal(.text(text), type)
    case .number(let number): context.literal(.number(number), type)
    case .flag(let flag): context.literal(.flag(flag), type)
    }
  }

  private struct Found {
    /// The field, which is optional if any on the way to it is.
    var field: FieldSpec
    /// The expression that has its value, for example `content.file?.url`.
    var subject: String
    /// The mark before a member of the value.
    var mark: String
  }

  private func found(_ reference: ContentReference) -> Found? {
    guard let way = component.way(of: reference), let field = way.end else { return nil }
    return Found(
      field: field, subject: "content." + component.members(reference),
      mark: way.last?.isOptional == true ? "?" : "")
  }

  // MARK: Lengths

  /// Insets or a size of its parts; `nil` for none.
  private mutating func lengths(
    _ lengths: [ArrangedLength<TokenReference>], of type: PropertyType
  ) -> String? {
    guard let first = lengths.first else { return nil }
    if ["insets", "size"].contains(first.name) { return length(first, as: type) }
    var parts: [String] = []
    for one in lengths {
      let isLength = type.swiftType == "SizeValue" && one.name != "aspectRatio"
      parts.append("\(one.name): \(length(one, as: isLength ? .length : .points))")
      parts += bounds(of: one, besides: lengths)
    }
    return "\(type.swiftType)(\(parts.joined(separator: ", ")))"
  }

  /// The bounds of a measure, unless the arrangement states others.
  private func bounds(
    of length: ArrangedLength<TokenReference>, besides stated: [ArrangedLength<TokenReference>]
  ) -> [String] {
    guard case .content(let reference, _) = length.value, let found = found(reference),
      let measure = found.field.type.component.flatMap(context.component)
    else { return [] }
    let side = length.name == "width" ? "Width" : "Height"
    return [("minimum", "min", "least"), ("maximum", "max", "most")].compactMap {
      field, part, member in
      let name = part + side
      guard measure.fields.contains(where: { $0.name == field }),
        !stated.contains(where: { $0.name == name })
      else { return nil }
      return "\(name): \(found.subject)\(found.mark).\(LibraryRole.measure.property).\(member)"
    }
  }

  /// A length of the layout, or one that the arrangement says itself.
  private mutating func length(
    _ length: ArrangedLength<TokenReference>, as type: PropertyType
  ) -> String {
    guard let property = length.property else {
      return values.code(length.value, as: length.type, name: ["own", length.name])
    }
    let subject = "layout.\(SwiftName.declared(property))"
    return length.type.swiftType == type.swiftType ? subject : "\(type.swiftType)(\(subject))"
  }
}

extension ComponentContext {
  /// The extension that says what stands where in a look.
  func arranged(_ type: String, _ statements: [String]) -> SwiftDeclaration {
    SwiftDeclaration(
      head: "\(naming.isolation)extension \(type): ArrangedLook",
      body: .members([
        SwiftDeclaration(
          documentation: "The position of each element.",
          head: "\(access)var arrangement: Arrangement",
          body: .statements(statements))
      ]))
  }
}

/// Lowers the enum of all looks to what it says of where elements stand.
struct ArrangementUnionLowering {
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    let cases = context.elements.map { component in
      "case .\(context.caseName(of: component))(let look): look.arrangement.of(\(SwiftLiteral.quoted(component.name)))"
    }
    return context.arranged(context.lookUnion, ["switch self {"] + cases + ["}"])
  }
}
