// Folders of a room depend in one direction: an earlier one never names a type of a later one.

import Foundation
import Testing

/// The folders of a room in the order in which they build on each other; the files beside them come last, or where "."
/// stands.
private let folders: [String: [String]] = [
  "CoreGraphics": [
    "Support", "Geometry", "Pixels", "Path", "Text", "DisplayList", "Color", "Images", "Context",
    "PDF",
  ],
  "Preview": [
    "Shortcuts", "Panels", "Support", "Gallery", "Request", "Headless", "Scan", "Template",
    "Session",
    "Application",
  ],
  "QuartzCore": [
    "Transform", "Values", "Timing", "Transaction", "DisplayList", "Animation", "Layer",
    "Particles",
    "Presentation",
  ],
  "Rasterizer": [
    "Memory", "Geometry", "Pixels", "Coverage", "DenseLines", "Shapes", "Blur", "Paint",
    "Compositing", "Glyphs", "Painter",
  ],
  "SourceReading": [
    "Framework", "Naming", "Parsing", "Declarations", "Lowering", "Registration",
  ],
  // Passes are extensions of the stage.
  "Stage": ["Clock", "State", ".", "Passes"],
  "Windowing": ["Events", "Presenting"],
  "X11Windowing": [
    "Display", "WindowManager", "Input", "Transfer", "Pixels", "Desktop", "Pacing", "Frames",
    "Connection", "Window",
  ],
]

/// One file of a room, and its folder's place in the order.
private struct PlacedFile {
  let file: SourceFile
  let place: Int
  let words: Set<Substring>

  init(_ file: SourceFile, in room: String, _ order: [String]) throws {
    self.file = file
    let path = file.name.dropFirst("Sources/\(room)/".count).split(separator: "/")
    place =
      path.count == 1
      ? order.firstIndex(of: ".") ?? order.count
      : try #require(order.firstIndex(of: String(path[0])))
    words = Set(
      file.codeLines.flatMap { line in
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      })
  }
}

@Suite struct FolderOrderTests {
  @Test(arguments: folders.keys.sorted())
  func `a folder names no type of a later folder`(room: String) throws {
    let order = try #require(folders[room])
    let files = try House.sources(of: room).map { try PlacedFile($0, in: room, order) }
    for later in files {
      for type in later.file.topLevelTypes {
        for earlier in files where earlier.place < later.place {
          #expect(
            !earlier.words.contains(Substring(type.name)),
            "\(earlier.file.name) names \(type.name), which \(later.file.name) declares")
        }
      }
    }
  }
}
