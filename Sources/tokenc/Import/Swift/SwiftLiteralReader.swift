import TokenCompiler
import TokenSwift

/// Reads the colors, fonts and numbers that a file writes out, as the import of constants reads them.
///
/// Nothing is looked up: a name of the app's own makes a value unknown.
package struct SwiftLiteralReader {
  package enum Value: Sendable {
    case color(Color)
    /// `family` is `nil` for the system's font.
    case font(family: String?, size: Double, weight: Double, isItalic: Bool)
    case number(Double)
    /// A color or font of the system, which varies with its settings and versions.
    case system
    case unknown
  }

  private var evaluator: SwiftEvaluator

  package init(_ source: SwiftSource) {
    evaluator = SwiftEvaluator(SwiftProgram(expressionsOf: SwiftSourceFile(source)))
  }

  /// The value of the expression that some tokens are.
  ///
  /// - Parameter type: the type that `.red` is a member of, for example `UIColor`.
  package mutating func value(of tokens: Range<Int>, as type: String) -> Value {
    evaluator.budget = 400
    evaluator.asksScheme = false
    evaluator.asksContrast = false
    var scope = SwiftEvaluator.Scope(file: 0, types: [])
    scope.expected = [type]
    let expression = evaluator.expression(
      at: tokens.lowerBound, upTo: tokens.upperBound, in: 0)
    guard expression.tokens.upperBound == tokens.upperBound else { return .unknown }
    do throws(SwiftFault) {
      let value = try evaluator.value(expression, scope)
      if evaluator.asksScheme || evaluator.asksContrast { return .unknown }
      switch value {
      case .color(let color): return .color(color)
      case .font(let font):
        return .font(
          family: font.family, size: font.size, weight: font.weight, isItalic: font.isItalic)
      case .number(let number): return .number(number.value)
      default: return .unknown
      }
    } catch {
      return ["system", "text style"].contains(error.key) ? .system : .unknown
    }
  }
}
