// Animations that are paced by other timing functions than their own.

import CoreGraphics
import QuartzCore
import Testing

@Suite struct TimingOverrideTests {
  private let slow = CAMediaTimingFunction(controlPoints: 1, 0, 1, 1)

  private func move(_ keyPath: String = "position.x") -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    return animation
  }

  @Test func `an animation that runs is paced anew at once, and by its own function again`() {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = shownRoot(CALayer(), layer)
    layer.add(move(), forKey: "move")
    root.stopEndedAnimations(at: 10)
    #expect(layer.shown(at: 10.5, \.position.x) == 50)
    _ = root.displayList(at: 10.5)
    root.overrideTiming { path, key, keyPath in
      path == [1] && key == "move" && keyPath == "position.x" ? slow : nil
    }
    #expect(root.hasChanged)
    let half = CGFloat(slow.progress(at: 0.5) * 100)
    #expect(layer.shown(at: 10.5, \.position.x) == half)
    // Code sees its own function, and the list tells of it.
    #expect(layer.animation(forKey: "move")?.timingFunction == nil)
    #expect(root.animationsInTree().first?.curveName == "linear")
    #expect(root.animationsInTree().first?.curve[16] == 0.5)
    root.overrideTiming(nil)
    #expect(layer.shown(at: 10.5, \.position.x) == 50)
  }

  @Test func `animations that are added later are paced from their begin on`() {
    let (layer, mask, child) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    let root = shownRoot(layer)
    root.overrideTiming { path, key, keyPath in
      switch (path, key, keyPath) {
      case ([0], "group", "opacity"), ([0, -1], nil, "position.x"), ([0, 0], "x", "position.x"):
        slow
      default: nil
      }
    }
    let (fade, other, group) = (move("opacity"), move("position.y"), CAAnimationGroup())
    fade.toValue = 1
    (group.animations, group.duration) = ([fade, other], 1)
    layer.add(group, forKey: "group")
    mask.add(move(), forKey: nil)
    // It joins the tree with its animation.
    child.add(move(), forKey: "x")
    child.add(move("position.y"), forKey: "y")
    layer.addSublayer(child)
    root.stopEndedAnimations(at: 10)
    let half = slow.progress(at: 0.5)
    #expect(layer.shown(at: 10.5, \.opacity) == Float(half))
    #expect(layer.shown(at: 10.5, \.position.y) == 50)
    #expect(mask.shown(at: 10.5, \.position.x) == CGFloat(half * 100))
    #expect(child.shown(at: 10.5, \.position.x) == CGFloat(half * 100))
    #expect(child.shown(at: 10.5, \.position.y) == 50)
  }

  @Test func `springs and the steps between key frames keep their own pace`() {
    let layer = CALayer()
    let root = shownRoot(layer)
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 1)
    let frames = CAKeyframeAnimation(keyPath: "position.y")
    (frames.values, frames.duration) = ([0, 10, 20], 1)
    layer.add(spring, forKey: "spring")
    layer.add(frames, forKey: "frames")
    root.stopEndedAnimations(at: 10)
    let before = layer.shown(at: 10.25, \.position.x)
    root.overrideTiming { _, _, _ in slow }
    #expect(layer.shown(at: 10.25, \.position.x) == before)
    #expect(layer.shown(at: 10.5, \.position.y) == CGFloat(slow.progress(at: 0.5) * 20))
    #expect(root.animationsInTree().map { $0.timingFunction == nil } == [true, false])
  }

  @Test func `each animation has a number, and when it was added`() {
    let layer = CALayer()
    let root = shownRoot(layer)
    let late = move()
    late.beginTime = 11
    layer.add(late, forKey: "late")
    root.stopEndedAnimations(at: 10)
    let first = root.animationsInTree()
    #expect(first.map(\.added) == [10])
    #expect(first.map(\.begin) == [11])
    layer.add(late, forKey: "late")
    root.stopEndedAnimations(at: 10.5)
    #expect(root.animationsInTree().map(\.added) == [10.5])
    #expect(root.animationsInTree()[0].number != first[0].number)
  }
}
