// The inspector: what it lists, and each kind of value set by its control and by the keyboard.

import CoreGraphics
import Designables
import ImageCoding
import PropertyForms
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

/// A person at the inspector of a window of 1100 × 791 pixels.
@MainActor
final class StudioHands {
  let harness: Harness

  init(_ request: Request = .seeded) throws {
    harness = try Harness(
      request, size: PixelSize(width: 1100, height: 791), layout: .opened)
  }

  init(_ harness: Harness) { self.harness = harness }

  /// Clicks a line of the outline, from 0.
  func pick(line: Int) { harness.click(100, 44 + 32 + 4 + 24 * CGFloat(line) + 12) }

  /// The frames on the window of labels with a text.
  func labels(_ text: String) -> [CGRect] {
    harness.views(UILabel.self).filter { label in
      label.text == text
        && sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.isHidden }
    }.map { $0.convert($0.bounds, to: harness.stage.root) }
  }

  /// The frame of a property's name in the inspector.
  func row(_ name: String) throws -> CGRect { try #require(labels(name).first { $0.minX > 700 }) }

  /// A place in the control of a property: points from its left edge.
  func control(_ name: String, _ distance: CGFloat = 40) throws -> CGPoint {
    let row = try row(name)
    return CGPoint(x: 797 + 133 + distance, y: row.midY)
  }

  func click(_ point: CGPoint) { harness.click(point.x, point.y) }

  /// Clicks a field, and types in place of its text.
  func type(_ text: String, into name: String, _ distance: CGFloat = 40) throws {
    click(try control(name, distance))
    harness.type("a", .control)
    harness.enter(text)
    harness.press(.return)
  }

  func drag(_ from: CGPoint, by distances: [CGFloat], _ modifiers: Modifiers = []) {
    harness.send(.pointerMoved(harness.pointer(from.x, from.y, modifiers)))
    harness.send(.pointerPressed(harness.pointer(from.x, from.y, modifiers), .primary))
    var x = from.x
    for distance in distances {
      x += distance
      harness.send(.pointerMoved(harness.pointer(x, from.y, modifiers)))
    }
    harness.send(.pointerReleased(harness.pointer(x, from.y, modifiers), .primary))
  }
}

@MainActor @Suite(.ownScreenScale) struct StudioInspectorTests {
  /// The gradient is the outline's first line, the wide button its sixth.
  private func gradient() throws -> StudioHands {
    let hands = try StudioHands()
    hands.pick(line: 0)
    return hands
  }

  private func button() throws -> (StudioHands, FancyButton) {
    let hands = try StudioHands()
    hands.pick(line: 4)
    return (hands, try #require(hands.harness.views(FancyButton.self).first))
  }

  @Test func `the class's own properties come first, in the order of declaration`() throws {
    let hands = try gradient()
    let names = ["LD Gradient View", "Start Color", "End Color", "Angle", "View", "Alpha"]
    let tops = names.map { hands.labels($0).filter { $0.minX > 700 }.map(\.minY).max() }
    #expect(tops.compactMap { $0 } == tops.compactMap { $0 }.sorted())
    #expect(tops.count == names.count)
    #expect(hands.labels("LDGradientView  ·  375 × 140").count == 1)
  }

  @Test func `letters that were pressed before the window knew of the search are typed`() throws {
    let hands = try StudioHands()
    let harness = hands.harness
    // As the server's queue has them: no text follows, as nobody has asked for any.
    harness.stage.send(.keyPressed(KeyEvent(.character("f"), modifiers: .control)))
    for letter in "tag" {
      harness.stage.send(.keyPressed(KeyEvent(.character(letter), text: String(letter))))
    }
    harness.frame()
    let search = try #require(harness.views(InspectorPanel.self).first).search
    #expect(search.text == "tag" && !harness.session.studio.layout.shows(.time))
    harness.enter("s")
    #expect(search.text == "tags")
  }

  /// Sets the gradient's angle to 12.
  private func turned() throws -> StudioHands {
    let hands = try gradient()
    try hands.type("12", into: "Angle", 60)
    return hands
  }

  @Test func `a key gives the edited property its first value back, as a step`() throws {
    let hands = try turned()
    // The pointer rests over another row.
    hands.harness.type("r", .control)
    #expect(try hands.harness.gradient.angle == 270)
    let field = try #require(hands.harness.views(StudioField.self).first { $0.isEditing })
    #expect(field.text == "270")
    hands.harness.press(.escape)
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.angle == 12)
  }

  @Test func `a key gives the property under the pointer its first value back`() throws {
    let hands = try turned()
    hands.harness.press(.escape)
    let row = try hands.row("Angle")
    hands.harness.send(.pointerMoved(hands.harness.pointer(row.minX + 4, row.midY)))
    hands.harness.type("r", .control)
    #expect(try hands.harness.gradient.angle == 270)
    hands.harness.type("r", .control)
    #expect(!hands.labels("Angle has not changed").isEmpty)
    hands.harness.send(.pointerMoved(hands.harness.pointer(300, 700)))
    hands.harness.type("r", .control)
    #expect(!hands.labels("Point at a property to give it its first value back").isEmpty)
  }

  @Test func `a row's menu gives the property its first value back, and says the key`() throws {
    let hands = try turned()
    hands.harness.press(.escape)
    let row = try hands.row("Angle")
    hands.harness.send(
      .pointerPressed(hands.harness.pointer(row.minX + 4, row.midY), .secondary))
    let reset = try #require(hands.labels("Reset Angle").first)
    #expect(!hands.labels("Control-R").isEmpty)
    hands.click(CGPoint(x: reset.midX, y: reset.midY))
    #expect(try hands.harness.gradient.angle == 270)
    // A property that has not changed has no such line.
    hands.harness.send(
      .pointerPressed(hands.harness.pointer(row.minX + 4, row.midY), .secondary))
    #expect(hands.labels("Reset Angle").isEmpty)
    #expect(!hands.labels("Reset the values of what is selected").isEmpty)
  }

  @Test func `a search ends where another view is selected`() throws {
    let hands = try gradient()
    hands.search("angle")
    #expect(hands.labels("Alpha").isEmpty)
    hands.pick(line: 1)
    #expect(!hands.labels("Alpha").isEmpty)
  }

  @Test func `a colour has its whole name where another property has the short one`() throws {
    let hands = try StudioHands()
    hands.pick(line: 6)
    #expect(hands.labels("Text").count { $0.minX > 700 } == 1)
    #expect(hands.labels("Text Color").count == 1)
  }

  @Test func `the tooltip of a name is the source's comment`() throws {
    let hands = try gradient()
    let name = try hands.row("Angle")
    hands.harness.send(.pointerMoved(hands.harness.pointer(name.minX + 4, name.midY)))
    hands.harness.runScheduled()
    let tip = hands.harness.views(UILabel.self).compactMap(\.text).first { $0.hasPrefix("angle\n") }
    #expect(tip?.contains("The direction in degrees, counter-clockwise from east.") == true)
  }

  @Test(arguments: [
    ("45", 45.0), ("360/8", 45), ("pi*0", 0), ("w/2", 187.5), ("h + 2*(3-1)", 144), ("-90", -90),
  ])
  func `a number's field takes numbers and sums`(text: String, angle: Double) throws {
    let hands = try gradient()
    try hands.type(text, into: "Angle", 60)
    #expect(try hands.harness.gradient.angle == CGFloat(angle))
  }

  @Test(arguments: ["360/", "12 px", "nan", "1e999", "(1", "1/0"])
  func `a bad number is red with its reason and changes nothing`(text: String) throws {
    let hands = try gradient()
    let before = hands.harness.screen()
    try hands.type(text, into: "Angle", 60)
    #expect(try hands.harness.gradient.angle == 270)
    #expect(hands.harness.screen()[500, 150] == before[500, 150])
    let reason = hands.harness.views(UILabel.self).compactMap(\.text)
      .first { $0.contains("is not a value for angle") }
    #expect(reason?.contains(text) == true)
    try hands.type("12", into: "Angle", 60)
    #expect(try hands.harness.gradient.angle == 12)
    let reasons = hands.harness.views(UILabel.self).compactMap(\.text)
    #expect(!reasons.contains { $0.contains("is not a value") })
  }

  @Test(arguments: [
    (Key.up, Modifiers(), 271.0), (Key.down, Modifiers(), 269.0), (Key.up, Modifiers.shift, 280.0),
    (Key.down, Modifiers.alt, 269.9),
  ])
  func `the arrow keys step a number`(key: Key, modifiers: Modifiers, angle: Double) throws {
    let hands = try gradient()
    hands.click(try hands.control("Angle", 60))
    hands.harness.press(key, modifiers)
    #expect(try hands.harness.gradient.angle == CGFloat(angle))
  }

  @Test func `the wheel steps the number that has the keyboard`() throws {
    let hands = try gradient()
    let place = try hands.control("Angle", 60)
    let over = hands.harness.pointer(place.x, place.y)
    hands.harness.send(.scrolled(ScrollEvent(pointer: over, deltaX: 0, deltaY: -1)))
    #expect(try hands.harness.gradient.angle == 270)
    #expect(try hands.control("Angle", 60) == place)
    hands.click(place)
    hands.harness.send(.scrolled(ScrollEvent(pointer: over, deltaX: 0, deltaY: -1)))
    #expect(try hands.harness.gradient.angle == 271)
  }

  @Test(arguments: [(Modifiers(), 280.0), (Modifiers.shift, 370.0), (Modifiers.alt, 271.0)])
  func `dragging a number's name scrubs it, and is one step of undo`(
    modifiers: Modifiers, angle: Double
  ) throws {
    let hands = try gradient()
    let name = try hands.row("Angle")
    hands.drag(CGPoint(x: name.minX + 8, y: name.midY), by: [3, 3, 4], modifiers)
    #expect(try hands.harness.gradient.angle == CGFloat(angle))
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.angle == 270)
    hands.harness.type("z", [.control, .shift])
    #expect(try hands.harness.gradient.angle == CGFloat(angle))
  }

  @Test func `the dial turns an angle to the pointer`() throws {
    let hands = try gradient()
    let dial = try hands.control("Angle", 22)
    hands.click(dial)
    #expect(try hands.harness.gradient.angle == 0)
  }

  @Test func `a slider sets a number with a range`() throws {
    let hands = try gradient()
    let place = try hands.control("Alpha", 6)
    hands.click(place)
    #expect(try hands.harness.gradient.alpha == 0)
    #expect(hands.harness.screen()[500, 100] == 0xFFFF_FFFF)
  }

  @Test func `a switch sets a truth value by click and by Space`() throws {
    let hands = try gradient()
    let place = try hands.control("Hidden", 18)
    hands.click(place)
    #expect(try hands.harness.gradient.isHidden)
    hands.click(place)
    #expect(try !hands.harness.gradient.isHidden)
    hands.click(CGPoint(x: 900, y: 780))
  }

  @Test func `a switch and its name alone react, not the empty place beside them`() throws {
    let hands = try gradient()
    for distance: CGFloat in [60, 100, 140] {
      hands.click(try hands.control("Hidden", distance))
      #expect(try !hands.harness.gradient.isHidden, "\(distance)")
    }
    hands.harness.type("z", .control)
    #expect(!hands.labels("Nothing to undo").isEmpty)
    let name = try hands.row("Hidden")
    hands.click(CGPoint(x: name.maxX - 4, y: name.midY))
    #expect(try !hands.harness.gradient.isHidden)
    hands.click(CGPoint(x: name.minX + 8, y: name.midY))
    #expect(try hands.harness.gradient.isHidden)
  }

  @Test func `a text is set while it is typed, as one step`() throws {
    let (hands, button) = try button()
    let place = try #require(hands.labels("Title").first { $0.minX > 700 })
    if place.maxY > 780 { hands.scroll(by: -8) }
    try hands.type("Go", into: "Title")
    #expect(button.title(for: .normal) == "Go")
    hands.harness.press(.escape)
    hands.harness.type("z", .control)
    #expect(button.title(for: .normal) == "Continue")
  }

  @Test func `a colour is set by its digits, by name and taken away`() throws {
    let hands = try gradient()
    try hands.type("#ff0000", into: "Start Color", 60)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(try hands.harness.gradient.startColor == red)
    let pixel = hands.harness.screen()[500, 87]
    #expect(pixel >> 16 & 255 > 240 && pixel & 255 < 20)
    try hands.type("systemGreen", into: "Start Color", 60)
    #expect(try hands.harness.gradient.startColor == .systemGreen)
    hands.click(try hands.control("Start Color", 148))
    #expect(try hands.harness.gradient.startColor == nil)
  }

  @Test func `the picker sets a colour by its plane and by the system's colours`() throws {
    let hands = try gradient()
    let swatch = try hands.control("Start Color", 16)
    hands.click(swatch)
    let panel = CGPoint(x: 1092 - 232, y: swatch.y + 16)
    hands.click(CGPoint(x: panel.x + 12 + 207, y: panel.y + 13))
    let vivid = try #require(try hands.harness.gradient.startColor)
    hands.click(CGPoint(x: panel.x + 12 + 12, y: panel.y + 12 + 128 + 12 + 24 + 16 + 16 + 100 + 12))
    #expect(try hands.harness.gradient.startColor == .systemRed)
    #expect(vivid != .systemRed)
    hands.click(CGPoint(x: 500, y: 700))
    hands.harness.type("z", .control)
    hands.harness.type("z", .control)
    #expect(
      try hands.harness.gradient.startColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  @Test func `the picker's numbers are seen, and set the colour by its parts`() throws {
    let hands = try gradient()
    hands.click(try hands.control("Start Color", 16))
    func field(_ name: String) throws -> StudioField {
      try #require(
        hands.harness.views(StudioField.self).first { $0.accessibilityLabel == name }, "\(name)")
    }
    func type(_ text: String, into name: String) throws {
      let field = try field(name)
      let frame = field.convert(field.bounds, to: hands.harness.stage.root)
      #expect(hands.harness.stage.root.bounds.contains(frame), "\(name)")
      hands.click(CGPoint(x: frame.midX, y: frame.midY))
      hands.harness.type("a", .control)
      hands.harness.enter(text)
      hands.harness.press(.return)
    }
    try type("ff8000", into: "Hexadecimal digits or name")
    #expect(try field("Green").text == "128" && field("Hue in degrees").text == "30")
    try type("0", into: "Red")
    #expect(
      try hands.harness.gradient.startColor == UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1))
    try type("50", into: "Alpha in percent")
    #expect(try field("Hexadecimal digits or name").text == "#00800080")
    hands.harness.press(.up)
    #expect(try field("Alpha in percent").text == "51")
    try type("nothing", into: "Hexadecimal digits or name")
    #expect(try field("Hexadecimal digits or name").isWrong)
    for _ in 0..<2 { hands.harness.press(.escape) }
    #expect(hands.harness.views(ColorPicker.self).isEmpty)
  }

  @Test func `a system colour keeps its name where the picker changes its opacity`() throws {
    let hands = try gradient()
    try hands.type("systemTeal 80%", into: "Start Color", 60)
    hands.harness.press(.escape)
    let color = try #require(try hands.harness.gradient.startColor)
    #expect(color.isDynamic && color.cgColor.alpha == 0.8)
    hands.click(try hands.control("Start Color", 16))
    let field = try #require(
      hands.harness.views(StudioField.self).first { $0.accessibilityLabel == "Alpha in percent" })
    let frame = field.convert(field.bounds, to: hands.harness.stage.root)
    hands.click(CGPoint(x: frame.midX, y: frame.midY))
    hands.harness.type("a", .control)
    hands.harness.enter("40")
    hands.harness.press(.return)
    #expect(hands.harness.views(UITextField.self).contains { $0.text == "systemTeal 40%" })
    for _ in 0..<2 { hands.harness.press(.escape) }
    hands.harness.session.studio.perform(.copy(.swift))
    #expect(
      UIPasteboard.general.string
        == "gradientView.startColor = UIColor.systemTeal.withAlphaComponent(0.4)\n")
  }

  @Test func `a drag over the field is one step`() throws {
    let hands = try gradient()
    let swatch = try hands.control("Start Color", 16)
    let first = try hands.harness.gradient.startColor
    hands.click(swatch)
    hands.drag(
      CGPoint(x: 1092 - 232 + 30, y: swatch.y + 16 + 40), by: Array(repeating: 12, count: 10))
    #expect(try hands.harness.gradient.startColor != first)
    hands.harness.press(.escape)
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.startColor == first)
  }

  @Test func `a colour that was chosen by its name keeps it, in the field and as code`() throws {
    let hands = try gradient()
    try hands.type("systemIndigo", into: "Start Color", 60)
    #expect(hands.harness.views(UITextField.self).contains { $0.text == "systemIndigo" })
    hands.harness.press(.escape)
    hands.harness.session.studio.perform(.copy(.swift))
    #expect(
      UIPasteboard.general.string == "gradientView.startColor = UIColor.systemIndigo\n")
    hands.harness.session.studio.perform(.copy(.runtimeAttributes))
    #expect(UIPasteboard.general.string?.contains("type=\"color\"") == true)
    #expect(hands.harness.session.studio.set("startColor", to: "#102030"))
    hands.harness.type("z", .control)
    #expect(hands.harness.views(UITextField.self).contains { $0.text == "systemIndigo" })
  }

  @Test func `the dropper takes a colour from the page, which the picker offers from then on`()
    throws
  {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    hands.search("background")
    let swatch = try hands.control("Background", 16)
    hands.click(swatch)
    let panel = CGPoint(x: 1092 - 232, y: swatch.y + 16)
    hands.click(CGPoint(x: panel.x + 12 + 194, y: panel.y + 12 + 128 + 12 + 20))
    // The second view, which is orange.
    let orange = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
    let place = CGPoint(x: 314 + 270, y: 84 + 210)
    hands.harness.send(.pointerMoved(hands.harness.pointer(place.x, place.y)))
    #expect(hands.labels("#FF9500").contains { $0.minX > place.x && $0.minX < 700 })
    hands.click(place)
    #expect(try hands.kinds(0).backgroundColor == orange)
    #expect(hands.harness.views(UITextField.self).contains { $0.text == "#FF9500" })
    hands.harness.type("z", .control)
    #expect(try hands.kinds(0).backgroundColor == .systemTeal)
    hands.click(swatch)
    hands.click(CGPoint(x: panel.x + 24, y: panel.y + 296 + 3 * 32 + 16 + 8))
    #expect(try hands.kinds(0).backgroundColor == orange)
  }

  @Test func `Escape ends the dropper`() throws {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    hands.search("background")
    let swatch = try hands.control("Background", 16)
    hands.click(swatch)
    hands.click(CGPoint(x: 1092 - 232 + 206, y: swatch.y + 16 + 172))
    hands.harness.press(.escape)
    hands.harness.send(.pointerMoved(hands.harness.pointer(314 + 270, 84 + 210)))
    hands.click(CGPoint(x: 314 + 270, y: 84 + 210))
    #expect(try hands.kinds(0).backgroundColor == .systemTeal)
  }

  @Test func `a list sets a choice by click and by keys`() throws {
    let hands = try gradient()
    hands.search("content mode")
    let place = try hands.control("Content Mode", 60)
    hands.click(place)
    let name = try #require(hands.labels("Scale Aspect Fit").first)
    hands.click(CGPoint(x: name.midX, y: name.midY))
    #expect(try hands.harness.gradient.contentMode == .scaleAspectFit)
    hands.harness.press(.down)
    #expect(try hands.harness.gradient.contentMode == .scaleAspectFill)
    hands.harness.press(.space)
    hands.harness.press(.down)
    hands.harness.press(.return)
    #expect(try hands.harness.gradient.contentMode == .redraw)
  }

  @Test func `a mark shows that a value was changed, and a press on it gives the first one back`()
    throws
  {
    let hands = try gradient()
    let before = hands.harness.screen()
    try hands.type("90", into: "Angle", 60)
    hands.harness.press(.escape)
    let name = try hands.row("Angle")
    #expect(hands.harness.screen()[Int(name.minX) - 9, Int(name.midY)] == 0xFF0A_66E0)
    hands.click(CGPoint(x: name.minX - 8, y: name.midY))
    #expect(try hands.harness.gradient.angle == 270)
    hands.harness.send(.pointerMoved(hands.harness.pointer(500, 780)))
    hands.harness.send(.pointerMoved(hands.harness.pointer(100, 92)))
    #expect(hands.harness.screen().hasSamePixels(as: before))
  }

  @Test func `the search field filters the names`() throws {
    let hands = try gradient()
    hands.harness.type("f", .control)
    for character in "corner" {
      hands.harness.send(.textEntered(String(character)))
    }
    #expect(hands.labels("Corner Radius").count == 1)
    #expect(hands.labels("Angle").isEmpty)
    #expect(hands.labels("Alpha").isEmpty)
    hands.harness.press(.escape)
    #expect(hands.labels("Angle").count == 1)
  }

  @Test func `Tab goes from field to field`() throws {
    let hands = try gradient()
    hands.click(try hands.control("Angle", 60))
    hands.harness.press(.tab, .shift)
    hands.harness.press(.tab)
    hands.harness.press(.up)
    #expect(try hands.harness.gradient.angle == 271)
    hands.harness.press(.escape)
    hands.harness.press(.right)
    #expect(try hands.harness.gradient.angle == 276)
  }

  @Test func `values follow what is done on the page`() throws {
    let hands = try gradient()
    hands.harness.press(.right)
    let fields = hands.harness.views(UITextField.self).compactMap(\.text)
    #expect(fields.contains("275"))
  }

  @Test func `the inspector of an idle page asks for no frame`() throws {
    let hands = try gradient()
    hands.harness.wait(1)
    #expect(!hands.harness.stage.needsFrame)
    #expect(hands.harness.stage.nextFrameDelay == nil)
  }

  @Test func `1,000 edits undone one by one end in the first frame, redone in the last`() throws {
    let (hands, button) = try button()
    let properties: [(String, (Int) -> String)] = [
      ("cornerRadius", { "\($0 % 31)" }), ("borderWidth", { "\($0 % 7).5" }),
      ("title", { "T\($0)" }), ("alpha", { "0.\($0 % 9 + 1)" }),
      ("borderColor", { "#\(100_000 + $0 * 37 % 899_999)" }),
      ("enableGradientBackground", { $0 % 2 == 0 ? "true" : "false" }),
      ("gradientColor1", { "#\(200_000 + $0 * 91 % 799_999)" }),
    ]
    let studio = hands.harness.session.studio
    hands.harness.send(.pointerMoved(hands.harness.pointer(500, 785)))
    let first = hands.harness.screen()
    var (seed, count) = (UInt64(7), 0)
    for index in 0..<1000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (name, value) = properties[Int(seed >> 33) % properties.count]
      if studio.set(name, to: value(index)) { count += 1 }
    }
    hands.harness.frame()
    let last = hands.harness.screen()
    #expect(count > 900)
    #expect(!last.hasSamePixels(as: first))
    for _ in 0..<1000 { studio.perform(.undo) }
    hands.harness.runScheduled()
    hands.harness.frame()
    #expect(hands.harness.screen().hasSamePixels(as: first))
    for _ in 0..<1000 { studio.perform(.redo) }
    hands.harness.runScheduled()
    hands.harness.frame()
    #expect(hands.harness.screen().hasSamePixels(as: last))
    _ = button
  }
}

extension StudioHands {
  /// Turns the wheel over the inspector.
  func scroll(by notches: Double) {
    let over = harness.pointer(900, 400)
    harness.send(.scrolled(ScrollEvent(pointer: over, deltaX: 0, deltaY: notches)))
  }
}
