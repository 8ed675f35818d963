// Properties that publish their changes.

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
