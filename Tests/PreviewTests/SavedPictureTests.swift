// Saving a picture of the page, and the place that a person types.

import CoreGraphics
import Foundation
import ImageCoding
import Messages
import Pages
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct SavedPictureTests {
  private let folder = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString)"

  private func refusal(_ typed: String) -> String? {
    do throws(Failure) {
      _ = try SavedFile.place(typed)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `a place where no picture can be made is refused in words`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data().write(to: URL(fileURLWithPath: folder + "/there.png"))
    #expect(try SavedFile.place(folder + "/card") == folder + "/card.png")
    #expect(try SavedFile.place(" \(folder)/a/../card.PNG ") == folder + "/card.PNG")
    #expect(try SavedFile.place("card.png").hasSuffix("/card.png"))
    #expect(refusal(" ") == "type a path, such as ~/card.png")
    #expect(refusal(folder) == "\(folder) is a folder: add a name")
    #expect(refusal(folder + "/a/b.png") == "there is no folder \(folder)/a")
    #expect(refusal(folder + "/b.jpg") == "pictures are PNG files: end the name in .png")
    for name in ["there", "there.png"] {
      let words = refusal("\(folder)/\(name)")
      #expect(words?.hasSuffix("is there already: choose another name") == true)
    }
  }

  @Test func `the panel saves where a person says, and stays where that is refused`() throws {
    let harness = try Harness()
    harness.session.perform(.saveAs)
    harness.frame()
    func field() -> StudioField? { harness.views(SavePanel.self).first?.field }
    #expect(try #require(field()).text == harness.savedName)
    harness.type("a", .control)
    harness.enter("/nowhere at all/card")
    harness.press(.return)
    #expect(try #require(field()).isWrong)
    #expect(
      harness.views(UILabel.self).contains {
        $0.text == "Not saved: there is no folder /nowhere at all"
      })
    #expect(harness.saved.isEmpty)
    harness.type("a", .control)
    harness.enter(folder + ".png")
    #expect(try !#require(field()).isWrong)
    harness.press(.return)
    #expect(field() == nil)
    #expect(harness.saved.map(\.ending) == [folder + ".png"])
    harness.session.perform(.saveAs)
    harness.press(.escape)
    #expect(field() == nil)
    #expect(harness.saved.count == 1)
  }

  @Test func `the picture has no marks of the studio, and all pixels of the device`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    hands.harness.type("-")
    hands.harness.session.perform(.save)
    let triple = VariantAxis.scale.choices().first { $0.value == .scale(3) }
    hands.harness.session.choices[.scale] = triple
    hands.harness.session.perform(.save)
    let sizes = try hands.harness.saved.map { try PNG.decode($0.file) }
    #expect(sizes.map(\.width) == [375, 1125])
    #expect(sizes[0][0, 70] == sizes[0][374, 70])
    #expect(hands.harness.savedNames == ["vitrine", "vitrine"])
    // Long enough to read a path.
    #expect(hands.harness.scheduled.suffix(1) == [Panels.savedSeconds])
  }

  @Test func `a picture is named by what is shown and by its time`() throws {
    #expect(SavedName.of("ProgressRing", at: 1.3) == "ProgressRing-1.30s")
    #expect(SavedName.of("ProgressRing", at: 0.004) == "ProgressRing")
    #expect(SavedName.of("../Card · dark/2", at: 61.05) == "Card-dark-2-61.05s")
    #expect(SavedName.of(nil) == "vitrine" && SavedName.of("…") == "vitrine")
    #expect(SavedName.of(String(repeating: "字", count: 300)).utf8.count < 200)
    let hands = try StudioHands()
    hands.harness.type("s")
    hands.harness.wait(1.25)
    hands.harness.session.perform(.save)
    #expect(hands.harness.savedNames == ["vitrine-1.25s"])
    // The time bar counts a later run from its own begin.
    hands.harness.wait(4)
    hands.harness.type("s")
    hands.harness.wait(0.5)
    hands.harness.session.perform(.save)
    #expect(hands.harness.savedNames.last == "vitrine-0.50s")
  }

  @Test func `a picture of a page on a device is laid out for the device's pixels`() throws {
    func saved(_ choices: (VariantAxis, String)...) throws -> Data {
      let harness = try StudioHands().harness
      for (axis, name) in choices {
        let choice = try #require(axis.choices().first { $0.name == name })
        harness.session.perform(.show(axis, choice))
      }
      harness.frame()
      harness.session.perform(.save)
      return try #require(harness.saved.first).file
    }
    let picture = try saved((.device, "iphone-16"))
    #expect(try picture == saved((.device, "iphone-16"), (.scale, "3")))
    #expect(try PNG.decode(picture).width == 3 * 393)
  }

  @Test func `variants are saved as they stand beside each other, or over each other`() throws {
    let harness = try Harness(size: PixelSize(width: 1100, height: 800), layout: .opened)
    harness.chooseTwoDevices()
    harness.type("g")
    harness.session.perform(.save)
    let sheet = try #require(harness.session.studio.variantSheet)
    let picture = try PNG.decode(try #require(harness.saved.first).file)
    #expect(picture.width == Int(sheet.bounds.width.rounded(.up)))
    harness.press(.right)
    harness.press(.space)
    harness.press(.right)
    harness.press(.space)
    harness.press(.return)
    #expect(harness.session.studio.isComparing)
    harness.session.perform(.save)
    // An iPhone SE has 2 pixels per point: 375 points with 28 at each side, and the titles above.
    let compared = try PNG.decode(try #require(harness.saved.last).file)
    #expect(compared.width == 2 * (375 + 56) && compared.height == 2 * (667 + 82))
    // The panel that asks for the place is not in the picture.
    harness.session.perform(.saveAs)
    harness.frame()
    harness.press(.return)
    #expect(harness.saved.count == 3 && harness.saved[2].file == harness.saved[1].file)
  }
}
