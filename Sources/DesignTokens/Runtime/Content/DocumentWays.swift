/// The members of a form's components that are other components, texts, actions or inputs, as ways from one
/// member to the next.
struct DocumentWays: Sendable {
  /// Steps of several components at once, by their numbers.
  typealias Steps = [Int]

  struct Step: Sendable {
    var isReference = false
    var isText = false
    var isAction = false
    var isInput = false
    fileprivate var next: [ByteName: Int] = [:]
  }

  private var steps: [Step] = []
  private var first: [ByteName: Int] = [:]

  init(_ form: DocumentForm) {
    add(form.references, \.isReference)
    add(form.texts, \.isText)
    add(form.actions, \.isAction)
    add(form.inputs, \.isInput)
  }

  private mutating func add(
    _ ways: [String: [String]], _ mark: any WritableKeyPath<Step, Bool> & Sendable
  ) {
    for (type, pointers) in ways {
      let start = first[ByteName(type)] ?? added()
      first[ByteName(type)] = start
      for pointer in pointers {
        var step = start
        for name in PointerSyntax.names(in: pointer) {
          let next = steps[step].next[ByteName(name)] ?? added()
          steps[step].next[ByteName(name)] = next
          step = next
        }
        steps[step][keyPath: mark] = true
      }
    }
  }

  private mutating func added() -> Int {
    steps.append(Step())
    return steps.count - 1
  }

  /// Where the ways of a type of component begin.
  func start(ofType type: String) -> Int? { first[ByteName(type)] }

  func within(_ name: String, from origins: Steps) -> Steps {
    if origins.isEmpty { return [] }
    let name = ByteName(name)
    return origins.compactMap { steps[$0].next[name] }
  }

  func contains(_ mark: KeyPath<Step, Bool>, _ origins: Steps) -> Bool {
    origins.contains { steps[$0][keyPath: mark] }
  }
}
