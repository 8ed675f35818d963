// Adding, ordering and removing subviews, and what views hear of it.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewTreeTests {
  /// Writes down every call that tells of the tree.
  final class Teller: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("will \(newSuperview == nil ? "leave" : "enter")")
    }
    override func didMoveToSuperview() {
      calls.append("did \(superview == nil ? "leave" : "enter")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append("will window \(newWindow != nil)")
    }
    override func didMoveToWindow() { calls.append("did window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { calls.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("removing \(subview.tag)") }
  }

  private func view(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  /// A parent with the views 1, 2, 3.
  private func parent() -> UIView {
    let parent = UIView()
    for tag in 1...3 { parent.addSubview(view(tag)) }
    return parent
  }

  private func tags(_ parent: UIView) -> [Int] {
    // The layers stand in the same order as the views.
    #expect(
      (parent.layer.sublayers ?? []).map { ($0.delegate as? UIView)?.tag }
        == parent.subviews.map(\.tag))
    return parent.subviews.map(\.tag)
  }

  @Test func `inserting puts views and layers in the same order`() throws {
    let parent = parent()
    let two = try #require(parent.viewWithTag(2))
    parent.insertSubview(view(4), at: 0)
    parent.insertSubview(view(5), belowSubview: two)
    parent.insertSubview(view(6), aboveSubview: two)
    parent.insertSubview(view(7), at: 99)
    #expect(tags(parent) == [4, 1, 5, 2, 6, 3, 7])
  }

  @Test func `reordering keeps the views and their layers together`() throws {
    let parent = parent()
    let one = try #require(parent.viewWithTag(1))
    parent.bringSubviewToFront(one)
    #expect(tags(parent) == [2, 3, 1])
    parent.sendSubviewToBack(one)
    #expect(tags(parent) == [1, 2, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags(parent) == [3, 2, 1])
    parent.addSubview(parent.subviews[0])
    #expect(tags(parent) == [2, 1, 3])
    parent.insertSubview(one, at: 0)
    #expect(tags(parent) == [1, 2, 3])
  }

  @Test func `layers that are no views' stay where they are`() {
    let parent = parent()
    let gradient = CALayer()
    parent.layer.insertSublayer(gradient, at: 0)
    parent.sendSubviewToBack(parent.subviews[2])
    parent.insertSubview(view(9), at: 0)
    #expect(parent.layer.sublayers?.first === gradient)
  }

  @Test func `a view that moves hears it in order`() {
    let window = UIWindow(frame: .zero)
    let teller = Teller()
    window.addSubview(teller)
    #expect(teller.calls == ["will enter", "will window true", "did enter", "did window true"])
    teller.calls = []
    teller.removeFromSuperview()
    #expect(teller.calls == ["will leave", "will window false", "did leave", "did window false"])
  }

  @Test func `a superview hears of what comes and goes`() {
    let teller = Teller()
    let child = view(5)
    teller.addSubview(child)
    child.removeFromSuperview()
    #expect(teller.calls == ["added 5", "removing 5"])
  }

  @Test func `what is inside a view that enters a window hears of the window alone`() {
    let parent = UIView()
    let teller = Teller()
    parent.addSubview(teller)
    teller.calls = []
    UIWindow(frame: .zero).addSubview(parent)
    #expect(teller.calls == ["will window true", "did window true"])
  }

  @Test func `adding to another view leaves the first`() {
    let parent = parent()
    let other = UIView()
    other.addSubview(parent.subviews[1])
    #expect(tags(parent) == [1, 3])
    #expect(tags(other) == [2])
    #expect(other.subviews[0].superview === other)
  }

  @Test func `descendants and tags are found through the tree`() throws {
    let parent = parent()
    let deep = view(42)
    parent.subviews[1].addSubview(deep)
    #expect(parent.viewWithTag(42) === deep)
    #expect(deep.isDescendant(of: parent) && parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: deep))
  }

  @Test func `a tree goes when its root goes`() {
    weak var weakChild: UIView?
    weak var weakLayer: CALayer?
    do {
      let parent = parent()
      weakChild = parent.subviews[0]
      weakLayer = parent.subviews[0].layer
      parent.layoutIfNeeded()
    }
    #expect(weakChild == nil && weakLayer == nil)
  }

  @Test func `a removed view goes`() {
    let parent = parent()
    weak let weakChild = parent.subviews[0]
    weakChild?.removeFromSuperview()
    #expect(weakChild == nil)
  }

  @Test func `the tint comes from above until a view has its own`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = UIView()
    let child = Tinted()
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    parent.addSubview(child)
    #expect(child.tintColor == .red && child.changes == 1)
    parent.tintColor = .green
    #expect(child.tintColor == .green && child.changes == 2)
    child.tintColor = .blue
    parent.tintColor = .black
    #expect(child.tintColor == .blue && child.changes == 3)
  }
}

@MainActor @Suite struct UIViewScaleTests {
  @Test func `a tree has the scale of the nearest view that was given one`() {
    let (root, page, child) = (UIView(), UIView(), UIView())
    page.addSubview(child)
    root.addSubview(page)
    root.outputScale = 2
    #expect(child.contentScaleFactor == 2)
    page.outputScale = 3
    root.outputScale = 1.5
    #expect(root.contentScaleFactor == 1.5 && child.contentScaleFactor == 3)
    child.contentScaleFactor = 1
    page.outputScale = 4
    #expect(child.contentScaleFactor == 1 && page.contentScaleFactor == 4)
  }

  @Test func `a tree that is shown larger has the scale of its screen, and images for both`() {
    let (root, picture, label) = (UIView(), UIImageView(), UILabel())
    for view in [picture, label] { root.addSubview(view) }
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      .withRenderingMode(.alwaysTemplate)
    label.text = "Width"
    root.outputScale = 2
    let size = label.intrinsicContentSize
    root.outputZoom = 1.26
    #expect(label.contentScaleFactor == 2 && label.intrinsicContentSize == size)
    #expect(picture.contentScaleFactor == 2 && picture.layer.contentsScale == 2.52)
    let late = UIImageView(image: picture.image)
    root.addSubview(late)
    #expect(late.layer.contentsScale == 2.52)
  }

  @Test func `a view that enters a tree takes its scale and is laid out and drawn for it`() {
    let root = UIView()
    root.outputScale = 3
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = view.layer.layoutAndDisplayIfNeeded()
    root.addSubview(view)
    #expect(view.contentScaleFactor == 3 && view.layer.contentsScale == 3)
    #expect(view.layer.needsLayout() && view.layer.needsDisplay())
  }
}
