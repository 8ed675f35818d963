// A person's input on a page of a user's code reaches that code, as it does in the gallery.

import CXTest
import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

@Suite(.serialized) struct LiveInputTests {
  private let red: UInt32 = 0xFF0000
  private let green: UInt32 = 0x00FF00
  private let blue: UInt32 = 0x0000FF
  private let black: UInt32 = 0

  /// The page's first pixel is at 40, 40.
  @Test func `two fingers on a page touch, tap, pinch and turn`() throws {
    let server = try PrivateXServer()
    let proxy = try #require(XProxy(to: server))
    let live = try LiveProgram(["DISPLAY": proxy.display], on: server)
    try live.save(
      "color",
      members: """
        var color = UIColor.red
        override init(frame: CGRect) {
          super.init(frame: frame)
          isMultipleTouchEnabled = true
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          tap.numberOfTouchesRequired = 2
          addGestureRecognizer(tap)
          addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
          addGestureRecognizer(
            UIRotationGestureRecognizer(target: self, action: #selector(turned(_:))))
        }
        required init?(coder: NSCoder) { fatalError() }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          if event?.allTouches?.count == 2 { show(.black) }
        }
        @objc func tapped() { show(.green) }
        @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
          if abs(pinch.scale - 2) < 0.001 { show(.blue) }
        }
        @objc func turned(_ turn: UIRotationGestureRecognizer) {
          if abs(turn.rotation - .pi / 2) < 0.001 { show(.white) }
        }
        func show(_ color: UIColor) {
          self.color = color
          setNeedsLayout()
        }
        """)
    #expect(live.shows(red), "\(live.program.said)")
    let screen = try #require(
      FakeTouchScreen(proxy, on: server, window: live.program.hands.window))
    func touch(_ kind: FakeTouchScreen.Kind, _ finger: Int, _ x: Double, _ y: Double) {
      screen.say(kind, finger: finger, x: x, y: y, isFirst: finger == 1, time: 1000)
    }
    touch(.begin, 1, 60, 60)
    touch(.begin, 2, 100, 60)
    #expect(live.shows(black), "\(live.program.said)")
    touch(.end, 1, 60, 60)
    touch(.end, 2, 100, 60)
    #expect(live.shows(green), "\(live.program.said)")
    touch(.begin, 1, 60, 60)
    touch(.begin, 2, 90, 60)
    touch(.update, 2, 120, 60)
    #expect(live.shows(blue), "\(live.program.said)")
    touch(.end, 2, 120, 60)
    touch(.end, 1, 60, 60)
    touch(.begin, 1, 60, 60)
    touch(.begin, 2, 100, 60)
    touch(.update, 2, 60, 100)
    #expect(live.shows(0xFFFFFF), "\(live.program.said)")
  }

  @Test func `a page's code hears of every place that the pointer passed`() throws {
    let server = try PrivateXServer()
    let proxy = try #require(XProxy(to: server))
    let live = try LiveProgram(["DISPLAY": proxy.display], on: server)
    try live.save(
      "passed == [61, 62, 63, 64, 65, 66] ? .green : .red",
      members: """
        var passed: [CGFloat] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          for touch in touches {
            passed += (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self).x }
          }
          setNeedsLayout()
        }
        """)
    #expect(live.shows(red), "\(live.program.said)")
    let screen = try #require(
      FakeTouchScreen(proxy, on: server, window: live.program.hands.window))
    screen.say(.begin, finger: 1, x: 100, y: 60, isFirst: true, time: 1000)
    for step in 1...6 {
      screen.say(.update, finger: 1, x: 100 + Double(step), y: 60, isFirst: true, time: 1000 + step)
    }
    #expect(live.shows(green), "\(live.program.said)")
  }

  @Test func `what is done while a page's code is busy is not lost`() throws {
    let live = try LiveProgram()
    try live.save(
      "ends == 2 ? .green : .red",
      members: """
        var ends = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          Thread.sleep(forTimeInterval: 0.2)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          ends += 1
          setNeedsLayout()
        }
        """)
    #expect(live.shows(red), "\(live.program.said)")
    for _ in 0..<2 { live.program.hands.click(90, 90) }
    #expect(live.shows(green), "\(live.program.said)")
  }

  @Test func `the wheel scrolls a page's scroll view`() throws {
    let live = try LiveProgram()
    try live.save(
      ".white",
      members: """
        override init(frame: CGRect) {
          super.init(frame: frame)
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          scroll.contentSize = CGSize(width: 100, height: 300)
          for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            let band = UIView(frame: CGRect(x: 0, y: 100 * index, width: 100, height: 100))
            band.backgroundColor = color
            scroll.addSubview(band)
          }
          addSubview(scroll)
        }
        required init?(coder: NSCoder) { fatalError() }
        """)
    let hands = live.program.hands
    #expect(live.shows(red), "\(live.program.said)")
    hands.move(90, 90)
    for _ in 0..<2 { hands.wheel(5) }
    #expect(live.shows(green))
    for _ in 0..<9 { hands.wheel(5) }
    #expect(live.shows(blue))
    for _ in 0..<9 { hands.wheel(4) }
    #expect(live.shows(red))
  }

  @Test func `S starts a view that declares start…(), and the arrows turn one with an angle`()
    throws
  {
    let live = try LiveProgram()
    try live.save(
      "[0: .red, 5: .green, 50: .blue][angle] ?? .white",
      members: """
        @IBInspectable var angle: CGFloat = 0 { didSet { setNeedsLayout() } }
        func startle() { angle = 1 }
        func startShow() { angle = 50 }
        func startAgain() { angle = 2 }
        """)
    #expect(live.shows(red), "\(live.program.said)")
    live.program.hands.press(XK_Right)
    #expect(live.shows(green), "\(live.program.said)")
    live.program.hands.press(XK_s)
    #expect(live.shows(blue), "\(live.program.said)")
  }

  @Test func `a drag turns a view with an angle, unless that takes touches itself`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    /// The page is 100 × 100 points at 40, 40: from its middle straight up.
    func drag() {
      hands.move(90, 90)
      hands.button(1, isDown: true)
      hands.move(90, 60)
      hands.button(1, isDown: false)
    }
    let angle = "@IBInspectable var angle: CGFloat = 0 { didSet { setNeedsLayout() } }"
    try live.save("angle == 0 ? .red : angle == 90 ? .green : .white", members: angle)
    #expect(live.shows(red), "\(live.program.said)")
    drag()
    #expect(live.shows(green), "\(live.program.said)")
    hands.press(XK_r)
    #expect(live.shows(red), "\(live.program.said)")
    try live.save(
      "angle != 0 ? .white : hasMoved ? .blue : .black",
      members: angle + """

        var hasMoved = false { didSet { setNeedsLayout() } }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          hasMoved = true
        }
        """)
    #expect(live.shows(black), "\(live.program.said)")
    drag()
    #expect(live.shows(blue), "\(live.program.said)")
  }

  @Test func `text goes to and from other programs' clipboards through a page's field`() throws {
    let server = try PrivateXServer()
    let live = try LiveProgram(on: server)
    try live.save(
      "colors[field.text ?? \"\"] ?? (field.isEditing ? .blue : .red)",
      members: """
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let colors: [String: UIColor] = ["折线é": .green, "折线é折线é": .black]
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(field)
          field.addTarget(self, action: #selector(paint), for: .allEditingEvents)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func paint() { setNeedsLayout() }
        """)
    let hands = live.program.hands
    let peer = try #require(ClipboardPeer(server.display))
    func press(_ key: Int32) { hands.press(key, holding: [XK_Control_L]) }
    func shows(_ color: UInt32) -> Bool {
      live.waits {
        peer.serve()
        return live.isShown(color)
      }
    }
    #expect(live.shows(red), "\(live.program.said)")
    peer.copy(Array("折线é".utf8))
    hands.click(90, 55)
    #expect(shows(blue), "\(live.program.said)")
    press(XK_v)
    #expect(shows(green), "\(live.program.said)")
    // Text copied here replaces the other program's, and comes back from this one.
    press(XK_v)
    #expect(shows(black), "\(live.program.said)")
    press(XK_a)
    press(XK_c)
    peer.paste()
    #expect(
      live.waits {
        peer.serve()
        let text = peer.pasted.map { String(decoding: $0, as: UTF8.self) }
        // Asked before the program had copied it, it was the old text.
        if peer.wasRefused || text != nil, text != "折线é折线é" { peer.paste() }
        return text == "折线é折线é"
      }, "\(live.program.said)")
  }
}
