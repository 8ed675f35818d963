// Folders of a room depend in one direction: an earlier one never names a type of a later one.

import Foundation
import Testing

/// Stands for all folders that an order does not list. They may name each other's types.
private let others = "…"

/// The folders of a room in the order in which they build on each other; the files beside them come last, or where "."
/// stands. An entry with a slash is a subfolder, which has a place of its own.
private let folders: [String: [String]] = [
  "AccessibilityBus": ["Messages", "Elements", "Interfaces", "Events", "Connection"],
  "CoreGraphics": [
    "Support", "Geometry", "Pixels", "Path", "Text", "DisplayList", "Color", "Images", "Context",
    "PDF",
  ],
  "CoreText": ["Fonts", "Attributes", "Layout", "Lines"],
  // `Support` and `Files` are what every room needs; the others are Apple's topics.
  "FoundationAdditions": [
    "Support", "Files", "ICU", "Localization", "CoreFoundation", "Formatters", "Text", "Markdown",
    "Collections", "Objects",
  ],
  "MediaTime": ["Clock", "Timers", "DisplayLinks"],
  "ObjCRuntime": [
    "Objects", "Methods", "KeyValueCoding", "Observing", "Predicates", "Sending",
  ],
  "Preview": [
    "Shortcuts", "Panels", "Support", "Gallery", "Samples", "Request", "Headless",
    "Scan", "Check", "Write", "Serve",
    "Template",
    "Session", "Accessibility",
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
    "Framework", "Naming", "Parsing", "SwiftUI", "Declarations", "Faults", "Replacing",
    "Lowering", "Editing", "Registration",
  ],
  // Passes are extensions of the stage.
  "Stage": ["Clock", "State", ".", "Passes"],
  "Typesetting": ["Faces", "Fonts", "Shaping", "Lines"],
  "UIKit": [
    "Traits", "FontsAndColors", "ResourceManagement", "Drawing", "Images", "Text/TextKit",
    "Text/AttributedStrings", "Animation", others, "Dynamics", "Focus", "CompatibilityNames",
  ],
  "Windowing": ["Events", "Presenting"],
  "X11Windowing": [
    "Display", "WindowManager", "Input", "Transfer", "Pixels", "Desktop", "Pacing", "Frames",
    "Connection", "Window",
  ],
]

/// The later types that a file must name.
private let exceptions: [String: Set<String>] = [
  // Apple's `init(patternImage:)` is designated, and stands therefore in the class.
  "Sources/UIKit/FontsAndColors/Colors/UIColor.swift": ["UIImage"],
  // A log line names the property that an author knows.
  "Sources/UIKit/Traits/ScreenScale.swift": ["UIScreen"],
]

/// One file of a room, and its folder's place in the order.
private struct PlacedFile {
  let file: SourceFile
  let place: Int
  let words: Set<Substring>

  init(_ file: SourceFile, in room: String, _ order: [String]) throws {
    self.file = file
    let path = file.name.dropFirst("Sources/\(room)/".count)
    place =
      path.contains("/")
      ? try #require(
        order.firstIndex { path.hasPrefix($0 + "/") } ?? order.firstIndex(of: others))
      : order.firstIndex(of: ".") ?? order.count
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
        for earlier in files
        where earlier.place < later.place
          && exceptions[earlier.file.name]?.contains(type.name) != true
        {
          #expect(
            !earlier.words.contains(Substring(type.name)),
            "\(earlier.file.name) names \(type.name), which \(later.file.name) declares")
        }
      }
    }
  }
}
