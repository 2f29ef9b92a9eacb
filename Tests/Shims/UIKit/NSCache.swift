/// Keeps what came last, up to its limit, as on Apple's platforms. Foundation on Linux lets go of what came last
/// of objects that cost the same, so that a full cache keeps nothing new.
public final class NSCache<KeyType: NSObject, ObjectType: AnyObject>: NSObject {
  public var countLimit = 0
  private var objects: [KeyType: ObjectType] = [:]
  /// The oldest first.
  private var keys: [KeyType] = []

  public func object(forKey key: KeyType) -> ObjectType? { objects[key] }

  public func setObject(_ object: ObjectType, forKey key: KeyType) {
    if objects.updateValue(object, forKey: key) == nil { keys.append(key) }
    if countLimit > 0, keys.count > countLimit { objects[keys.removeFirst()] = nil }
  }
}
