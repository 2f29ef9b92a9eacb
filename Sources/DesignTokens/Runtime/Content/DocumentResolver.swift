/// Puts together what a server sends in pieces: the one that knows what references, paths, templates and calls
/// of a ``DocumentForm`` stand for, in apps and in the tool.
///
/// Each value of the result has the position of the one that was sent. What can't be resolved is null, or left out
/// of a list, and a fault.
package struct DocumentResolver: Sendable {
  /// Something that stands for nothing.
  package struct Fault: Sendable {
    package var position: Int
    /// A sentence about it.
    package var reason: String
    /// A Boolean value that indicates whether it costs nothing that is shown: a component to which nothing refers, or
    /// one of the same ID.
    package var isUnused = false
  }

  /// The costs that the result may have.
  package struct Limits: Sendable {
    /// The number of values.
    package var values: Int
    /// The number of bytes of all texts, in UTF-8.
    package var text: Int
    /// How many references may lie in one another; of objects and lists, thrice as many.
    package var depth: Int
    /// The number of faults, apart from components to which nothing refers.
    package var faults: Int

    package init(
      values: Int = ContentLimits.valueCount, text: Int = ContentLimits.textCount,
      depth: Int = ContentLimits.depth, faults: Int = ContentLimits.countedFaults
    ) {
      self.values = values
      self.text = text
      self.depth = depth
      self.faults = faults
    }
  }

  /// The result of a function; `nil` for a function that there isn't.
  package typealias Function = (_ name: String, _ arguments: [SentValue.Member]) -> SentValue?

  package let form: DocumentForm
  let ways: DocumentWays
  private(set) var components: [ByteName: SentValue] = [:]
  private(set) var templates: [ByteName: SentValue] = [:]
  private var root: SentValue?
  /// The ID of the component that is shown, where a document names it.
  private var rootID: SentValue?
  private(set) var model = DataTree(SentValue(.object([]), at: 0))
  private var received: [Fault] = []
  /// The position of the document, or of the first message.
  private var origin: Int?

  package init(_ form: DocumentForm) {
    self.form = form
    ways = DocumentWays(form)
  }

  /// A Boolean value that indicates whether nothing was received that has the form.
  package var isEmpty: Bool { components.isEmpty && root == nil }

  /// Takes in a document, or the next message of one.
  package mutating func receive(_ document: SentValue) {
    origin = origin ?? document.position
    let at = form.messages.map { document[PointerSyntax.names(in: $0)] } ?? document
    for message in at?.list ?? [at ?? document] { receive(message: message) }
  }

  private mutating func receive(message: SentValue) {
    if let form = form.components, let at = form.rootAt,
      let id = message[PointerSyntax.names(in: at)]
    {
      rootID = id
    }
    if let form = form.components {
      for member in message[PointerSyntax.names(in: form.at)]?.members ?? [] {
        components[ByteName(member.name)] = member.value
      }
    }
    if let form = form.components, let list = message[PointerSyntax.names(in: form.at)]?.list {
      var known: Set<ByteName> = []
      for component in list {
        if let id = component[form.id]?.text {
          components[ByteName(id)] = component
          guard !known.insert(ByteName(id)).inserted else { continue }
          let reason = "another component before it has the ID '\(ContentLimits.shortened(id))'"
          received.append(Fault(position: component.position, reason: reason, isUnused: true))
        } else {
          received.append(Fault(position: component.position, reason: "no '\(form.id)' names this"))
        }
      }
    }
    if let form = form.model, let change = message[PointerSyntax.names(in: form.at)] {
      if let value = form.value {
        let path = form.path.flatMap { change[$0]?.text } ?? ""
        if !set(path, change[value]) {
          let reason = "the data has no place '\(ContentLimits.shortened(path))'"
          received.append(Fault(position: change.position, reason: reason))
        }
      } else {
        model = DataTree(change)
      }
    }
    if let form = form.templates {
      for member in message[PointerSyntax.names(in: form.at)]?.members ?? [] {
        templates[ByteName(member.name)] = member.value
      }
    }
    if form.components == nil, let found = message[PointerSyntax.names(in: form.root)] {
      root = found
    }
  }

  /// Sets a value of the data, or takes it away.
  ///
  /// - Returns: A Boolean value that indicates whether the data has such a path: an index may be that behind the last of a list.
  ///   No data is so deep that its path is longer than the limits.
  @discardableResult
  package mutating func set(_ path: String, _ value: SentValue?) -> Bool {
    guard path.utf8.count <= ContentLimits.expressionCount else { return false }
    let names = PointerSyntax.names(in: path)
    guard names.count <= ContentLimits.pathCount else { return false }
    model.set(value, at: names[...])
    return value == nil || model[names] != nil
  }

  /// Returns the value that is to be decoded.
  ///
  /// - Parameters:
  ///   - limits: what it may cost.
  ///   - function: what the app's functions give.
  /// - Returns: The value, and what stands for nothing; `nil` if it exceeds a limit, which is the last fault.
  package func resolved(
    within limits: Limits = Limits(), calling function: Function
  ) -> (value: SentValue?, faults: [Fault]) {
    let origin = origin ?? 0
    return withoutActuallyEscaping(function) { function in
      var work = DocumentResolution(resolver: self, limits: limits, function: function)
      work.take(received)
      let start = DocumentResolution.Scope(data: model)
      var value: SentValue? = root.flatMap { work.value($0, start) }
      if let form = form.components {
        value = work.component(
          rootID?.text ?? form.root, at: rootID?.position ?? origin, start)
        let unused = components.filter { !work.used.contains($0.key) }
        for (id, component) in unused.sorted(by: { $0.value.position < $1.value.position }) {
          let name = ContentLimits.shortened(id.text)
          let reason = "no component that is shown refers to '\(name)'"
          work.faults.append(Fault(position: component.position, reason: reason, isUnused: true))
        }
      }
      guard let excess = work.excess else {
        return (value ?? SentValue(.null, at: origin), work.faults)
      }
      return (nil, work.faults + [Fault(position: origin, reason: "the document \(excess)")])
    }
  }
}
