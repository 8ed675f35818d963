// The frames of a button's image and title: the vectors measured on iOS.

import CoreGraphics
import Testing
import UIKit

@Suite struct ButtonLayoutTests {
  /// A button of 300 × 60 with an image of 24 × 24 and a title of 100 × 18.
  struct Vector: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var hasImage = true
    var hasTitle = true
    var imageInsets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var image: CGRect?
    var title: CGRect?
  }

  static let vectors = [
    Vector(
      testDescription: "title only", hasImage: false,
      title: CGRect(x: 100, y: 21, width: 100, height: 18)),
    Vector(
      testDescription: "title l20", hasImage: false, titleInsets: insets(left: 20),
      title: CGRect(x: 110, y: 21, width: 100, height: 18)),
    Vector(
      testDescription: "title t10 l20 r6", hasImage: false,
      titleInsets: insets(top: 10, left: 20, right: 6),
      title: CGRect(x: 107, y: 26, width: 100, height: 18)),
    Vector(
      testDescription: "image only", hasTitle: false,
      image: CGRect(x: 138, y: 18, width: 24, height: 24)),
    Vector(
      testDescription: "image l10 r100", hasTitle: false,
      imageInsets: insets(left: 10, right: 100),
      image: CGRect(x: 93, y: 18, width: 24, height: 24)),
    Vector(
      testDescription: "both", image: CGRect(x: 88, y: 18, width: 24, height: 24),
      title: CGRect(x: 112, y: 21, width: 100, height: 18)),
    Vector(
      testDescription: "image r8, title l8", imageInsets: insets(right: 8),
      titleInsets: insets(left: 8), image: CGRect(x: 84, y: 18, width: 24, height: 24),
      title: CGRect(x: 116, y: 21, width: 100, height: 18)),
    Vector(
      testDescription: "image l6 b8 r10, title t4 l16 r2",
      imageInsets: insets(left: 6, bottom: 8, right: 10),
      titleInsets: insets(top: 4, left: 16, right: 2),
      image: CGRect(x: 86, y: 14, width: 24, height: 24),
      title: CGRect(x: 119, y: 23, width: 100, height: 18)),
    Vector(
      testDescription: "right aligned, image only", hasTitle: false,
      imageInsets: insets(left: 264, right: 12),
      image: CGRect(x: 264, y: 18, width: 24, height: 24)),
    Vector(
      testDescription: "right aligned, both", imageInsets: insets(left: 264, right: 12),
      image: CGRect(x: 264, y: 18, width: 24, height: 24),
      title: CGRect(x: 112, y: 21, width: 100, height: 18)),
    Vector(
      testDescription: "both, title l200: too narrow", titleInsets: insets(left: 200),
      image: CGRect(x: 88, y: 18, width: 24, height: 24),
      title: CGRect(x: 224, y: 21, width: 76, height: 18)),
  ]

  static func insets(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func layout(_ vector: Vector) -> ButtonLayout {
    var layout = ButtonLayout(content: CGRect(x: 0, y: 0, width: 300, height: 60), scale: 1)
    if vector.hasImage { layout.imageSize = CGSize(width: 24, height: 24) }
    if vector.hasTitle { layout.titleSize = CGSize(width: 100, height: 18) }
    layout.imageInsets = vector.imageInsets
    layout.titleInsets = vector.titleInsets
    return layout
  }

  @Test(arguments: vectors) func `frames are those measured on iOS`(_ vector: Vector) {
    let layout = layout(vector)
    if let image = vector.image { #expect(layout.imageRect == image) }
    if let title = vector.title { #expect(layout.titleRect == title) }
  }

  @Test(
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, 0.0, 24.0), (.right, 176, 200),
      (.center, 88, 112), (.fill, 0, 24),
    ])
  func `a horizontal alignment moves the group as one`(
    _ alignment: UIControl.ContentHorizontalAlignment, _ imageX: CGFloat, _ titleX: CGFloat
  ) {
    var layout = layout(Vector(testDescription: ""))
    layout.horizontal = alignment
    #expect(layout.imageRect.minX == imageX)
    #expect(layout.titleRect.minX == titleX)
    #expect(layout.titleRect.width == (alignment == .fill ? 276 : 100))
  }

  @Test(
    arguments: [
      (UIControl.ContentVerticalAlignment.top, 0.0, 24.0), (.bottom, 36, 24), (.center, 18, 24),
      (.fill, 0, 60),
    ])
  func `a vertical alignment moves or stretches the parts`(
    _ alignment: UIControl.ContentVerticalAlignment, _ y: CGFloat, _ height: CGFloat
  ) {
    var layout = layout(Vector(testDescription: ""))
    layout.vertical = alignment
    #expect(layout.imageRect.minY == y)
    #expect(layout.imageRect.height == height)
  }

  @Test func `reading from right to left puts the title first`() {
    var layout = layout(Vector(testDescription: ""))
    layout.isTitleFirst = true
    #expect(layout.titleRect == CGRect(x: 88, y: 21, width: 100, height: 18))
    #expect(layout.imageRect == CGRect(x: 188, y: 18, width: 24, height: 24))
  }

  @Test(arguments: [(1.0, 100.0), (2.0, 99.5), (3.0, 99 + 2 / 3.0)])
  func `origins snap to the pixels of the scale`(_ scale: CGFloat, _ x: CGFloat) {
    var layout = ButtonLayout(content: CGRect(x: 0, y: 0, width: 300, height: 60), scale: scale)
    layout.titleSize = CGSize(width: 100.9, height: 18)
    #expect(layout.titleRect.minX == x)
  }

  @Test func `parts that do not fit shrink, the title first`() {
    var layout = ButtonLayout(content: CGRect(x: 0, y: 0, width: 20, height: 10), scale: 1)
    layout.imageSize = CGSize(width: 24, height: 24)
    layout.titleSize = CGSize(width: 100, height: 18)
    #expect(layout.imageRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(layout.titleRect == CGRect(x: 20, y: 0, width: 0, height: 10))
  }

  @Test func `insets larger than the button leave nothing of negative size`() {
    var layout = ButtonLayout(content: CGRect(x: 0, y: 0, width: 20, height: 10), scale: 1)
    layout.titleSize = CGSize(width: 100, height: 18)
    layout.titleInsets = Self.insets(top: 50, left: 50, bottom: 50, right: 50)
    #expect(layout.titleRect.size == .zero)
  }
}
