import TokenCompiler
import TokenSwift

/// Initializers and functions, of the files and of Apple's frameworks.
extension SwiftEvaluator {
  mutating func call(
    _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    // A closure that is called where it stands.
    if case .closure(_, let body) = callee.kind, arguments.isEmpty {
      guard let value = try run(body, scope) else { throw unknown(expression, scope) }
      return value
    }
    let (type, method, base) = target(of: callee, scope)
    var fault: SwiftFault?
    if let function = function(named: method ?? "init", of: type, arguments, scope) {
      do throws(SwiftFault) {
        return try self.value(of: function, arguments, scope)
      } catch {
        // A text of six digits is read alike by every such initializer.
        if method != nil { throw error }
        fault = error
      }
    }
    var call = SwiftCall(type: type.last ?? "", labels: arguments.map(\.label))
    if method == nil, Self.knownTypes.contains(call.type) {
      call.values = try values(arguments, scope, of: call.type)
      do throws(SwiftFault) {
        if let value = try platformValue(call) { return value }
      } catch {
        throw fault ?? error
      }
      throw fault ?? SwiftFault("\(shown(expression, scope)) is computed when the app runs", "call")
    }
    if method == nil, let object = try object(of: type, arguments, scope) { return object }
    if method == nil {
      let isType = type.last?.first?.isUppercase ?? false
      throw fault
        ?? SwiftFault(
          isType
            ? "\(shown(expression, scope)) is no color, number or font"
            : "\(shown(expression, scope)) is computed when the app runs", "call",
          isForeign: isType)
    }
    if let base {
      let receiver = try value(base, scope)
      call.values = try values(arguments, scope)
      if let value = try platformValue(method ?? "", of: receiver, call) { return value }
    } else if let method {
      call.values = try values(arguments, scope, of: scope.expected.last ?? "")
      call.method = method
      if let value = try platformValue(call) { return value }
    }
    throw SwiftFault(
      "\(shown(expression, scope)) is computed when the app runs, as these files don't declare "
        + "'\(method ?? type.joined(separator: "."))'", "call")
  }

  /// The callee: an initializer of a type, a function of a type, or of a value.
  private func target(
    of callee: SwiftExpression, _ scope: Scope
  ) -> (type: [String], method: String?, base: SwiftExpression?) {
    func isType(_ names: [String]) -> Bool { names.last?.first?.isUppercase ?? false }
    switch callee.kind {
    case .name("#colorLiteral"): return (["#colorLiteral"], nil, nil)
    case .name(let name): return isType([name]) ? ([name], nil, nil) : (scope.types, name, nil)
    case .member(nil, "init"): return (scope.expected, nil, nil)
    case .member(nil, let name): return (scope.expected, name, nil)
    case .member(let base?, let name):
      if case .name("self") = base.kind, name == "init" { return (scope.types, nil, nil) }
      if let names = names(of: base, scope), isType(names) {
        if name == "init" { return (names, nil, nil) }
        return isType([name]) ? (names + [name], nil, nil) : (names, name, nil)
      }
      return ([], name, base)
    default: return ([], "", callee)
    }
  }

  /// - Parameter type: the type that is initialized, of which colors in a color are, too.
  mutating func values(
    _ arguments: [SwiftExpression.Argument], _ scope: Scope, of type: String = ""
  ) throws(SwiftFault) -> [SwiftValue] {
    var values: [SwiftValue] = []
    for argument in arguments {
      var inner = scope
      inner.depth += 1
      inner.expected = Self.colorTypes.contains(type) ? [type] : []
      if argument.label == "weight" { inner.expected = ["Font", "Weight"] }
      values.append(try value(argument.value, inner))
    }
    return values
  }

  /// The one function of the files that a call may mean.
  private func function(
    named name: String, of type: [String], _ arguments: [SwiftExpression.Argument], _ scope: Scope
  ) -> SwiftProgram.Function? {
    let labels = arguments.map(\.label)
    let found = program.functions(named: name, of: type.last).filter { function in
      let isThere =
        name == "init"
        ? type.last != nil
        : function.types.isEmpty || function.types == type || function.types.last == type.last
          || scope.types.starts(with: function.types)
      return isThere && function.takes(labels)
    }
    return found.count == 1 ? found[0] : nil
  }

  private mutating func value(
    of function: SwiftProgram.Function, _ arguments: [SwiftExpression.Argument], _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    var inner = Scope(file: function.file, types: function.types)
    inner.depth = scope.depth + 1
    inner.expected =
      function.name == "init" ? function.types.suffix(1).map(\.self) : function.result
    var rest = arguments[...]
    for parameter in function.parameters {
      var value: SwiftValue
      if let next = rest.first, next.label == parameter.label {
        rest = rest.dropFirst()
        var outer = scope
        outer.depth += 1
        outer.expected = [parameter.type]
        value = try self.value(next.value, outer)
      } else if let fallback = parameter.fallback {
        value = try self.value(
          expression(at: fallback.lowerBound, upTo: fallback.upperBound, in: function.file), inner)
      } else {
        throw SwiftFault("an argument is missing", "argument")
      }
      inner.locals[parameter.name] = typed(value, as: [parameter.type])
    }
    guard let result = try run(function.body, inner) else {
      throw SwiftFault("'\(function.name)' computes it when the app runs", "function")
    }
    return result
  }
}

extension SwiftProgram.Function {
  /// Returns a Boolean value that indicates whether a call with these labels may mean the function; parameters with a
  /// value of their own may be left out.
  func takes(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let next = rest.first, next == parameter.label {
        rest = rest.dropFirst()
      } else if parameter.fallback == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}
