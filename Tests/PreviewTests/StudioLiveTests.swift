// The studio around a page of a user's code, which runs in an agent: by keys alone, in a real window.

import CXTest
import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

@Suite(.serialized) struct StudioLiveTests {
  private func save(_ live: LiveProgram, comment: String) throws {
    try live.save(
      "[UIColor.red, .green, .blue][tone]",
      members: """
        // \(comment)
        /// The number of the colour.
        @IBInspectable var tone: Int = 0 { didSet { setNeedsLayout() } }
        """)
  }

  /// A start that fades the layer from red to blue.
  private func fade(seconds: Int) -> String {
    """
    func startTurning() {
      let fade = CABasicAnimation(keyPath: "backgroundColor")
      fade.fromValue = UIColor.red.cgColor
      fade.toValue = UIColor.blue.cgColor
      fade.duration = \(seconds)
      layer.add(fade, forKey: "fade")
    }
    """
  }

  @Test func `a user's property is found, set and taken back by keys, and outlives a save`()
    throws
  {
    let live = try LiveProgram()
    let hands = live.program.hands
    try save(live, comment: "first")
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    func shows(_ color: UInt32) -> Bool { live.showsInStudio(color) }
    #expect(live.selectInStudio())
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    hands.press(XK_1)
    hands.press(XK_Return)
    #expect(shows(0x00FF00), "\(live.program.said)")
    hands.press(XK_Up)
    #expect(shows(0x0000FF))
    hands.press(XK_z, holding: [XK_Control_L])
    #expect(shows(0x00FF00))
    try save(live, comment: "second")
    hands.pause(seconds: 3)
    #expect(shows(0x00FF00), "\(live.program.said)")
    hands.press(XK_z, holding: [XK_Control_L])
    #expect(shows(0xFF0000), "\(live.program.said)")
  }

  @Test func `a getter that crashes is a row that says so, and the others go on`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.save(
      "[UIColor.red, .green, .blue][tone]",
      members: """
        @IBInspectable var tone: Int = 0 { didSet { setNeedsLayout() } }
        @IBInspectable var broken: CGFloat {
          get { hands[3] }
          set { hands = [newValue] }
        }
        var hands: [CGFloat] = []
        """)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    #expect(live.selectInStudio())
    hands.press(XK_f, holding: [XK_Control_L])
    for key in [XK_b, XK_r, XK_o, XK_k, XK_e, XK_n] { hands.press(key) }
    /// Whether words in the colour of errors stand in the inspector.
    func saysWhy() -> Bool {
      let size = LiveProgram.studioSize
      return hands.pixels(size)?.enumerated().contains { index, pixel in
        index % size.width > size.width - 290 && pixel >> 16 > 0xA0 && pixel >> 8 & 0xFF < 0x60
          && pixel & 0xFF < 0x60
      } ?? false
    }
    #expect(live.waits(until: saysWhy), "\(live.program.said)")
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    hands.press(XK_1)
    hands.press(XK_Return)
    #expect(live.showsInStudio(0x00FF00), "\(live.program.said)")
  }

  @Test func `a view's values go to another program and come back from it`() throws {
    let server = try PrivateXServer()
    let live = try LiveProgram(on: server)
    let hands = live.program.hands
    let peer = try #require(ClipboardPeer(server.display))
    try save(live, comment: "first")
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    func shows(_ color: UInt32) -> Bool {
      live.waits {
        peer.serve()
        return live.isShownInStudio(color)
      }
    }
    func arrives(_ isWanted: (String) -> Bool) -> Bool {
      peer.paste()
      return live.waits {
        peer.serve()
        let text = peer.pasted.map { String(decoding: $0, as: UTF8.self) }
        // Asked before the program had copied it, there was none.
        if peer.wasRefused { peer.paste() }
        return text.map(isWanted) ?? false
      }
    }
    #expect(live.selectInStudio())
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    hands.press(XK_1)
    hands.press(XK_Return)
    #expect(shows(0x00FF00), "\(live.program.said)")
    hands.press(XK_Escape)
    hands.press(XK_c, holding: [XK_Control_L, XK_Shift_L])
    #expect(arrives { $0.hasSuffix(".tone = 1\n") }, "\(live.program.said)")
    for text in ["dial.tone = 2\n", #"{"tone": 0}"#] {
      peer.copy(Array(text.utf8))
      hands.press(XK_v, holding: [XK_Control_L])
      #expect(shows(text.hasPrefix("{") ? 0xFF0000 : 0x0000FF), "\(live.program.said)")
    }
    hands.press(XK_z, holding: [XK_Control_L])
    #expect(shows(0x0000FF), "\(live.program.said)")
  }

  @Test func `the clock of the time bar goes on while an agent's page moves`() throws {
    let live = try LiveProgram(options: ["--start"])
    let hands = live.program.hands
    try live.save(
      ".clear",
      members: fade(seconds: 600))
    #expect(live.says("frame 5 "), "\(live.program.said)")
    hands.press(XK_t)
    let size = PixelSize(
      width: LiveProgram.studioSize.width, height: LiveProgram.studioSize.height + 132)
    /// The figures of the bar, below the page.
    func clock() -> [UInt32]? {
      guard let pixels = hands.pixels(size) else { return nil }
      return (size.height - 120..<size.height - 100).flatMap { y in
        (240..<290).map { pixels[y * size.width + $0] }
      }
    }
    #expect(live.waits { hands.stamp().dropFirst(3) == [size.width, size.height] })
    var seen: Set<[UInt32]> = []
    #expect(
      live.waits {
        clock().map { _ = seen.insert($0) }
        return seen.count > 10
      })
  }

  @Test func `time in an agent goes back to the very pixels that it has shown`() throws {
    let live = try LiveProgram(options: ["--start"])
    let hands = live.program.hands
    try live.save(
      ".clear",
      members: fade(seconds: 600))
    let page = PixelSize(width: 180, height: 180)
    let middle = 90 * page.width + 90
    func isFading() -> Bool {
      guard let pixel = hands.pixels(page)?[middle] else { return false }
      return pixel & 0xFF00 == 0 && pixel & 0xFF > 0 && pixel >> 16 > 0
    }
    #expect(live.waits(until: isFading), "\(live.program.said)")
    hands.press(XK_p)
    hands.pause(seconds: 1)
    let first = try #require(hands.pixels(page))
    // Five seconds on are two levels of a colour, and back.
    for _ in 0..<300 { hands.press(XK_period) }
    #expect(live.waits { hands.pixels(page).map { $0 != first } ?? false })
    for _ in 0..<300 { hands.press(XK_comma) }
    #expect(live.waits { hands.pixels(page) == first }, "\(live.program.said)")
  }

  @Test func `a paused page that is made dark stands at the same moment`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.save(
      ".clear",
      """
      guard subviews.isEmpty else { return }
      let sign = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      sign.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .yellow }
      addSubview(sign)
      """,
      members: fade(seconds: 60))
    let page = PixelSize(width: 180, height: 180)
    func pixel(_ x: Int, _ y: Int) -> UInt32? { hands.pixels(page)?[y * page.width + x] }
    #expect(live.waits { pixel(55, 55) == 0xFFFF00 }, "\(live.program.said)")
    hands.press(XK_s)
    #expect(live.waits { pixel(90, 90).map { $0 & 0xFF00 == 0 && $0 & 0xFF > 8 } ?? false })
    hands.press(XK_p)
    hands.pause(seconds: 1)
    let paused = try #require(pixel(90, 90))
    hands.press(XK_k, holding: [XK_Control_L])
    hands.pause(seconds: 0.5)
    for key in [XK_d, XK_a, XK_r, XK_k] { hands.press(key) }
    hands.press(XK_Return)
    #expect(live.waits { pixel(55, 55) == 0x00FF00 }, "\(live.program.said)")
    #expect(live.waits { pixel(90, 90) == paused }, "\(live.program.said)")
  }

  @Test func `a chosen appearance is shown at once, and not with the next event`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.save("traitCollection.userInterfaceStyle == .dark ? .green : .yellow")
    #expect(live.shows(0xFFFF00), "\(live.program.said)")
    func seconds(until color: UInt32, named letters: [Int32]) -> Duration {
      hands.press(XK_k, holding: [XK_Control_L])
      hands.pause(seconds: 0.5)
      for key in letters { hands.press(key) }
      hands.pause(seconds: 0.5)
      let began = ContinuousClock.now
      hands.press(XK_Return)
      #expect(live.shows(color), "\(live.program.said)")
      return began.duration(to: .now)
    }
    // The line that names the appearance goes after three seconds, which is an event too.
    let dark = seconds(until: 0x00FF00, named: [XK_d, XK_a, XK_r, XK_k])
    let light = seconds(until: 0xFFFF00, named: [XK_l, XK_i, XK_g, XK_h, XK_t])
    #expect(min(dark, light) < .seconds(2.5), "\(dark), \(light)")
  }

  @Test func `a touch during a loop is made again in each of its rounds`() throws {
    let live = try LiveProgram()
    try live.save(
      "color",
      members: """
        var color = UIColor.red
        func startMoving() {
          let motion = CABasicAnimation(keyPath: "shadowRadius")
          (motion.fromValue, motion.toValue, motion.duration) = (0, 1, 2)
          layer.add(motion, forKey: nil)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          color = .green
          setNeedsLayout()
        }
        """)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    let hands = live.program.hands
    hands.press(XK_l, holding: [XK_Control_L])
    hands.press(XK_s)
    hands.move(90, 90)
    hands.pause(seconds: 0.5)
    hands.button(1, isDown: true)
    hands.button(1, isDown: false)
    #expect(live.shows(0x00FF00), "\(live.program.said)")
    for _ in 0..<2 {
      #expect(live.shows(0xFF0000))
      #expect(live.shows(0x00FF00))
    }
    hands.press(XK_l, holding: [XK_Control_L])
    hands.press(XK_r)
    #expect(live.shows(0xFF0000))
  }

  @Test func `R keeps values that were set and forgets what a touch did before a save`() throws {
    let live = try LiveProgram()
    let members = """
      @IBInspectable var isOn: Bool = false { didSet { setNeedsLayout() } }
      @IBInspectable var tone: Int = 0 { didSet { setNeedsLayout() } }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isOn = true }
      """
    try live.save("isOn ? .green : [UIColor.red, .blue][tone]", members: members)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    let hands = live.program.hands
    hands.click(90, 90)
    #expect(live.shows(0x00FF00))
    try live.save("isOn ? [UIColor.yellow, .cyan][tone] : [.red, .blue][tone]", members: members)
    #expect(live.shows(0xFFFF00), "\(live.program.said)")
    #expect(live.selectInStudio())
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    hands.press(XK_1)
    hands.press(XK_Return)
    #expect(live.showsInStudio(0x00FFFF), "\(live.program.said)")
    live.endTyping()
    hands.press(XK_r)
    #expect(live.showsInStudio(0x0000FF), "\(live.program.said)")
  }

  @Test func `variants of a user's code are agents of their own, which follow values and saves`()
    throws
  {
    let live = try LiveProgram(size: PixelSize(width: 300, height: 300))
    let hands = live.program.hands
    let members = "@IBInspectable var tone: Int = 0 { didSet { setNeedsLayout() } }"
    func save(_ first: String) throws {
      try live.save(
        "traitCollection.userInterfaceStyle == .dark ? [UIColor.red, .blue][tone] "
          + ": [UIColor.\(first), .yellow][tone]", members: members)
    }
    /// Whether at least 100 pixels of each colour come to be in the window.
    func shows(_ size: PixelSize, _ colors: UInt32...) -> Bool {
      live.waits {
        let pixels = hands.pixels(size) ?? []
        return colors.allSatisfy { color in
          pixels.lazy.filter { $0 == color }.prefix(100).count == 100
        }
      }
    }
    let alone = PixelSize(width: 380, height: 380)
    try save("green")
    #expect(shows(alone, 0x00FF00), "\(live.program.said)")
    hands.press(XK_g)
    #expect(shows(alone, 0x00FF00, 0xFF0000), "\(live.program.said)")
    try save("purple")
    #expect(shows(alone, 0x800080, 0xFF0000), "\(live.program.said)")
    let studio = PixelSize(width: 380 + 208 + 304, height: 380 + 44)
    hands.press(XK_h)
    #expect(shows(studio, 0x800080, 0xFF0000), "\(live.program.said)")
    hands.press(XK_Down)
    hands.pause(seconds: 0.5)
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    hands.press(XK_1)
    hands.press(XK_Return)
    #expect(shows(studio, 0xFFFF00, 0x0000FF), "\(live.program.said)")
    hands.press(XK_Escape)
    hands.press(XK_g)
    #expect(shows(studio, 0xFFFF00), "\(live.program.said)")
  }

  @Test func `constraints of a user's view that is ambiguous are drawn in red`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.save(
      ".red",
      """
      guard subviews.isEmpty else { return }
      let part = UIView()
      part.backgroundColor = .green
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      part.widthAnchor.constraint(equalToConstant: 60).isActive = true
      part.heightAnchor.constraint(equalToConstant: 60).isActive = true
      part.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
      """)
    #expect(
      live.waits { hands.pixels(PixelSize(width: 180, height: 180))?.contains(0x00FF00) ?? false })
    #expect(live.selectInStudio())
    hands.press(XK_Down)
    hands.pause(seconds: 0.5)
    func count() -> Int {
      hands.pixels(LiveProgram.studioSize)?.count { $0 == 0xD0211C } ?? 0
    }
    #expect(count() == 0)
    hands.press(XK_v)
    #expect(live.waits { count() > 500 }, "\(live.program.said)")
    hands.press(XK_v)
    #expect(live.waits { count() == 0 })
  }

  @Test func `a user's views are taken apart by depth, and follow a save`() throws {
    let live = try LiveProgram(size: PixelSize(width: 300, height: 300))
    let hands = live.program.hands
    func save(_ color: String) throws {
      try live.save(
        ".red",
        """
        guard subviews.isEmpty else { return }
        let hidden = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
        hidden.backgroundColor = .\(color)
        addSubview(hidden)
        let front = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
        front.backgroundColor = .blue
        addSubview(front)
        """)
    }
    let size = PixelSize(width: 380, height: 380)
    func shows(_ colors: UInt32...) -> Bool {
      live.waits {
        let pixels = hands.pixels(size) ?? []
        return colors.allSatisfy { color in pixels.count { $0 == color } > 30 }
      }
    }
    try save("green")
    #expect(shows(0xFF0000, 0x0000FF), "\(live.program.said)")
    #expect(hands.pixels(size)?.contains(0x00FF00) == false)
    hands.press(XK_e)
    #expect(shows(0xFF0000, 0x0000FF, 0x00FF00), "\(live.program.said)")
    try save("yellow")
    #expect(shows(0xFF0000, 0x0000FF, 0xFFFF00), "\(live.program.said)")
    hands.press(XK_e)
    #expect(live.waits { hands.pixels(size)?.contains(0xFFFF00) == false })
  }
}
