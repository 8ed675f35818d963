// A view's gesture recognisers.

import CoreGraphics

extension UIView {
  /// Keeps the recogniser, which leaves the view that it was added to before.
  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storage.gestures.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancel()
    storage.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
