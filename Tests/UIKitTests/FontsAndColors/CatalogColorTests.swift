// Colours of asset catalogs: their names, their variants, and catalogs that make no sense.

import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct CatalogColorTests {
  private let scratch: Scratch
  private var path: String { scratch.file("Assets.xcassets") }

  init() throws { scratch = try Scratch() }

  private func add(_ set: String, _ json: String) throws {
    try scratch.write(json, to: "Assets.xcassets/\(set).colorset/Contents.json")
  }

  private static let red = ColorSet.json([1, 0, 0, 1])

  @Test func `a name has the groups around it that are namespaces`() throws {
    try add("Plain/a", Self.red)
    try add("Space/b", Self.red)
    try add("Space/Inner/c", Self.red)
    for group in ["Space", "Space/Inner"] {
      try scratch.write(
        "{\"properties\": {\"provides-namespace\": true}}",
        to: "Assets.xcassets/\(group)/Contents.json")
    }
    try scratch.write("{\"info\": {}}", to: "Assets.xcassets/Plain/Contents.json")
    let catalog = AssetCatalog(path)
    #expect(catalog.colorNames.sorted() == ["Space/Inner/c", "Space/b", "a"])
    #expect(catalog.colorNames.allSatisfy { catalog.color(named: $0) == .red })
  }

  @Test func `of two sets of one name each has one that finds it`() throws {
    try add("One/a", Self.red)
    try add("Two/a", ColorSet.json([0, 0, 1, 1]))
    let catalog = AssetCatalog(path)
    #expect(catalog.colorNames.sorted() == ["Two/a", "a"])
    #expect(catalog.color(named: "a") == .red && catalog.color(named: "Two/a") == .blue)
  }

  @Test func `a colour knows its name, in both variants, with and without a dark one`() throws {
    let names = ["dark", "plain", "wide"].map { "\($0)-\(UUID().uuidString)" }
    try add(names[0], ColorSet.json([1, 0, 0, 1], dark: [0, 0, 1, 1]))
    try add(names[1], Self.red)
    try add(names[2], ColorSet.json([1, 0.5, 0, 1], space: "display-p3"))
    ResourceSearchPath.register(path)
    for name in names {
      let color = try #require(UIColor(named: name))
      #expect(color.catalogName == name && color.isDynamic)
      #expect(UIColor.ofCatalogs(name)?.catalogName == name)
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor(named: names[0])?.resolvedColor(with: dark) == .blue)
    #expect(UIColor(named: names[1])?.resolvedColor(with: dark) == .red)
    #expect(UIColor(named: names[1])?.resolvedColor(with: dark).catalogName == nil)
    #expect(UIColor.red.catalogName == nil)
    #expect(Set(NamedColors.names).isSuperset(of: names))
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"colors\": {}}", "{\"colors\": []}", "{\"colors\": [{}]}",
    "{\"colors\": [{\"color\": {\"components\": {\"red\": \"1\"}}}]}",
    "{\"colors\": [{\"color\": {\"components\": {\"red\": 1, \"green\": 1, \"blue\": 1}}}]}",
    String(repeating: "[", count: 100_000), "{\"colors\": [{\"color\": \"systemRed\"}]}",
  ])
  func `a set that makes no sense is no colour`(json: String) throws {
    try add("a", json)
    let catalog = AssetCatalog(path)
    #expect(catalog.colorNames == ["a"] && catalog.color(named: "a") == nil)
  }

  @Test(arguments: ["nan", "1e999", "-7", "0xFFFFFFFFFFFFFFFFFFFFFF", "0x", "red", ""])
  func `a component that is none is still a colour`(text: String) throws {
    try add("a", Self.red.replacing("\"1.0\"", with: "\"\(text)\""))
    let color = try #require(AssetCatalog(path).color(named: "a"))
    #expect((0...1).contains(color.rgba.red) && (0...1).contains(color.rgba.alpha))
  }

  @Test func `a set may name a colour of the system's, which differs in light and dark`() throws {
    func json(_ name: String) -> String {
      "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"\(name)\"}}]}"
    }
    try add("a", json("systemTealColor"))
    try add("b", json("nobodysColor"))
    let catalog = AssetCatalog(path)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(
        catalog.color(named: "a")?.resolvedColor(with: traits)
          == UIColor.systemTeal.resolvedColor(with: traits))
    }
    #expect(catalog.color(named: "b") == nil)
  }

  @Test func `sets without a name or without a folder are none`() throws {
    try add("", Self.red)
    try add("group/", Self.red)
    try scratch.write("no folder", to: "Assets.xcassets/file.colorset")
    let catalog = AssetCatalog(path)
    #expect(catalog.colorNames.allSatisfy { !$0.isEmpty && catalog.color(named: $0) == nil })
    #expect(AssetCatalog(scratch.file("none.xcassets")).colorNames.isEmpty)
  }

  @Test func `Fuzz: any bytes in a set are a colour or none`() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var bytes = Array(ColorSet.json([1, 0, 0, 1], dark: [0, 0, 1, 1]).utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      let file = scratch.file("Assets.xcassets/a.colorset/Contents.json")
      try add("a", "{}")
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      _ = AssetCatalog(path).color(named: "a")
    }
  }
}
