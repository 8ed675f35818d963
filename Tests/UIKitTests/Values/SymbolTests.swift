// Symbols by name: which are drawn, how large, and in which colour.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct SymbolTests {
  @Test(arguments: [
    "star", "star.fill", "checkmark.square.fill", "square", "xmark.circle", "chevron.right",
    "plus.circle.fill", "heart.fill", "line.3.horizontal", "play.fill", "arrow.up.circle",
  ])
  func `a symbol that everybody knows is drawn`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage && image.size.width > 5 && image.size.height > 5)
    #expect(try #require(image.pngData()).count > 100)
  }

  @Test(arguments: [
    "", ".fill", "star.", "checkmark.fill", "star.circle.fill.fill", "faceid", "star.square.circle",
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
}
