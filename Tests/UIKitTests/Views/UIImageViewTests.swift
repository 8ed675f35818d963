// Image views: what becomes their layers' contents.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIImageViewTests {
  private func contents(_ view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

  @Test func `a plain image is shown as it is, in its own scale`() {
    let cgImage = CGImage(DisplayList(), width: 20, height: 10, scale: 1)
    let image = UIImage(cgImage: cgImage, scale: 2, orientation: .up)
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(contents(view) === cgImage)
    #expect(view.layer.contentsScale == 2)
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 5))
    view.image = nil
    #expect(contents(view) == nil)
  }

  @Test func `a template is drawn in the tint and follows it`() {
    let image = blankImage(4, 4).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    let before = contents(view)
    #expect(before != nil && before !== image.cgImage)
    view.tintColor = .red
    #expect(contents(view) !== before)
  }

  @Test func `caps give the part that stretches`() {
    let image = blankImage(20, 10).resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 5, bottom: 4, right: 5), resizingMode: .stretch)
    let view = UIImageView(image: image)
    let part = view.layer.contentsCenter
    #expect(part == CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.5))
  }

  @Test func `an image that repeats is drawn for each size`() {
    let image = blankImage(20, 10).resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 5, bottom: 4, right: 5))
    let view = UIImageView(image: image)
    view.frame.size = CGSize(width: 50, height: 30)
    view.layoutIfNeeded()
    #expect(contents(view)?.width == 50 && contents(view)?.height == 30)
  }

  @Test func `the highlighted image shows while highlighted`() {
    let (normal, pressed) = (blankImage(4, 4), blankImage(4, 4))
    let view = UIImageView(image: normal, highlightedImage: pressed)
    view.isHighlighted = true
    #expect(contents(view) === pressed.cgImage)
    view.isHighlighted = false
    #expect(contents(view) === normal.cgImage)
  }

  @Test func `display leaves the image`() {
    let view = UIImageView(image: blankImage(4, 4))
    let before = contents(view)
    view.setNeedsDisplay()
    _ = view.layer.layoutAndDisplayIfNeeded()
    #expect(before != nil && contents(view) === before)
  }

  @Test func `images run until they are stopped`() {
    let page = Page()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let images = [blankImage(1, 1), blankImage(2, 2)]
    view.animationImages = images
    view.animationDuration = 1
    page.show(view)
    page.atPresent { view.startAnimating() }
    #expect(view.isAnimating)
    page.advance(by: 0.25)
    #expect(page.shown(view)?.contents as? CGImage === images[0].cgImage)
    page.advance(by: 0.5)
    #expect(page.shown(view)?.contents as? CGImage === images[1].cgImage)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test(
    arguments: [
      (.top, CGPoint(x: 8, y: 0)), (.bottom, CGPoint(x: 8, y: 16)),
      (.left, CGPoint(x: 0, y: 8)), (.topRight, CGPoint(x: 16, y: 0)),
      (.bottomLeft, CGPoint(x: 0, y: 16)), (.center, CGPoint(x: 8, y: 8)),
    ] as [(UIView.ContentMode, CGPoint)])
  func `a content mode puts the image where its name says`(
    _ mode: UIView.ContentMode, _ origin: CGPoint
  ) throws {
    let view = UIImageView(image: blankImage(4, 4))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.contentMode = mode
    _ = view.layer.layoutAndDisplayIfNeeded()
    let rect = try #require(imageRect(view.layer.displayList(at: 0)))
    #expect(rect == CGRect(origin: origin, size: CGSize(width: 4, height: 4)))
  }

  /// Where the first image of a list stands.
  private func imageRect(_ list: DisplayList) -> CGRect? {
    for item in list.items {
      switch item.content {
      case .image(_, let rect, _, _): return rect.applying(item.transform)
      case .list(let inner): if let rect = imageRect(inner) { return rect.applying(item.transform) }
      case .group(let group):
        if let rect = imageRect(group.list) { return rect.applying(item.transform) }
      default: break
      }
    }
    return nil
  }
}
