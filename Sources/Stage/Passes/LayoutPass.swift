// Pass 3: views lay out their subviews until nothing is left to lay out.

internal import QuartzCore
internal import UIKit

extension Stage {
  /// The rounds are bounded by UIKit, which names the view that never settles. Where no layer changed
  /// nothing asks for layout, and no view is visited.
  func layoutPass() {
    if isInvalid { root.layoutIfNeeded() }
  }
}
