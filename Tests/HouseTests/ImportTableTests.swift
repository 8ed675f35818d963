// The walls between rooms: README's map says which room stands above which, Package.swift what each uses.

import Foundation
import Testing

/// Modules of the platform that every room may import.
private let platform: Set<String> = ["Dispatch", "Foundation", "Glibc", "Synchronization"]

/// Libraries, each with the rooms that may import it: one, but for zlib, which `Compression` gives to sources, and
/// which `CoreGraphics` needs without what `Compression` weighs.
private let owners: [String: Set<String>] = [
  "ArgumentParser": ["vitrine"], "CFontconfig": ["Typesetting"], "CFreeType": ["Typesetting"],
  "CGIF": ["ImageCoding"], "CHEIF": ["ImageCoding"], "CHarfBuzz": ["Typesetting"],
  "CICU": ["FoundationAdditions"],
  "CJPEG": ["ImageCoding"], "CMark": ["FoundationAdditions"], "CPNG": ["ImageCoding"],
  "CRSVG": ["ImageCoding"], "CSDBus": ["AccessibilityBus"], "CSeccomp": ["Agent"],
  "CWebP": ["ImageCoding"],
  "CPixelKernels": ["Rasterizer"], "CStdio": ["FoundationAdditions"],
  "CXlib": ["X11Windowing"],
  "CZlib": ["Compression", "CoreGraphics"],
  "SwiftIfConfig": ["SourceReading"], "SwiftParser": ["SourceReading"],
  "SwiftSyntax": ["SourceReading"], "Testing": ["VitrineTesting"], "XCTest": ["VitrineTesting"],
]

@Suite struct ImportTableTests {
  /// The row of each room in README's map; 0 is the lowest.
  private static let rows: [String: Int] = {
    let map = (try? House.map()) ?? []
    let rooms = map.enumerated().flatMap { row in row.element.map { ($0, row.offset) } }
    return Dictionary(rooms) { first, _ in first }
  }()

  private static let rooms = rows.keys.sorted()

  @Test func `every room stands in the map once`() throws {
    #expect(try House.map().flatMap(\.self).sorted() == House.rooms())
  }

  @Test(arguments: rooms)
  func `a room imports only rooms above it in the map`(room: String) throws {
    let own = try #require(Self.rows[room])
    for file in try House.sources(of: room) {
      for module in file.imports {
        if let row = Self.rows[module] {
          #expect(row < own, "\(file.name) imports \(module), which does not stand above \(room)")
        } else {
          let isKnown = platform.contains(module) || owners[module] != nil
          #expect(isKnown, "\(file.name) imports \(module), which is no room of the map")
        }
      }
    }
  }

  @Test(arguments: rooms)
  func `a room lists in the manifest what it imports of ours`(room: String) throws {
    let listed = try House.manifestDependencies(of: room)
    for file in try House.sources(of: room) {
      for module in file.imports where Self.rows[module] != nil && !listed.contains(module) {
        Issue.record(
          "\(file.name) imports \(module), which Package.swift does not list for \(room)")
      }
    }
  }

  @Test(arguments: rooms)
  func `the manifest lists for a room only rooms above it in the map`(room: String) throws {
    let own = try #require(Self.rows[room])
    for module in try House.manifestDependencies(of: room) {
      guard let row = Self.rows[module] else { continue }
      #expect(row < own, "Package.swift gives \(module) to \(room), which stands above it")
    }
  }

  /// The rooms that a user's sources import, and the lowered copies of these.
  private static let imported = [
    "AVFoundation", "Accessibility", "Combine", "Compression", "Inspection", "UIKit",
    "UniformTypeIdentifiers", "VitrineTesting", "WebKit", "simd",
  ]

  @Test func `all modules that users' sources are compiled with get installed`() throws {
    var needed: Set<String> = []
    var open = Self.imported
    while let room = open.popLast() {
      guard Self.rows[room] != nil, needed.insert(room).inserted else { continue }
      open += try House.manifestDependencies(of: room)
    }
    let swift = try needed.filter { try !House.sources(of: $0).isEmpty && !$0.hasPrefix("_") }
    #expect(try House.makefileList("MODULES") == swift)
    let maps = needed.filter { $0.hasPrefix("C") }.subtracting(swift)
    #expect(try House.makefileList("C_ROOMS").union(["CPixelKernels"]) == maps)
  }

  @Test func `only the rooms of a library import it`() throws {
    for room in Self.rooms {
      for file in try House.sources(of: room) {
        for module in file.imports {
          if let rooms = owners[module] {
            #expect(rooms.contains(room), "\(file.name) imports \(module)")
          }
        }
      }
    }
  }
}
