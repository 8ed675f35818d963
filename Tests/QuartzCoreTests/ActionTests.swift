// Implicit animations and the search for actions.

import QuartzCore
import Testing

@MainActor @Suite struct ActionTests {
  /// A delegate that answers what it is told to, and notes what it was asked.
  private final class Delegate: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  private final class Note: CAAction {
    let name: String
    var runs: [String] = []
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append(event)
    }
  }

  private final class Classy: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? CATransition() : nil
    }
  }

  @Test func `a layer that was seen animates a change for a quarter of a second`() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = shownRoot(layer)
    layer.position = CGPoint(x: 45, y: 5)
    #expect(layer.position.x == 45)
    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    #expect(animation.timingFunction == CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1))
    root.stopEndedAnimations(at: 1)
    let middle = try #require(layer.shown(at: 1.125, \.position.x))
    #expect(abs(middle - (5 + 40 * 0.802_403)) < 1e-3)
    #expect(layer.shown(at: 1.25, \.position.x) == 45)
  }

  @Test func `a change during an animation goes on from what is shown`() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = shownRoot(layer)
    layer.opacity = 0
    root.stopEndedAnimations(at: 1)
    let before = try #require(layer.shown(at: 1.1, \.opacity))
    at(1.1) { layer.opacity = 0.9 }
    root.stopEndedAnimations(at: 1.1)
    #expect(layer.shown(at: 1.1, \.opacity) == before)
    #expect(before > 0 && before < 1)
  }

  @Test func `a layer that nobody saw appears with the values it was given`() {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = shownRoot()
    root.addSublayer(layer)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
  }

  @Test(arguments: [
    ("bounds", true), ("position", true), ("cornerRadius", true), ("shadowRadius", true),
    ("transform", true), ("backgroundColor", true), ("hidden", false), ("contentsGravity", false),
    ("shadowPath", false), ("name", false),
  ])
  func `properties animate by themselves as Apple's table says`(key: String, animates: Bool) {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = shownRoot(layer)
    #expect((layer.action(forKey: key) != nil) == animates)
  }

  @Test func `a shape's path never animates by itself, its stroke does`() {
    let layer = CAShapeLayer()
    let gradient = CAGradientLayer()
    _ = shownRoot(layer, gradient)
    layer.path = CGPath.line((0, 0), (5, 5))
    layer.strokeEnd = 0.5
    layer.strokeColor = .red
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.type = .radial
    #expect(layer.animationKeys() == ["strokeEnd", "strokeColor"])
    #expect(gradient.animationKeys() == ["colors", "startPoint"])
  }

  @Test func `a value that does not change runs nothing`() {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = shownRoot(layer)
    layer.frame = layer.frame
    layer.opacity = 1
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `disabled actions change at once`() {
    let delegate = Delegate()
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = delegate
    _ = shownRoot(layer)
    delegate.asked = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    #expect(delegate.asked.isEmpty)
  }

  @Test func `a transaction sets duration and curve of implicit animations`() {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = shownRoot(layer)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    #expect(
      layer.animation(forKey: "opacity")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func `a backing layer, whose delegate answers null, never animates`() {
    let delegate = Delegate()
    delegate.answer = NSNull()
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = shownRoot(layer)
    layer.delegate = delegate
    layer.opacity = 0.5
    #expect(layer.action(forKey: "opacity") == nil)
    #expect(layer.animationKeys() == nil)
    #expect(delegate.asked == ["opacity", "opacity"])
  }

  @Test func `actions are searched in order: delegate, actions, style, class, implicit`() {
    let delegate = Delegate()
    let layer = Classy()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = delegate
    let root = shownRoot()
    root.addSublayer(layer)
    _ = root.displayList(at: 0)
    let (first, second, third) = (Note("delegate"), Note("actions"), Note("style"))
    delegate.answer = first
    layer.actions = ["opacity": second]
    layer.style = ["actions": ["opacity": third]]
    #expect((layer.action(forKey: "opacity") as? Note)?.name == "delegate")
    delegate.answer = nil
    #expect((layer.action(forKey: "opacity") as? Note)?.name == "actions")
    layer.actions = nil
    #expect((layer.action(forKey: "opacity") as? Note)?.name == "style")
    layer.style = nil
    #expect(layer.action(forKey: "opacity") is CATransition)
    #expect(layer.action(forKey: "position") is CABasicAnimation)
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") == nil)
  }

  @Test func `an action is found before the change and runs after it`() {
    final class Order: NSObject, CALayerDelegate, CAAction {
      var seen: [Float] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        seen.append(layer.opacity)
        return self
      }
      nonisolated func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
      ) {
        MainActor.assumeIsolated { seen.append(-1) }
      }
    }
    let order = Order()
    let layer = CALayer()
    layer.delegate = order
    layer.opacity = 0.5
    #expect(order.seen == [1, -1])
    #expect(layer.opacity == 0.5)
  }
}
