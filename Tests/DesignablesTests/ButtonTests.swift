// The two buttons: corners, border, paddings, gradient.

import CoreGraphics
import Designables
import QuartzCore
import Stage
import Testing
import UIKit
import Windowing

@MainActor @Suite struct RoundedCornerButtonTests {
  @Test func `round corners clip the button while the radius is above 0`() {
    let button = RoundedCornerButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(button.cornerRadius == 0)
    #expect(!button.layer.masksToBounds)
    button.cornerRadius = 12
    #expect(button.layer.cornerRadius == 12)
    #expect(button.layer.masksToBounds)
    button.cornerRadius = 0
    #expect(!button.layer.masksToBounds)
  }
}

@MainActor @Suite struct FancyButtonTests {
  private let button = FancyButton(frame: CGRect(x: 0, y: 0, width: 300, height: 60))

  /// A square picture of one colour.
  private static func icon(_ side: CGFloat = 24) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
  }

  private var image: CGRect { button.imageView?.frame ?? .null }
  private var title: CGRect { button.titleLabel?.frame ?? .null }

  @Test func `defaults are those of the table`() {
    #expect(button.cornerRadius == 0)
    #expect(button.borderWidth == 0)
    #expect(button.borderColor == .black)
    #expect(
      [
        button.titleLeftPadding, button.titleRightPadding, button.titleTopPadding,
        button.titleBottomPadding, button.imageLeftPadding, button.imageRightPadding,
        button.imageTopPadding, button.imageBottomPadding,
      ].allSatisfy { $0 == 0 })
    #expect(!button.enableImageRightAligned)
    #expect(!button.enableGradientBackground)
    #expect(button.gradientColor1 == .black)
    #expect(button.gradientColor2 == .white)
    #expect(button.titleColor(for: .normal) == .white)
  }

  @Test func `border and corners are the layer's`() {
    button.cornerRadius = 30
    button.borderWidth = 2
    button.borderColor = .systemRed
    #expect(button.layer.cornerRadius == 30)
    #expect(button.layer.masksToBounds)
    #expect(button.layer.borderWidth == 2)
    #expect(button.layer.borderColor == UIColor.systemRed.cgColor)
  }

  @Test func `paddings are the edge insets`() {
    button.titleLeftPadding = 1
    button.titleRightPadding = 2
    button.titleTopPadding = 3
    button.titleBottomPadding = 4
    button.imageLeftPadding = 5
    button.imageRightPadding = 6
    button.imageTopPadding = 7
    button.imageBottomPadding = 8
    #expect(button.titleEdgeInsets == UIEdgeInsets(top: 3, left: 1, bottom: 4, right: 2))
    #expect(button.imageEdgeInsets == UIEdgeInsets(top: 7, left: 5, bottom: 8, right: 6))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a value that is not finite leaves the old one`(value: CGFloat) {
    button.titleLeftPadding = 3
    button.imageLeftPadding = 4
    button.cornerRadius = 5
    button.borderWidth = 6
    button.titleLeftPadding = value
    button.imageLeftPadding = value
    button.cornerRadius = value
    button.borderWidth = value
    #expect(button.titleLeftPadding == 3)
    #expect(button.imageLeftPadding == 4)
    #expect(button.imageEdgeInsets.left == 4)
    #expect(button.cornerRadius == 5)
    #expect(button.borderWidth == 6)
  }

  @Test(arguments: [(0.0, 0.0, 138.0), (10, 100, 93)])
  func `an image alone stands as measured`(left: CGFloat, right: CGFloat, x: CGFloat) {
    button.setImage(Self.icon(), for: .normal)
    button.imageLeftPadding = left
    button.imageRightPadding = right
    button.layoutIfNeeded()
    #expect(image == CGRect(x: x, y: 18, width: 24, height: 24))
  }

  @Test func `a right aligned image keeps its padding from the right edge`() {
    button.setImage(Self.icon(), for: .normal)
    button.imageRightPadding = 12
    button.enableImageRightAligned = true
    button.layoutIfNeeded()
    #expect(image.origin == CGPoint(x: 264, y: 18))
    button.setTitle("Continue", for: .normal)
    button.layoutIfNeeded()
    #expect(image.origin == CGPoint(x: 264, y: 18))
    let group = 24 + title.width
    #expect(abs(title.minX - ((300 - group) / 2 + 24)) <= 1)
  }

  @Test func `alignment off, or no image, restores the left padding`() {
    button.setImage(Self.icon(), for: .normal)
    button.imageLeftPadding = 7
    button.enableImageRightAligned = true
    button.layoutIfNeeded()
    #expect(button.imageEdgeInsets.left == 276)
    button.enableImageRightAligned = false
    #expect(button.imageEdgeInsets.left == 7)
    button.enableImageRightAligned = true
    button.layoutIfNeeded()
    button.setImage(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageEdgeInsets.left == 7)
  }

  @Test func `a right aligned image follows the size and a larger image`() {
    button.setImage(Self.icon(), for: .normal)
    button.enableImageRightAligned = true
    button.layoutIfNeeded()
    button.frame.size.width = 10
    button.layoutIfNeeded()
    button.frame.size.width = 200
    button.layoutIfNeeded()
    #expect(image == CGRect(x: 176, y: 18, width: 24, height: 24))
    button.setImage(Self.icon(40), for: .normal)
    button.layoutIfNeeded()
    #expect(image == CGRect(x: 160, y: 10, width: 40, height: 40))
  }

  @Test func `layout comes to rest`() {
    button.setImage(Self.icon(), for: .normal)
    button.setTitle("Continue", for: .normal)
    button.imageRightPadding = 12
    button.titleLeftPadding = 8
    button.enableImageRightAligned = true
    button.enableGradientBackground = true
    let showing = Showing(button)
    #expect(!button.layer.needsLayout())
    #expect(!showing.stage.needsFrame)
    button.titleLeftPadding = 8
    button.imageTopPadding = 0
    #expect(!button.layer.needsLayout())
  }

  @Test func `one gradient lies below everything, through any number of layouts`() throws {
    button.setBackgroundImage(Self.icon(), for: .normal)
    button.setTitle("Continue", for: .normal)
    button.enableGradientBackground = true
    let showing = Showing(button)
    let gradient = try #require(button.gradientLayers.first)
    for width in [200, 100, 300] as [CGFloat] {
      showing.run {
        button.frame.size.width = width
        button.layoutIfNeeded()
      }
      #expect(button.gradientLayers == [gradient])
      #expect(button.layer.sublayers?.first === gradient)
      #expect(gradient.frame == button.bounds)
      #expect(!showing.stage.isRunning)
    }
    #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5))
    #expect(gradient.endPoint == CGPoint(x: 1, y: 0.5))
    #expect(gradient.colors as? [CGColor] == [UIColor.black.cgColor, UIColor.white.cgColor])
    button.gradientColor1 = .systemBlue
    button.gradientColor2 = .systemPurple
    #expect(
      gradient.colors as? [CGColor] == [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor])
    button.enableGradientBackground = false
    #expect(button.gradientLayers.isEmpty)
    button.enableGradientBackground = true
    #expect(button.gradientLayers == [gradient])
  }

  @Test func `a click performs its actions and a drag far away does not`() {
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let showing = Showing(button)
    let touches = showing.stage.touches
    touches.pointerDown(at: CGPoint(x: 10, y: 10), time: 0)
    #expect(button.isHighlighted)
    touches.pointerUp(at: CGPoint(x: 10, y: 129), time: 0.1)
    #expect(count == 1)
    touches.pointerDown(at: CGPoint(x: 10, y: 10), time: 1)
    touches.pointerMoved(to: CGPoint(x: 10, y: 131), time: 1.1)
    #expect(!button.isHighlighted)
    touches.pointerUp(at: CGPoint(x: 10, y: 131), time: 1.2)
    #expect(count == 1)
  }

  @Test func `tiny buttons do not crash`() {
    button.setImage(Self.icon(), for: .normal)
    button.setTitle("Continue", for: .normal)
    button.enableImageRightAligned = true
    button.enableGradientBackground = true
    for side in [0, 1, 3] as [CGFloat] {
      button.frame.size = CGSize(width: side, height: side)
      _ = Showing(button)
      #expect(!button.layer.needsLayout())
    }
  }
}
