// Zoom about the pointer, and a page that is moved in the window.

import CoreGraphics
import Designables
import Messages
import Pages
import Stage
import Studio
import Testing
import UIKit
import Windowing

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct ZoomTests {
  private func wheel(
    _ harness: Harness, _ x: CGFloat, _ y: CGFloat, down notches: Double,
    _ modifiers: Modifiers = []
  ) {
    let pointer = harness.pointer(x, y, modifiers)
    harness.send(.scrolled(ScrollEvent(pointer: pointer, deltaX: 0, deltaY: notches)))
  }

  private func drag(
    _ harness: Harness, _ button: PointerButton, by distance: CGPoint, from start: CGPoint
  ) {
    harness.send(.pointerPressed(harness.pointer(start.x, start.y), button))
    let end = start + distance
    harness.send(.pointerMoved(harness.pointer(end.x, end.y)))
    harness.send(.pointerReleased(harness.pointer(end.x, end.y), button))
  }

  @Test func `Control and the wheel zoom, and what is under the pointer stays there`() throws {
    let harness = try Harness()
    let pointer = CGPoint(x: 300, y: 500)
    let before = harness.session.page.view.convert(pointer, from: harness.stage.root)
    for _ in 0..<3 { wheel(harness, pointer.x, pointer.y, down: -1, .control) }
    #expect(harness.stage.zoomThousandths == 1953)
    let after = harness.session.page.view.convert(pointer, from: harness.stage.root)
    // The page begins on whole pixels.
    #expect(abs(after.x - before.x) <= 1 && abs(after.y - before.y) <= 1)
    for _ in 0..<3 { wheel(harness, pointer.x, pointer.y, down: 1, .control) }
    #expect(harness.stage.zoomThousandths == 1000)
    #expect(harness.pageCorner == (40, 40))
  }

  @Test func `two fingers on a touchpad zoom about the pointer`() throws {
    let harness = try Harness()
    let place = CGPoint(x: 300, y: 500)
    let before = harness.session.page.view.convert(place, from: harness.stage.root)
    for factor in [1.25, 1.2] {
      harness.send(
        .pinched(PinchEvent(pointer: harness.pointer(place.x, place.y), factor: factor)))
    }
    #expect(harness.stage.zoomThousandths == 1500)
    let after = harness.session.page.view.convert(place, from: harness.stage.root)
    #expect(abs(after.x - before.x) <= 1 && abs(after.y - before.y) <= 1)
    harness.send(.pinched(PinchEvent(pointer: harness.pointer(place.x, place.y), factor: 1e9)))
    #expect(harness.stage.zoomThousandths == 8000)
  }

  @Test(arguments: [1.25, 1.5, 2], [208, 209, 211])
  func `the page begins on a pixel beside a panel of any width, and stays there`(
    scale: CGFloat, width: CGFloat
  ) throws {
    let page = try InProcessPage(PageScene(), of: CardModule())
    let harness = try Harness(page: page, scale: scale)
    harness.session.studio.layout[.outline] = width
    harness.frame()
    let corner = page.view.convert(CGPoint.zero, to: harness.stage.root)
    for place in [corner.x * scale, corner.y * scale] {
      #expect(abs(place - place.rounded()) < 1e-6, "\(place)")
    }
    let before = harness.screen()
    harness.type("r")
    harness.wait(3)
    harness.runScheduled()
    #expect(page.view.convert(CGPoint.zero, to: harness.stage.root) == corner)
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `keys zoom about the middle of the window`() throws {
    let harness = try Harness()
    let middle = CGPoint(x: 227, y: 373)
    let before = harness.session.page.view.convert(middle, from: harness.stage.root)
    for _ in 0..<4 { harness.type("+") }
    let after = harness.session.page.view.convert(middle, from: harness.stage.root)
    #expect(abs(after.x - before.x) <= 1 && abs(after.y - before.y) <= 1)
    harness.type("1")
    #expect(harness.stage.zoomThousandths == 1000 && harness.pageCorner == (40, 40))
  }

  @Test(arguments: [PointerButton.middle, .primary])
  func `the middle button, or Space and the first one, move a page that is too large`(
    _ button: PointerButton
  ) throws {
    let harness = try Harness()
    if button == .primary { harness.send(.keyPressed(KeyEvent(.space))) }
    // All of it is seen: it stays.
    drag(harness, button, by: CGPoint(x: 30, y: 20), from: CGPoint(x: 200, y: 400))
    #expect(harness.pageCorner == (40, 40))
    for _ in 0..<4 { harness.type("+") }
    let start = harness.pageCorner
    drag(harness, button, by: CGPoint(x: 30, y: -20), from: CGPoint(x: 200, y: 400))
    #expect(harness.pageCorner == (start.x + 30, start.y - 20))
    #expect(harness.session.cursor == .arrow)
    // No further than until its margin is seen.
    drag(harness, button, by: CGPoint(x: 3000, y: 3000), from: CGPoint(x: 200, y: 400))
    #expect(harness.pageCorner == (40, 40))
    drag(harness, button, by: CGPoint(x: -3000, y: -3000), from: CGPoint(x: 200, y: 400))
    let zoom = harness.session.canvas.zoom
    #expect(harness.pageCorner.x == Int((455 - 375 * zoom - 40).rounded(.down)))
    harness.send(.keyReleased(KeyEvent(.space)))
    drag(harness, .primary, by: CGPoint(x: 100, y: 100), from: CGPoint(x: 200, y: 400))
    #expect(harness.pageCorner.x == Int((455 - 375 * zoom - 40).rounded(.down)))
  }

  @Test func `a button that Space pressed is let go when the page is moved`() throws {
    let harness = try Harness()
    harness.press(.tab)
    harness.send(.keyPressed(KeyEvent(.space)))
    harness.send(.pointerPressed(harness.pointer(200, 400), .primary))
    harness.send(.keyReleased(KeyEvent(.space)))
    harness.send(.pointerReleased(harness.pointer(200, 400), .primary))
    #expect(!harness.stage.isRunning)
  }

  @Test func `the wheel moves the page where nothing else takes it, with Shift to the side`() throws
  {
    let harness = try Harness()
    for _ in 0..<4 { harness.type("+") }
    let start = harness.pageCorner
    wheel(harness, 300, 700, down: 2)
    #expect(harness.pageCorner == (start.x, start.y - 80))
    wheel(harness, 300, 700, down: 1, .shift)
    #expect(harness.pageCorner == (start.x - 40, start.y - 80))
    #expect(try harness.gradient.angle == 270)
  }

  @Test func `the page stays where it is under variants, and is moved behind no list`() throws {
    let harness = try Harness(size: PixelSize(width: 455, height: 747), layout: .opened)
    for _ in 0..<6 { harness.type("+") }
    harness.type("g")
    let corner = harness.pageCorner
    wheel(harness, 300, 400, down: 2, .control)
    drag(harness, .middle, by: CGPoint(x: 30, y: 20), from: CGPoint(x: 300, y: 400))
    #expect(harness.pageCorner == corner)
  }
}

extension Harness {
  /// The pixel of the window that the page begins at; negative where it was moved away.
  var pageCorner: (x: Int, y: Int) {
    let corner = session.page.view.convert(CGPoint.zero, to: stage.root)
    return (Int(corner.x * stage.scale), Int(corner.y * stage.scale))
  }
}
