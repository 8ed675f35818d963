// Delivery of keys and text to the first responder.

import CoreGraphics

extension UIView {
  /// What takes typed text in this tree; nil where nothing is edited.
  package var textInput: (any TextInput)? { firstResponder as? any TextInput }
}
