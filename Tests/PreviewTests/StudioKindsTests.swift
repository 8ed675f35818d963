// Kinds of values with controls of several parts: insets, lines of text, images, fonts, lists, option sets.

import CoreGraphics
import Messages
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioKindsTests {
  private func hands() throws -> StudioHands {
    let hands = try StudioHands.atKinds()
    hands.pick(line: 0)
    return hands
  }

  /// The left edge of the controls, and the width of one without a button for none.
  private let left: CGFloat = 930
  private let width: CGFloat = 158

  @Test func `insets have a field at each side of a square`() throws {
    let hands = try hands()
    let top = try hands.row("Insets").minY
    let places = [(79.0, 12.0, "1"), (30, 40, "2"), (79, 68, "3"), (128, 40, "4")]
    for (x, y, text) in places {
      hands.click(CGPoint(x: left + x, y: top + y))
      hands.harness.type("a", .control)
      hands.harness.send(.textEntered(text))
      hands.harness.press(.return)
      hands.harness.press(.escape)
    }
    #expect(try hands.kinds.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    hands.harness.type("z", .control)
    #expect(try hands.kinds.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 16))
  }

  @Test func `a text's box grows with its lines, and Shift-Return begins one`() throws {
    let hands = try hands()
    let below = try hands.row("Picture").minY
    hands.click(try hands.control("Words", 60))
    hands.harness.type("a", .control)
    hands.harness.send(.textEntered("One"))
    hands.harness.press(.return, .shift)
    hands.harness.send(.textEntered("Two"))
    #expect(try hands.kinds.words == "One\nTwo")
    let lower = try hands.row("Picture").minY
    #expect(lower > below + 12 && lower < below + 18)
    hands.harness.press(.return)
    hands.harness.press(.escape)
    hands.harness.type("z", .control)
    #expect(try hands.kinds.words == "One line")
    #expect(try hands.row("Picture").minY == below)
  }

  @Test func `an image is chosen from the list by its name, and taken away by none`() throws {
    let hands = try hands()
    hands.click(try hands.control("Picture", 80))
    hands.harness.send(.textEntered("heart"))
    hands.harness.press(.return)
    #expect(try hands.kinds.picture?.lookupName == "heart")
    #expect(try hands.kinds.picture?.isSymbolImage == true)
    #expect(hands.labels("heart").count == 1)
    hands.click(try hands.control("Picture", 80))
    hands.harness.send(.textEntered("star.fill"))
    hands.harness.press(.return)
    #expect(try hands.kinds.picture?.lookupName == "star.fill")
    hands.click(try hands.control("Picture", 80))
    // The list's line, not the hint of an empty field.
    let none = try #require(hands.labels("None").last)
    hands.click(CGPoint(x: none.midX, y: none.midY))
    #expect(try hands.kinds.picture == nil)
    hands.harness.type("z", .control)
    #expect(try hands.kinds.picture?.lookupName == "star.fill")
  }

  @Test func `a font has a family, a style and a size, or a text style`() throws {
    let hands = try hands()
    let line = try hands.row("Font").midY
    hands.click(CGPoint(x: left + 30, y: line + 28))
    let bold = try #require(hands.labels("Bold").first)
    hands.click(CGPoint(x: bold.midX, y: bold.midY))
    #expect(try hands.kinds.font == .boldSystemFont(ofSize: 17))
    hands.click(CGPoint(x: left + 135, y: line + 28))
    hands.harness.type("a", .control)
    hands.harness.send(.textEntered("20"))
    hands.harness.press(.return)
    hands.harness.press(.up)
    #expect(try hands.kinds.font == .boldSystemFont(ofSize: 21))
    hands.harness.press(.escape)
    hands.click(CGPoint(x: left + 60, y: line))
    hands.harness.send(.textEntered("Title 1"))
    hands.harness.press(.return)
    #expect(try hands.kinds.font == .preferredFont(forTextStyle: .title1))
    let family = try #require(UIFont.familyNames.first { $0.hasPrefix("DejaVu Sans") })
    hands.click(CGPoint(x: left + 60, y: line))
    hands.harness.send(.textEntered(family))
    hands.harness.press(.return)
    #expect(try hands.kinds.font.familyName == family)
  }

  @Test func `values of a list are set, added, moved and taken away`() throws {
    let hands = try hands()
    hands.search("numbers")
    let line = try hands.row("Numbers").midY
    hands.click(CGPoint(x: left + 60, y: line))
    hands.harness.type("a", .control)
    hands.harness.send(.textEntered("7"))
    hands.harness.press(.return)
    hands.harness.press(.escape)
    #expect(try hands.kinds.numbers == [7, 2, 3])
    hands.click(CGPoint(x: left + 40, y: line + 3 * 28))
    #expect(try hands.kinds.numbers == [7, 2, 3, 3])
    hands.click(CGPoint(x: left + width - 10, y: line + 28))
    #expect(try hands.kinds.numbers == [7, 3, 3])
    hands.dragDown(CGPoint(x: left + 6, y: line), by: [10, 20, 26])
    #expect(try hands.kinds.numbers == [3, 3, 7])
    hands.harness.type("z", .control)
    #expect(try hands.kinds.numbers == [7, 3, 3])
  }

  @Test func `the members of an option set have ticks`() throws {
    let hands = try hands()
    hands.search("edges")
    let bottom = try #require(hands.labels("Bottom").first)
    hands.click(CGPoint(x: bottom.minX - 14, y: bottom.midY))
    #expect(try hands.kinds.edges == [.top, .left, .bottom])
    let top = try #require(hands.labels("Top").first)
    hands.click(CGPoint(x: top.minX, y: top.midY))
    #expect(try hands.kinds.edges == [.left, .bottom])
  }

  @Test func `members of an option set without a name stay`() throws {
    let hands = try StudioHands.atKinds()
    let unnamed = UIRectEdge(rawValue: 64)
    try hands.kinds.edges = [.top, unnamed]
    hands.pick(line: 0)
    hands.search("edges")
    for wanted: UIRectEdge in [[.top, .bottom, unnamed], [.top, unnamed]] {
      let bottom = try #require(hands.labels("Bottom").first)
      hands.click(CGPoint(x: bottom.minX - 14, y: bottom.midY))
      let edges = try hands.kinds.edges.rawValue
      #expect(edges == wanted.rawValue)
    }
  }

  @Test(arguments: [
    ("nil", "top"), ("none", "top"), ("top", "none"), ("left,8", "top,left,8"), ("top,8", "8"),
  ])
  func `a tick changes its member alone`(value: String, edited: String) throws {
    let property = PageProperty(
      name: "edges", readableName: "Edges", kind: "options", choices: ["top", "left"],
      isOptional: true, value: value)
    let control = OptionsControl(property)
    control.show(property)
    var text: String?
    control.onEdit = { text = $0.text }
    let box = try #require(control.subviews.compactMap { $0 as? TickBox }.first)
    box.onPress?()
    #expect(text == edited)
  }

  @Test func `a value of a kind without a control is shown`() throws {
    let hands = try hands()
    hands.search("span")
    #expect(hands.labels("Span").count == 1)
    #expect(hands.labels("0.0...1.0").count == 1)
  }

  @Test func `pairs of a dictionary are set, added, renamed and taken away`() throws {
    let hands = try hands()
    hands.search("table")
    let line = try hands.row("Table").midY
    func type(_ text: String, at point: CGPoint) {
      hands.click(point)
      hands.harness.type("a", .control)
      hands.harness.send(.textEntered(text))
      hands.harness.press(.return)
      hands.harness.press(.escape)
    }
    type("7", at: CGPoint(x: left + 90, y: line))
    #expect(try hands.kinds.table == ["a": 7, "b": 2])
    hands.click(CGPoint(x: left + 20, y: line + 2 * 28))
    #expect(try hands.kinds.table == ["a": 7, "b": 2, "key": 2])
    type("c", at: CGPoint(x: left + 20, y: line))
    #expect(try hands.kinds.table == ["b": 2, "c": 7, "key": 2])
    hands.click(CGPoint(x: left + width - 10, y: line + 2 * 28))
    #expect(try hands.kinds.table == ["b": 2, "c": 7])
    hands.harness.type("z", .control)
    hands.harness.type("z", .control)
    #expect(try hands.kinds.table == ["a": 7, "b": 2, "key": 2])
  }

  @Test func `a key that another pair has is refused`() throws {
    let hands = try hands()
    hands.search("table")
    hands.click(CGPoint(x: left + 20, y: try hands.row("Table").midY))
    hands.harness.type("a", .control)
    hands.harness.send(.textEntered("b"))
    hands.harness.press(.return)
    #expect(try hands.kinds.table == ["a": 1, "b": 2])
    let reasons = hands.harness.views(UILabel.self).compactMap(\.text)
    #expect(reasons.contains { $0.contains("with each key once") })
  }
}

extension StudioHands {
  func dragDown(_ from: CGPoint, by distances: [CGFloat], _ modifiers: Modifiers = []) {
    drag(from, through: distances.map { CGPoint(x: 0, y: $0) }, modifiers)
  }

  /// Presses, moves by each of the distances, and lets go.
  func drag(_ from: CGPoint, through distances: [CGPoint], _ modifiers: Modifiers = []) {
    func pointer(_ point: CGPoint) -> PointerEvent {
      harness.pointer(point.x, point.y, modifiers)
    }
    var place = from
    harness.send(.pointerMoved(pointer(place)))
    harness.send(.pointerPressed(pointer(place), .primary))
    for distance in distances {
      place.x += distance.x
      place.y += distance.y
      harness.send(.pointerMoved(pointer(place)))
    }
    harness.send(.pointerReleased(pointer(place), .primary))
  }

  /// Shows the properties with some words alone.
  func search(_ words: String) {
    harness.type("f", .control)
    harness.type("a", .control)
    harness.send(.textEntered(words))
    harness.press(.return)
  }
}
