// A page that a test uses as a person would: pointer, keys and a clock that only the test moves.

import CoreGraphics
import QuartzCore
import UIKit

@MainActor final class Page {
  let root: UIView
  let touches: TouchDispatcher
  let focus: KeyboardFocus
  private let links = DisplayLinkRegistry()
  private let timers = TimerRegistry()
  private(set) var time: CFTimeInterval = 1000

  init(size: CGSize = CGSize(width: 400, height: 400)) {
    root = UIView(frame: CGRect(origin: .zero, size: size))
    root.outputScale = 1
    touches = TouchDispatcher(root: root)
    focus = KeyboardFocus(root: root)
  }

  /// Adds a view and lays out.
  func show(_ views: UIView...) {
    for view in views { root.addSubview(view) }
    root.layoutIfNeeded()
  }

  // MARK: Pointer, in the root's coordinates

  func press(_ view: UIView) { press(at: middle(of: view)) }

  func press(at point: CGPoint) {
    atPresent { touches.pointerDown(at: point, time: time) }
  }

  func drag(to point: CGPoint) {
    atPresent { touches.pointerMoved(to: point, time: time) }
  }

  func release(at point: CGPoint) {
    atPresent { touches.pointerUp(at: point, time: time) }
  }

  func click(_ view: UIView) {
    press(view)
    release(at: middle(of: view))
  }

  func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
  }

  // MARK: Time

  /// Runs `body` at the page's time.
  func atPresent(_ body: () -> Void) {
    DisplayLinkRegistry.$current.withValue(links) {
      TimerRegistry.$current.withValue(timers) {
        MediaClock.$current.withValue(MediaClock(at: time), operation: body)
      }
    }
  }

  /// Makes a frame every 1/60 s, in which timers and display links are called too.
  func play(_ seconds: CFTimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      advance(by: 1.0 / 60)
      atPresent {
        timers.fire(at: time) { _, body in body() }
        links.fire(at: time, duration: 1.0 / 60)
      }
    }
  }

  /// Whether something asks for frames.
  var isBusy: Bool { links.hasActiveLinks }

  /// Moves the clock on and makes the frame that follows: ends animations, then lays out.
  func advance(by seconds: CFTimeInterval) {
    atPresent { root.layer.stopEndedAnimations(at: time) }
    time += seconds
    atPresent {
      root.layer.stopEndedAnimations(at: time)
      _ = root.layer.layoutAndDisplayIfNeeded()
    }
  }

  /// The layer's presentation now.
  func shown(_ view: UIView) -> CALayer? { shown(view.layer) }

  /// The layer as it is shown now.
  func shown(_ layer: CALayer) -> CALayer? {
    var result: CALayer?
    atPresent { result = layer.presentation() }
    return result
  }

  /// Presses and releases at a point.
  func click(at point: CGPoint) {
    press(at: point)
    release(at: point)
  }
}

/// An image of one colour without pixels, of a size in points.
func blankImage(_ width: Int, _ height: Int) -> UIImage {
  UIImage(cgImage: CGImage(DisplayList(), width: width, height: height, scale: 1))
}
