import Foundation

/// Values that are made once in a process, each for its key, whichever thread asks first.
package final class MadeOnce<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  package init() {}

  /// The value of a key. Others wait while it is made, so that none is made twice.
  package func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let value = values[key] { return value }
    let value = try make()
    values[key] = value
    return value
  }
}
