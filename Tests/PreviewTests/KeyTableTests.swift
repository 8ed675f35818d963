// Each row of the key table, without a window.

import CoreGraphics
import Designables
import ImageCoding
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview

// The page lies at (40, 40) of a window of 455 × 747.
@MainActor @Suite(.ownScreenScale) struct KeyTableTests {
  /// How many pixels of the chart's line are coloured.
  private func ink(_ harness: Harness) -> Int {
    var count = 0
    for y in 204..<374 {
      for x in 75..<415 {
        let pixel = harness.presenter.screen[x, y]
        let red = pixel >> 16 & 255
        let blue = pixel & 255
        if red > 180, blue < 120 { count += 1 }
      }
    }
    return count
  }

  @Test func `the chart is drawn by S, by Return, by Space and by a click`() throws {
    let starts: [(Harness) -> Void] = [
      { $0.type("s") }, { $0.press(.return) }, { $0.press(.space) }, { $0.click(245, 437) },
    ]
    for start in starts {
      let harness = try Harness()
      #expect(ink(harness) == 0)
      start(harness)
      harness.wait(1.25)
      let half = ink(harness)
      #expect(half > 100)
      harness.wait(1.25)
      #expect(ink(harness) > half)
      #expect(!harness.stage.isRunning)
    }
  }

  @Test func `starting again begins at the beginning`() throws {
    let harness = try Harness()
    harness.type("s")
    harness.wait(2)
    let long = ink(harness)
    harness.type("s")
    harness.wait(0.5)
    #expect(ink(harness) < long)
  }

  @Test func `Tab shows the focus at the next button and Shift-Tab goes back`() throws {
    let harness = try Harness()
    let before = harness.screen()
    harness.press(.tab)
    let first = harness.screen()
    #expect(!first.hasSamePixels(as: before))
    // After the start button comes the wide one; its ring is systemBlue, outside the bounds.
    #expect(first[77 + 150, 480 - 1] == 0xFF00_7AFF)
    harness.press(.tab, .shift)
    #expect(!harness.screen().hasSamePixels(as: first))
    harness.press(.tab)
    #expect(harness.screen().hasSamePixels(as: first))
  }

  @Test func `Space presses the focused button while it is held`() throws {
    let harness = try Harness()
    harness.press(.tab)
    let button = try #require(harness.views(FancyButton.self).first)
    harness.send(.keyPressed(KeyEvent(.space)))
    #expect(button.isHighlighted)
    harness.send(.keyReleased(KeyEvent(.space)))
    #expect(!button.isHighlighted)
  }

  @Test(arguments: [
    (Key.right, Modifiers(), 275.0), (Key.left, Modifiers(), 265.0),
    (Key.right, Modifiers.shift, 271.0), (Key.left, Modifiers.shift, 269.0),
    (Key.right, Modifiers.control, 315.0), (Key.left, Modifiers.control, 225.0),
  ])
  func `arrows turn the gradient`(key: Key, modifiers: Modifiers, angle: Double) throws {
    let harness = try Harness()
    harness.press(key, modifiers)
    #expect(try harness.gradient.angle == CGFloat(angle))
  }

  @Test(arguments: [
    (1.0, Modifiers(), 265.0), (-1.0, Modifiers(), 275.0), (-1.0, Modifiers.shift, 271.0),
  ])
  func `the wheel over the gradient turns it`(
    notches: Double, modifiers: Modifiers, angle: Double
  ) throws {
    let harness = try Harness()
    let over = harness.pointer(200, 100, modifiers)
    harness.send(.scrolled(ScrollEvent(pointer: over, deltaX: 0, deltaY: notches)))
    #expect(try harness.gradient.angle == CGFloat(angle))
    let beside = harness.pointer(200, 300, modifiers)
    harness.send(.scrolled(ScrollEvent(pointer: beside, deltaX: 0, deltaY: notches)))
    #expect(try harness.gradient.angle == CGFloat(angle))
  }

  @Test(arguments: [
    (50.0, 0.0, 0.0), (0, -50, 90), (-50, 0, 180), (0, 50, 270), (40, -40, 45), (-30, 30, 225),
  ])
  func `dragging turns the gradient to the pointer`(dx: Double, dy: Double, angle: Double) throws {
    let harness = try Harness()
    let middle = CGPoint(x: 40 + 187.5, y: 40 + 70)
    harness.send(.pointerPressed(harness.pointer(middle.x, middle.y), .primary))
    #expect(try harness.gradient.angle == 270)
    harness.send(.pointerMoved(harness.pointer(middle.x + dx, middle.y + dy)))
    let turned = try Double(harness.gradient.angle)
    #expect((turned - angle).truncatingRemainder(dividingBy: 360) == 0)
    harness.send(.pointerReleased(harness.pointer(middle.x + dx, middle.y + dy), .primary))
    harness.send(.pointerMoved(harness.pointer(middle.x - 9, middle.y)))
    #expect(try Double(harness.gradient.angle) == turned)
  }

  @Test func `P pauses and resumes time and the point steps a sixtieth of a second`() throws {
    let harness = try Harness()
    harness.type("s")
    harness.type("p")
    harness.wait(1)
    #expect(harness.clock.now == 0)
    harness.type(".")
    harness.type(".")
    #expect(harness.clock.now == 2.0 / 60)
    #expect(ink(harness) > 0)
    harness.type("p")
    harness.wait(1)
    #expect(harness.clock.now > 1)
  }

  @Test func `the point pauses a running clock`() throws {
    let harness = try Harness()
    harness.type(".")
    #expect(harness.clock.isPaused)
  }

  @Test func `plus, equals and minus zoom by a quarter and 0 fits`() throws {
    let harness = try Harness()
    harness.type("+", .shift)
    #expect(harness.stage.zoomThousandths == 1250)
    harness.type("=")
    #expect(harness.stage.zoomThousandths == 1563)
    harness.type("-")
    harness.type("-")
    harness.type("-")
    #expect(harness.stage.zoomThousandths == 800)
    harness.type("0")
    #expect(harness.stage.zoomThousandths == 1000)
  }

  @Test func `zoom stays between a tenth and 8`() throws {
    let harness = try Harness()
    for _ in 0..<20 { harness.type("+") }
    #expect(harness.stage.zoomThousandths == 8000)
    for _ in 0..<40 { harness.type("-") }
    #expect(harness.stage.zoomThousandths == 100)
  }

  @Test func `text and lines are drawn anew at the zoomed scale`() async throws {
    let harness = try Harness()
    harness.type("s")
    harness.wait(2.5)
    for _ in 0..<4 { harness.type("+") }
    // 1.25⁴ of the page is what a headless page shows at that scale.
    var request = Request.seeded
    request.zoom = 1.25 * 1.25 * 1.25 * 1.25
    request.starts = true
    request.time = 2.5
    let page = try await Snapshot.picture(request, options: StageOptions())
    let screen = harness.screen()
    let corner = harness.pageCorner
    for y in stride(from: 0, to: screen.height, by: 3) {
      for x in 0..<screen.width where screen[x, y] != page.pixels[x - corner.x, y - corner.y] {
        Issue.record("the zoomed page differs at \(x), \(y)")
        return
      }
    }
  }

  @Test func `R goes back to the beginning`() throws {
    let harness = try Harness()
    let before = harness.screen()
    harness.press(.right)
    harness.type("s")
    harness.wait(1)
    #expect(!harness.screen().hasSamePixels(as: before))
    harness.type("r")
    #expect(try harness.gradient.angle == 270)
    #expect(harness.screen().hasSamePixels(as: before))
    #expect(!harness.stage.isRunning)
  }

  @Test func `O shows the figures, flashes damage, and goes again`() throws {
    let harness = try Harness()
    let before = harness.screen()
    harness.type("o")
    #expect(!harness.screen().hasSamePixels(as: before))
    #expect(harness.stage.flashesDamage)
    harness.stage.send(.keyPressed(KeyEvent(.right)))
    harness.stage.frame(into: harness.presenter)
    let flashing = harness.screen()
    harness.frame()
    #expect(!flashing.hasSamePixels(as: harness.screen()))
    harness.press(.left)
    harness.type("o")
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `Control-S saves the page and says so for a while`() throws {
    let harness = try Harness()
    let before = harness.screen()
    harness.type("s", .control)
    #expect(harness.saved.count == 1)
    let page = before.part(x: 40, y: 40, width: 375, height: 667)
    #expect(try PNG.decode(#require(harness.saved.first).file).hasSamePixels(as: page))
    let saying = harness.screen()
    #expect(!saying.hasSamePixels(as: before))
    harness.session.perform(.saveWindow)
    harness.frame()
    #expect(harness.saved.count == 2)
    #expect(try PNG.decode(#require(harness.saved.last).file).hasSamePixels(as: before))
    harness.runScheduled()
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `the list of keys opens with ? and F1 and closes with them, Escape and a click`()
    throws
  {
    let harness = try Harness()
    let before = harness.screen()
    let ways: [(open: () -> Void, close: () -> Void)] = [
      ({ harness.type("?", .shift) }, { harness.type("?", .shift) }),
      ({ harness.press(.function(1)) }, { harness.press(.function(1)) }),
      ({ harness.type("?", .shift) }, { harness.press(.escape) }),
      ({ harness.type("?", .shift) }, { harness.click(245, 437) }),
    ]
    for way in ways {
      way.open()
      #expect(!harness.screen().hasSamePixels(as: before))
      way.close()
      #expect(harness.screen().hasSamePixels(as: before))
    }
    #expect(!harness.hasQuit)
  }

  @Test(arguments: [
    (455, 747), (455, 460), (900, 420), (1280, 300), (300, 300), (240, 700), (120, 90),
  ])
  func `the list of keys lies whole in the window, whatever its size`(
    width: Int, height: Int
  ) throws {
    let harness = try Harness(size: PixelSize(width: width, height: height))
    harness.press(.function(1))
    let list = try #require(harness.views(KeyListPanel.self).first)
    #expect(harness.stage.root.bounds.contains(list.frame))
    let rows = harness.views(KeyListRow.self)
    let room = try #require(rows.first?.superview)
    #expect(list.bounds.contains(room.frame))
    // The last row is seen at the end of what scrolls.
    harness.press(.end)
    #expect(rows.last.map { $0.frame.maxY <= room.bounds.maxY } == true)
    for row in rows {
      #expect(row.frame.minX >= 0 && row.frame.maxX <= room.bounds.width)
      #expect(row.subviews.allSatisfy { row.bounds.insetBy(dx: 0, dy: -1).contains($0.frame) })
      for other in rows where other !== row { #expect(!row.frame.intersects(other.frame)) }
    }
  }

  @Test(arguments: [(600, 500), (700, 400), (1280, 300), (300, 300)])
  func `in a small window the list of keys scrolls, and its words stay legible`(
    width: Int, height: Int
  ) throws {
    let harness = try Harness(size: PixelSize(width: width, height: height))
    harness.press(.function(1))
    let list = try #require(harness.views(KeyListPanel.self).first)
    for label in harness.views(UILabel.self) where label.isDescendant(of: list) {
      #expect(label.font.pointSize * list.transform.a >= 9)
    }
    let top = harness.screen()
    harness.press(.pageDown)
    let further = harness.screen()
    #expect(!further.hasSamePixels(as: top))
    harness.press(.home)
    #expect(harness.screen().hasSamePixels(as: top))
    harness.send(.scrolled(ScrollEvent(pointer: harness.pointer(50, 50), deltaX: 0, deltaY: 1)))
    #expect(!harness.screen().hasSamePixels(as: top))
    harness.press(.escape)
    #expect(harness.views(KeyListPanel.self).isEmpty)
  }

  @Test func `F11 asks for the full screen, once for each press`() throws {
    let harness = try Harness()
    harness.press(.function(11))
    harness.send(.keyPressed(KeyEvent(.function(11), isRepeat: true)))
    #expect(harness.fullScreenToggles == 1)
  }

  @Test func `dropped files are answered with a line for a while`() throws {
    let harness = try Harness()
    let before = harness.screen()
    harness.send(.filesDropped(["/tmp/View.swift"]))
    #expect(!harness.screen().hasSamePixels(as: before))
    harness.runScheduled()
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `Escape, Q, Control-Q and closing quit`() throws {
    let ways: [(Harness) -> Void] = [
      { $0.press(.escape) }, { $0.type("q") }, { $0.type("q", .control) },
      { $0.send(.closeRequested) },
    ]
    for way in ways {
      let harness = try Harness()
      way(harness)
      #expect(harness.hasQuit)
    }
  }

  @Test func `other keys do nothing, and holding a key repeats only what makes sense`() throws {
    let harness = try Harness()
    let before = harness.screen()
    for key in ["a", "y", "ß", "开"] as [Character] { harness.type(key) }
    harness.type("p", .alt)
    harness.send(.keyPressed(KeyEvent(.character("p"), isRepeat: true)))
    #expect(!harness.clock.isPaused)
    #expect(harness.screen().hasSamePixels(as: before))
    harness.send(.keyPressed(KeyEvent(.right, isRepeat: true)))
    #expect(try harness.gradient.angle == 275)
  }

  @Test func `hovering makes the pointer a hand over buttons and changes no pixel`() throws {
    let harness = try Harness()
    let frames = harness.presenter.stamps.count
    #expect(harness.session.cursor == .arrow)
    for place in [(245.0, 437.0), (200, 510), (110, 600), (250, 600)] {
      harness.send(.pointerMoved(harness.pointer(place.0, place.1)))
      #expect(harness.session.cursor == .hand)
    }
    harness.send(.pointerMoved(harness.pointer(200, 100)))
    #expect(harness.session.cursor == .arrow)
    #expect(harness.presenter.stamps.count == frames)
  }

  @Test func `pressing shows at once and releasing outside cancels`() throws {
    let harness = try Harness()
    let before = harness.screen()
    harness.send(.pointerMoved(harness.pointer(245, 437)))
    harness.send(.pointerPressed(harness.pointer(245, 437), .primary))
    #expect(!harness.screen().hasSamePixels(as: before))
    harness.send(.pointerMoved(harness.pointer(245, 300)))
    harness.send(.pointerReleased(harness.pointer(245, 300), .primary))
    harness.wait(1)
    #expect(harness.screen().hasSamePixels(as: before))
    #expect(!harness.stage.isRunning)
  }
}
