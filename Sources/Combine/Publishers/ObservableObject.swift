// Objects that publish before they change.

/// An object that publishes before it changes
/// ([Apple](https://developer.apple.com/documentation/combine/observableobject)). Its `@Published` properties publish
/// through `objectWillChange`.
public protocol ObservableObject: AnyObject {
  /// The type of ``objectWillChange``.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
  /// Publishes that the object will change, unless its publisher is of a type of its own.
  func sendObjectWillChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before a `@Published` property changes. An object always has the same publisher.
  public var objectWillChange: ObservableObjectPublisher {
    WillChangePublishers.publisher(for: self)
  }
}
