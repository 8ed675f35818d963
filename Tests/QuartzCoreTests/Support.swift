// Helpers of the suites: colours, shapes, delegates that take notes.

import CoreGraphics
import QuartzCore

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

extension RGBA {
  static let red = RGBA(1, 0, 0)
  static let blue = RGBA(0, 0, 1)
}

/// A layer with a frame and a background.
func box(_ frame: CGRect, _ color: CGColor? = .red) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color
  return layer
}

/// A root of 100 × 100 with `layers`, shown once at time 0, so that changes animate.
func shownRoot(_ layers: CALayer...) -> CALayer {
  let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
  for layer in layers { root.addSublayer(layer) }
  _ = root.displayList(at: 0)
  return root
}

/// Runs `body` under a clock that stands at `time`.
func at<Result>(_ time: CFTimeInterval, _ body: () -> Result) -> Result {
  MediaClock.$current.withValue(MediaClock(at: time)) { body() }
}

/// Changes without animation.
func still(_ body: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  body()
  CATransaction.commit()
}

extension CALayer {
  /// The layer's presentation at `time`.
  func shown<Value>(at time: CFTimeInterval, _ path: KeyPath<CALayer, Value>) -> Value? {
    QuartzCoreTests.at(time) { presentation()?[keyPath: path] }
  }
}

extension CGPath {
  static func line(_ points: (CGFloat, CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

extension DisplayList {
  /// The items out of all lists around them, in place.
  var leaves: [DisplayItem] { items.flatMap(\.leaves) }
}

extension DisplayItem {
  var leaves: [DisplayItem] {
    guard case .list(let list) = content else { return [self] }
    return list.leaves.map { leaf in
      var leaf = leaf
      leaf.clips =
        leaf.clips.map { ClipShape($0.shape, $0.transform.concatenating(transform)) } + clips
      leaf.transform = leaf.transform.concatenating(transform)
      return leaf
    }
  }

  var color: RGBA? {
    if case .fill(_, .color(let color)) = content { color } else { nil }
  }

  var shape: Shape? {
    if case .fill(let shape, _) = content { shape } else { nil }
  }

  var group: DisplayGroup? {
    if case .group(let group) = content { group } else { nil }
  }

  var shadow: Shadow? {
    if case .shadow(let shadow) = content { shadow } else { nil }
  }
}

/// Notes what it hears.
@MainActor final class AnimationNotes: NSObject, CAAnimationDelegate {
  var heard: [String] = []
  var onDeinit: (() -> Void)?

  func animationDidStart(_ anim: CAAnimation) {
    heard.append("start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append(flag ? "finished" : "removed")
  }
}
