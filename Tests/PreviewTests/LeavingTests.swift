// A person's changes, when the page begins anew or the program ends.

import CXTest
import CoreGraphics
import Designables
import Studio
import Testing
import UIKit
import Windowing

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct LeavingTests {
  private func said(_ harness: Harness) -> String { harness.session.panels.toast?.text ?? "" }

  private func changed() throws -> StudioHands {
    let hands = try StudioHands()
    for (line, name, text) in [
      (0, "angle", "45"), (0, "startColor", "#ff6600"), (1, "layer.cornerRadius", "3"),
    ] {
      hands.pick(line: line)
      #expect(hands.harness.session.studio.set(name, to: text))
    }
    hands.harness.frame()
    return hands
  }

  @Test func `the reset of all views is a step that can be taken back and made again`() throws {
    let hands = try changed()
    let harness = hands.harness
    harness.wait(1)
    harness.type("r")
    #expect(try harness.gradient.angle == 45)
    harness.session.perform(.studio(.resetAll))
    harness.frame()
    #expect(said(harness) == "3 changes taken back · Control-Z brings them back")
    #expect(try harness.gradient.angle == 270)
    for _ in 0..<2 {
      harness.type("z", .control)
      #expect(said(harness) == "Undone: values of all views")
      #expect(try harness.gradient.angle == 45)
      #expect(try harness.gradient.startColor == UIColor(red: 1, green: 0.4, blue: 0, alpha: 1))
      harness.type("z", [.control, .shift])
      #expect(said(harness) == "Redone: values of all views")
      #expect(try harness.gradient.angle == 270)
    }
    // The steps before it are there too.
    for _ in 0..<3 { harness.type("z", .control) }
    #expect(try harness.gradient.angle == 45)
    harness.type("z", .control)
    #expect(try harness.gradient.angle == 270)
    harness.type("z", .control)
    #expect(said(harness) == "Nothing to undo")
  }

  @Test func `undo names the property as the inspector does`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    #expect(hands.harness.session.studio.set("layer.cornerRadius", to: "3"))
    hands.harness.type("z", .control)
    #expect(said(hands.harness) == "Undone: Corner Radius")
    hands.harness.type("z", [.control, .shift])
    #expect(said(hands.harness) == "Redone: Corner Radius")
  }

  @Test func `one change is told as one, and none as none`() throws {
    let hands = try StudioHands()
    func reset() {
      hands.harness.session.perform(.studio(.resetAll))
      hands.harness.frame()
    }
    reset()
    #expect(said(hands.harness) == "Nothing is changed")
    hands.pick(line: 0)
    for angle in ["45", "90", "270", "80"] {
      #expect(hands.harness.session.studio.set("angle", to: angle))
    }
    reset()
    #expect(said(hands.harness) == "1 change taken back · Control-Z brings it back")
    // A value that is the first one again is no change.
    #expect(hands.harness.session.studio.set("angle", to: "45"))
    #expect(hands.harness.session.studio.set("angle", to: "270"))
    hands.harness.runScheduled()
    reset()
    #expect(said(hands.harness) == "Nothing is changed")
  }

  @Test func `changes that have no source to be written into do not hold the program`() throws {
    let hands = try changed()
    #expect(hands.harness.session.studio.unwrittenChanges == 0)
    hands.harness.type("q")
    #expect(hands.harness.hasQuit)
  }
}

/// Changes that could be written, in a window of memory.
@MainActor @Suite(.ownScreenScale) struct UnwrittenLeavingTests {
  private func said(_ hands: StudioHands) -> String {
    hands.harness.session.panels.toast?.text ?? ""
  }

  private let stay = ", any other key to stay"

  private func changed() throws -> (hands: StudioHands, page: WritablePage) {
    let (hands, page) = try StudioHands.atWritable()
    hands.pick(line: 0)
    #expect(hands.harness.session.studio.set("cornerRadius", to: "3"))
    hands.harness.frame()
    return (hands, page)
  }

  @Test func `the same key again quits, any other key or a click calls that off`() throws {
    let (hands, _) = try changed()
    let harness = hands.harness
    let warning = "1 change is not written · Press Q again to quit without it\(stay)"
    harness.type("q")
    #expect(said(hands) == warning)
    harness.type("p")
    #expect(said(hands).isEmpty)
    harness.type("q")
    #expect(said(hands) == warning && !harness.hasQuit)
    harness.click(550, 700)
    #expect(said(hands).isEmpty)
    harness.send(.closeRequested)
    #expect(said(hands).hasSuffix("Close the window again to quit without it\(stay)"))
    harness.type("q")
    #expect(said(hands) == warning && !harness.hasQuit)
    // A key that is held, and Shift alone, are no answers.
    harness.send(.keyPressed(KeyEvent(.character("q"), isRepeat: true)))
    harness.press(.other(0xFFE1))
    #expect(said(hands) == warning && !harness.hasQuit)
    harness.type("q")
    #expect(harness.hasQuit)
  }

  @Test func `N and B ask where there is another preview alone`() throws {
    let (hands, page) = try changed()
    hands.harness.type("n")
    #expect(said(hands) == "There is no other preview")
    page.previewCount = 2
    hands.harness.type("b")
    #expect(said(hands).hasSuffix("Press B again to go back without it\(stay)"))
    #expect(page.preview == 0)
    hands.harness.type("n")
    #expect(said(hands).hasSuffix("Press N again to go on without it\(stay)"))
    #expect(page.preview == 0)
    hands.harness.type("n")
    #expect(page.preview == 1)
  }

  @Test func `what is chosen again from a list is shown, whatever is pressed until then`() throws {
    let (hands, page) = try changed()
    let harness = hands.harness
    page.previewCount = 3
    func choose(_ index: Int) {
      // The press that opens the list, and the key that marks a row.
      harness.click(550, 700)
      harness.press(.down)
      harness.session.perform(.listed(index))
      harness.frame()
    }
    func warning(_ name: String) -> String {
      "1 change is not written · Choose “\(name)” again to go on without it"
    }
    choose(1)
    #expect(said(hands) == warning("Preview 2"))
    choose(2)
    #expect(said(hands) == warning("Preview 3") && page.preview == 0)
    choose(2)
    #expect(page.preview == 2)
    // The next change is asked about anew, and what was said long ago is no question any more.
    hands.pick(line: 0)
    #expect(harness.session.studio.set("cornerRadius", to: "5"))
    choose(0)
    #expect(page.preview == 2)
    harness.runScheduled()
    choose(0)
    #expect(page.preview == 2)
    choose(0)
    #expect(page.preview == 0)
  }
}

/// Changes of sources, in a real window.
@Suite(.serialized) struct LeavingLiveTests {
  private func changed() throws -> LiveProgram {
    let live = try LiveProgram()
    try live.save(
      "[UIColor.red, .green][tone]",
      members: "@IBInspectable var tone: Int = 0 { didSet { setNeedsLayout() } }")
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    #expect(live.selectInStudio())
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    live.program.hands.press(XK_1)
    live.program.hands.press(XK_Return)
    #expect(live.showsInStudio(0x00FF00), "\(live.program.said)")
    live.endTyping()
    return live
  }

  /// Waits for another frame after doing something.
  private func nextFrame(_ live: LiveProgram, _ body: () -> Void) -> Bool {
    let serial = live.program.hands.stamp()[0]
    body()
    return live.waits { live.program.hands.stamp()[0] > serial }
  }

  @Test(arguments: [false, true]) func `changes that are not written are told of before the end`(
    closes: Bool
  ) throws {
    let live = try changed()
    func leave() {
      if closes { live.program.hands.close() } else { live.program.hands.press(XK_q) }
    }
    #expect(nextFrame(live, leave))
    #expect(live.program.isRunning)
    leave()
    #expect(live.program.finish() == 0)
  }

  @Test func `changes that were taken back hold nobody`() throws {
    let live = try changed()
    live.program.hands.press(XK_z, holding: [XK_Control_L])
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
    live.program.hands.press(XK_q)
    #expect(live.program.finish() == 0)
  }
}
