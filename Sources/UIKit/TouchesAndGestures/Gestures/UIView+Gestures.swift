// A view's gesture recognisers.

import CoreGraphics

extension UIView {
  /// Adds the recogniser and removes it from its former view.
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
