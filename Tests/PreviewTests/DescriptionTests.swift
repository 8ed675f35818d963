// The gallery's descriptions agree with the declarations in the designables' sources.

import CoreGraphics
import Inspection
import Messages
import Testing
import UIKit

@testable import Preview

/// One `@IBInspectable` as its source declares it.
private struct Declaration: Hashable, CustomStringConvertible {
  var name: String
  var kind: String
  var isOptional: Bool
  var line: Int

  var description: String { "\(line): \(name) \(kind)\(isOptional ? "?" : "")" }
}

/// The sources of the room that users would write.
private enum DesignableSources {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Designables")

  static func lines(of className: String) throws -> [Substring] {
    let file = folder.appendingPathComponent(className + ".swift")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The classes marked as designable, by name.
  static func designableClasses() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try files.sorted().flatMap { file in
      let text = try String(
        contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return text.matches(of: /@IBDesignable\s+(?:open|public) class (\w+)/).map {
        String($0.output.1)
      }
    }
  }

  static func declarations(of className: String) throws -> [Declaration] {
    try lines(of: className).enumerated().compactMap { index, line in
      let pattern = /@IBInspectable (?:open |public )?var (\w+)(?:: ([\w.]+)(\?)?)?(?: = (\w+)?)?/
      guard let match = line.firstMatch(of: pattern) else { return nil }
      let type = match.output.2 ?? match.output.4 ?? ""
      return Declaration(
        name: String(match.output.1), kind: kind(ofType: String(type)),
        isOptional: match.output.3 != nil, line: index + 1)
    }
  }

  private static func kind(ofType type: String) -> String {
    switch type {
    case "CGFloat", "Double", "Float": "number"
    case "Int", "UInt": "integer"
    case "Bool": "boolean"
    case "String": "string"
    case "UIColor": "color"
    case "UIImage": "image"
    case "CGPoint": "point"
    case "CGSize": "size"
    case "CGRect": "rect"
    default: "unknown type “\(type)”"
    }
  }
}

@MainActor @Suite(.ownScreenScale) struct DescriptionTests {
  /// All that the gallery describes: its designables and UIKit's plain views.
  private let all = GalleryModule.inspector.descriptions
  private var designables: [DesignableDescription] {
    all.filter { LoweredSource.isDesignable($0.className) }
  }

  /// The values of fresh instances, as the specification of the three views has them.
  private static let defaults: [String: [String]] = [
    "LDGradientView": ["nil", "nil", "270"],
    "RoundedCornerButton": ["0"],
    "FancyButton": [
      "0", "0", "#000000", "0", "0", "0", "0", "0", "0", "0", "0", "false", "false", "#000000",
      "#ffffff",
    ],
    "IDLineChartView": ["4", "#fda408", "#fb252d", "2.5"],
  ]

  @Test func `each designable class is described`() throws {
    #expect(
      designables.map(\.className).sorted()
        == (try DesignableSources.designableClasses().sorted()))
  }

  @Test func `the descriptions hold each inspectable in order with kind and place`() throws {
    for description in designables {
      let described = description.inspectables.map { property in
        Declaration(
          name: property.name, kind: property.kind.name, isOptional: property.isOptional,
          line: property.position?.line ?? 0)
      }
      #expect(described == (try DesignableSources.declarations(of: description.className)))
      for property in description.inspectables {
        #expect(property.position?.file == description.className + ".swift")
      }
    }
  }

  @Test func `a fresh instance has the specified defaults`() throws {
    for description in designables {
      let view = description.make(.zero)
      let values = try description.inspectables.map { property in
        ValueText.text(try #require(property.value(of: view)))
      }
      #expect(values == Self.defaults[description.className], "\(description.className)")
    }
  }

  @Test func `each described property takes what it shows`() throws {
    let inspector = GalleryModule.inspector
    for description in all {
      let view = description.make(.zero)
      for property in inspector.properties(of: view) where property.kind != .image {
        let value = try #require(property.value(of: view))
        let text = ValueText.text(value)
        guard !(text == "nil" && !property.isOptional) else { continue }
        try inspector.apply(try Assignment("\(property.name)=\(text)"), to: view)
        let again = try #require(property.value(of: view))
        #expect(ValueText.text(again) == text, "\(description.className).\(property.name)")
      }
    }
  }
}
