// The command palette: it finds commands, views and properties by what is typed.

import CoreGraphics
import Designables
import Messages
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioPaletteTests {
  private func texts(_ harness: Harness) -> [String] {
    harness.views(UILabel.self).filter { label in
      sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.isHidden }
    }.compactMap(\.text)
  }

  @Test func `a command is found by letters of its words and performed by Return`() throws {
    let harness = try Harness(size: PixelSize(width: 900, height: 700))
    let before = harness.screen()
    harness.type("k", .control)
    #expect(texts(harness).contains("Command"))
    harness.enter("tmbr")
    #expect(texts(harness).contains("Show or hide the time bar"))
    #expect(!texts(harness).contains("Zoom in"))
    harness.press(.return)
    #expect(harness.session.studio.layout.shows(.time))
    harness.type("h")
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `a word of a title comes before the same word among another one's synonyms`() throws {
    let harness = try Harness(size: PixelSize(width: 900, height: 700))
    harness.type("k", .control)
    harness.enter("dark")
    #expect(texts(harness).contains("Show variants side by side"))
    harness.press(.return)
    #expect(harness.session.choices[.appearance]?.name == "dark")
  }

  @Test(arguments: ["show \"chart", "Show “Chart”", "show chart"])
  func `a title in quotation marks is found with any, or without`(text: String) {
    let entries = ["Zoom in", "Show “Chart”"].map {
      PaletteEntry(title: $0, detail: "Command", key: nil) {}
    }
    #expect(PaletteEntry.found(entries, text).map(\.title) == ["Show “Chart”"])
  }

  @Test func `Escape and a press elsewhere close it, and the page is as before`() throws {
    let harness = try Harness(size: PixelSize(width: 900, height: 700))
    let before = harness.screen()
    harness.type("k", .control)
    harness.enter("q")
    harness.press(.escape)
    #expect(!harness.hasQuit)
    #expect(harness.screen().hasSamePixels(as: before))
    harness.type("k", .control)
    harness.click(4, 600)
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `a view is selected, then one of its properties edited, by their names`() throws {
    let hands = try StudioHands()
    hands.harness.type("k", .control)
    hands.harness.enter("ld grad")
    hands.harness.press(.return)
    #expect(texts(hands.harness).contains { $0.hasPrefix("LDGradientView  ·") })
    hands.harness.type("k", .control)
    hands.harness.enter("angle")
    hands.harness.press(.return)
    hands.harness.enter("33")
    hands.harness.press(.return)
    #expect(try hands.harness.gradient.angle == 33)
  }

  @Test(arguments: [
    ("dark mode", "Appearance: Dark"), ("export", "Save a picture of the page"),
    ("gif", "Save the run as APNG"), ("measure", "Measure distances from the selected view"),
    ("sublayers", "Show or hide layers in the outline"),
  ])
  func `a command is found by another word for it`(word: String, title: String) throws {
    let harness = try Harness(size: PixelSize(width: 900, height: 700))
    harness.type("k", .control)
    harness.enter(word)
    #expect(texts(harness).contains(title))
  }

  @Test func `a single value is given back by its name, where it is another`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    func reset(_ words: String) {
      hands.harness.type("k", .control)
      hands.harness.enter(words)
    }
    reset("reset angle")
    #expect(!texts(hands.harness).contains("Reset Angle"))
    hands.harness.press(.escape)
    #expect(hands.harness.session.studio.set("angle", to: "45"))
    #expect(hands.harness.session.studio.set("startColor", to: "#ff6600"))
    reset("reset")
    #expect(
      Set(texts(hands.harness)).isSuperset(of: ["Reset Angle", "Reset Start Color"]))
    hands.harness.enter(" angle")
    hands.harness.press(.return)
    #expect(try hands.harness.gradient.angle == 270)
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.angle == 45)
  }

  @Test func `the wheel goes down the list and leaves the page as it is`() throws {
    let harness = try Harness(size: PixelSize(width: 900, height: 700))
    harness.type("k", .control)
    #expect(texts(harness).contains("Start animation"))
    let over = harness.pointer(450, 200)
    for _ in 0..<4 { harness.send(.scrolled(ScrollEvent(pointer: over, deltaX: 0, deltaY: 1))) }
    #expect(!texts(harness).contains("Start animation"))
    #expect(try harness.gradient.angle == 270)
    harness.press(.return)
    #expect(harness.views(UILabel.self).allSatisfy { $0.text != "Command" })
  }

  @Test func `arrows go down the list and back`() throws {
    let harness = try Harness(size: PixelSize(width: 900, height: 700))
    harness.type("k", .control)
    harness.enter("zoom")
    harness.press(.down)
    harness.press(.up)
    harness.press(.down)
    harness.press(.return)
    #expect(harness.session.canvas.zoom < 1)
  }

  @Test func `every command of a key that stands for itself is listed`() {
    let titled = Set(Command.titled.map(\.command))
    for command in ShortcutTable.rows.flatMap(\.chords.values) {
      switch command {
      case .focusForward, .focusBackward, .press, .turn, .escape, .studio(.palette): break
      default: #expect(titled.contains(command), "\(command)")
      }
    }
  }

  @Test func `the parts of UIKit's controls have the names of public classes`() throws {
    let hands = try StudioHands()
    #expect(hands.labels("Button Label").isEmpty)
    #expect(hands.labels("Label").count >= 2)
    #expect(hands.labels("Image View").count >= 2)
  }

  @Test func `one line looks chosen: that under the pointer, or that of the keys`() throws {
    let harness = try Harness(size: PixelSize(width: 900, height: 700))
    harness.type("k", .control)
    let palette = try #require(harness.views(CommandPalette.self).first)
    func chosen() -> [Int] {
      harness.views(PaletteRow.self).enumerated().filter {
        $0.element.accessibilityFacts.traits.contains(.selected)
      }.map(\.offset)
    }
    func point(atRow row: Int) -> CGPoint {
      palette.convert(CGPoint(x: 100, y: 56 + 32 * CGFloat(row) + 16), to: harness.stage.root)
    }
    #expect(chosen() == [0])
    let place = point(atRow: 3)
    harness.send(.pointerMoved(harness.pointer(place.x, place.y)))
    #expect(chosen() == [3])
    harness.press(.down)
    #expect(chosen() == [4])
    let before = harness.screen()
    harness.send(.pointerMoved(harness.pointer(place.x + 1, place.y)))
    #expect(chosen() == [4] && harness.screen().hasSamePixels(as: before))
  }

  @Test func `Page Up, Page Down, Home and End move the mark, and the bar tells where`() throws {
    let harness = try Harness(size: PixelSize(width: 900, height: 700))
    harness.type("k", .control)
    func title() -> String? {
      harness.views(PaletteRow.self).first {
        !$0.isHidden && $0.accessibilityFacts.traits.contains(.selected)
      }?.accessibilityFacts.label
    }
    let bar = try #require(harness.views(ScrollBar.self).first)
    #expect(!bar.isHidden)
    let first = title()
    harness.press(.pageDown)
    let second = title()
    #expect(second != first)
    harness.press(.end)
    let last = title()
    #expect(last != second)
    bar.drag(to: .zero, isContinued: false)
    harness.frame()
    harness.press(.home)
    #expect(title() == first)
    harness.press(.pageUp)
    #expect(title() == first)
    harness.enter("zoom in")
    #expect(bar.isHidden)
  }
}
