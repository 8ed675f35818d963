// The three hard rules of the house, and the rules of arithmetic that keep pixels the same.

import Foundation
import Testing

@Suite struct HardRuleTests {
  /// The rooms, and the passes of the stage, that may name the pixel surface.
  private static let pixelRooms: Set<String> = [
    "CoreGraphics", "Rasterizer", "ImageCoding", "Windowing", "X11Windowing",
  ]
  private static let pixelPasses: Set<String> = ["RasterPass.swift", "PresentPass.swift"]

  @Test func `a layer tree becomes pixels only through a display list`() throws {
    for room in try House.rooms() where !Self.pixelRooms.contains(room) {
      for file in try House.sources(of: room)
      where !Self.pixelPasses.contains(file.url.lastPathComponent) {
        #expect(!file.mentions("PixelBuffer"), "\(file.name) names the pixel surface")
      }
    }
  }

  @Test func `the describing rooms never name the rasteriser`() throws {
    for file in try House.sources(of: "QuartzCore") {
      #expect(!file.mentions("Rasterizer"), "\(file.name) names the rasteriser")
    }
  }

  @Test func `rooms that know no view name none`() throws {
    let rooms = ["CoreImage", "CoreText", "ImageIO", "InterfaceDocuments", "LayoutSolver", "OSLog"]
    for room in rooms {
      for file in try House.sources(of: room) {
        for name in ["UIView", "UIViewController", "CALayer", "UIKit", "QuartzCore"] {
          #expect(!file.mentions(name), "\(file.name) names \(name)")
        }
      }
    }
  }

  @Test func `the window never knows a view`() throws {
    for room in ["Windowing", "X11Windowing"] {
      for file in try House.sources(of: room) {
        for name in ["UIView", "CALayer", "UIKit", "QuartzCore", "DisplayList", "Stage"] {
          #expect(!file.mentions(name), "\(file.name) names \(name)")
        }
      }
    }
  }

  /// With `InternalImportsByDefault` the compiler refuses a C name in a public or package signature
  /// unless the C module itself is imported publicly.
  @Test func `no C module is imported beyond its file`() throws {
    let pattern = /(?:public|package|@_exported)[^\n]*import (?:C[A-Z][A-Za-z]+|CXlib|CPNG|Glibc)\b/
    for room in try House.rooms() {
      for file in try House.sources(of: room) {
        for match in file.text.matches(of: pattern) where !match.output.contains("CoreGraphics") {
          Issue.record("\(file.name): \(match.output)")
        }
      }
    }
  }

  @Test func `nothing that reaches a pixel calls the C library's transcendental functions`() throws
  {
    let pattern =
      /(?:^|[^A-Za-z0-9_.]|Glibc\.|Foundation\.)(?:a?(?:sin|cos|tan)|atan2|exp2?|log(?:2|10)?|pow|hypot|cbrt)\(/
    let drawing = [
      "FoundationAdditions", "CoreGraphics", "Rasterizer", "Typesetting", "ImageCoding",
      "QuartzCore", "CoreText", "LayoutSolver", "InterfaceDocuments", "ImageIO", "CoreImage",
      "UIKit", "Stage", "Designables", "Preview",
    ]
    for room in drawing {
      for file in try House.sources(of: room) {
        for line in file.codeLines where line.firstMatch(of: pattern) != nil {
          Issue.record("\(file.name): \(line.trimmingCharacters(in: .whitespaces))")
        }
      }
    }
  }

  @Test func `every source file opens with a sentence that says what lives there`() throws {
    for file in try House.allSwiftFiles() where file.url.lastPathComponent != "Package.swift" {
      #expect(file.text.hasPrefix("// "), "\(file.name) opens without a sentence")
    }
  }
}
