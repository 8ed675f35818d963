// Bitmap layouts, colour masks and scales of images.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct BitmapTests {
  @Test func `a context reports its bitmap layout`() throws {
    var infos: [UInt32] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      infos.append($0.cgContext.bitmapInfo.rawValue)
      infos.append($0.cgContext.alphaInfo.rawValue)
    }
    #expect(infos == [0x2002, CGImageAlphaInfo.premultipliedFirst.rawValue])
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
    #expect(context.alphaInfo == .noneSkipLast)
  }

  @Test func `masked colour ranges become transparent`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let masked = try #require(
      image.cgImage?.copy(maskingColorComponents: [200, 255, 200, 255, 200, 255]))
    #expect(masked.pixels[0, 0] == 0)
    #expect(masked.pixels[1 * masked.width / 2, 0] == 0xFF00_00FF)
    #expect(image.cgImage?.copy(maskingColorComponents: [0, 1]) == nil)
  }

  @Test func `a picture has an identifier of its own`() {
    let (one, other) = (UIImage(), UIImage())
    one.accessibilityIdentifier = "star"
    #expect(one.accessibilityIdentifier == "star")
    #expect(other.accessibilityIdentifier == nil)
  }

  @Test func `a picture from a filter is that picture at another scale`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let filtered = UIImage(
      ciImage: CIImage(cgImage: try #require(drawn.cgImage)),
      scale: 2, orientation: .up)
    #expect(filtered.scale == 2)
    #expect(filtered.size.width * 2 == drawn.size.width * drawn.scale)
  }
}
