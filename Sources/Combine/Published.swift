// Properties that tell of their changes, and objects that have such.

internal import Synchronization

/// A property that publishes each value before it is set
/// ([Apple](https://developer.apple.com/documentation/combine/published)).
@propertyWrapper public struct Published<Value> {
  /// What `$name` is.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.subject.receive(subscriber: subscriber)
    }
  }

  private let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // What `assign(to:)` writes back.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a property of a class") }
    set { fatalError("a property of a class") }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.owner = object
      box.set(newValue)
    }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.owner = object
      return Publisher(box: box)
    }
    set {}
  }
}

/// The value of a published property, and who hears of it.
final class PublishedBox<Value> {
  let subject: CurrentValueSubject<Value, Never>
  private(set) var value: Value
  /// The object whose property it is, once that is known.
  weak var owner: AnyObject?
  /// What sets the property for as long as it lives.
  var sources: [AnyCancellable] = []

  init(_ value: Value) { (self.value, subject) = (value, CurrentValueSubject(value)) }

  func set(_ new: Value) {
    if let object = owner as? any ObservableObject { object.tell() }
    // Who listens hears of the value while the property still has the old one.
    subject.send(new)
    value = new
  }
}

/// An object that tells before it changes
/// ([Apple](https://developer.apple.com/documentation/combine/observableobject)).
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
  fileprivate func tell() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same one for the same object.
  public var objectWillChange: ObservableObjectPublisher { WillChangePublishers.of(self) }
}

/// Tells that an object will change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  // As on Apple's systems whoever shares it between threads sees to it that they take turns.
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  public func send() { subject.send() }
}

/// The publishers of objects that have none of their own.
private enum WillChangePublishers {
  private struct Entry: @unchecked Sendable {
    // Read under the lock alone.
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private static let known = Mutex<[ObjectIdentifier: Entry]>([:])

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let entry = Entry(object: object)
    return known.withLock { known in
      let identity = ObjectIdentifier(object)
      if let found = known[identity], found.object != nil { return found.publisher }
      known = known.filter { $0.value.object != nil }
      known[identity] = entry
      return entry.publisher
    }
  }
}
