// Gestures: which touches make them, who wins, and what the views still hear.

import CoreGraphics
import ObjCRuntime
import Testing
import UIKit

@MainActor @Suite struct GestureTests {
  /// Notes the states that recognisers send.
  final class Listener: NSObject, UIGestureRecognizerDelegate {
    var heard: [String] = []
    var goesTogether = false
    var mayBegin = true

    static let registered: Void = {
      ObjCRuntime.register(Listener.self, "hear:") {
        (listener: Listener, gesture: UIGestureRecognizer) in
        listener.heard.append("\(gesture.name ?? "") \(gesture.state)")
      }
    }()

    override init() {
      Self.registered
      super.init()
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { goesTogether }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  }

  /// Notes the touches that it hears of.
  final class Touched: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  let page = Page()
  let view = Touched(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let listener = Listener()

  init() {
    page.show(view)
  }

  @discardableResult
  private func add<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture, _ name: String, to view: UIView? = nil
  ) -> Gesture {
    gesture.name = name
    gesture.addTarget(listener, action: "hear:")
    gesture.delegate = listener
    (view ?? self.view).addGestureRecognizer(gesture)
    return gesture
  }

  @Test func `a click is a tap, and the view hears that it was cancelled`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    page.click(view)
    #expect(listener.heard == ["tap ended"])
    #expect(view.heard == ["began", "cancelled"])
    #expect(tap.state == .possible && tap.location(in: view) == CGPoint(x: 50, y: 50))
  }

  /// Puts two fingers on the view, moves the second one along these places and lifts both.
  private func twoFingers(from start: CGPoint, along places: [CGPoint]) {
    page.atPresent {
      page.touches.pointerDown(at: CGPoint(x: 150, y: 150), time: 0)
      page.touches.pointerDown(at: start, time: 0, finger: 7)
      for (index, place) in places.enumerated() {
        page.touches.pointerMoved(to: place, time: Double(index + 1) / 60, finger: 7)
      }
      page.touches.pointerUp(at: places.last ?? start, time: 1, finger: 7)
      page.touches.pointerUp(at: CGPoint(x: 150, y: 150), time: 1)
    }
  }

  /// Notes its scale in each state.
  final class Pinch: UIPinchGestureRecognizer {
    var scales: [CGFloat] = []
    override var state: State {
      didSet { if state != .possible { scales.append(scale) } }
    }
  }

  /// Notes its rotation in each state.
  final class Rotation: UIRotationGestureRecognizer {
    var rotations: [CGFloat] = []
    override var state: State {
      didSet { if state != .possible { rotations.append(rotation) } }
    }
  }

  @Test func `two fingers that go apart are a pinch, and its scale is their distance's`() {
    let pinch = add(Pinch(), "pinch")
    twoFingers(
      from: CGPoint(x: 170, y: 150),
      along: [CGPoint(x: 175, y: 150), CGPoint(x: 190, y: 150), CGPoint(x: 160, y: 150)])
    #expect(listener.heard == ["pinch began", "pinch changed", "pinch ended"])
    #expect(pinch.scales == [2, 0.5, 0.5])
  }

  @Test func `two fingers that turn are a rotation, whichever way round`() throws {
    let rotation = add(Rotation(), "rotation")
    twoFingers(
      from: CGPoint(x: 130, y: 150),
      along: [CGPoint(x: 131, y: 144), CGPoint(x: 131, y: 156), CGPoint(x: 150, y: 170)])
    #expect(
      listener.heard == [
        "rotation began", "rotation changed", "rotation changed", "rotation ended",
      ])
    try #require(rotation.rotations.count == 4)
    #expect(rotation.rotations[0] > 0.2 && rotation.rotations[1] < -0.2)
    #expect(abs(rotation.rotations[3] + .pi / 2) < 1e-9)
  }

  @Test func `one finger is neither a pinch nor a rotation`() {
    add(UIPinchGestureRecognizer(), "pinch")
    add(UIRotationGestureRecognizer(), "rotation")
    page.press(view)
    page.drag(to: CGPoint(x: 190, y: 190))
    page.release(at: CGPoint(x: 190, y: 190))
    #expect(listener.heard.isEmpty && view.heard == ["began", "moved", "ended"])
  }

  @Test func `a tap of two fingers takes two, and one of one finger no second one`() {
    add(UITapGestureRecognizer(), "one")
    let two = add(UITapGestureRecognizer(), "two")
    two.numberOfTouchesRequired = 2
    twoFingers(from: CGPoint(x: 170, y: 150), along: [])
    #expect(listener.heard == ["two ended"])
    listener.heard = []
    page.click(view)
    #expect(listener.heard == ["one ended"])
  }

  @Test func `a second finger does not make a drag jump`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    page.press(at: CGPoint(x: 110, y: 110))
    page.drag(to: CGPoint(x: 130, y: 110))
    page.drag(to: CGPoint(x: 140, y: 110))
    let before = pan.translation(in: nil)
    page.atPresent {
      page.touches.pointerDown(at: CGPoint(x: 190, y: 190), time: page.time, finger: 3)
    }
    #expect(pan.translation(in: nil) == before && pan.numberOfTouches == 2)
    page.atPresent {
      page.touches.pointerUp(at: CGPoint(x: 190, y: 190), time: page.time, finger: 3)
    }
    #expect(pan.translation(in: nil) == before && pan.numberOfTouches == 1)
  }

  @Test func `a view hears of a second finger only where it wants several`() {
    twoFingers(from: CGPoint(x: 170, y: 150), along: [CGPoint(x: 180, y: 150)])
    #expect(view.heard == ["began", "ended"])
    view.heard = []
    view.isMultipleTouchEnabled = true
    twoFingers(from: CGPoint(x: 170, y: 150), along: [CGPoint(x: 180, y: 150)])
    #expect(view.heard == ["began", "began", "moved", "ended", "ended"])
  }

  @Test func `a gesture that does not cancel leaves the touch to the view`() {
    add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    page.click(view)
    #expect(view.heard == ["began", "ended"])
  }

  @Test func `a touch that wanders or stays is no tap`() {
    add(UITapGestureRecognizer(), "tap")
    page.press(view)
    page.drag(to: CGPoint(x: 180, y: 150))
    page.release(at: CGPoint(x: 150, y: 150))
    page.press(view)
    page.play(1)
    page.release(at: CGPoint(x: 150, y: 150))
    #expect(listener.heard.isEmpty && view.heard == ["began", "moved", "ended", "began", "ended"])
    #expect(!page.isBusy)
  }

  @Test func `two taps are needed where two are asked for`() {
    add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    page.click(view)
    page.play(0.2)
    page.click(view)
    #expect(listener.heard == ["double ended"])
    page.click(view)
    page.play(0.5)
    page.click(view)
    page.play(0.5)
    #expect(listener.heard == ["double ended"] && !page.isBusy)
  }

  @Test func `a single tap waits until a double tap has failed`() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    add(UITapGestureRecognizer(), "single").require(toFail: double)
    page.click(view)
    #expect(listener.heard.isEmpty)
    page.play(0.5)
    #expect(listener.heard == ["single ended"])
    page.click(view)
    page.play(0.1)
    page.click(view)
    page.play(1)
    #expect(listener.heard == ["single ended", "double ended"])
  }

  // Measured without `require(toFail:)`: the action of the single tap, then that of the double tap
  // (https://cnblogs.com/wangxiaorui/p/5033323.html). Apple's page on the preference, which leaves both to themselves:
  // https://developer.apple.com/documentation/uikit/preferring-one-gesture-over-another
  @Test func `without a preference a double tap is a single tap first`() {
    add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    add(UITapGestureRecognizer(), "single")
    page.click(view)
    #expect(listener.heard == ["single ended"])
    page.play(0.1)
    page.click(view)
    page.play(1)
    #expect(listener.heard == ["single ended", "double ended"])
    page.click(view)
    page.play(1)
    #expect(listener.heard == ["single ended", "double ended", "single ended"])
  }

  @Test func `a press that stays is a long press, which then follows the touch`() {
    add(UILongPressGestureRecognizer(), "long")
    page.press(view)
    page.play(0.4)
    #expect(listener.heard.isEmpty)
    page.play(0.2)
    #expect(listener.heard == ["long began"])
    page.drag(to: CGPoint(x: 180, y: 150))
    page.release(at: CGPoint(x: 180, y: 150))
    #expect(listener.heard == ["long began", "long changed", "long ended"])
  }

  @Test func `a drag is a pan that says how far and how fast`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    page.press(view)
    page.drag(to: CGPoint(x: 155, y: 150))
    #expect(listener.heard.isEmpty)
    page.advance(by: 0.1)
    page.drag(to: CGPoint(x: 165, y: 150))
    #expect(listener.heard == ["pan began"] && pan.translation(in: view) == CGPoint(x: 10, y: 0))
    page.advance(by: 0.1)
    page.drag(to: CGPoint(x: 185, y: 160))
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 10))
    #expect(abs(pan.velocity(in: view).x - 200) < 1)
    pan.setTranslation(.zero, in: view)
    page.drag(to: CGPoint(x: 190, y: 160))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    page.release(at: CGPoint(x: 190, y: 160))
    #expect(listener.heard.last == "pan ended")
  }

  @Test func `a quick stroke in its direction is a swipe`() {
    add(UISwipeGestureRecognizer(), "swipe").direction = .left
    page.press(view)
    page.drag(to: CGPoint(x: 90, y: 150))
    page.release(at: CGPoint(x: 90, y: 150))
    #expect(listener.heard == ["swipe ended"])
    page.press(view)
    page.drag(to: CGPoint(x: 210, y: 150))
    page.release(at: CGPoint(x: 210, y: 150))
    #expect(listener.heard == ["swipe ended"])
  }

  @Test func `of two gestures the inner one wins, or both where the delegate says so`() {
    add(UITapGestureRecognizer(), "inner")
    add(UITapGestureRecognizer(), "outer", to: page.root)
    page.click(view)
    #expect(listener.heard == ["inner ended"])
    listener.goesTogether = true
    page.click(view)
    #expect(listener.heard == ["inner ended", "inner ended", "outer ended"])
  }

  @Test func `a button's own action comes before a tap behind it`() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    view.addSubview(button)
    add(UITapGestureRecognizer(), "tap")
    page.click(button)
    #expect(presses == 1 && listener.heard.isEmpty)
    page.press(at: CGPoint(x: 190, y: 190))
    page.release(at: CGPoint(x: 190, y: 190))
    #expect(presses == 1 && listener.heard == ["tap ended"])
  }

  @Test func `a delegate, a view and a switch can refuse`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    listener.mayBegin = false
    page.click(view)
    listener.mayBegin = true
    tap.isEnabled = false
    page.click(view)
    #expect(listener.heard.isEmpty && view.heard == ["began", "ended", "began", "ended"])
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { false }
    }
    let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.show(refusing)
    add(UITapGestureRecognizer(), "refused", to: refusing)
    page.click(refusing)
    #expect(listener.heard.isEmpty)
  }

  @Test func `a gesture leaves with its view's word`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil && tap.view == nil)
    page.click(view)
    #expect(listener.heard.isEmpty)
  }

  @Test func `a cancelled pointer cancels what is on its way`() {
    add(UIPanGestureRecognizer(), "pan")
    page.press(view)
    page.drag(to: CGPoint(x: 190, y: 150))
    page.atPresent { page.touches.pointerCancelled(time: page.time) }
    #expect(listener.heard == ["pan began", "pan cancelled"])
  }
}
