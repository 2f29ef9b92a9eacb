@_spi(Generated) import TokenRuntime

extension LoadedTokens {
  /// Puts the values of a pack before those of its brand; see ``TokenTable/overlaid(by:)``.
  package mutating func overlay(_ pack: ThemePack, path: String) throws(RunFailure) {
    var copy = self
    if let contract = try copy.readContract() { table = table.remembering(contract).table }
    do throws(ThemePackError) {
      table = try table.overlaid(by: pack)
    } catch {
      throw RunFailure(.themePack, error.description, path: path, .badInput)
    }
  }
}

extension Diagnostic.ID {
  package static let themePack = Self("theme-pack")
}

extension TokenTable {
  /// The table as an app of these tokens shows them with a pack: its values for a brand, where it knows
  /// the token by a present or former name, and the table's own for all others.
  ///
  /// A value that is the same in the pack stays as its author wrote it.
  ///
  /// - Throws: ``ThemePackError`` as the app does.
  package func overlaid(by pack: ThemePack) throws(ThemePackError) -> TokenTable {
    let formerNames = Dictionary(firstOf: configuration.brands.map { ($0.name, $0.formerNames) })
    let brand = try pack.place(among: brands.map { [$0] + (formerNames[$0] ?? []) })
    let values = try packedValues(of: pack)
    let packAxes = Set(values.values.flatMap(\.variedAxes))
    let axes = ThemeAxis.allCases.filter { declaredAxes.contains($0) || packAxes.contains($0) }
    var resolved = PooledValues(resolution.values, pointsPerRem: configuration.pointsPerRem)
    var themes: [ResolvedTheme] = []
    for position in 0..<brands.count << axes.count {
      let second = axes.indices.filter { position >> $0 & 1 == 1 }.map { axes[$0] }
      let known = declaredAxes.enumerated().reduce(0) {
        $0 | (second.contains($1.element) ? 1 << $1.offset : 0)
      }
      let own = position >> axes.count
      var theme = resolution.themes[declaredThemes[own << declaredAxes.count | known]]
      if own == brand {
        let context = ThemeContext(second: second)
        for index in theme.tokens.indices {
          guard let packed = values[theme.tokens[index].path] else { continue }
          let value = resolved.index(
            of: packed.record(in: context), in: context, besides: theme.tokens[index].value)
          theme.tokens[index] = theme.tokens[index].with(value: Int32(value))
        }
      }
      themes.append(theme)
    }
    return .make(
      Resolution(
        tape: tape, model: resolution.model, values: resolved.values, themes: themes,
        retyped: resolution.retyped, replacements: resolution.replacements),
      plan: plan.withThemes(axes: axes, count: themes.count), configuration: configuration)
  }

  /// The names of tokens that have no value in a pack, and the present names of a pack that no token has;
  /// each as the contract has it.
  package func names(
    besides pack: ThemePack
  ) throws(ThemePackError) -> (missing: [String], unknown: [String]) {
    let values = try packedValues(of: pack)
    var missing: [String] = []
    var unknown: [String] = []
    func path(_ group: String, _ name: String) -> String {
      "\(WireGroup.tokens(group).path).\(name)"
    }
    for token in tokens where !token.names.isHidden && values[token.path] == nil {
      missing.append(path(token.names.group, token.names.serverName))
    }
    let known = Dictionary(
      firstOf: wireGroups.map { group, indices in
        (group, Set(indices.flatMap { tokens[$0].names.allServerNames }))
      })
    for group in pack.groups {
      for name in pack.names(ofGroup: group)?.names ?? []
      where !name.isFormer && known[group]?.contains(name.name) != true {
        unknown.append(path(group, name.name))
      }
    }
    return (missing, unknown)
  }

  /// The values that a pack has for each token that isn't hidden.
  private func packedValues(
    of pack: ThemePack
  ) throws(ThemePackError) -> [TokenPath: PackedName] {
    var result: [TokenPath: PackedName] = [:]
    for (group, indices) in wireGroups {
      guard let (type, names) = pack.names(ofGroup: group) else { continue }
      let own = indices.first.flatMap { self.type(of: tokens[$0]) }?.rawValue ?? type
      guard own == type else { throw .otherType(group: group, pack: type, app: own) }
      let numbers = Dictionary(firstOf: names.enumerated().map { ($1.name, $0) })
      for index in indices {
        let present = tokens[index].names.serverName
        let found = tokens[index].names.allServerNames.compactMap { numbers[$0] }.sorted()
          .max { one, other in
            rank(of: names[one], present) < rank(of: names[other], present)
          }
        if let found { result[tokens[index].path] = names[found] }
      }
    }
    return result
  }

  private func rank(of name: PackedName, _ present: String) -> Int {
    Int(PackedName.rank(isFormerInApp: name.name != present, isFormerInPack: name.isFormer))
  }
}

/// The values of a resolution, to which those of a pack are added.
private struct PooledValues {
  private(set) var values: [TokenValue]
  private let pointsPerRem: Double
  private var indices: [TokenValue: Int] = [:]

  init(_ values: [TokenValue], pointsPerRem: Double) {
    self.values = values
    self.pointsPerRem = pointsPerRem
  }

  /// The index of a record's value in a context; that of `known`, if it means the same.
  mutating func index(
    of record: PackedRecord, in context: ThemeContext, besides known: Int
  ) -> Int {
    if isSame(record, in: context, values[known]) { return known }
    let value = TokenValue(record, in: context, of: values[known].type)
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }

  private func isSame(
    _ record: PackedRecord, in context: ThemeContext, _ value: TokenValue
  ) -> Bool {
    let isExtended =
      value.isExtended
      || value.type == .typography
        && record.numberCount == TypographyValue.extendedNumberCount
    let numbers = value.numbers(pointsPerRem: pointsPerRem, isExtended: isExtended) { family in
      record.fontFamily(at: 0).names == family.names ? Int(record.number(at: 0)) : -1
    }
    let words = value.colors.map(ColorWord.init)
    return numbers.elementsEqual((0..<record.numberCount).lazy.map(record.number))
      && words.elementsEqual((0..<record.colorCount).lazy.map(record.color)) { word, color in
        word.word == color.resolved(in: context).word
          && word.sRGB == color.resolved(in: context, gamut: .sRGB).word
      }
  }
}

extension TokenValue {
  /// The value of a record, in points and seconds.
  fileprivate init(_ record: PackedRecord, in context: ThemeContext, of type: TokenType) {
    func points(_ value: Double) -> Dimension { Dimension(value: value, unit: .px) }
    func color(_ value: ColorValue) -> Color { Color(value.resolved(in: context)) }
    self =
      switch type {
      case .color: .color(color(record.color(at: 0)))
      case .dimension: .dimension(points(record.number(at: 0)))
      case .number: .number(record.number(at: 0))
      case .duration: .duration(Duration(DurationValue(from: record)))
      case .fontWeight: .fontWeight(.number(record.number(at: 0)))
      case .fontFamily: .fontFamily(FontFamily(FontFamilyValue(from: record)))
      case .cubicBezier: .cubicBezier(CubicBezier(CubicBezierValue(from: record)))
      case .transition: .transition(Transition(TransitionValue(from: record)))
      case .typography: .typography(Typography(TypographyValue(from: record)))
      case .strokeStyle: .strokeStyle(StrokeStyle(StrokeStyleValue(from: record)))
      case .border: .border(Border(BorderValue(from: record), color))
      case .shadow:
        .shadow(
          Shadow(
            layers: ShadowValue(from: record).layers.map { layer in
              Shadow.Layer(
                color: color(layer.color), offsetX: points(layer.offsetX),
                offsetY: points(layer.offsetY), blur: points(layer.blur),
                spread: points(layer.spread), inset: layer.inset)
            }, isList: true))
      case .gradient:
        .gradient(
          Gradient(
            stops: GradientValue(from: record).stops.map {
              Gradient.Stop(color: color($0.color), position: $0.position)
            }, angle: GradientValue(from: record).angle))
      }
  }
}

extension Color {
  fileprivate init(_ color: TokenRuntime.ColorComponents) {
    self.init(
      space: color.space == .sRGB ? .srgb : .displayP3,
      components: ColorComponents(color.red, color.green, color.blue),
      alpha: color.alpha == 1 ? nil : color.alpha)
  }
}

extension Duration {
  fileprivate init(_ value: DurationValue) { self.init(value: value.seconds, unit: .s) }
}

extension FontFamily {
  fileprivate init(_ value: FontFamilyValue) { self.init(names: value.names, isList: true) }
}

extension CubicBezier {
  fileprivate init(_ value: CubicBezierValue) {
    self.init(x1: value.x1, y1: value.y1, x2: value.x2, y2: value.y2)
  }
}

extension Transition {
  fileprivate init(_ value: TransitionValue) {
    self.init(
      duration: Duration(value.duration), delay: Duration(value.delay),
      timingFunction: CubicBezier(value.timingFunction))
  }
}

extension Border {
  fileprivate init(_ value: BorderValue, _ color: (ColorValue) -> Color) {
    self.init(
      color: color(value.color), width: Dimension(value: value.width, unit: .px),
      style: StrokeStyle(value.style))
  }
}

extension StrokeStyle {
  fileprivate init(_ value: StrokeStyleValue) {
    let keyword = Keyword.allCases.first { $0.rawValue == "\(value.kind)" }
    self =
      keyword.map { .keyword($0) }
      ?? .dashes(
        value.dashes.map { Dimension(value: $0, unit: .px) }, lineCap: value.lineCap)
  }
}

extension Typography {
  fileprivate init(_ value: TypographyValue) {
    // A pack has no height for lines that are as high as the font makes them.
    let isFontHigh = value.lineHeight == 0 && value.lineHeightMultiple > 0
    self.init(
      fontFamily: FontFamily(value.fontFamily), fontSize: Dimension(value: value.size, unit: .px),
      fontWeight: .number(value.weight.number),
      letterSpacing: Dimension(value: value.letterSpacing, unit: .px),
      lineHeight: value.lineHeightMultiple,
      options: TypographyOptions(
        textStyle: value.textStyle, maximumScale: value.maximumScale, textCase: value.textCase,
        lineHeightPoints: isFontHigh ? nil : value.lineHeight,
        monospacedDigits: value.monospacedDigits,
        minimumScale: value.minimumScale, isItalic: value.isItalic ? true : nil,
        systemSize: value.hasSystemSize ? true : nil, hasFontLineHeight: isFontHigh))
  }
}
