// The responder chain and the first responder.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIResponderTests {
  final class Willing: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  final class Listening: UIView {
    var phases: [UITouch.Phase] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    private func note(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }
  }

  @Test func `a touch that a view does not handle goes to its superview`() {
    let page = Page()
    let listening = Listening(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: listening.bounds)
    listening.addSubview(inner)
    page.show(listening)
    #expect(page.touches.pointerDown(at: CGPoint(x: 5, y: 5), time: 1) === inner)
    page.drag(to: CGPoint(x: 300, y: 300))
    page.release(at: CGPoint(x: 300, y: 300))
    #expect(listening.phases == [.began, .moved, .ended])
  }

  @Test func `a touch knows where it is, was, and what it hit`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let touch = UITouch(view: view, root: root, at: CGPoint(x: 20, y: 30), time: 2, tapCount: 1)
    #expect(touch.location(in: view) == CGPoint(x: 10, y: 20))
    #expect(touch.location(in: nil) == CGPoint(x: 20, y: 30))
    #expect(touch.previousLocation(in: root) == CGPoint(x: 20, y: 30))
    #expect(touch.view === view && touch.timestamp == 2 && touch.phase == .began)
  }

  final class Drawing: UIView {
    var way: [(x: CGFloat, time: TimeInterval, phase: UITouch.Phase)] = []
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches.flatMap({ event?.coalescedTouches(for: $0) ?? [] }) {
        way.append((touch.location(in: self).x, touch.timestamp, touch.phase))
      }
    }
  }

  @Test func `a move tells every place since the one before`() {
    let page = Page()
    let drawing = Drawing(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    page.show(drawing)
    page.press(at: CGPoint(x: 15, y: 5))
    page.touches.pointerMoved(
      to: CGPoint(x: 40, y: 5), time: 3,
      history: [(CGPoint(x: 20, y: 5), 1), (CGPoint(x: 30, y: 5), 2)])
    #expect(drawing.way.map(\.x) == [10, 20, 30])
    #expect(drawing.way.map(\.time) == [1, 2, 3])
    #expect(drawing.way.allSatisfy { $0.phase == .moved })
  }

  @Test func `a pointer that stands still or is not a place sends nothing`() {
    let page = Page()
    let listening = Listening(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.show(listening)
    page.press(at: CGPoint(x: 5, y: 5))
    page.drag(to: CGPoint(x: 5, y: 5))
    page.drag(to: CGPoint(x: CGFloat.nan, y: 5))
    #expect(listening.phases == [.began])
  }

  @Test func `a tree has one first responder`() {
    let root = UIView()
    let (one, other) = (Willing(), Willing())
    root.addSubview(one)
    root.addSubview(other)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
    #expect(!root.becomeFirstResponder())
    other.resigns = false
    #expect(!one.becomeFirstResponder() && other.isFirstResponder)
    other.resigns = true
    #expect(other.resignFirstResponder() && !other.isFirstResponder)
  }
}
