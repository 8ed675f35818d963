// Pictures that stand for each other.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `the picture of the style comes, and of what is not said any`() {
    let (day, night) = (blankImage(4, 4), blankImage(5, 5))
    let asset = UIImageAsset()
    asset.register(day, with: light)
    asset.register(night, with: UIImage.Configuration(traitCollection: dark))
    #expect(asset.image(with: dark).size == night.size)
    #expect(asset.image(with: light).size == day.size)
    #expect(asset.image(with: dark).imageAsset === asset)
    asset.unregisterImage(with: dark)
    #expect(asset.image(with: dark).size == day.size)
    #expect(UIImageAsset().image(with: dark).size == .zero)
  }

  @Test func `the last picture for the same traits counts`() {
    let asset = UIImageAsset()
    asset.register(blankImage(4, 4), with: dark)
    asset.register(blankImage(6, 6), with: dark)
    #expect(asset.image(with: dark).size.width == 6)
  }

  @Test func `an image view shows the picture for its traits, and follows them`() {
    let (day, night) = (blankImage(4, 4), blankImage(4, 4))
    let asset = UIImageAsset()
    asset.register(day, with: light)
    asset.register(night, with: dark)
    let view = UIImageView(image: asset.image(with: light))
    #expect(view.layer.contents as? CGImage === day.cgImage)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.contents as? CGImage === night.cgImage)
  }

  @Test func `a picture without an asset is alone in one`() {
    let image = blankImage(4, 4)
    #expect(image.imageAsset?.image(with: dark).cgImage === image.cgImage)
  }

  // MARK: Files

  @Test func `files' bytes are pictures for Core Graphics too`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let png = try #require(CGDataProvider(data: NSData(data: image.pngData() ?? Data())))
    let read = unsafe CGImage(
      pngDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(read?.pixels[0, 0] == 0xFFFF_0000)
    #expect(
      unsafe CGImage(
        jpegDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        == nil)
    let jpeg = image.jpegData(compressionQuality: 1) ?? Data()
    let provider = try #require(CGDataProvider(data: NSData(data: jpeg)))
    let other = unsafe CGImage(
      jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
    #expect(other?.width == 3)
    #expect(image.heicData() == nil)
  }
}
