// The token of an observation with a closure.

public import Foundation

/// An observation with a closure. It ends when this token is deallocated or `invalidate()` is called
/// ([Apple](https://developer.apple.com/documentation/foundation/nskeyvalueobservation)).
public final class NSKeyValueObservation: NSObject {
  /// The object under which the registration is found.
  private let observer: AnyObject

  init(observer: AnyObject) { self.observer = observer }

  deinit { invalidate() }

  /// Ends the observation; the closure is not called any more.
  public func invalidate() { KeyValueObservers.remove { $0.observer === observer } }
}
