// Properties that publish their changes.

/// A property of a class that publishes each value before it is set
/// ([Apple](https://developer.apple.com/documentation/combine/published)). The object publishes that it will change
/// before that.
@propertyWrapper public struct Published<Value> {
  /// The publisher of a property, `$name`. It publishes the current value first
  /// ([Apple](https://developer.apple.com/documentation/combine/published/publisher)).
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }
  }

  private let storage: PublishedStorage<Value>

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Makes a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The publisher of the property, `$name`.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to:)` writes this value back.
    set {}
  }

  /// Unavailable: properties of classes are read through the subscript.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a property of a class") }
    set { fatalError("a property of a class") }
  }

  /// Reads the value, or publishes and then sets it. Swift calls this for `name`.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.set(newValue)
    }
  }

  /// Reads the publisher. Swift calls this for `$name`.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return Publisher(storage: storage)
    }
    set {}
  }
}

/// The value of a published property and its subject.
final class PublishedStorage<Value> {
  let subject: CurrentValueSubject<Value, Never>
  private(set) var value: Value
  /// The object that the property belongs to; nil until it is set or observed.
  weak var owner: AnyObject?
  /// The subscriptions of `assign(to:)`, which end with the property.
  var sources: [AnyCancellable] = []

  init(_ value: Value) { (self.value, subject) = (value, CurrentValueSubject(value)) }

  func set(_ new: Value) {
    if let object = owner as? any ObservableObject { object.sendObjectWillChange() }
    // Subscribers receive the value while the property still has the old one.
    subject.send(new)
    value = new
  }
}
