// Pass 3: views lay out their subviews until none needs layout.

internal import UIKit

extension Stage {
  /// The rounds are bounded by UIKit, which names a view that never settles. Where no layer changed
  /// no view needs layout, and none is visited.
  func layoutPass() {
    if changes.isInvalid { root.layoutIfNeeded() }
  }
}
