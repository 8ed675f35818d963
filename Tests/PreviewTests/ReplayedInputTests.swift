// Touches that are made again on other views than those they were made on.

import CoreGraphics
import Messages
import Testing
import UIKit

@testable import Pages

@MainActor @Suite struct ReplayedInputTests {
  /// A page with a card, and a button in it that counts its presses.
  @MainActor
  private final class Content {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let card = UIView()
    let button = UIButton(type: .system)
    private(set) var presses = 0
    private(set) var touches = 0

    init(button frame: CGRect, cardAt origin: CGPoint = .zero) {
      card.frame = CGRect(origin: origin, size: CGSize(width: 300, height: 400))
      root.addSubview(card)
      card.addSubview(button)
      button.frame = frame
      button.addAction(
        UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
      button.addAction(
        UIAction { [unowned self] _ in touches += 1 }, for: .touchDown)
    }
  }

  private func tap(_ x: Double, _ y: Double) -> [AgentTouch] {
    [(AgentTouch.Phase.began, 1.0), (.ended, 1.1)].map { phase, time in
      AgentTouch(
        finger: nil, phase: phase, place: AgentTouch.Place(x: x, y: y, time: time))
    }
  }

  /// The events of a tap on a page, as they are noted.
  private func events(_ x: Double, _ y: Double, on content: Content) -> [PageTimeline.Event] {
    tap(x, y).map { touch in
      guard touch.phase == .began else { return .touch(touch, on: nil) }
      return .touch(touch, on: TouchTarget(at: CGPoint(x: x, y: y), in: content.root))
    }
  }

  private func play(_ events: [PageTimeline.Event], on content: Content) {
    let input = ReplayedInput(root: content.root) { content.root }
    for event in events { input.perform(event) }
  }

  @Test func `a tap is made again on the same view, wherever that lies`() {
    let first = Content(button: CGRect(x: 20, y: 30, width: 100, height: 40))
    let events = events(110, 60, on: first)
    for other in [
      Content(button: CGRect(x: 20, y: 30, width: 100, height: 40)),
      Content(button: CGRect(x: 180, y: 300, width: 60, height: 20)),
      Content(
        button: CGRect(x: 5, y: 5, width: 10, height: 10), cardAt: CGPoint(x: 250, y: 300)),
    ] {
      play(events, on: other)
      #expect(other.presses == 1)
    }
  }

  @Test func `a tap whose view is gone, or on none, is made at its place`() {
    let first = Content(button: CGRect(x: 20, y: 30, width: 100, height: 40))
    let events = events(110, 60, on: first)
    let other = Content(button: CGRect(x: 100, y: 50, width: 100, height: 40))
    // Another class has its place in the tree.
    other.card.insertSubview(UIView(), at: 0)
    play(events, on: other)
    #expect(other.presses == 1)
    let ground = TouchTarget(at: CGPoint(x: 299, y: 399), in: UIView(frame: first.root.frame))
    #expect(ground == nil)
  }

  @Test func `a drag goes on as far from the view as it went`() {
    let first = Content(button: CGRect(x: 20, y: 30, width: 100, height: 40))
    let other = Content(button: CGRect(x: 150, y: 200, width: 100, height: 40))
    var events = events(40, 50, on: first)
    // It ends outside of the button, and presses nothing.
    events[1] = .touch(
      AgentTouch(
        finger: nil, phase: .ended, place: AgentTouch.Place(x: 40, y: 350, time: 1.1)), on: nil)
    play(events, on: other)
    #expect(other.presses == 0 && other.touches == 1)
  }
}
