/// The steps that the rules of delivery take on a disk, each of which happens as a whole or not at all.
protocol DeliveryFolder {
  associatedtype Pack: DeliveredPack
  associatedtype Contents

  func names() -> [String]
  /// Makes an empty file; one that is there is as good.
  mutating func note(_ name: DeliveryName) throws
  mutating func write(_ contents: Contents, as name: String) throws
  mutating func remove(_ name: String) throws
  func read(_ name: String) throws(ThemePackRefusal.Reason) -> Pack
  /// Returns a Boolean value that indicates whether a file that no store names is left by a process that ended.
  func isLeftOver(_ name: String) -> Bool
}
