// Objects that publish before they change.

/// An object that tells before it changes
/// ([Apple](https://developer.apple.com/documentation/combine/observableobject)).
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
  func tell() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same one for the same object.
  public var objectWillChange: ObservableObjectPublisher { WillChangePublishers.of(self) }
}
