// Pictures: names and scales, orientation, caps, tint, image contexts.

import Foundation
import ImageCoding
import Testing
import UIKit

@Suite struct UIImageTests {
  /// A picture of the given pixels, each `0xAARRGGBB`, in rows.
  private static func picture(_ rows: [[UInt32]], scale: CGFloat = 1) -> UIImage {
    let pixels = PixelBuffer(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, pixel) in row.enumerated() { pixels[x, y] = pixel }
    }
    return UIImage(cgImage: CGImage(pixels), scale: scale, orientation: .up)
  }

  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00
  private static let blue: UInt32 = 0xFF00_00FF
  private static let white: UInt32 = 0xFFFF_FFFF

  /// The drawn pixels, in rows.
  private static func rows(of image: UIImage?) throws -> [[UInt32]] {
    let pixels = try #require(image?.cgImage).pixels
    return (0..<pixels.height).map { y in (0..<pixels.width).map { pixels[$0, y] } }
  }

  private static func drawn(
    _ width: CGFloat, _ height: CGFloat, _ body: () -> Void
  ) throws -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format)
    return try rows(of: renderer.image { _ in body() })
  }

  @Test(arguments: [
    (UIImage.Orientation.up, [[red, green], [blue, white]]),
    (.down, [[white, blue], [green, red]]),
    (.left, [[green, white], [red, blue]]),
    (.right, [[blue, red], [white, green]]),
    (.upMirrored, [[green, red], [white, blue]]),
    (.downMirrored, [[blue, white], [red, green]]),
    (.leftMirrored, [[red, blue], [green, white]]),
    (.rightMirrored, [[white, green], [blue, red]]),
  ])
  func `an orientation turns the pixels`(orientation: UIImage.Orientation, expected: [[UInt32]])
    throws
  {
    let source = try #require(
      Self.picture([[Self.red, Self.green], [Self.blue, Self.white]]).cgImage)
    let image = UIImage(cgImage: source, scale: 1, orientation: orientation)
    #expect(try Self.drawn(2, 2) { image.draw(at: .zero) } == expected)
  }

  @Test func `a sideways orientation exchanges the sides`() throws {
    let source = try #require(Self.picture([[Self.red, Self.green, Self.blue]], scale: 1).cgImage)
    let image = UIImage(cgImage: source, scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 0.5, height: 1.5))
  }

  @Test func `caps keep their size and the middle is stretched`() throws {
    let image = Self.picture([[Self.red, Self.green, Self.blue]])
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let drawn = try Self.drawn(6, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }
    #expect(drawn == [[Self.red, Self.green, Self.green, Self.green, Self.green, Self.blue]])
  }

  @Test func `caps keep their size and the middle is repeated`() throws {
    let image = Self.picture([[Self.red, Self.green, Self.white, Self.blue]])
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let drawn = try Self.drawn(6, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }
    #expect(drawn == [[Self.red, Self.green, Self.white, Self.green, Self.white, Self.blue]])
  }

  @Test func `caps that do not fit shrink together`() throws {
    let image = Self.picture([[Self.red, Self.red, Self.green, Self.blue, Self.blue]])
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: .stretch)
    let drawn = try Self.drawn(2, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1)) }
    #expect(drawn == [[Self.red, Self.blue]])
  }

  @Test func `where caps leave no middle, the pixel where they meet is stretched`() throws {
    let image = Self.picture([[Self.red, Self.blue]])
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let drawn = try Self.drawn(4, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 1)) }
    #expect(drawn == [[Self.red, Self.blue, Self.blue, Self.blue]])
  }

  @Test func `caps beyond the picture are cut and refused when not finite`() {
    let image = Self.picture([[Self.red, Self.green, Self.blue]])
    let cut = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: -1, left: 9, bottom: 9, right: 9))
    #expect(cut.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 1, right: 0))
    let refused = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: .nan, left: 1, bottom: 0, right: 0))
    #expect(refused === image)
  }

  @Test func `stretching by cap sizes leaves one column and one row`() {
    let image = Self.picture(Array(repeating: Array(repeating: Self.red, count: 5), count: 5))
      .stretchableImage(withLeftCapWidth: 2, topCapHeight: 2)
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    #expect(image.resizingMode == .stretch)
  }

  @Test func `a tint keeps the shape and changes the colour`() throws {
    let image = Self.picture([[Self.white, 0, 0x8080_8080]])
    let tinted = image.withTintColor(.red)
    #expect(tinted.size == image.size)
    #expect(try Self.drawn(3, 1) { tinted.draw(at: .zero) } == [[Self.red, 0, 0x8080_0000]])
    #expect(
      image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test func `blending and opacity hold for one drawing only`() throws {
    let image = Self.picture([[Self.white]])
    let drawn = try Self.drawn(2, 1) {
      image.draw(at: .zero, blendMode: .normal, alpha: 0.5)
      image.draw(at: CGPoint(x: 1, y: 0))
    }
    #expect(drawn == [[0x8080_8080, Self.white]])
  }

  @Test func `an image context gives what was drawn, at its scale`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.scale == 2)
    #expect(image.size == CGSize(width: 2, height: 1))
    let row = [Self.red, Self.red, 0, 0]
    #expect(try Self.rows(of: image) == [row, row])
  }

  @Test(arguments: [
    CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5),
    CGSize(width: 20000, height: 5), CGSize(width: -4, height: 5),
    CGSize(width: CGFloat.infinity, height: 5),
  ])
  func `an impossible image context draws nowhere and gives no image`(size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, true, 1)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(
      UIGraphicsImageRenderer(size: size).image { _ in Issue.record("was called") }.cgImage == nil)
  }

  @Test func `an opaque image context is black before anything is drawn`() throws {
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = true
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 5, width: 2, height: 1), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 6, y: 5, width: 1, height: 1))
    }
    #expect(try Self.rows(of: image) == [[0xFF00_0000, Self.red]])
  }

  @Test func `png data comes back as the same picture`() throws {
    let image = Self.picture([[Self.red, Self.green], [Self.blue, 0x8000_0080]])
    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data))
    #expect(try Self.rows(of: again) == Self.rows(of: image))
    let turned = UIImage(
      cgImage: try #require(image.cgImage), scale: 1, orientation: .upMirrored)
    let upright = try #require(turned.pngData().flatMap { UIImage(data: $0) })
    #expect(try Self.rows(of: upright)[0] == [Self.green, Self.red])
  }

  @Test func `data that is no picture gives nil`() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("not a picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(systemName: "person.crop.artframe") == nil)
  }

  @Test func `a named picture takes the file that suits the scale`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "dot-\(UUID().uuidString)"
    for (suffix, side) in [("", 1), ("@2x", 2), ("@3x", 3)] {
      let row = Array(repeating: [Self.red, Self.green, Self.blue][side - 1], count: side)
      let data = try #require(Self.picture(Array(repeating: row, count: side)).pngData())
      try data.write(to: folder.appendingPathComponent("\(name)\(suffix).png"))
    }
    ResourceSearchPath.register(folder.path)
    let image = try #require(UIImage(named: name))
    #expect(image.size == CGSize(width: 1, height: 1))
    for (scale, file) in [(0.5, 1), (1, 1), (1.5, 2), (2, 2), (2.5, 3), (3, 3), (4, 3)] {
      let variant = image.variant(forScale: scale)
      #expect(variant.scale == CGFloat(file))
      #expect(variant.size == CGSize(width: 1, height: 1))
    }
    let path = folder.appendingPathComponent("\(name)@2x.png").path
    #expect(UIImage(contentsOfFile: path)?.scale == 2)
    let context = CGContext(recordingSize: CGSize(width: 1, height: 1), scale: 3)
    UIGraphicsPushContext(context)
    image.draw(at: .zero)
    UIGraphicsPopContext()
    let drawn = try #require(context.makeImage()).pixels
    #expect(drawn[1, 1] == Self.blue)
  }

  @Test func `a broken file of a named picture is passed over`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "broken-\(UUID().uuidString)"
    try Data("no".utf8).write(to: folder.appendingPathComponent("\(name).png"))
    let good = try #require(Self.picture([[Self.red, Self.red], [Self.red, Self.red]]).pngData())
    try good.write(to: folder.appendingPathComponent("\(name)@2x.png"))
    ResourceSearchPath.register(folder.path)
    #expect(UIImage(named: name)?.scale == 2)
  }

  @Test func `an image's bytes are blue, green, red and alpha, row by row`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor(red: 1, green: 0.2, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let picture = try #require(image.cgImage)
    let data = try #require(picture.dataProvider?.data)
    #expect(CFDataGetLength(data) == picture.bytesPerRow && data.count == 8)
    let bytes = unsafe UnsafeBufferPointer(start: CFDataGetBytePtr(data), count: 8)
    #expect(unsafe Array(bytes) == [0, 0, 0, 0, 0, 51, 255, 255])
    #expect(picture.dataProvider === picture.dataProvider)
  }

  @Test func `a format tells what the renderer draws that draws with it`() {
    let format = UIGraphicsImageRendererFormat.preferred()
    #expect(format.bounds == .zero)
    let large = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 0, width: 20, height: 9), format: format)
    let small = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    #expect(small.allowsImageOutput && small.format.bounds.width == 2)
    for (renderer, bounds) in [
      (large, CGRect(x: 5, y: 0, width: 20, height: 9)),
      (small, CGRect(x: 0, y: 0, width: 2, height: 1)),
    ] {
      _ = renderer.image { (context: UIGraphicsRendererContext) in
        #expect(context.format === format && context.format.bounds == bounds)
      }
    }
  }

  /// A picture of 4 × 2, red on its left and blue on its right.
  private func twoColors() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 32, height: 16), format: format).image {
      $0.cgContext.setFillColor(UIColor.red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
      $0.cgContext.setFillColor(UIColor.blue.cgColor)
      $0.fill(CGRect(x: 16, y: 0, width: 16, height: 16))
    }
  }

  @Test func `JPEG data comes back as a picture of its colours`() throws {
    let data = try #require(twoColors().jpegData(compressionQuality: 1))
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.width == 32 && image.height == 16)
    #expect(image.pixels[3, 3] == 0xFFFE_0000 && image.pixels[28, 12] == 0xFF00_00FE)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 0, 0, 0, 3])) == nil)
  }

  @Test func `a camera's orientation is the picture's`() throws {
    let data = try #require(twoColors().jpegData(compressionQuality: 1))
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8)
      + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let image = try #require(UIImage(data: data.prefix(2) + exif + data.dropFirst(2)))
    #expect(image.imageOrientation == .right)
    #expect(image.size == CGSize(width: 16, height: 32))
    // Upright again, the picture's left is on top.
    let upright = try #require(UIImage(data: image.jpegData(compressionQuality: 1) ?? Data()))
    #expect(upright.imageOrientation == .up && upright.size == image.size)
    #expect(upright.cgImage?.pixels[8, 3] == 0xFFFE_0000)
    #expect(upright.cgImage?.pixels[8, 28] == 0xFF00_00FE)
  }
}
