// Choosing the folder that a picture is saved in.

import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) final class SaveFolderTests {
  private let folder = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString)"

  init() throws {
    for name in ["Dials/Dark", "Dials/Day", "Drafts", "Meters", ".hidden"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try Data().write(to: URL(fileURLWithPath: folder + "/Dots"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/linked", withDestinationPath: folder + "/Drafts")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A harness in which the panel is open on `card.png` in the folder.
  private func asking() throws -> Harness {
    let harness = try Harness(size: PixelSize(width: 700, height: 560))
    harness.savedName = folder + "/card.png"
    harness.session.perform(.saveAs)
    harness.frame()
    return harness
  }

  private func path(_ harness: Harness) throws -> String {
    let text = try #require(harness.views(SavePanel.self).first).field.text ?? ""
    return text.hasPrefix(folder) ? String(text.dropFirst(folder.count)) : text
  }

  private func titles(_ harness: Harness) -> [String] {
    harness.views(PickRows.self).first?.items.map(\.title) ?? []
  }

  @Test func `folders are listed below their parent, and Return moves into the marked one`() throws
  {
    let harness = try asking()
    #expect(titles(harness) == ["Parent folder", "Dials", "Drafts", "linked", "Meters"])
    harness.press(.down)
    harness.press(.down)
    harness.press(.return)
    #expect(try path(harness) == "/Dials/card.png")
    #expect(titles(harness) == ["Parent folder", "Dark", "Day"])
    // The name is selected, and goes where another is typed.
    harness.enter("gauge")
    harness.press(.up)
    harness.press(.return)
    #expect(try path(harness) == "/Dials/Day/gauge")
    harness.press(.up, .alt)
    #expect(try path(harness) == "/Dials/gauge")
    harness.press(.return)
    #expect(harness.saved.map(\.ending) == [folder + "/Dials/gauge.png"])
    #expect(harness.views(SavePanel.self).isEmpty)
  }

  @Test func `a click moves into a folder, and the pointer over the list leaves Return alone`()
    throws
  {
    let harness = try asking()
    let row = try #require(harness.views(PickRow.self).dropFirst().first)
    let place = row.convert(CGPoint(x: 30, y: 10), to: harness.stage.root)
    harness.click(place.x, place.y)
    #expect(try path(harness) == "/Dials/card.png")
    harness.send(.pointerMoved(harness.pointer(place.x, place.y + 2)))
    harness.press(.return)
    #expect(harness.saved.map(\.ending) == [folder + "/Dials/card.png"])
  }

  @Test func `Tab completes the name of a folder, and the file's name comes along`() throws {
    let harness = try asking()
    harness.enter("d")
    harness.press(.tab)
    // Dials and Drafts begin so.
    #expect(try path(harness) == "/D")
    harness.enter("i")
    harness.press(.tab)
    #expect(try path(harness) == "/Dials/card.png")
    harness.enter("da")
    harness.press(.tab)
    #expect(try path(harness) == "/Dials/Da")
    #expect(harness.views(PickRows.self).first?.marked == 1)
    harness.press(.return)
    #expect(try path(harness) == "/Dials/Dark/card.png")
    harness.enter("..")
    harness.press(.tab)
    #expect(try path(harness) == "/Dials/card.png")
    harness.enter("nothing")
    harness.press(.tab)
    #expect(try path(harness) == "/Dials/nothing")
    #expect(harness.saved.isEmpty)
  }

  @Test func `a slash in place of the name begins another path, and a folder's path leads there`()
    throws
  {
    let harness = try asking()
    harness.enter("/")
    #expect(try path(harness) == "/")
    harness.enter(String(folder.dropFirst()) + "/.hid")
    harness.press(.tab)
    #expect(try path(harness) == "/.hidden/card.png")
    harness.enter("/nowhere at all/")
    #expect(titles(harness).isEmpty)
    harness.type("a", .control)
    harness.enter(folder + "/Drafts")
    harness.press(.return)
    #expect(try path(harness) == "/Drafts/card.png")
    #expect(harness.saved.isEmpty)
  }

  @Test func `a new folder is made by its name, and the file's name comes along`() throws {
    let harness = try asking()
    let panel = try #require(harness.views(SavePanel.self).first)
    func says(_ words: String) -> Bool {
      harness.views(UILabel.self).contains { !$0.isHidden && $0.text == words }
    }
    let button = try #require(harness.views(DialogButton.self).first { $0.tip?.key == "Control-N" })
    let middle = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: harness.stage.root)
    harness.click(middle.x, middle.y)
    let name = (folder as NSString).lastPathComponent
    #expect(panel.field.text == "" && says("New folder in \(name)"))
    // Escape goes back to the path, and leaves the panel open.
    harness.press(.escape)
    #expect(try path(harness) == "/card.png")
    for (name, reason) in [
      ("", "Type the folder's name"), ("..", "“..” is no name of a folder"),
      ("a/b", "“a/b” is no name of a folder"), ("Dials", "“Dials” is there already"),
    ] {
      harness.type("n", .control)
      harness.enter(name)
      harness.press(.return)
      #expect(says(reason), "\(name)")
      harness.press(.escape)
    }
    harness.type("n", .control)
    harness.enter("Später")
    harness.press(.return)
    #expect(try path(harness) == "/Später/card.png")
    #expect(titles(harness) == ["Parent folder"])
    #expect(SaveFolder(at: folder)?.names.contains("Später") == true)
    harness.press(.return)
    #expect(harness.saved.map(\.ending) == [folder + "/Später/card.png"])
  }

  @Test func `paths of any kind are read as folders or refused`() throws {
    let home = try #require(SaveFolder(at: "~"))
    #expect(home.path == "~/" || NSHomeDirectory() == "/")
    #expect(SaveFolder(at: folder + "/Dials/../")?.names.contains(".hidden") == true)
    #expect(SaveFolder(at: "/")?.parent == nil && SaveFolder(at: "/")?.path == "/")
    #expect(SaveFolder(at: folder + "/Dots") == nil)
    #expect(SaveFolder(at: folder + "/none/") == nil)
    let odd = [
      "", " ", "~x", "//", "\u{0}", "a\u{0}b/", "../../../../../../../..", "%2F", "e\u{301}/",
    ]
    for path in odd + [String(repeating: "a/", count: 3000)] {
      if let found = SaveFolder(at: path) { #expect(found.path.hasSuffix("/")) }
    }
    #expect(SaveFolder.beginning(of: []) == "" && SaveFolder.beginning(of: ["Äb", "äc"]) == "Ä")
  }
}
