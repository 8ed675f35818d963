// Stack views: how the views are distributed, aligned and left out.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIStackViewTests {
  final class Box: UIView {
    var natural = CGSize(width: 20, height: 10)
    override var intrinsicContentSize: CGSize { natural }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
      self.init(frame: .zero)
      natural = CGSize(width: width, height: height)
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let boxes = [Box(20, 10), Box(40, 30), Box(60, 20)]

  private func stack(_ size: CGSize = CGSize(width: 200, height: 50)) -> UIStackView {
    root.outputScale = 1
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(origin: .zero, size: size)
    root.addSubview(stack)
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    root.layoutIfNeeded()
    return boxes.map(\.frame)
  }

  @Test func `from right to left a row begins at the right`() {
    let stack = stack()
    stack.spacing = 10
    stack.semanticContentAttribute = .forceRightToLeft
    boxes[1].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    #expect(frames(stack).map(\.minX) == [180, 70, 0])
    #expect(boxes[1].frame.width == 100)
  }

  @Test func `a row fills its height and gives the room to who hugs least`() {
    let stack = stack()
    stack.spacing = 10
    boxes[1].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    #expect(
      frames(stack) == [
        CGRect(x: 0, y: 0, width: 20, height: 50), CGRect(x: 30, y: 0, width: 100, height: 50),
        CGRect(x: 140, y: 0, width: 60, height: 50),
      ])
  }

  @Test func `equal shares are equal`() {
    let stack = stack()
    stack.distribution = .fillEqually
    stack.spacing = 10
    #expect(frames(stack).map(\.width) == [60, 60, 60])
    stack.axis = .vertical
    stack.spacing = 1
    #expect(frames(stack).map(\.height) == [16, 16, 16])
    #expect(boxes.allSatisfy { $0.frame.width == 200 })
  }

  @Test func `proportional shares follow the natural sizes`() {
    let stack = stack(CGSize(width: 240, height: 50))
    stack.distribution = .fillProportionally
    #expect(frames(stack).map(\.width) == [40, 80, 120])
  }

  @Test func `spacings count in proportional shares, and the last view has the rest`() {
    let stack = stack(CGSize(width: 280, height: 50))
    stack.distribution = .fillProportionally
    stack.spacing = 10
    #expect(frames(stack).map(\.width) == [40, 80, 140])
  }

  @Test func `proportional shares follow sizes that change`() {
    let stack = stack(CGSize(width: 240, height: 50))
    stack.distribution = .fillProportionally
    _ = frames(stack)
    boxes[0].natural.width = 140
    boxes[0].invalidateIntrinsicContentSize()
    #expect(frames(stack).map(\.width) == [140, 40, 60])
  }

  @Test func `a stack in a stack has the share of its views' length`() {
    let inner = UIStackView(arrangedSubviews: [Box(50, 10), Box(50, 10)])
    let stack = stack(CGSize(width: 440, height: 50))
    stack.distribution = .fillProportionally
    stack.insertArrangedSubview(inner, at: 0)
    #expect(frames(stack).map(\.width) == [40, 80, 120])
    #expect(inner.frame.width == 200)
  }

  @Test func `equal gaps and equal distances of centres`() {
    let stack = stack()
    stack.distribution = .equalSpacing
    #expect(frames(stack).map(\.minX) == [0, 60, 140])
    stack.distribution = .equalCentering
    #expect(frames(stack).map(\.midX) == [10, 90, 170])
  }

  @Test(
    arguments: [(.top, [0, 0, 0]), (.center, [20, 10, 15]), (.bottom, [40, 20, 30])]
      as [(UIStackView.Alignment, [CGFloat])])
  func `alignment places the views across the axis`(
    _ alignment: UIStackView.Alignment, _ tops: [CGFloat]
  ) {
    let stack = stack()
    stack.alignment = alignment
    boxes[2].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    #expect(frames(stack).map(\.minY) == tops)
    #expect(boxes.map(\.frame.height) == [10, 30, 20])
  }

  @Test func `hidden views take no room`() {
    let stack = stack()
    stack.distribution = .fillEqually
    boxes[1].isHidden = true
    _ = frames(stack)
    #expect(boxes[0].frame.width == 100 && boxes[2].frame.minX == 100)
    boxes[1].isHidden = false
    #expect(frames(stack).map { $0.width.rounded() } == [67, 66, 67])
  }

  @Test func `a stack is as large as its views where nothing else says`() {
    let stack = stack()
    stack.spacing = 5
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 136, height: 34))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.frame = .zero
    _ = frames(stack)
    #expect(stack.frame.size == size)
  }

  @Test func `views come, move and go`() {
    let stack = stack()
    let extra = Box(10, 10)
    stack.insertArrangedSubview(extra, at: 0)
    #expect(stack.arrangedSubviews.first === extra && extra.superview === stack)
    stack.addArrangedSubview(extra)
    #expect(stack.arrangedSubviews.last === extra && stack.arrangedSubviews.count == 4)
    stack.removeArrangedSubview(extra)
    #expect(extra.superview === stack && stack.arrangedSubviews.count == 3)
    boxes[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `a gap of its own comes after the view it was set for`() {
    let stack = stack()
    stack.spacing = 10
    stack.setCustomSpacing(30, after: boxes[0])
    let frames = frames(stack)
    #expect(frames[1].minX - frames[0].maxX == 30 && frames[2].minX - frames[1].maxX == 10)
  }
}
