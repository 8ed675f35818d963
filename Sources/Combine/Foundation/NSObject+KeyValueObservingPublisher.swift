// Observable properties of objects as publishers.

public import Foundation
public import ObjCRuntime

extension NSObject {
  /// Publishes a property's values. Changes are delivered before the next frame
  /// ([Apple](https://developer.apple.com/documentation/objectivec/nsobject/keyvalueobservingpublisher)).
  public struct KeyValueObservingPublisher<Root: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    /// The observed object. The publisher retains it.
    public let object: Root
    /// The observed property.
    public let keyPath: KeyPath<Root, Value>
    /// With `.initial` each subscriber first receives the value at the time it subscribes; `.new` is always
    /// observed.
    public let options: NSKeyValueObservingOptions

    /// Makes a publisher that observes the property once per subscriber.
    public init(
      object: Root, keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subject = PassthroughSubject<Value, Never>()
      let observation = object.observe(
        keyPath, options: options.subtracting(.initial).union(.new)
      ) { object, _ in
        subject.send(object[keyPath: keyPath])
      }
      let values = subject.handleEvents(receiveCancel: observation.invalidate)
      guard options.contains(.initial) else { return values.receive(subscriber: subscriber) }
      values.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Publishes the values of a property that can be observed
  /// ([Apple](https://developer.apple.com/documentation/objectivec/nsobject/keyvalueobservingpublisher)).
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
