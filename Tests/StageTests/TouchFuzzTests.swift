// Fingers that do anything.

import CoreGraphics
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@MainActor @Suite struct TouchFuzzTests {
  /// Keeps count of the touches that it hears of.
  private final class Listener: UIView {
    private(set) var open: Set<UITouch> = []
    private(set) var mistakes: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isDisjoint(with: touches) { mistakes.append("began twice") }
      open.formUnion(touches)
      if !isMultipleTouchEnabled, open.count > 1 { mistakes.append("a second touch") }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isSuperset(of: touches) { mistakes.append("moved and never began") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      close(touches)
    }

    private func close(_ touches: Set<UITouch>) {
      if !open.isSuperset(of: touches) { mistakes.append("ended and never began") }
      open.subtract(touches)
    }
  }

  private let fingers: [Int?] = [nil, 1, 2, 3, -7]

  private func event(_ random: inout SeededGenerator, at time: TimeInterval) -> InputEvent? {
    func place() -> CGPoint {
      CGPoint(x: .random(in: -20...220, using: &random), y: .random(in: -20...120, using: &random))
    }
    let phases: [TouchEvent.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
    guard let finger = fingers.randomElement(using: &random),
      let phase = phases.randomElement(using: &random)
    else { return nil }
    let isBroken = Int.random(in: 0..<20, using: &random) == 0
    return .touched(
      TouchEvent(
        finger: finger, phase: phase,
        position: isBroken ? CGPoint(x: CGFloat.nan, y: .infinity) : place(), time: time,
        history: (0..<Int.random(in: 0...3, using: &random)).map { _ in
          PointerSample(position: place(), time: time)
        }))
  }

  @Test func `whatever fingers do, each touch ends once, and every gesture comes to rest`() {
    Fuzz.run(60) { random, trace in
      let size = PixelSize(width: 200, height: 100)
      let root = UIView(frame: .zero)
      let clock = ManualClock()
      let stage = Stage(root: root, size: size, clock: clock)
      let presenter = MemoryPresenter(size: size)
      let listeners = [0, 100].map { x in
        Listener(frame: CGRect(x: x, y: 0, width: 100, height: 100))
      }
      listeners[0].isMultipleTouchEnabled = true
      var gestures: [UIGestureRecognizer] = []
      for listener in listeners {
        root.addSubview(listener)
        let all = [
          UITapGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
          UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        ]
        let some = all.filter { _ in Bool.random(using: &random) }
        for gesture in some { listener.addGestureRecognizer(gesture) }
        gestures += some
      }
      var time = 0.0
      for _ in 0..<80 {
        time += .random(in: 0...0.2, using: &random)
        if let event = event(&random, at: time) { stage.send(event) }
        if Bool.random(using: &random) {
          clock.advance(to: time)
          stage.frame(into: presenter)
        }
      }
      for finger in fingers {
        stage.send(
          .touched(TouchEvent(finger: finger, phase: .ended, position: .zero, time: time)))
      }
      while stage.hasUrgentEvents { stage.frame(into: presenter) }
      clock.advance(to: time + 5)
      stage.frame(into: presenter)
      stage.frame(into: presenter)
      #expect(listeners.allSatisfy { $0.open.isEmpty && $0.mistakes.isEmpty }, "\(trace)")
      #expect(gestures.allSatisfy { $0.state != .began && $0.state != .changed }, "\(trace)")
      #expect(!stage.isRunning, "\(trace)")
    }
  }
}
