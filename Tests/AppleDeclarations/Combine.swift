// Apple docs: ObservableObject: AnyObject, objectWillChange
// https://developer.apple.com/documentation/combine/publisher
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol Publisher {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S>(subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

// https://developer.apple.com/documentation/combine/subscriber
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol Subscriber {
  associatedtype Input
  associatedtype Failure: Error
}

// https://developer.apple.com/documentation/combine/observableobjectpublisher
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Never, S.Input == Void {}
}

// https://developer.apple.com/documentation/combine/observableobject
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

// https://developer.apple.com/documentation/combine/published
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set {}
  }
}
