// Pass 4: the drawing of layers that need display is recorded into their display lists.

internal import QuartzCore
internal import UIKit

extension Stage {
  /// Lays out what the last pass left, then displays the layers that need it.
  func displayPass() {
    root.layer.layoutAndDisplayIfNeeded()
  }
}
