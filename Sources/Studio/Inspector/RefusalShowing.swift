// The views that say why a field's text was refused.

internal import UIKit

/// Says why the text of a field in it was refused.
@MainActor
protocol RefusalShowing: UIView {
  /// The text is given up: nothing is refused any more.
  func clearRefusal()
}
