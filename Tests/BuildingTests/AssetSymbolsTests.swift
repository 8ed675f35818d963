// Names and members for the colours and pictures of catalogs.

import Foundation
import Messages
import Testing

@testable import Building

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"), ("UIColour", "uiColour"),
    ("BackIOSPrimary", "backIOSPrimary"), ("Launch_screen_colour", "launchScreenColour"),
    ("icon_95_blue", "icon95Blue"), ("ic_addApp_green", "icAddAppGreen"),
    ("Leg Lifts", "legLifts"), ("google-g", "googleG"), ("A-1-1-0", "A_1_1_0"),
    ("121212", "_121212"), ("Default", "`default`"), ("Color", "color"), ("page_1_2", "page1_2"),
    ("…", "_"), ("", "_"), ("深海", "深海"),
  ])
  func `names are those that Xcode makes`(asset: String, name: String) {
    #expect(AssetNames.member(asset, dropping: "Color") == name)
  }

  @Test func `folders become names of types`() {
    #expect(AssetNames.type("iconPreviews") == "IconPreviews")
    #expect(AssetNames.type("GameUI") == "GameUI")
    #expect(AssetNames.type("my icons") == "MyIcons")
  }

  private func project(_ sets: [String], namespaces: [String] = []) throws -> String {
    let root = NSTemporaryDirectory() + "vitrine-assets-" + UUID().uuidString
    for set in sets {
      try FileManager.default.createDirectory(
        atPath: "\(root)/Media.xcassets/\(set)", withIntermediateDirectories: true)
    }
    for folder in namespaces {
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
        to: URL(fileURLWithPath: "\(root)/Media.xcassets/\(folder)/Contents.json"))
    }
    return root
  }

  private func code(_ root: String, _ text: String = "") -> String? {
    let path = root + "/View.swift"
    return AssetSymbols(of: [path]).code(beside: [SourceText(path: path, text: text)])
  }

  @Test func `each colour and picture has members, in namespaces where folders say so`() throws {
    let root = try project(
      ["Brand.colorset", "Plain/logoImage.imageset", "Theme/Deep.colorset"], namespaces: ["Theme"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let code = try #require(self.code(root))
    #expect(
      code.contains("static let brand = ColorResource(name: \"Brand\", bundle: .main)"))
    #expect(code.contains("static var logo: UIImage"))
    #expect(code.contains("enum Theme {\n"))
    #expect(code.contains("ColorResource(name: \"Theme/Deep\", bundle: .main)"))
    #expect(!code.contains("enum Plain"))
  }

  @Test func `what sources and UIKit declare is left to them`() throws {
    let root = try project(["red.colorset", "brand.colorset"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let declaring = try #require(
      code(root, "extension UIColor { public static let brand = UIColor.black }"))
    #expect(declaring.contains("static let red = ColorResource"))
    #expect(declaring.contains("static let brand = ColorResource"))
    #expect(!declaring.contains("static var"))
    let copied = code(
      root, "extension DeveloperToolsSupport.ColorResource { enum A {} \n static let brand = 1 }")
    #expect(copied?.contains("static let brand") == false)
    let elsewhere = code(root, "extension UIColor {} enum Sizes { static let brand = 1 }")
    #expect(elsewhere?.contains("static var brand") == true)
  }

  @Test func `the compiler's messages say whether a name is missed`() throws {
    let root = try project(["brand.colorset", "default.imageset"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let symbols = AssetSymbols(of: [root + "/View.swift"])
    func misses(_ text: String) -> Bool {
      symbols.explain([SourceMessage(.error, at: nil, text)])
    }
    #expect(misses("type 'UIColor' has no member 'brand'"))
    #expect(misses("type 'UIImage' has no member 'default'"))
    #expect(!misses("cannot find 'brandy' in scope"))
    #expect(!misses("brand"))
  }

  @Test func `without catalogs there is no code`() throws {
    let root = try project(["Group"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(code(root) == nil)
    #expect(!AssetSymbols(of: [root + "/View.swift"]).explain([]))
  }
}
