// The table of imports: which room may use which, and what no room may do.

import Foundation
import Testing

/// The rooms from the ground up with what each may import; README's map says it in words.
private let mayImport: [String: Set<String>] = [
  "CoreGraphics": ["CZlib", "Foundation", "Synchronization", "Glibc"],
  "Rasterizer": ["CPixelKernels", "CoreGraphics", "Dispatch", "Synchronization", "Glibc"],
  "Typesetting": [
    "CoreGraphics", "CFreeType", "CHarfBuzz", "CFontconfig", "Synchronization", "Glibc",
  ],
  "ImageCoding": ["CoreGraphics", "CGIF", "CJPEG", "CPNG", "Glibc", "Synchronization"],
  "Combine": ["Dispatch", "Foundation", "MediaTime", "ObjCRuntime", "Synchronization"],
  "MediaTime": ["CoreGraphics", "Foundation", "ObjCRuntime", "Synchronization"],
  "ObjCRuntime": ["CICU", "CMark", "CoreGraphics", "Foundation", "Synchronization"],
  "QuartzCore": ["CoreGraphics", "MediaTime", "ObjCRuntime", "Synchronization"],
  "UIKit": [
    "CoreGraphics", "ObjCRuntime", "Rasterizer", "Typesetting", "ImageCoding", "QuartzCore",
    "Foundation",
    "Synchronization", "Glibc",
  ],
  "Windowing": ["CoreGraphics", "Glibc"],
  "Messages": ["Foundation", "Synchronization"],
  "SourceReading": ["Messages", "SwiftSyntax", "SwiftParser", "SwiftIfConfig"],
  "vitrine-reader": ["Messages", "SourceReading", "Foundation"],
  "Building": ["CLinux", "Messages", "Foundation", "Synchronization"],
  "Agent": [
    "CLinux", "CoreGraphics", "QuartzCore", "UIKit", "Windowing", "Messages", "Stage", "Inspection",
    "Glibc",
  ],
  "vitrine-agent": ["Agent", "CLinux"],
  "Stage": [
    "CoreGraphics", "MediaTime", "ObjCRuntime", "Rasterizer", "QuartzCore", "UIKit", "Windowing",
    "Dispatch", "Glibc", "Synchronization",
  ],
  "Inspection": ["CoreGraphics", "Messages", "ObjCRuntime", "QuartzCore", "UIKit"],
  "Designables": ["UIKit"],
  "X11Windowing": ["Windowing", "CXlib", "Glibc", "Synchronization"],
  "Preview": [
    "CLinux", "CoreGraphics", "Rasterizer", "Typesetting", "ImageCoding", "QuartzCore", "UIKit",
    "Windowing", "Stage", "Inspection", "Designables", "X11Windowing", "Messages", "Building",
    "Dispatch", "Glibc", "Synchronization",
  ],
  "vitrine": ["Preview", "ArgumentParser", "Foundation", "Glibc"],
]

@Suite struct ImportTableTests {
  @Test(arguments: mayImport.keys.sorted())
  func `a room imports only what the table gives it`(room: String) throws {
    let allowed = try #require(mayImport[room])
    for file in try House.sources(of: room) {
      for module in file.imports where !allowed.contains(module) {
        Issue.record("\(file.name) imports \(module), which the table does not give to \(room)")
      }
    }
  }

  @Test func `every room of Swift stands in the table`() throws {
    let rooms = try House.rooms().filter { try !House.sources(of: $0).isEmpty }
    #expect(
      Set(rooms).subtracting(["_Testing_CoreGraphics", "_Testing_UIKit"]) == Set(mayImport.keys))
  }

  @Test(arguments: mayImport.keys.sorted())
  func `a room lists in the manifest what it imports of ours`(room: String) throws {
    let listed = try House.manifestDependencies(of: room)
    let ours = Set(try House.rooms())
    for file in try House.sources(of: room) {
      for module in file.imports where ours.contains(module) && !listed.contains(module) {
        Issue.record(
          "\(file.name) imports \(module), which Package.swift does not list for \(room)")
      }
    }
  }

  @Test func `only one room imports each C library`() throws {
    let owners = [
      "CXlib": "X11Windowing", "CFreeType": "Typesetting", "CHarfBuzz": "Typesetting",
      "CFontconfig": "Typesetting", "CGIF": "ImageCoding", "CJPEG": "ImageCoding",
      "CICU": "ObjCRuntime", "CMark": "ObjCRuntime", "CPNG": "ImageCoding",
      "CZlib": "CoreGraphics", "CPixelKernels": "Rasterizer",
    ]
    for room in mayImport.keys {
      for file in try House.sources(of: room) {
        for module in file.imports {
          if let owner = owners[module] { #expect(owner == room, "\(file.name) imports \(module)") }
        }
      }
    }
  }
}
