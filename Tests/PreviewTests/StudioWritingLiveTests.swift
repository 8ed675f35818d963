// Values into a user's file from the window: shown first, then written by Return, refused where the file is another.

import CXTest
import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

@Suite(.serialized) struct StudioWritingLiveTests {
  /// The window with the view selected, whose number a person has changed to 1.
  private func changed(members: String = "", further: String = "") throws -> LiveProgram {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.save(
      "[UIColor.red, .green, .blue][tone]",
      members: "@IBInspectable var tone: Int = 0x0 /* red */ { didSet { setNeedsLayout() } }\n"
        + members, further: further)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    #expect(live.selectInStudio())
    // Presses that came after the first line was selected went on to lines behind it.
    hands.pause(seconds: 0.3)
    for _ in 0..<3 { hands.press(XK_Up) }
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    hands.press(XK_1)
    hands.press(XK_Return)
    #expect(live.showsInStudio(0x00FF00), "\(live.program.said)")
    hands.press(XK_Escape)
    return live
  }

  private func text(_ live: LiveProgram) throws -> String {
    try String(contentsOfFile: live.program.folder + "/Dial.swift", encoding: .utf8)
  }

  /// Opens the panel of what would be written, which covers the page, green until then.
  private func showChanges(_ live: LiveProgram) {
    live.program.hands.press(XK_s, holding: [XK_Control_L, XK_Shift_L])
    #expect(live.waits { !live.isShownInStudio(0x00FF00) }, "\(live.program.said)")
  }

  @Test func `Return writes what the panel shows, and Escape does not`() throws {
    let live = try changed()
    let hands = live.program.hands
    let before = try text(live)
    showChanges(live)
    hands.press(XK_Escape)
    #expect(live.showsInStudio(0x00FF00), "\(live.program.said)")
    #expect(try text(live) == before)
    showChanges(live)
    hands.press(XK_Return)
    #expect(live.waits { (try? text(live)) != before })
    #expect(try text(live) == before.replacing("= 0x0 /*", with: "= 0x1 /*"))
    hands.pause(seconds: 3)
    #expect(live.showsInStudio(0x00FF00), "\(live.program.said)")
    // The step before leads to the value that the source had then, and back to the one that it has.
    hands.press(XK_z, holding: [XK_Control_L])
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
    hands.press(XK_z, holding: [XK_Control_L, XK_Shift_L])
    #expect(live.showsInStudio(0x00FF00), "\(live.program.said)")
  }

  @Test func `a file that was changed meanwhile is left alone`() throws {
    let live = try changed()
    let hands = live.program.hands
    showChanges(live)
    let other = try text(live) + "// changed\n"
    try live.write(other)
    hands.press(XK_Return)
    hands.pause(seconds: 1)
    #expect(try text(live) == other)
  }

  @Test func `the values of all views are written at once, a box for each`() throws {
    let live = try changed(
      members: "override init(frame: CGRect) { super.init(frame: frame); addSubview(Dot()) }; "
        + "required init?(coder: NSCoder) { nil }",
      further: "class Dot: UIView { @IBInspectable var shade: Int = 3 }")
    let hands = live.program.hands
    let before = try text(live)
    hands.press(XK_Down)
    live.findInStudio([XK_s, XK_h, XK_a, XK_d, XK_e])
    hands.press(XK_7)
    hands.press(XK_Return)
    live.endTyping()
    showChanges(live)
    // The first box, of the outer view's value, is taken out.
    for key in [XK_Down, XK_space] { hands.press(key) }
    hands.pause(seconds: 1)
    hands.press(XK_Return)
    let one = before.replacing("= 3", with: "= 7")
    #expect(live.waits { (try? text(live)) == one })
    // Until the written file is the one that the window shows.
    hands.pause(seconds: 3)
    showChanges(live)
    hands.press(XK_Return)
    #expect(live.waits { (try? text(live)) == one.replacing("= 0x0 /*", with: "= 0x1 /*") })
  }
}
