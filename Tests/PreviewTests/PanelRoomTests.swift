// The size of a window whose panels open and close, under window managers of all kinds.

import CXTest
import CoreGraphics
import TestSupport
import Testing
import Windowing

@testable import Preview

@Suite struct PanelRoomTests {
  private let first = PixelSize(width: 800, height: 700)
  private let bar = CGSize(width: 0, height: 132)

  /// A window, and how its window manager answers.
  private struct Window {
    var room = PanelRoom()
    var size: PixelSize
    var time: TimeInterval = 10
    var limits = PanelRoom.Limits(
      least: PixelSize(width: 120, height: 90), most: PixelSize(width: 1280, height: 1024))
    var scale: CGFloat = 1
    /// The size that the window manager grants in place of the one that is asked for; nil: it does not answer.
    var grants: (PixelSize) -> PixelSize? = { $0 }

    mutating func add(_ change: CGSize, after seconds: TimeInterval = 5) {
      time += seconds
      let asked = room.size(
        adding: change, to: size, scale: scale, within: limits, at: time)
      guard let granted = grants(asked), granted != size else { return }
      size = granted
      room.answer(granted, scale: scale)
    }
  }

  private func negative(_ change: CGSize) -> CGSize {
    CGSize(width: -change.width, height: -change.height)
  }

  @Test(arguments: [(2000, 832), (1024, 832), (750, 750), (700, 700), (600, 700)], [1.0, 1.5, 2])
  func `a window has the size again that it had, whatever the screen's height`(
    screen: (height: Int, opened: Int), scale: CGFloat
  ) {
    func pixels(_ points: Int) -> Int { Int(CGFloat(points) * scale) }
    var window = Window(size: PixelSize(width: 800, height: pixels(700)), scale: scale)
    window.limits.most = PixelSize(width: 1280, height: pixels(screen.height))
    for _ in 0..<3 {
      window.add(bar)
      #expect(window.size.height == pixels(screen.opened))
      window.add(negative(bar))
      #expect(window.size.height == pixels(700))
    }
  }

  @Test func `panels that close in another order than they opened leave the first size`() {
    var window = Window(size: first)
    window.limits.most.height = 900
    let console = CGSize(width: 0, height: 180)
    window.add(bar)
    window.add(console)
    #expect(window.size.height == 900)
    window.add(negative(bar))
    #expect(window.size.height == 880)
    window.add(negative(console))
    #expect(window.size == first)
  }

  @Test(arguments: [nil, 700, 770, 790]) func `a window manager grants less, or nothing`(
    granted: Int?
  ) {
    var window = Window(size: first)
    window.grants = { asked in
      granted.map { PixelSize(width: asked.width, height: min(asked.height, $0)) }
    }
    for _ in 0..<3 {
      window.add(bar)
      window.add(negative(bar))
      #expect(window.size == first)
    }
  }

  @Test func `a person's size between stays the base`() {
    var window = Window(size: first)
    window.add(bar)
    window.size = PixelSize(width: 900, height: 800)
    window.room.answer(window.size, scale: 1)
    window.add(negative(bar))
    #expect(window.size == PixelSize(width: 900, height: 668))
  }

  @Test func `a window that fills the screen keeps its size, and has the first one then`() {
    var window = Window(size: first)
    let screen = window.limits.most
    (window.size, window.limits.isFixed) = (screen, true)
    window.add(bar)
    #expect(window.size == screen)
    (window.size, window.limits.isFixed) = (first, false)
    window.add(negative(bar))
    #expect(window.size == first)
  }

  @Test func `a panel that closes before the answer has come takes back what was asked`() {
    var window = Window(size: first)
    window.grants = { _ in nil }
    window.add(bar)
    #expect(
      window.room.size(
        adding: negative(bar), to: first, scale: 1, within: window.limits, at: window.time + 0.1)
        == first)
  }

  @Test func `a window that cannot shrink does not grow when the panel opens again`() {
    var window = Window(size: PixelSize(width: 800, height: 200))
    window.add(negative(bar))
    #expect(window.size.height == 90)
    window.add(bar)
    #expect(window.size.height == 200)
  }
}

/// The same in a real window, on a screen of 1280 × 1024 pixels.
@MainActor @Suite(.serialized, .ownScreenScale) struct PanelRoomWindowTests {
  @Test(arguments: [660, 900, 1024]) func `time bar and console leave the window as high as it was`(
    height: Int
  ) throws {
    let program = try RunningProgram(showsStudio: true)
    let hands = program.hands
    let size = PixelSize(width: 800, height: height)
    hands.place(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    func has(_ height: Int) -> Bool {
      hands.wait { hands.stamp().dropFirst(3) == [size.width, height] }
    }
    #expect(has(height))
    for key in [XK_t, XK_c] {
      let opened = min(1024, height + (key == XK_t ? 132 : 180))
      let serial = hands.stamp()[0]
      hands.press(key)
      #expect(hands.wait { hands.stamp()[0] > serial } && has(opened), "\(program.said)")
      // The console has the keyboard now.
      if key == XK_c { hands.press(XK_Escape) }
      let opening = hands.stamp()[0]
      hands.press(key)
      #expect(hands.wait { hands.stamp()[0] > opening } && has(height), "\(program.said)")
    }
    hands.press(XK_q)
    #expect(program.finish() == 0)
  }
}
