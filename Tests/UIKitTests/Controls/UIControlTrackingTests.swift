// How a control follows a touch, and which events it sends.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIControlTrackingTests {
  /// Notes every event of a control by name, in order.
  @MainActor final class Recorder {
    private(set) var events: [String] = []

    private static let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"), (.valueChanged, "value"),
    ]

    init(_ control: UIControl) {
      for (event, name) in Self.names {
        control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
      }
    }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  let page = Page()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let recorder: Recorder

  init() {
    recorder = Recorder(control)
    page.show(control)
  }

  @Test func `a click is a touch down and a touch up inside`() {
    page.click(control)
    #expect(recorder.events == ["down", "upInside"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test func `a press highlights at once`() {
    page.press(control)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted)
  }

  @Test func `a second quick click is a repeat`() {
    page.click(control)
    page.click(control)
    #expect(recorder.events == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test(arguments: [
    (CGPoint(x: 269.5, y: 120), true), (CGPoint(x: 270.5, y: 120), false),
    (CGPoint(x: 30, y: 120), true), (CGPoint(x: 29, y: 120), false),
    (CGPoint(x: 150, y: 30), true), (CGPoint(x: 150, y: 29), false),
    (CGPoint(x: 150, y: 209.5), true), (CGPoint(x: 150, y: 210.5), false),
  ])
  func `up to 70 points outside still counts as inside`(_ point: CGPoint, _ isInside: Bool) {
    page.press(control)
    page.drag(to: point)
    #expect(control.isTouchInside == isInside)
    #expect(control.isHighlighted == isInside)
    page.release(at: point)
    #expect(recorder.events.last == (isInside ? "upInside" : "upOutside"))
  }

  @Test func `leaving and coming back sends exit and enter once`() {
    page.press(control)
    _ = recorder.take()
    page.drag(to: CGPoint(x: 160, y: 120))
    #expect(recorder.take() == ["inside"])
    page.drag(to: CGPoint(x: 300, y: 120))
    #expect(recorder.take() == ["outside", "exit"])
    page.drag(to: CGPoint(x: 310, y: 120))
    #expect(recorder.take() == ["outside"])
    page.drag(to: CGPoint(x: 250, y: 120))
    #expect(recorder.take() == ["inside", "enter"])
  }

  @Test func `a cancelled touch triggers nothing`() {
    page.press(control)
    page.touches.pointerCancelled(time: 1000)
    #expect(recorder.events == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `a disabled control hears no touch`() {
    control.isEnabled = false
    page.click(control)
    #expect(recorder.events.isEmpty)
  }

  @Test func `disabling while tracking cancels`() {
    page.press(control)
    control.isEnabled = false
    page.release(at: page.middle(of: control))
    #expect(recorder.events == ["down", "cancel"])
    #expect(control.state == .disabled)
  }

  @Test func `the touch stays with the control it began in`() {
    let other = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    let otherRecorder = Recorder(other)
    page.show(other)
    page.press(control)
    page.drag(to: page.middle(of: other))
    page.release(at: page.middle(of: other))
    #expect(otherRecorder.events.isEmpty)
    #expect(recorder.events == ["down", "outside", "exit", "upOutside"])
  }

  @Test func `a refused touch is not tracked`() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let recorder = Recorder(refusing)
    page.show(refusing)
    page.click(refusing)
    #expect(recorder.events.isEmpty)
  }

  @Test func `ending the tracking in a drag cancels`() {
    final class Ending: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let ending = Ending(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let recorder = Recorder(ending)
    page.show(ending)
    page.press(ending)
    page.drag(to: CGPoint(x: 20, y: 20))
    #expect(recorder.events == ["down", "cancel"])
  }
}
