// Pass 4: what dirty layers draw is recorded into their display lists.

internal import QuartzCore
internal import UIKit

extension Stage {
  func displayPass() {
    root.layer.layoutAndDisplayIfNeeded()
  }
}
