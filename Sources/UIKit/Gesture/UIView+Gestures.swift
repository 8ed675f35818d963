// A view's gesture recognisers.

import CoreGraphics

extension UIView {
  /// Default: nil, none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestures.isEmpty ? nil : storage.gestures }
    set {
      for recognizer in storage.gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// The view keeps the recogniser, which leaves the view that it was added to before.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storage.gestures.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancel()
    storage.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
