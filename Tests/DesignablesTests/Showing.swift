// Helpers of each designable's tests: a stage that shows it, and its layers.

import CoreGraphics
import Designables
import QuartzCore
import Stage
import Testing
import UIKit
import Windowing

/// A view on a stage of its own, at a time that the test says.
@MainActor
struct Showing {
  let stage: Stage
  let clock = ManualClock()
  let presenter: MemoryPresenter

  /// Shows `view` at the top left of a root as large as the view, which stays transparent.
  init(_ view: UIView, scale: CGFloat = 1, background: UIColor? = nil) {
    let root = UIView(frame: CGRect(origin: .zero, size: view.frame.size))
    root.backgroundColor = background
    view.frame.origin = .zero
    root.addSubview(view)
    let size = PixelSize(
      width: max(1, Int((root.bounds.width * scale).rounded(.up))),
      height: max(1, Int((root.bounds.height * scale).rounded(.up))))
    stage = Stage(root: root, size: size, scale: scale, clock: clock)
    presenter = MemoryPresenter(size: size)
    stage.frame(into: presenter)
  }

  /// Makes the frame at a time, with a frame each tenth of a second on the way.
  func advance(to time: TimeInterval) {
    while clock.now + 0.1 < time {
      clock.advance(by: 0.1)
      stage.frame(into: presenter)
    }
    clock.advance(to: time)
    stage.frame(into: presenter)
  }

  /// Lets the view's code run as a part of a frame.
  func run(_ body: () -> Void) {
    stage.underClock { body() }
    stage.frame(into: presenter)
  }
}

extension UIView {
  /// The view's own gradient layers, not those of its subviews.
  var gradientLayers: [CAGradientLayer] {
    (layer.sublayers ?? []).compactMap { $0 as? CAGradientLayer }
  }
}

extension CGPoint {
  func isNear(_ x: CGFloat, _ y: CGFloat, within distance: CGFloat = 1e-6) -> Bool {
    abs(self.x - x) <= distance && abs(self.y - y) <= distance
  }
}
