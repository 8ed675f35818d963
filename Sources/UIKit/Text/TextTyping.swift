// Keys and text from the machine, on their way to what is edited.

import CoreGraphics

extension UIView {
  /// What takes typed text in this tree; nil where nothing is edited.
  package var textInput: (any TextInput)? { firstResponder as? any TextInput }
}
