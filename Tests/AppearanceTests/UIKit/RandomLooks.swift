#if canImport(UIKit) || canImport(AppKit)
  import Appearance
  import DesignTokens

  /// Looks whose properties are set or unset at random, the same for the same seed.
  struct RandomLooks {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func number(below limit: Int) -> Int {
      Int(next() % UInt64(limit))
    }

    /// A value, or, as often, none.
    mutating func maybe<Value>(_ value: (inout RandomLooks) -> Value) -> Value? {
      next() % 2 == 0 ? nil : value(&self)
    }

    mutating func maybe<Value: CaseIterable>() -> Value? {
      maybe { random in
        let all = Array(Value.allCases)
        return all[random.number(below: all.count)]
      }
    }

    mutating func bool() -> Bool? {
      maybe { $0.next() % 2 == 0 }
    }

    mutating func length() -> Double? {
      maybe { Double($0.number(below: 4)) }
    }

    mutating func color() -> ColorValue? {
      maybe { variedColor($0.number(below: 16)) }
    }

    mutating func insets() -> InsetsValue? {
      maybe {
        InsetsValue(
          top: Double($0.number(below: 3)), leading: Double($0.number(below: 3)),
          bottom: Double($0.number(below: 3)), trailing: Double($0.number(below: 3)))
      }
    }

    mutating func typography() -> TypographyValue? {
      maybe { random in
        var style = body
        style.size = Double(10 + random.number(below: 3))
        style.letterSpacing = Double(random.number(below: 2))
        style.lineHeight = Double(random.number(below: 2) * 20)
        style.textCase = TypographyValue.TextCase.allCases.randomElement(using: &random) ?? .none
        style.maximumScale = random.length().map { 1 + $0 }
        return style
      }
    }

    mutating func states<Value>(
      _ value: (inout RandomLooks) -> Value
    ) -> StateValues<Value> {
      StateValues(
        normal: value(&self), selected: value(&self), highlighted: value(&self),
        disabled: value(&self), focused: value(&self), invalid: value(&self))
    }

    mutating func corners() -> CornersValue? {
      maybe { random in
        switch random.number(below: 4) {
        case 0: .pill
        case 1: CornersValue(topLeading: 4, topTrailing: 4)
        case 2: CornersValue(topLeading: 4, bottomTrailing: 8)
        default: CornersValue(Double(random.number(below: 4)))
        }
      }
    }

    mutating func fill() -> FillValue? {
      maybe { random in
        let color = variedColor(random.number(below: 16))
        switch random.number(below: 4) {
        case 0:
          let stops: ValueList<GradientValue.Stop> = [
            .init(color: color, position: 0), .init(color: variedColor(0), position: 1),
          ]
          return .gradient(
            GradientValue(stops: stops),
            direction: FillValue.Direction.allCases.randomElement(using: &random) ?? .toTop)
        case 1: return .blur(.thin)
        case 2: return .image("pattern", contentMode: .center)
        default: return .color(color)
        }
      }
    }

    mutating func border() -> BorderValue? {
      maybe { random in
        let kinds = StrokeStyleValue.Kind.allCases.filter { $0 != .custom }
        let kind = kinds.randomElement(using: &random) ?? .solid
        return BorderValue(
          color: variedColor(random.number(below: 16)), width: Double(random.number(below: 3)),
          style: random.bool() == true
            ? StrokeStyleValue(dashes: [3, 1], lineCap: .square) : StrokeStyleValue(kind))
      }
    }

    mutating func shadow() -> ShadowValue? {
      maybe { random in
        let layers = (0..<random.number(below: 4)).map { _ in
          ShadowValue.Layer(
            color: variedColor(random.number(below: 16)), offsetX: 1,
            blur: Double(random.number(below: 3)), spread: Double(random.number(below: 2)),
            inset: random.bool() == true)
        }
        return ShadowValue(layers: ValueList(layers))
      }
    }

    mutating func scaledLength() -> LengthValue? {
      maybe { random in
        LengthValue(
          Double(random.number(below: 50)), scale: random.bool() == true ? .body : nil,
          maximum: random.length())
      }
    }

    mutating func fontWeight() -> FontWeightValue? {
      maybe { FontWeightValue(Double(100 * (1 + $0.number(below: 9)))) }
    }

    mutating func fontFamily() -> FontFamilyValue? {
      maybe { _ in FontFamilyValue(["Georgia"]) }
    }

    mutating func fontFeatures() -> FontFeaturesValue? {
      maybe { $0.bool() == true ? .smallCaps : ["tnum": 1, "liga": 0] }
    }

    mutating func transition() -> TransitionValue? {
      maybe { random in
        TransitionValue(
          duration: DurationValue(seconds: Double(random.number(below: 3)) / 10),
          timingFunction: CubicBezierValue(0, 0, 1, 1))
      }
    }

    mutating func text() -> String? { maybe { _ in "avatar" } }

    mutating func count() -> Int? { maybe { $0.number(below: 3) } }

    /// A number from 0 to 1.
    mutating func fraction() -> Double? { maybe { Double($0.number(below: 3)) / 2 } }

    /// A number above 0.
    mutating func ratio() -> Double? { maybe { Double(1 + $0.number(below: 3)) } }

    /// A number from -1 to 1.
    mutating func balance() -> Double? { maybe { Double($0.number(below: 3)) - 1 } }
  }

  extension RandomLooks: RandomNumberGenerator {}
#endif
