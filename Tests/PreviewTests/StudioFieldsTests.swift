// The fields of the inspector: their values after undo, ranges, several clicks, words for what is refused.

import CoreGraphics
import Designables
import Messages
import Pages
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

extension StudioHands {
  /// A person at the inspector of a view whose comments say ranges.
  static func atRing() throws -> StudioHands {
    let hands = StudioHands(
      try Harness(page: try InProcessPage(PageScene(), of: RingModule())))
    hands.pick(line: 0)
    return hands
  }

  var ring: RingView {
    get throws { try #require(harness.views(RingView.self).first) }
  }

  /// A field or text box in the row of a property.
  func editor(_ name: String, at index: Int = 0) throws -> UIView {
    func takers(in view: UIView) -> [UIView] {
      view is StudioField || view is StudioTextBox ? [view] : view.subviews.flatMap(takers)
    }
    let row = try #require(harness.views(PropertyRow.self).first { $0.words == name }, "\(name)")
    let all = takers(in: row)
    return try #require(all.indices.contains(index) ? all[index] : nil)
  }

  /// The middle of a field.
  func place(of editor: UIView) -> CGPoint {
    editor.convert(
      CGPoint(x: editor.bounds.midX, y: min(12, editor.bounds.midY)), to: harness.stage.root)
  }

  /// Clicks a field, and types in place of its text; sets it by Return where `sets`.
  func write(_ text: String, into name: String, at index: Int = 0, sets: Bool = true) throws {
    click(place(of: try editor(name, at: index)))
    harness.type("a", .control)
    harness.enter(text)
    if sets { harness.press(.return) }
  }

  /// The text of a field or text box.
  func text(_ name: String, at index: Int = 0) throws -> String? {
    let editor = try editor(name, at: index)
    return (editor as? StudioField)?.text ?? (editor as? StudioTextBox)?.text
  }

  /// Clicks several times at one place, which is long after what was done before second `time`.
  func click(_ place: CGPoint, times: Int, at time: TimeInterval) {
    for _ in 0..<times {
      let pointer = PointerEvent(position: place, time: time)
      harness.send(.pointerMoved(pointer))
      harness.send(.pointerPressed(pointer, .primary))
      harness.send(.pointerReleased(pointer, .primary))
    }
  }
}

@MainActor @Suite(.ownScreenScale) struct StudioFieldsTests {
  // MARK: Values from elsewhere

  @Test func `the edited number shows what undo and redo set, and Tab sets nothing then`() throws {
    let hands = try StudioHands.atRing()
    try hands.write("4", into: "Line Width")
    #expect(try hands.ring.lineWidth == 4)
    hands.harness.type("z", .control)
    #expect(try hands.ring.lineWidth == 12 && hands.text("Line Width") == "12")
    hands.harness.type("z", [.control, .shift])
    #expect(try hands.ring.lineWidth == 4 && hands.text("Line Width") == "4")
    hands.harness.type("z", .control)
    hands.harness.press(.tab)
    #expect(try hands.ring.lineWidth == 12 && hands.text("Line Width") == "12")
    hands.harness.press(.escape)
    hands.harness.type("z", [.control, .shift])
    #expect(try hands.ring.lineWidth == 4)
  }

  @Test func `the edited text, inset and colour show what undo sets`() throws {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    try hands.write("Two", into: "Words")
    #expect(try hands.kinds.words == "Two")
    hands.harness.type("z", .control)
    #expect(try hands.text("Words") == "One line")
    // The text that is typed then is a step of its own.
    hands.harness.enter("Three")
    #expect(try hands.kinds.words == "Three")
    hands.harness.type("z", .control)
    #expect(try hands.kinds.words == "One line")
    hands.harness.press(.tab)
    #expect(try hands.kinds.words == "One line" && hands.text("Words") == "One line")
    try hands.write("9", into: "Insets", at: 1)
    #expect(try hands.kinds.insets.left == 9)
    hands.harness.type("z", .control)
    #expect(try hands.text("Insets", at: 1) == "8")
    hands.harness.press(.tab)
    #expect(try hands.kinds.insets == UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16))
    let gallery = try StudioHands()
    gallery.pick(line: 0)
    let first = try gallery.text("Start Color")
    try gallery.write("#ff0000", into: "Start Color")
    gallery.harness.type("z", .control)
    #expect(try gallery.text("Start Color") == first)
    gallery.harness.press(.tab)
    #expect(
      try gallery.harness.gradient.startColor
        == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  @Test func `the edited field follows a value that is set elsewhere, unless another is typed`()
    throws
  {
    let hands = try StudioHands.atRing()
    hands.click(hands.place(of: try hands.editor("Line Width")))
    #expect(hands.harness.session.studio.set("lineWidth", to: "20"))
    hands.harness.frame()
    #expect(try hands.text("Line Width") == "20")
    hands.harness.enter("7")
    #expect(hands.harness.session.studio.set("lineWidth", to: "30"))
    hands.harness.frame()
    #expect(try hands.text("Line Width") == "7")
  }

  @Test func `undo takes back first what is typed and not set`() throws {
    let hands = try StudioHands.atRing()
    try hands.write("4", into: "Line Width")
    hands.harness.enter("9")
    hands.harness.type("z", .control)
    #expect(try hands.text("Line Width") == "4" && hands.ring.lineWidth == 4)
    hands.harness.type("z", .control)
    #expect(try hands.text("Line Width") == "12" && hands.ring.lineWidth == 12)
  }

  @Test func `undo works beside the open colours`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    hands.click(try hands.control("Start Color", 16))
    let red = try #require(
      hands.harness.views(ColorSwatch.self).first { $0.words == "systemRed" })
    hands.click(red.convert(CGPoint(x: 12, y: 12), to: hands.harness.stage.root))
    #expect(try hands.harness.gradient.startColor == .systemRed)
    hands.harness.type("z", .control)
    let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    #expect(try hands.harness.gradient.startColor == blue)
    #expect(hands.harness.views(ColorPicker.self).count == 1)
    hands.harness.type("z", [.control, .shift])
    #expect(try hands.harness.gradient.startColor == .systemRed)
  }

  // MARK: Ranges

  @Test(arguments: [
    ("Line Width", "41", "1 to 40"), ("Line Width", "360/7", "1 to 40"),
    ("Line Width", "0.5", "1 to 40"), ("Count", "6", "1 to 5"), ("Alpha", "1.5", "0 to 1"),
    ("Alpha", "-1", "0 to 1"), ("Opacity", "2", "0 to 1"), ("Corner Radius", "-1", "0 or more"),
    ("Border Width", "-0.5", "0 or more"),
  ])
  func `a number out of its range is red with the range, and the view stays`(
    name: String, text: String, reason: String
  ) throws {
    let hands = try StudioHands.atRing()
    let row = try #require(hands.harness.views(PropertyRow.self).first { $0.words == name })
    hands.harness.views(InspectorPanel.self).first?.reveal(row)
    hands.harness.frame()
    let before = row.property.value
    try hands.write(text, into: name)
    #expect(row.property.value == before)
    #expect((try hands.editor(name) as? StudioField)?.isWrong == true)
    #expect(hands.labels(reason).count == 1)
    #expect(hands.harness.session.studio.model.history.canUndo == false)
  }

  @Test func `the ends of a range are taken, and a number without one has none`() throws {
    let hands = try StudioHands.atRing()
    for (text, width) in [("20*2", 40.0), ("1", 1)] {
      try hands.write(text, into: "Line Width")
      #expect(try hands.ring.lineWidth == CGFloat(width))
    }
    try hands.write("75", into: "Progress")
    #expect(try hands.ring.progress == 75)
    // A value that is set otherwise is not checked.
    #expect(hands.harness.session.studio.set("lineWidth", to: "50"))
    #expect(try hands.ring.lineWidth == 50)
  }

  @Test func `steps and drags end where the range does`() throws {
    let hands = try StudioHands.atRing()
    try hands.write("5", into: "Count")
    hands.harness.press(.up)
    #expect(try hands.ring.count == 5)
    hands.harness.press(.down, .shift)
    #expect(try hands.ring.count == 1)
    let name = try hands.row("Line Width")
    hands.drag(CGPoint(x: name.minX + 8, y: name.midY), by: [20, 30])
    #expect(try hands.ring.lineWidth == 40)
    hands.drag(CGPoint(x: name.minX + 8, y: name.midY), by: [-60])
    #expect(try hands.ring.lineWidth == 1)
    let row = try #require(
      hands.harness.views(PropertyRow.self).first { $0.words == "Corner Radius" })
    hands.harness.views(InspectorPanel.self).first?.reveal(row)
    hands.harness.frame()
    hands.click(hands.place(of: try hands.editor("Corner Radius")))
    hands.harness.press(.down)
    #expect(try hands.ring.layer.cornerRadius == 0)
    hands.harness.press(.up)
    #expect(try hands.ring.layer.cornerRadius == 1)
  }

  // MARK: Several clicks

  @Test func `a double click selects the number, in a field that is edited or not`() throws {
    let hands = try StudioHands.atRing()
    try hands.write("-20.5", into: "Progress")
    let place = hands.place(of: try hands.editor("Progress"))
    hands.click(place, times: 1, at: 1)
    hands.click(place, times: 2, at: 2)
    hands.harness.enter("5")
    hands.harness.press(.return)
    #expect(try hands.ring.progress == 5)
    hands.harness.press(.escape)
    #expect(hands.harness.session.takesText == false)
    hands.click(place, times: 2, at: 3)
    hands.harness.enter("6")
    hands.harness.press(.return)
    #expect(try hands.ring.progress == 6)
  }

  @Test func `in a text a double click selects the word, and a triple click all`() throws {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    let editor = try hands.editor("Words")
    let place = editor.convert(CGPoint(x: 14, y: 12), to: hands.harness.stage.root)
    hands.click(place, times: 1, at: 1)
    hands.click(place, times: 2, at: 2)
    hands.harness.enter("Two")
    #expect(try hands.kinds.words == "Two line")
    hands.click(place, times: 3, at: 3)
    hands.harness.enter("All")
    #expect(try hands.kinds.words == "All")
    // The first click gives the box the keyboard: the next ones select nothing less.
    hands.harness.press(.escape)
    #expect(hands.harness.session.studio.set("words", to: "Four five"))
    hands.harness.frame()
    hands.click(place, times: 2, at: 4)
    hands.harness.enter("Six")
    #expect(try hands.kinds.words == "Six")
  }

  // MARK: Refusals

  @Test func `Escape, leaving and a good value take the words for a refused one away`() throws {
    let hands = try StudioHands.atRing()
    func isRefused() throws -> Bool {
      let field = try hands.editor("Line Width") as? StudioField
      let words = "“abc” is not a value for lineWidth: write a number, such as 12.5"
      #expect(field?.isWrong == !hands.labels(words).isEmpty)
      return field?.isWrong == true
    }
    try hands.write("abc", into: "Line Width")
    #expect(try isRefused())
    hands.harness.press(.escape)
    #expect(try !isRefused() && hands.text("Line Width") == "12")
    try hands.write("abc", into: "Line Width")
    #expect(try isRefused())
    hands.click(CGPoint(x: 500, y: 780))
    #expect(try !isRefused() && hands.text("Line Width") == "12")
    try hands.write("abc", into: "Line Width")
    #expect(try isRefused())
    hands.harness.type("a", .control)
    hands.harness.enter("12")
    hands.harness.press(.return)
    #expect(try !isRefused())
    // A bad value that is left is told of too.
    try hands.write("abc", into: "Line Width", sets: false)
    hands.harness.press(.tab)
    #expect(try isRefused())
    #expect(hands.harness.session.studio.set("lineWidth", to: "20"))
    hands.harness.frame()
    #expect(try !isRefused() && hands.text("Line Width") == "20")
  }
}
