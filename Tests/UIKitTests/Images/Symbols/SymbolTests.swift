// Symbols by name: which are drawn, how large, and in which colour.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct SymbolTests {
  @Test(arguments: [
    "star", "star.fill", "checkmark.square.fill", "square", "xmark.circle", "chevron.right",
    "plus.circle.fill", "heart.fill", "line.3.horizontal", "play.fill", "arrow.up.circle",
    "globe", "tv", "square.grid.2x2.fill", "person.crop.circle", "house.fill", "bell.slash.fill",
    "gearshape.fill", "trash", "square.and.arrow.up", "lock.shield", "eye.slash", "checkmark.seal",
    "list.bullet.rectangle.fill", "exclamationmark.triangle.fill", "cart.badge.plus", "12.circle",
    "a.square.fill", "dollarsign.circle", "bell.badge", "snowflake", "battery.75", "wifi.slash",
  ])
  func `a symbol that everybody knows is drawn`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage && image.size.width > 5 && image.size.height > 5)
    #expect(try #require(image.pngData()).count > 100)
  }

  @Test(arguments: [
    "", ".fill", "star.", "checkmark.fill", "star.circle.fill.fill", "faceid", "star.square.circle",
    "house.badge.house", "51.circle", "1", "slash", "a.fill", "wifi.fill",
  ])
  func `another name is nil`(name: String) { #expect(UIImage(systemName: name) == nil) }

  @Test func `a symbol grows with its font and stays one`() throws {
    let small = try #require(UIImage(systemName: "circle"))
    let look = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let large = try #require(UIImage(systemName: "circle", withConfiguration: look))
    #expect(abs(large.size.width - 2 * small.size.width) <= 1)
    #expect(small.withConfiguration(look).size == large.size)
    #expect(small.applyingSymbolConfiguration(look)?.isSymbolImage == true)
    #expect(UIImage().applyingSymbolConfiguration(look) == nil)
  }

  @Test func `an image view shows a symbol in its tint`() throws {
    let view = UIImageView(image: UIImage(systemName: "square.fill"))
    view.tintColor = .red
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let bytes = try #require(picture.cgImage?.dataProvider?.data) as Data
    let middle = (10 * 20 + 10) * 4
    #expect(Array(bytes[middle..<middle + 4]) == [0, 0, 255, 255])
  }

  /// The pixel in the middle: blue, green, red, alpha.
  private func middle(of view: UIView) throws -> [UInt8] {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let bytes = try #require(picture.cgImage?.dataProvider?.data) as Data
    let (width, height) = (Int(view.bounds.width), Int(view.bounds.height))
    let first = (height / 2 * width + width / 2) * 4
    return Array(bytes[first..<first + 4])
  }

  @Test func `a palette's second colour is that of the frame`() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
      .applying(UIImage.SymbolConfiguration(pointSize: 120))
    let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: palette))
    #expect(image.renderingMode == .alwaysOriginal && image.symbolConfiguration == palette)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.contentMode = .center
    view.image = image
    #expect(try middle(of: view) == [255, 255, 255, 255])
    view.image = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 120))
    #expect(try middle(of: view)[3] == 0, "cut out")
  }

  @Test func `an image view draws a symbol as it prefers, but for what that says itself`() throws {
    let view = UIImageView(image: UIImage(systemName: "square"))
    let own = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(view.intrinsicContentSize.width - 2 * own.width) <= 1)
    let fixed = UIImage.SymbolConfiguration(pointSize: 17)
    view.image = UIImage(systemName: "square", withConfiguration: fixed)
    #expect(view.intrinsicContentSize == own)
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 3))
  }

  @Test func `a button's symbol is as large as the button prefers`() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star.fill"), for: .normal)
    let own = button.intrinsicContentSize.width
    let large = UIImage.SymbolConfiguration(pointSize: 51)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.intrinsicContentSize.width > 2 * own)
    var configured = UIButton.Configuration.plain()
    configured.image = UIImage(systemName: "star.fill")
    let plain = UIButton(configuration: configured).intrinsicContentSize.width
    configured.preferredSymbolConfigurationForImage = large
    #expect(UIButton(configuration: configured).intrinsicContentSize.width > plain + own)
  }

  @Test func `a symbol that is asked for again is the same picture`() throws {
    func symbol(_ size: CGFloat, _ weight: UIImage.SymbolWeight) -> CGImage? {
      let look = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
      return UIImage(systemName: "plus.circle", withConfiguration: look)?.cgImage
    }
    let first = try #require(symbol(19, .bold))
    #expect(symbol(19, .bold) === first)
    #expect(symbol(19, .light) !== first)
    #expect(symbol(20, .bold) !== first)
  }

  @Test func `a symbol with a size of its own is another image than one without`() throws {
    let plain = try #require(UIImage(systemName: "star"))
    let sized = try #require(
      UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
    #expect(plain != sized)
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    let large = view.layer.contents as? CGImage
    view.image = sized
    #expect((view.layer.contents as? CGImage)?.width != large?.width)
  }
}
