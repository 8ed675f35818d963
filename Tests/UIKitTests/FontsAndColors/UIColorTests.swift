// Colours: components, names, what is refused.

import Foundation
import Testing
import UIKit

@Suite struct UIColorTests {
  @Test(arguments: [
    ("systemRed", 255.0, 59.0, 48.0), ("systemGreen", 52, 199, 89), ("systemBlue", 0, 122, 255),
    ("systemOrange", 255, 149, 0), ("systemYellow", 255, 204, 0), ("systemPink", 255, 45, 85),
    ("systemPurple", 175, 82, 222), ("systemTeal", 48, 176, 199), ("systemIndigo", 88, 86, 214),
    ("systemBackground", 255, 255, 255), ("label", 0, 0, 0), ("orange", 255, 127.5, 0),
    ("brown", 153, 102, 51), ("lightGray", 170, 170, 170),
  ])
  func `names stand for iOS's light components`(
    name: String, red: Double, green: Double, blue: Double
  ) throws {
    let color = try #require(UIColor.named.first { $0.0 == name }?.1)
    let found = color.rgba
    #expect(abs(found.red * 255 - red) < 1e-9)
    #expect(abs(found.green * 255 - green) < 1e-9)
    #expect(abs(found.blue * 255 - blue) < 1e-9)
    #expect(found.alpha == 1)
  }

  @Test func `every name is listed once`() {
    let names = UIColor.named.map(\.0)
    #expect(Set(names).count == names.count)
    #expect(names.count == 55)
  }

  /// Hue, saturation, brightness and the red, green and blue they mean.
  private static let hues: [[Double]] = [
    [0, 1, 1, 1, 0, 0], [1.0 / 3, 1, 1, 0, 1, 0], [2.0 / 3, 1, 1, 0, 0, 1],
    [1.0 / 6, 1, 0.5, 0.5, 0.5, 0], [0.5, 0.5, 0.8, 0.4, 0.8, 0.8], [1, 1, 1, 1, 0, 0],
    [0.25, 0, 0.3, 0.3, 0.3, 0.3],
  ]

  @Test(arguments: hues)
  func `hue, saturation and brightness become components`(row: [Double]) {
    let color = UIColor(
      hue: CGFloat(row[0]), saturation: CGFloat(row[1]), brightness: CGFloat(row[2]), alpha: 0.5
    ).rgba
    #expect(abs(color.red - row[3]) < 1e-12)
    #expect(abs(color.green - row[4]) < 1e-12)
    #expect(abs(color.blue - row[5]) < 1e-12)
    #expect(color.alpha == 0.5)
  }

  @Test func `hue, saturation and brightness come back`() {
    for hue in stride(from: 0.0, to: 1, by: 0.07) {
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1)
      var found: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let hasAnswer = unsafe color.getHue(
        &found.0, saturation: &found.1, brightness: &found.2, alpha: &found.3)
      #expect(hasAnswer)
      #expect(abs(found.0 - hue) < 1e-12)
      #expect(abs(found.1 - 0.6) < 1e-12)
      #expect(abs(found.2 - 0.9) < 1e-12)
      #expect(found.3 == 1)
    }
  }

  @Test func `components are read through pointers that may be nil`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    var green: CGFloat = 0
    #expect(unsafe color.getRed(nil, green: &green, blue: nil, alpha: nil))
    #expect(green == 0.5)
    var white: CGFloat = -1
    #expect(unsafe !color.getWhite(&white, alpha: nil))
    #expect(unsafe UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
  }

  @Test func `components outside 0 to 1 are clamped and NaN is 0`() {
    let color = UIColor(red: 255, green: -1, blue: .nan, alpha: .infinity)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `colours that draw the same are equal and hash the same`() {
    let one = UIColor(white: 1, alpha: 1)
    let other = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(one != UIColor(white: 1, alpha: 0.5))
    #expect(Set([one, other, .white, .black]).count == 2)
  }

  @Test func `another opacity keeps the components`() {
    let color = UIColor.systemRed.withAlphaComponent(0.25)
    #expect(color.rgba.alpha == 0.25)
    #expect(color.rgba.red == UIColor.systemRed.rgba.red)
    #expect(UIColor.systemRed.withAlphaComponent(.nan) == .systemRed)
    #expect(UIColor.systemRed.withAlphaComponent(3) == .systemRed)
  }

  @Test func `a dynamic colour answers with its light variant`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color == .red)
    #expect(color.cgColor == UIColor.red.cgColor)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.withAlphaComponent(0.5) == UIColor.red.withAlphaComponent(0.5))
  }

  @Test func `a layer's colour comes back as a UIKit colour`() {
    #expect(UIColor(cgColor: UIColor.systemTeal.cgColor) == .systemTeal)
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == .gray)
  }

  @Test func `a colour literal is a colour`() {
    // The test compares colours as sources hold them.
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }
}
