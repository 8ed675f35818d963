// The time of layers that a driver moves: it stands still, follows a hand, and runs on to one of its ends.

import CoreGraphics
import ObjCRuntime
import QuartzCore

/// The time of some layers and those below them.
@MainActor final class TransitionPace: NSObject {
  /// A layer, and its local time when it was stopped.
  private struct Stopped {
    let layer: CALayer
    let begin: CFTimeInterval
  }

  private let stopped: [Stopped]
  private var shown: TimeInterval = 0
  private var link: CADisplayLink?
  private var steppedTime: CFTimeInterval = 0
  private var target: TimeInterval = 0
  private var speed: TimeInterval = 1
  private var restores = false
  private var hasArrived = false

  /// Stops the time of `layers`. Animations that begin now begin at 0.
  init(_ layers: [CALayer]) {
    let now = CACurrentMediaTime()
    stopped = layers.map { Stopped(layer: $0, begin: $0.convertTime(now, from: nil)) }
    super.init()
    for entry in stopped {
      entry.layer.speed = 0
      entry.layer.timeOffset = entry.begin
    }
  }

  /// Lets the animations that were added begin at 0.
  func commit() {
    for entry in stopped { entry.layer.commitTree() }
  }

  /// Shows the layers as they are `time` seconds after the begin.
  func show(_ time: TimeInterval) {
    shown = time
    for entry in stopped { entry.layer.timeOffset = entry.begin + time }
  }

  /// Runs to a time and lets the layers go. `restoring`: their animations end with the values that they began with.
  func run(to target: TimeInterval, speed: TimeInterval, restoring: Bool) {
    (self.target, self.speed, restores) = (target, speed, restoring)
    steppedTime = CACurrentMediaTime()
    ObjCRuntime.register(TransitionPace.self, "step:") {
      (pace: TransitionPace, _: CADisplayLink) in pace.step()
    }
    let link = CADisplayLink(target: self, selector: "step:")
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step() {
    let now = CACurrentMediaTime()
    if hasArrived { return leave() }
    let distance = (now - steppedTime) * speed
    steppedTime = now
    show(target < shown ? max(target, shown - distance) : min(target, shown + distance))
    if shown == target { arrive(now) }
  }

  /// Lets time run from the end on, so that this frame ends the animations, or takes them back to their begin.
  private func arrive(_ now: CFTimeInterval) {
    hasArrived = true
    for entry in stopped {
      entry.layer.speed = 1
      guard restores else {
        let outer = entry.layer.superlayer?.convertTime(now, from: nil) ?? now
        entry.layer.timeOffset = entry.begin + target - outer + 1e-6
        continue
      }
      entry.layer.timeOffset = 0
      entry.layer.restoreAnimatedValues()
      entry.layer.removeAnimationsInTree()
    }
  }

  private func leave() {
    link?.invalidate()
    link = nil
    for entry in stopped { entry.layer.timeOffset = 0 }
  }
}

extension CALayer {
  /// Gives each property of this layer and those below that animates from a value that value.
  fileprivate func restoreAnimatedValues() {
    restoreStartsOfAnimations()
    for child in sublayers ?? [] { child.restoreAnimatedValues() }
  }
}
