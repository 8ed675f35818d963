// Lists in which a name is found by its first letters.

import CoreGraphics
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioTypeAheadTests {
  private let names = ["As opened", "iPad Air", "iPad mini", "iPhone 16", "iPhone 16 Pro"]

  /// The names that letters mark one after the other, typed at these seconds.
  private func marks(_ letters: [(String, Double)], from marked: Int? = nil) -> [String?] {
    var typeAhead = TypeAhead()
    var marked = marked
    return letters.map { letter, time in
      let found = typeAhead.type(letter, at: time, among: names, marked: marked)
      marked = found ?? marked
      return found.map { names[$0] }
    }
  }

  @Test func `letters mark the first name that begins with them, whatever their case`() {
    let typed = "IPH".enumerated().map { (String($1), 0.1 * Double($0)) }
    #expect(marks(typed) == ["iPad Air", "iPad Air", "iPhone 16"])
  }

  @Test func `a letter typed again and again goes through the names and begins anew`() {
    let typed = (0..<5).map { ("i", 0.2 * Double($0)) }
    #expect(marks(typed) == ["iPad Air", "iPad mini", "iPhone 16", "iPhone 16 Pro", "iPad Air"])
  }

  @Test func `a letter after a pause begins another name`() {
    #expect(marks([("i", 0), ("a", 1.5)]) == ["iPad Air", "As opened"])
    #expect(marks([("i", 0), ("a", 0.5)]) == ["iPad Air", nil])
  }

  @Test func `letters that no name begins with mark none`() {
    #expect(marks([("x", 0)], from: 2) == [nil])
    var typeAhead = TypeAhead()
    #expect(typeAhead.type("i", at: 0, among: [], marked: nil) == nil)
  }

  @Test func `a space belongs to a name alone that goes on with it`() {
    var typeAhead = TypeAhead()
    func goesOn(_ time: Double) -> Bool { typeAhead.goesOn(with: " ", at: time, among: names) }
    #expect(!goesOn(0))
    for letter in ["a", "s"] { _ = typeAhead.type(letter, at: 0, among: names, marked: nil) }
    #expect(goesOn(0.5))
    #expect(!goesOn(1.5))
    _ = typeAhead.type(" ", at: 0.5, among: names, marked: nil)
    #expect(!goesOn(0.6))
  }

  @Test func `the list of devices shows a device by its first letters, with a space in its name`()
    throws
  {
    let harness = try Harness(size: PixelSize(width: 1440, height: 791), layout: .opened)
    let button = try #require(
      harness.views(TextButton.self).first { $0.words == "Choose a device" })
    let place = button.convert(button.bounds, to: harness.stage.root)
    harness.click(place.midX, place.midY)
    let names = harness.views(MenuRow.self).map(\.name)
    let wanted = try #require(
      names.last { name in name.contains(" 16 ") && !names.contains { $0.hasPrefix(name + " ") } })
    for character in wanted {
      let key: Key = character == " " ? .space : .character(character)
      let event = KeyEvent(key, text: String(character))
      harness.send(.keyPressed(event), .keyReleased(event))
    }
    #expect(harness.views(MenuRow.self).filter(\.isMarked).map(\.name) == [wanted])
    // No name goes on with another space, which so chooses the row.
    harness.send(.keyPressed(KeyEvent(.space, text: " ")))
    #expect(harness.views(MenuRow.self).isEmpty)
    #expect(button.text == wanted)
  }

  @Test func `keys that repeat or type nothing find no name`() throws {
    let harness = try Harness(size: PixelSize(width: 1440, height: 791), layout: .opened)
    let button = try #require(
      harness.views(TextButton.self).first { $0.words == "Choose a device" })
    let place = button.convert(button.bounds, to: harness.stage.root)
    harness.click(place.midX, place.midY)
    let marked = harness.views(MenuRow.self).filter(\.isMarked).map(\.name)
    harness.send(
      .keyPressed(KeyEvent(.character("i"), text: "")),
      .keyPressed(KeyEvent(.character("i"), text: "i", isRepeat: true)))
    #expect(harness.views(MenuRow.self).filter(\.isMarked).map(\.name) == marked)
  }
}
