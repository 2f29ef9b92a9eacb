/// A function as a call sees it.
struct CalledFunction {
  var result: SwiftDeclarations.Stated
  var parameters: [SwiftDeclarations.Parameter] = []
  var scope: SwiftScope?
  /// The generic parameters that nothing is written for.
  var open: [String] = []
  var arguments: [String: StatedType] = [:]
  var callScope: SwiftScope?

  init(
    result: SwiftDeclarations.Stated, parameters: [SwiftDeclarations.Parameter] = [],
    scope: SwiftScope? = nil
  ) {
    self.result = result
    self.parameters = parameters
    self.scope = scope
  }

  /// A variable that holds a function.
  init?(_ variable: SwiftDeclarations.Stated) {
    guard case .function(let parameters, let result) = variable.type.unwrapped else { return nil }
    self.init(
      result: variable.with(result),
      parameters: parameters.map { .init(label: nil, type: $0, hasDefault: false) },
      scope: variable.scope)
  }

  init(
    _ function: SwiftDeclarations.Function, _ arguments: [String: StatedType],
    at callScope: SwiftScope
  ) {
    let isGeneric = function.result.names(anyOf: Array(arguments.keys))
    self.init(
      result: .init(
        type: function.result.replacing(arguments), scope: isGeneric ? callScope : function.scope),
      parameters: function.parameters, scope: function.scope)
    self.arguments = arguments
    self.callScope = callScope
    open = function.generics
    if function.result.names(anyOf: function.generics) { result.type = .open }
  }

  /// The type of the parameter that takes an argument; `nil` if none does.
  func type(of number: Int, in callee: TypeQuery.Callee) -> SwiftDeclarations.Stated? {
    guard let scope else { return nil }
    let isTrailing = callee.hasTrailingClosure && number == callee.labels.count
    guard
      let index = isTrailing
        ? parameters.indices.last : callee.parameterIndices(in: parameters)?[number]
    else { return nil }
    var type = parameters[index].type
    if parameters[index].isVariadic, case .array(let element) = type { type = element }
    if type.names(anyOf: open) { return .init(type: .open, scope: scope) }
    let isGeneric = type.names(anyOf: Array(arguments.keys))
    return .init(type: type.replacing(arguments), scope: isGeneric ? callScope ?? scope : scope)
  }
}

extension SwiftDeclarations.Function {
  func takes(_ callee: TypeQuery.Callee) -> Bool {
    callee.parameterIndices(in: parameters) != nil
  }
}

extension TypeQuery.Callee {
  /// The numbers of the parameters for its arguments; `nil` where they don't fit.
  func parameterIndices(in parameters: [SwiftDeclarations.Parameter]) -> [Int]? {
    var found: [Int] = []
    var next = 0
    for label in labels {
      // More arguments without a label are those of a variadic parameter.
      if label == nil, let last = found.last, case .array = parameters[last].type,
        next >= parameters.count || parameters[next].label != nil
      {
        found.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != label, parameters[next].hasDefault {
        next += 1
      }
      guard next < parameters.count, parameters[next].label == label else { return nil }
      found.append(next)
      next += 1
    }
    let rest = parameters.dropFirst(next).count { !$0.hasDefault }
    return rest <= (hasTrailingClosure ? 1 : 0) ? found : nil
  }
}
