// Layout passes, drawing, and the layer behind a view.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewLayoutTests {
  /// Notes its name when it is laid out.
  final class Noting: UIView {
    static var order: [Int] = []
    var onLayout: ((Noting) -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      Self.order.append(tag)
      onLayout?(self)
    }
  }

  private func tree() -> [Noting] {
    let views = (0..<3).map { tag in
      let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = tag
      return view
    }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    Noting.order = []
    return views
  }

  @Test func `superviews are laid out before their subviews, each once`() {
    let views = tree()
    views[0].layoutIfNeeded()
    #expect(Noting.order == [0, 1, 2])
    views[0].layoutIfNeeded()
    #expect(Noting.order == [0, 1, 2])
  }

  @Test func `layout asked for below starts at the highest that needs it`() {
    let views = tree()
    views[0].layoutIfNeeded()
    Noting.order = []
    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(Noting.order == [0, 2])
  }

  @Test func `a view that resizes its superview in layout settles`() {
    let views = tree()
    views[2].onLayout = { view in view.superview?.frame.size.width = 50 }
    views[0].layoutIfNeeded()
    #expect(!views[1].layer.needsLayout() && !views[2].layer.needsLayout())
    #expect(views[1].frame.width == 50)
  }

  @Test func `layout that never settles stops`() {
    let views = tree()
    views[1].onLayout = { view in view.setNeedsLayout() }
    views[0].layoutIfNeeded()
    #expect(Noting.order.count > 3 && Noting.order.count < 1000)
  }

  @Test func `layout that did not settle goes on by one round, until it does`() {
    let views = tree()
    views[1].onLayout = { view in view.setNeedsLayout() }
    views[0].layoutIfNeeded()
    let count = Noting.order.count
    views[0].layoutIfNeeded()
    views[0].layoutIfNeeded()
    #expect((count + 1...count + 6).contains(Noting.order.count))

    views[1].onLayout = { _ in }
    views[0].layoutIfNeeded()
    var rounds = 0
    views[1].onLayout = { view in
      rounds += 1
      if rounds < 3 { view.setNeedsLayout() }
    }
    views[1].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(rounds == 3)
  }

  @Test func `adding and removing subviews asks for layout`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let child = UIView()
    view.addSubview(child)
    #expect(view.layer.needsLayout())
    view.layoutIfNeeded()
    child.removeFromSuperview()
    #expect(view.layer.needsLayout())
  }

  // MARK: Drawing

  final class Drawing: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
  }

  private func display(_ view: UIView) {
    _ = view.layer.layoutAndDisplayIfNeeded()
  }

  @Test func `a view draws itself before it is first shown, then when asked`() {
    let view = Drawing(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    display(view)
    display(view)
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(!view.layer.displayList(at: 0).isEmpty)
    view.setNeedsDisplay()
    display(view)
    #expect(view.rects.count == 2)
  }

  @Test func `only the redraw mode draws anew for a new size`() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    display(view)
    view.frame.size.width = 20
    display(view)
    #expect(view.rects.count == 1)
    view.contentMode = .redraw
    display(view)
    view.frame.size.width = 30
    display(view)
    #expect(view.rects.count == 3)
    #expect(view.rects.last?.width == 30)
  }

  @Test func `a view that draws nothing keeps its layer's contents`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = CGImage(DisplayList(), width: 4, height: 4, scale: 1)
    view.layer.contents = image
    display(view)
    view.setNeedsDisplay()
    display(view)
    #expect(view.layer.contents as? CGImage === image)
  }

  @Test func `a view that stops drawing shows nothing any more`() {
    final class Sometimes: UIView {
      var draws = true
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        if draws { UIGraphicsGetCurrentContext()?.fill(rect) }
      }
    }
    let view = Sometimes(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    display(view)
    #expect(!view.layer.displayList(at: 0).isEmpty)
    view.draws = false
    view.setNeedsDisplay()
    display(view)
    #expect(view.layer.displayList(at: 0).isEmpty)
  }

  // MARK: The layer

  @Test func `a view has the layer class that it names`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }

  @Test func `an unknown layer class gives a plain layer and one line`() {
    final class Unregistered: CALayer {}
    final class Owner: UIView {
      override class var layerClass: AnyClass { Unregistered.self }
    }
    #expect(type(of: Owner().layer) == CALayer.self)
  }

  @Test func `the look of a view is that of its layer`() {
    let view = UIView()
    view.backgroundColor = .red
    view.alpha = 0.25
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.layer.opacity == 0.25 && view.layer.isHidden && view.layer.masksToBounds)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.alpha = 7
    #expect(view.alpha == 1)
  }

  @Test func `a mask view's layer masks`() {
    let view = UIView()
    let mask = UIView()
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `the size that fits is taken, and the origin stays`() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Fixed(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 40))
  }
}
