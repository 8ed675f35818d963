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
      room.sizeChanged(to: granted, scale: scale)
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
    window.room.sizeChanged(to: window.size, scale: 1)
    window.add(negative(bar))
    #expect(window.size == PixelSize(width: 900, height: 668))
  }

  @Test func `a size that was not asked for is a person's, late answers are not`() {
    var window = Window(size: first)
    window.grants = { _ in nil }
    window.add(bar)
    window.add(negative(bar), after: 0.1)
    let opened = PixelSize(width: first.width, height: first.height + 132)
    for size in [opened, first] { window.room.sizeChanged(to: size, scale: 1) }
    #expect(!window.room.wasResized)
    window.room.sizeChanged(to: PixelSize(width: 801, height: 700), scale: 1)
    #expect(window.room.wasResized)
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
  /// The program in a window at a place that it remembers.
  private func opened(at frame: PixelRect) throws -> RunningProgram {
    let state = NSTemporaryDirectory() + "vitrine-room-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: state) }
    try FileManager.default.createDirectory(
      atPath: state + "/vitrine", withIntermediateDirectories: true)
    try "frame=\(frame.x) \(frame.y) \(frame.width) \(frame.height)\nstudio=open\n".write(
      toFile: state + "/vitrine/window", atomically: true, encoding: .utf8)
    return try RunningProgram(environment: ["XDG_STATE_HOME": state], showsStudio: true)
  }

  @Test(arguments: [(0, 660), (0, 900), (0, 1024), (300, 700)])
  func `time bar and console leave the window as high as it was, and on the screen`(
    top: Int, height: Int
  ) throws {
    let program = try opened(at: PixelRect(x: 0, y: top, width: 800, height: height))
    let hands = program.hands
    // Without a window manager keys go to where the pointer is.
    hands.move(20, top + 20)
    func has(_ height: Int) -> Bool { hands.wait { hands.stamp().dropFirst(3) == [800, height] } }
    #expect(has(height))
    for key in [XK_t, XK_c] {
      let opened = min(1024 - top, height + (key == XK_t ? 132 : 180))
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

  @Test func `without a window manager a window keeps the size that it was given`() throws {
    let program = try opened(at: PixelRect(x: 0, y: 0, width: 800, height: 700))
    let hands = program.hands
    hands.place(PixelRect(x: 0, y: 0, width: 820, height: 640))
    func isKept() -> Bool { hands.stamp().dropFirst(3) == [820, 640] }
    #expect(hands.wait { isKept() })
    for key in [XK_t, XK_i, XK_l, XK_l, XK_t] {
      let serial = hands.stamp()[0]
      hands.press(key)
      #expect(hands.wait { hands.stamp()[0] > serial } && isKept(), "\(program.said)")
    }
    #expect(hands.frame() == PixelRect(x: 0, y: 0, width: 820, height: 640))
    hands.press(XK_q)
    #expect(program.finish() == 0)
  }
}
