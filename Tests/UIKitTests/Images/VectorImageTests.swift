// SVG pictures of asset catalogs: their size, their scales and their settings.

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct VectorImageTests {
  /// A square of 10 points, red on the left and blue on the right.
  private static let svg = """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>
    <rect width='5' height='10' fill='red'/><rect x='5' width='5' height='10' fill='blue'/></svg>
    """

  /// The picture of a catalog with one set, which has these properties.
  private func image(_ properties: String) throws -> UIImage {
    let name = "vector-\(UUID().uuidString)"
    let catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(name).xcassets")
    let folder = catalog.appendingPathComponent("\(name).imageset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.svg.write(
      to: folder.appendingPathComponent("v.svg"), atomically: true, encoding: .utf8)
    let contents = """
      {"images": [{"filename": "v.svg", "idiom": "universal"}],
       "info": {"author": "xcode", "version": 1}, "properties": {\(properties)}}
      """
    try contents.write(
      to: folder.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    ResourceSearchPath.register(catalog.path)
    defer { try? FileManager.default.removeItem(at: catalog) }
    let image = try #require(UIImage(named: name))
    // Reads the scales that tests ask for, before the files go.
    for scale in [1, 2, 3, 4, 8] { _ = image.variant(forScale: CGFloat(scale)) }
    return image
  }

  @Test func `the size is the document's, and each scale is drawn from vectors`() throws {
    let image = try image("")
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.renderingMode == .automatic)
    for scale in [1, 2, 3] as [CGFloat] {
      let variant = image.variant(forScale: scale)
      #expect(variant.size == image.size && variant.scale == scale)
      let pixels = try #require(variant.cgImage).pixels
      let edge = Int(5 * scale)
      #expect(pixels[edge - 1, 3] == 0xFFFF_0000 && pixels[edge, 3] == 0xFF00_00FF)
    }
  }

  @Test(arguments: [
    ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal),
  ])
  func `the set's rendering intent is the picture's mode`(
    intent: String, mode: UIImage.RenderingMode
  ) throws {
    #expect(try image("\"template-rendering-intent\": \"\(intent)\"").renderingMode == mode)
  }

  @Test func `a template is shown in the tint colour`() throws {
    let view = UIImageView(image: try image("\"template-rendering-intent\": \"template\""))
    view.tintColor = .green
    let pixels = try #require(view.layer.contents as? CGImage).pixels
    #expect(pixels[2, 2] == pixels[pixels.width - 3, 2] && pixels[2, 2] >> 24 == 255)
    #expect(pixels[2, 2] & 0xFF == 0)
  }

  @Test(arguments: [(true, 80), (false, 20)])
  func `vectors that are preserved are drawn at the size of the view`(
    preserves: Bool, side: Int
  ) throws {
    let image = try image("\"preserves-vector-representation\": \(preserves)")
    let view = UIImageView(image: image)
    view.outputScale = 2
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.layoutIfNeeded()
    let shown = try #require(view.layer.contents as? CGImage)
    #expect(shown.width == side)
    #expect(view.layer.contentsScale == CGFloat(side) / 10)
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
  }

  @Test func `a tinted copy of a vector picture stays sharp`() throws {
    let image = try image("").withTintColor(.green)
    #expect(image.size == CGSize(width: 10, height: 10))
  }

  @Test func `a broken document is passed over`() throws {
    let name = "broken-\(UUID().uuidString)"
    let catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(name).xcassets")
    let folder = catalog.appendingPathComponent("\(name).imageset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: catalog) }
    try Data("<svg".utf8).write(to: folder.appendingPathComponent("v.svg"))
    try Data("{\"images\": [{\"filename\": \"v.svg\"}]}".utf8)
      .write(to: folder.appendingPathComponent("Contents.json"))
    ResourceSearchPath.register(catalog.path)
    #expect(UIImage(named: name) == nil)
  }
}
