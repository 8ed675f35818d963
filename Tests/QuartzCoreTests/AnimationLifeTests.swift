// Delegates, keys, completion: how animations begin and end.

import ObjCRuntime
import QuartzCore
import Testing

@MainActor @Suite struct AnimationLifeTests {
  private func fade(_ duration: CFTimeInterval = 1, _ notes: AnimationNotes? = nil)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = duration
    animation.delegate = notes
    return animation
  }

  @Test func `a delegate hears the start, and the end once`() {
    let notes = AnimationNotes()
    let layer = CALayer()
    layer.add(fade(1, notes), forKey: "a")
    #expect(notes.heard.isEmpty)
    layer.stopEndedAnimations(at: 5)
    layer.stopEndedAnimations(at: 5.999)
    #expect(notes.heard == ["start"])
    layer.stopEndedAnimations(at: 6)
    layer.stopEndedAnimations(at: 7)
    #expect(notes.heard == ["start", "finished"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a replaced or removed animation did not finish`() {
    let (first, second) = (AnimationNotes(), AnimationNotes())
    let layer = CALayer()
    layer.add(fade(1, first), forKey: "a")
    layer.stopEndedAnimations(at: 0.5)
    layer.add(fade(1, second), forKey: "a")
    #expect(first.heard == ["start", "removed"])
    layer.removeAnimation(forKey: "a")
    #expect(second.heard == ["removed"])
    layer.stopEndedAnimations(at: 9)
    #expect(first.heard.count == 2 && second.heard.count == 1)
  }

  @Test func `the delegate gets the layer's copy, with its own values`() {
    final class Notes: NSObject, CAAnimationDelegate {
      var name: Any?
      var isCopy = false
      weak var layer: CALayer?
      func animationDidStart(_ anim: CAAnimation) {
        name = anim.value(forKey: "name")
        isCopy = layer?.animation(forKey: "a") === anim
      }
    }
    let layer = CALayer()
    let notes = Notes()
    notes.layer = layer
    let animation = fade()
    animation.delegate = notes
    animation.setValue("pulse", forKey: "name")
    layer.add(animation, forKey: "a")
    layer.stopEndedAnimations(at: 1)
    #expect(notes.name as? String == "pulse")
    #expect(notes.isCopy)
    #expect(layer.animation(forKey: "a") !== animation)
  }

  @Test func `the delegate is retained while the animation runs and released at its end`() {
    let layer = CALayer()
    weak var weakNotes: AnimationNotes?
    do {
      let notes = AnimationNotes()
      weakNotes = notes
      layer.add(fade(1, notes), forKey: "a")
    }
    layer.stopEndedAnimations(at: 0)
    #expect(weakNotes != nil)
    layer.stopEndedAnimations(at: 1)
    #expect(weakNotes == nil)
  }

  @Test func `a layer that leaves its tree drops its animations with the next frame`() {
    let notes = AnimationNotes()
    let (root, branch, leaf) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(branch)
    branch.addSublayer(leaf)
    leaf.add(fade(10, notes), forKey: "a")
    root.stopEndedAnimations(at: 1)
    branch.removeFromSuperlayer()
    #expect(leaf.animationKeys() == ["a"])
    root.stopEndedAnimations(at: 2)
    #expect(leaf.animationKeys() == nil)
    #expect(notes.heard == ["start", "removed"])
  }

  @Test func `a layer that moves within a tree keeps its animations`() {
    let (root, first, second, leaf) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.sublayers = [first, second]
    first.addSublayer(leaf)
    leaf.add(fade(10), forKey: "a")
    root.stopEndedAnimations(at: 1)
    second.addSublayer(leaf)
    root.stopEndedAnimations(at: 2)
    #expect(leaf.animationKeys() == ["a"])
  }

  @Test func `an animation that stays is stopped once and keeps its last value`() {
    let notes = AnimationNotes()
    let layer = CALayer()
    layer.opacity = 0
    let animation = fade(1, notes)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "a")
    for time in [0.5, 2, 3] { layer.stopEndedAnimations(at: time) }
    #expect(notes.heard == ["start", "finished"])
    #expect(layer.shown(at: 3, \.opacity) == 1)
    #expect(!layer.hasRunningAnimations(at: 3))
    layer.removeAllAnimations()
    #expect(notes.heard == ["start", "finished"])
    #expect(layer.shown(at: 3, \.opacity) == 0)
  }

  @Test func `changes that a delegate makes at the end are in the same frame`() {
    final class Starter: NSObject, CAAnimationDelegate {
      weak var layer: CALayer?
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        still { layer?.backgroundColor = .red }
      }
    }
    let layer = box(CGRect(x: 0, y: 0, width: 9, height: 9), nil)
    let starter = Starter()
    starter.layer = layer
    let animation = fade()
    animation.delegate = starter
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 0)
    #expect(layer.displayList(at: 0).isEmpty)
    layer.stopEndedAnimations(at: 1)
    #expect(layer.displayList(at: 1).leaves.map(\.color) == [.red])
  }

  @Test func `a completion block runs when the transaction's animations have ended`() {
    var done: [String] = []
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    layer.add(fade(1), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("inner") }
    layer.add(fade(2), forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    layer.stopEndedAnimations(at: 0)
    layer.stopEndedAnimations(at: 1)
    #expect(done.isEmpty)
    layer.stopEndedAnimations(at: 2)
    #expect(done.sorted() == ["inner", "outer"])
  }

  @Test func `a completion block without animations runs at the commit`() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    #expect(count == 0)
    CATransaction.commit()
    #expect(count == 1)
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.flush()
    #expect(count == 2)
  }

  @Test func `inner transactions begin with the outer's values`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue("x", forKey: "mine")
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "mine") as? String == "x")
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.value(forKey: "mine") == nil)
  }

  @Test func `a display link is called for each frame of its stage until it is invalidated`() {
    final class Counter { var times: [CFTimeInterval] = [] }
    ObjCRuntime.register(Counter.self, "count:") { (counter: Counter, link: CADisplayLink) in
      counter.times.append(link.timestamp)
    }
    let registry = DisplayLinkRegistry()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: "count:")
    DisplayLinkRegistry.$current.withValue(registry) { link.add(to: .main, forMode: .common) }
    #expect(registry.hasActiveLinks)
    registry.fire(at: 1, duration: 0.5)
    link.isPaused = true
    #expect(!registry.hasActiveLinks)
    registry.fire(at: 2, duration: 0.5)
    link.isPaused = false
    registry.fire(at: 3, duration: 0.5)
    #expect(link.targetTimestamp == 3.5)
    link.invalidate()
    registry.fire(at: 4, duration: 0.5)
    #expect(counter.times == [1, 3])
  }
}
