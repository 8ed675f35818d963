// Image sources: images, thumbnails and properties of files.

import CoreGraphics
import ImageIO
import Testing
import UIKit

@MainActor @Suite struct CGImageSourceTests {
  /// 8 × 8: red for 0.12 s, then a blue square in its middle; twice more.
  private static let two =
    Data(
      base64Encoded:
        "R0lGODlhCAAIAPAAAP8AAAAAACH5BAAMAAAAIf8LTkVUU0NBUEUyLjADAQIAACwAAAAACAAIAAACB4SP"
        + "qcvtXQAAIfkEAQwAAQAsAAAAAAgACACAAAD/AAAAAgyMj3nAgO1We1NZVAAAOw==") ?? Data()

  private func png(_ width: Int, _ height: Int) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .pngData { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }

  @Test func `an animated file gives each frame with its delay`() throws {
    let source = try #require(CGImageSourceCreateWithData(Self.two as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect((second.width, second.height) == (8, 8))
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    let gif = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect((gif?[kCGImagePropertyGIFDelayTime as String] as? NSNumber)?.doubleValue == 0.12)
    let all = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let loops = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect((loops?[kCGImagePropertyGIFLoopCount as String] as? NSNumber)?.intValue == 2)
  }

  @Test func `a thumbnail is no larger than its limit, and no larger than the image`() throws {
    let source = try #require(CGImageSourceCreateWithData(png(40, 20) as CFData, nil))
    let small =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: CGFloat(10),
      ] as CFDictionary
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, small))
    #expect((thumbnail.width, thumbnail.height) == (10, 5))
    let large = [kCGImageSourceThumbnailMaxPixelSize: 500] as CFDictionary
    let whole = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, large))
    #expect((whole.width, whole.height) == (40, 20))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect((properties?[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue == 40)
  }

  @Test func `data without an image has no source`() {
    #expect(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
  }

  @Test func `an image of an animated file's data is its first frame`() {
    #expect(UIImage(data: Self.two)?.size == CGSize(width: 8, height: 8))
  }
}
