import TokenRuntime

/// The costs that a document may cause the app that decodes it as a ``ContentDocument``.
///
/// ```swift
/// decoder.userInfo[.contentBudget] = ContentBudget(elements: 5_000)
/// ```
///
/// A document that costs more ends with one ``ContentError`` that is fatal, and nothing of it is shown.
public struct ContentBudget: Equatable, Sendable {
  /// The number of objects that components and actions are read from, elements of lenient lists, signs
  /// and elements of rich texts, and values in parameters of actions; a component that `type` names counts twice.
  public var elements: Int
  /// The number of members from the root to a component or a value of an action: beyond it that one is
  /// left out, if its list or field lets it be. The index of a list counts only in a list within a list.
  ///
  /// Each takes some kilobytes of stack, and threads other than the main one have half a megabyte.
  public var depth: Int
  /// The number of faults.
  public var faults: Int
  /// The number of bytes of all texts, in UTF-8.
  public var text: Int

  /// Creates a budget, by default one that screens stay far below.
  public init(
    elements: Int = 50_000, depth: Int = 64, faults: Int = 10_000, text: Int = 8_000_000
  ) {
    self.elements = elements
    self.depth = depth
    self.faults = faults
    self.text = text
  }
}

extension CodingUserInfoKey {
  /// The key of the app's ``ContentBudget`` in a decoder's `userInfo`.
  public static var contentBudget: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "Appearance.ContentBudget") else {
      preconditionFailure("any string makes a key")
    }
    return key
  }
}

/// The costs and faults of one decoding; it lives in ``ContentDocument/init(from:)`` only, on one
/// thread.
final class DocumentWork: @unchecked Sendable {
  static let current = TaskLocal<DocumentWork?>(wrappedValue: nil)

  let budget: ContentBudget
  private(set) var faults: [ContentError] = []
  private(set) var faultCount = 0
  /// The kind of the last value of each key in the parameters of an action; "" is for elements of lists.
  var kinds: [String: ContentValue.Kind] = [:]
  private var elements = 0
  private var text = 0

  init(_ budget: ContentBudget) { self.budget = budget }

  static func report(_ fault: ContentError) { current.get()?.report(fault) }

  func report(_ fault: ContentError) {
    faultCount += 1
    if faults.count < ContentLimits.faultCount { faults.append(fault) }
  }

  /// Counts an element.
  ///
  /// - Throws: ``ContentError`` that is fatal if an element or a fault is one too many.
  func countElement(_ component: String, at path: @autoclosure () -> [any CodingKey]) throws {
    elements += 1
    if elements > budget.elements { throw overrunOfElements(component, path()) }
    try checkFaults(component, at: path())
  }

  func count(marks: Int, _ component: String, at path: @autoclosure () -> [any CodingKey]) throws {
    elements += marks
    if elements > budget.elements { throw overrunOfElements(component, path()) }
  }

  private func overrunOfElements(_ component: String, _ path: [any CodingKey]) -> ContentError {
    Self.overrun(component, path, "is one of more than \(budget.elements) elements")
  }

  func checkFaults(_ component: String, at path: @autoclosure () -> [any CodingKey]) throws {
    if faultCount > budget.faults {
      throw Self.overrun(component, path(), "comes after more than \(budget.faults) faults")
    }
  }

  func count(text: String, _ component: String, at path: @autoclosure () -> [any CodingKey]) throws
  {
    self.text += text.utf8.count
    if self.text > budget.text {
      throw Self.overrun(
        component, path(), "has the last of more than \(budget.text) bytes of text")
    }
  }

  private static func overrun(
    _ component: String, _ path: [any CodingKey], _ reason: String
  ) -> ContentError {
    var error = ContentError(component, at: path, reason)
    error.isFatal = true
    return error
  }
}

extension DocumentWork? {
  /// The number of levels in a path, as ``ContentLimits/depth`` counts them.
  private static func levels(of path: [any CodingKey]) -> Int {
    var count = 0
    var isElement = false
    for key in path {
      let isIndex = key.intValue != nil
      if !isIndex || isElement { count += 1 }
      isElement = isIndex
    }
    return count
  }

  /// Throws ``ContentError`` if an element is too deep, a fatal one if the budget is spent.
  func count(_ component: String, at path: [any CodingKey]) throws {
    let depth = self?.budget.depth ?? ContentLimits.depth
    // Few paths are so long that their levels have to be counted.
    guard path.count <= depth || Self.levels(of: path) <= depth else {
      throw ContentError(component, at: path, ContentLimits.depthReason(depth))
    }
    try self?.countElement(component, at: path)
  }
}
