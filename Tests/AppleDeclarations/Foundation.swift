@_exported import CoreGraphics

// https://developer.apple.com/documentation/foundation/nsobjectprotocol
public protocol NSObjectProtocol: AnyObject {}

// https://developer.apple.com/documentation/objectivec/nsobject
open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  open func copy() -> Any { self }
  open func mutableCopy() -> Any { self }
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into h: inout Hasher) {}
}

// https://developer.apple.com/documentation/foundation/nscache
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  public override init() {}
  open var countLimit: Int = 0
  open func object(forKey key: KeyType) -> ObjectType? { nil }
  open func setObject(_ obj: ObjectType, forKey key: KeyType) {}
}

// https://developer.apple.com/documentation/foundation/nszone
public struct NSZone {}

// https://developer.apple.com/documentation/foundation/nscopying
public protocol NSCopying { func copy(with zone: NSZone?) -> Any }

// https://developer.apple.com/documentation/foundation/nsvalue
open class NSValue: NSObject, @unchecked Sendable {}

// https://developer.apple.com/documentation/foundation/nsnumber
open class NSNumber: NSValue, @unchecked Sendable {
  public init(value: Double) {}
  open var doubleValue: Double { 0 }
}

// https://developer.apple.com/documentation/foundation/nscoder
open class NSCoder: NSObject {}

// https://developer.apple.com/documentation/foundation/nsattributedstring
// https://developer.apple.com/documentation/foundation/nsrange-c.struct
public struct NSRange: Hashable, Sendable {
  public var location, length: Int
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

// https://developer.apple.com/documentation/foundation/nsrangepointer
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

// https://developer.apple.com/documentation/foundation/nsmutableattributedstring
open class NSMutableAttributedString: NSAttributedString {
  open func append(_ attrString: NSAttributedString) {}
  open func setAttributedString(_ attrString: NSAttributedString) {}
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {}
  open func beginEditing() {}
  open func endEditing() {}
}

// https://developer.apple.com/documentation/foundation/nsattributedstring
open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ r: String) { rawValue = r }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public convenience init(string: String) { self.init(string: string, attributes: nil) }
  public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {}
  open var string: String { "" }
  open var length: Int { 0 }
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?)
    -> [NSAttributedString.Key: Any]
  { [:] }
  open func attributedSubstring(from range: NSRange) -> NSAttributedString { self }
}

// https://developer.apple.com/documentation/swift/stringprotocol
extension StringProtocol {
  public var localizedUppercase: String { fatalError() }
  public var localizedLowercase: String { fatalError() }
  public var localizedCapitalized: String { fatalError() }
}

// https://developer.apple.com/documentation/foundation/bundle
open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
  open func object(forInfoDictionaryKey key: String) -> Any? { nil }
  open func path(forResource name: String?, ofType ext: String?) -> String? { nil }
}

// https://developer.apple.com/documentation/foundation/url
public struct URL: Hashable, Sendable {
  public init?(string: String) { nil }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public var path: String { "" }
}

// https://developer.apple.com/documentation/foundation/attributedstringkey
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public protocol AttributedStringKey: SendableMetatype {
  associatedtype Value: Hashable
  static var name: String { get }
}

// https://developer.apple.com/documentation/foundation/attributescope
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public protocol AttributeScope: SendableMetatype {}

// https://developer.apple.com/documentation/foundation/attributescopes
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@frozen public enum AttributeScopes {
  public struct FoundationAttributes: AttributeScope {
    @frozen public enum LinkAttribute: AttributedStringKey {
      public typealias Value = URL
      public static var name: String { "NSLink" }
    }
  }
}

// https://developer.apple.com/documentation/foundation/attributecontainer
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct AttributeContainer: Equatable, Sendable {
  public init() {}
  public init(_ dictionary: [NSAttributedString.Key: Any]) {}
  public func merging(
    _ other: AttributeContainer,
    mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
  ) -> AttributeContainer { self }
  public subscript<T: AttributedStringKey>(_: T.Type) -> T.Value? where T.Value: Sendable {
    get { nil }
    set {}
  }
}

// https://developer.apple.com/documentation/foundation/attributedstring
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct AttributedString: Hashable, Sendable {
  public enum AttributeMergePolicy: Sendable { case keepNew, keepCurrent }
  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {}
  public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? where K.Value: Sendable {
    get { nil }
    set {}
  }
  // https://developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
  public struct Runs: BidirectionalCollection, Sendable {
    public struct Run: Sendable {
      public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? where K.Value: Sendable {
        nil
      }
    }
    public struct Index: Comparable, Sendable {
      public static func < (one: Index, other: Index) -> Bool { false }
    }
    public var startIndex: Index { Index() }
    public var endIndex: Index { Index() }
    public func index(before i: Index) -> Index { i }
    public func index(after i: Index) -> Index { i }
    public subscript(position: Index) -> Run { Run() }
  }
  public var runs: AttributedString.Runs { Runs() }
}

// https://developer.apple.com/documentation/foundation/nslock
open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}

// https://developer.apple.com/documentation/foundation/nsnotification
open class NSNotification: NSObject {
  public struct Name: Hashable, Sendable {
    public init(_ rawValue: String) {}
  }
}

// https://developer.apple.com/documentation/foundation/notification
public struct Notification {}

// https://developer.apple.com/documentation/foundation/operationqueue
open class OperationQueue: NSObject, @unchecked Sendable {}

// https://developer.apple.com/documentation/foundation/notificationcenter
open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
}

public typealias TimeInterval = Double

/// https://developer.apple.com/documentation/foundation/date
public struct Date: Comparable, Hashable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public static let distantPast = Date(), distantFuture = Date()
  public static func < (lhs: Date, rhs: Date) -> Bool { false }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
}

/// https://developer.apple.com/documentation/foundation/contiguousbytes
public protocol ContiguousBytes {}

/// https://developer.apple.com/documentation/foundation/dataprotocol
public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

/// https://developer.apple.com/documentation/foundation/data
public struct Data: DataProtocol, ContiguousBytes, RangeReplaceableCollection, Hashable, Sendable {
  public init() {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
  public mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<UInt8>) {}
  public func write(to url: URL, options: NSData.WritingOptions = []) throws {}
}

/// https://developer.apple.com/documentation/foundation/nsdata
open class NSData: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var alwaysMapped: ReadingOptions { ReadingOptions(rawValue: 8) }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var atomic: WritingOptions { WritingOptions(rawValue: 1) }
  }
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  open var length: Int { 0 }
  open var bytes: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 8)! }
}

/// https://developer.apple.com/documentation/foundation/fileattributekey
public struct FileAttributeKey: Hashable, Sendable {
  public static let modificationDate = FileAttributeKey()
}

// https://developer.apple.com/documentation/foundation/processinfo
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var processIdentifier: Int32 { 0 }
}

// https://developer.apple.com/documentation/foundation/cocoaerror
public struct CocoaError: Error {
  public struct Code: Hashable, Sendable {
    public static let fileNoSuchFile = Code()
  }
  public var code: Code { Code() }
}

/// https://developer.apple.com/documentation/foundation/filemanager
open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func fileExists(atPath path: String) -> Bool { false }
  open func removeItem(at url: URL) throws {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    []
  }

  // https://developer.apple.com/documentation/foundation/filemanager/searchpathdirectory
  public enum SearchPathDirectory: UInt, @unchecked Sendable {
    case documentDirectory = 9
  }

  // https://developer.apple.com/documentation/foundation/filemanager/searchpathdomainmask
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var userDomainMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 1) }
  }
}

// https://developer.apple.com/documentation/foundation/jsonserialization
open class JSONSerialization: NSObject {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
    Data()
  }
}

/// https://developer.apple.com/documentation/foundation/characterset
public struct CharacterSet: Hashable, Sendable {
  public static var alphanumerics: CharacterSet { CharacterSet() }
}

extension StringProtocol {
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? { nil }
  public var removingPercentEncoding: String? { nil }
}

// https://developer.apple.com/documentation/foundation/indexpath
public struct IndexPath: Hashable, Sendable {
  public init<ElementSequence>(indexes: ElementSequence)
  where ElementSequence: Sequence, ElementSequence.Element == Int {}
}
