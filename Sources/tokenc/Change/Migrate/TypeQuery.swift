/// A question for a type that one file asks and all files answer: where a name leads out of a file, the
/// declarations of the others say what it is.
indirect enum TypeQuery: Sendable {
  /// A type that is written, and where.
  case type(StatedType, SwiftScope)
  /// A variable that is not local: of a type around it, innermost first, or a global one.
  case variable(String, owners: [String], SwiftScope)
  /// A property of a value, or a static one of a type.
  case property(TypeQuery, String)
  /// A type that is named where a value may stand, for example `Row` of `Row()`.
  case typeName(StatedType, SwiftScope)
  case result(Callee)
  /// The parameter for an argument, by its number.
  case argument(Callee, Int)
  case element(TypeQuery)
  /// A collection with elements of a type.
  case collection(TypeQuery)
  case key(TypeQuery)
  case value(TypeQuery)
  case part(TypeQuery, Int)
  case functionResult(TypeQuery)
  case parameter(TypeQuery, Int)
  case subscriptArgument(TypeQuery)
  case subscripted(TypeQuery)
  case metatype(TypeQuery)
  /// The first that something is known about.
  case first([TypeQuery])
  case open

  /// A function, an initializer or a case of an enum that is called.
  struct Callee: Sendable {
    var name: String
    /// The type or value that stands before its name; `nil` for none.
    var base: TypeQuery?
    /// The types around it, where no base is written.
    var owners: [String]
    /// The generic arguments behind its name.
    var generics: [StatedType] = []
    /// The labels of the arguments; `nil` for none.
    var labels: [String?]
    var hasTrailingClosure = false
    var scope: SwiftScope
  }
}
