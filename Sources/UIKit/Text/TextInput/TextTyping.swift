// Delivery of keys and text to the first responder.

import CoreGraphics

extension UIView {
  /// The first responder that receives typed text in this hierarchy; nil without one.
  package var textInput: (any TextInput)? { firstResponder as? any TextInput }
}
