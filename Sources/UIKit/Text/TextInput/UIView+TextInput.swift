// The text input of a view hierarchy: the first responder that receives typed text.

import CoreGraphics

extension UIView {
  /// The first responder that receives typed text in this hierarchy; nil without one.
  package var textInput: (any TextInput)? { firstResponder as? any TextInput }
}
