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
    #expect(TypeAhead().goesOn(at: 0) == false)
    var empty = TypeAhead()
    #expect(empty.type("i", at: 0, among: [], marked: nil) == nil)
  }

  @Test func `the list of devices shows a device by its first letters, with a space in its name`()
    throws
  {
    let harness = try Harness(size: PixelSize(width: 1440, height: 791), layout: .opened)
    let button = try #require(
      harness.views(TextButton.self).first { $0.words == "Choose a device" })
    let place = button.convert(button.bounds, to: harness.stage.root)
    harness.click(place.midX, place.midY)
    let wanted = try #require(harness.views(MenuRow.self).map(\.name).first { $0.contains(" 16 Pro") })
    for character in wanted {
      let key: Key = character == " " ? .space : .character(character)
      let event = KeyEvent(key, text: String(character))
      harness.send(.keyPressed(event), .keyReleased(event))
    }
    #expect(harness.views(MenuRow.self).filter(\.isMarked).map(\.name) == [wanted])
    harness.press(.return)
    #expect(harness.views(MenuRow.self).isEmpty)
    #expect(button.text == wanted)
  }
}
