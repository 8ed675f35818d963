// The layer tree: places, order, hit testing, layout, display, values by key.

import CoreGraphics
import QuartzCore
import Testing

@Suite struct LayerTreeTests {
  @Test func `a frame moves the position and sizes the bounds`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
    layer.frame = CGRect(x: 10, y: 20, width: -6, height: 8)
    #expect(layer.frame == CGRect(x: 4, y: 20, width: 6, height: 8))
  }

  @Test func `a turned layer's frame holds it`() {
    let layer = box(CGRect(x: 0, y: 0, width: 20, height: 10))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame == CGRect(x: 5, y: -5, width: 10, height: 20))
    #expect(layer.affineTransform().b == 1)
  }

  @Test func `layers are inserted, moved, replaced and removed in order`() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    func order() -> [Int] {
      (root.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } }
    }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[0])
    #expect(order() == [1, 2, 3, 0])
    root.addSublayer(layers[1])
    #expect(order() == [2, 3, 0, 1])
    root.insertSublayer(layers[1], at: 99)
    root.insertSublayer(layers[2], above: layers[0])
    #expect(order() == [3, 0, 2, 1])
    root.replaceSublayer(layers[3], with: layers[1])
    #expect(order() == [1, 0, 2])
    #expect(layers[3].superlayer == nil)
    root.sublayers = [layers[3], layers[0]]
    #expect(order() == [3, 0])
    #expect(layers[1].superlayer == nil && layers[3].superlayer === root)
    root.sublayers = nil
    #expect(root.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test func `a layer never gets into itself`() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    child.addSublayer(root)
    root.mask = root
    #expect(child.sublayers == nil && root.superlayer == nil && root.mask == nil)
  }

  @Test func `a layer that moves to another tree leaves the first`() {
    let (one, other, child) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(child)
    other.addSublayer(child)
    #expect(one.sublayers == nil && child.superlayer === other)
    one.mask = child
    #expect(other.sublayers == nil && one.mask === child)
  }

  @Test func `points and rectangles convert between layers`() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    let (left, right) = (
      box(CGRect(x: 10, y: 20, width: 10, height: 10)),
      box(CGRect(x: 50, y: 60, width: 10, height: 10))
    )
    root.sublayers = [left, right]
    right.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(left.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 11, y: 21))
    #expect(right.convert(CGPoint.zero, to: root) == CGPoint(x: 45, y: 55))
    #expect(left.convert(CGPoint(x: 5, y: 5), from: right) == CGPoint(x: 45, y: 45))
    #expect(
      right.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        == CGRect(x: 45, y: 55, width: 20, height: 20))
  }

  @Test func `the top layer under a point is hit`() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    let (below, above) = (
      box(CGRect(x: 0, y: 0, width: 50, height: 50)),
      box(CGRect(x: 40, y: 40, width: 50, height: 50))
    )
    root.sublayers = [above, below]
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === below)
    above.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === above)
    above.isHidden = true
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === below)
    #expect(root.hitTest(CGPoint(x: 95, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 5)) == nil)
  }

  @Test func `a sublayer outside is hit unless the layer masks to its bounds`() {
    let root = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = box(CGRect(x: 20, y: 0, width: 10, height: 10))
    root.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === child)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
  }

  // MARK: Layout and display

  private final class Noting: CALayer {
    var layouts = 0
    var drawings = 0
    var onLayout: (() -> Void)?
    override func layoutSublayers() {
      layouts += 1
      onLayout?()
    }
    override func draw(in ctx: CGContext) {
      drawings += 1
      ctx.setFillColor(.red)
      ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 5, height: 5))
    }
  }

  @Test func `a change of the bounds asks for layout, of the position alone not`() {
    let layer = Noting()
    layer.bounds.size = CGSize(width: 5, height: 5)
    layer.layoutIfNeeded()
    layer.position = CGPoint(x: 5, y: 5)
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(layer.layouts == 2 && !layer.needsLayout())
  }

  @Test func `layout begins at the highest layer that needs it`() {
    let (root, child, leaf) = (Noting(), Noting(), Noting())
    root.addSublayer(child)
    child.addSublayer(leaf)
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect([root, child, leaf].map(\.layouts) == [1, 0, 1])
  }

  @Test func `a layout that asks for layout settles, or is named after bounded rounds`() {
    let root = CALayer()
    let layer = Noting()
    root.addSublayer(layer)
    layer.onLayout = { if layer.layouts < 3 { layer.setNeedsLayout() } }
    layer.setNeedsLayout()
    #expect(root.layoutTree() == nil)
    #expect(layer.layouts == 3)
    layer.onLayout = { layer.setNeedsLayout() }
    layer.setNeedsLayout()
    #expect(root.layoutTree() === layer)
  }

  @Test func `a layer is drawn once for each request, into its own space`() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    let layer = Noting()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    root.addSublayer(layer)
    root.layoutAndDisplayIfNeeded()
    #expect(layer.drawings == 0)
    layer.setNeedsDisplay()
    root.layoutAndDisplayIfNeeded()
    root.layoutAndDisplayIfNeeded()
    #expect(layer.drawings == 1)
    let item = root.displayList(at: 0).leaves.first
    let drawn = item.flatMap { $0.shape?.bounds.applying($0.transform) }
    #expect(drawn == CGRect(x: 10, y: 10, width: 5, height: 5))
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    root.layoutAndDisplayIfNeeded()
    #expect(layer.drawings == 2)
  }

  @Test func `rendering draws the model's values without animations`() {
    let root = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSublayer(box(CGRect(x: 5, y: 5, width: 2, height: 2), .blue))
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor.white
    root.add(animation, forKey: nil)
    let context = CGContext(recordingSize: CGSize(width: 10, height: 10), scale: 1)
    root.render(in: context)
    #expect(context.displayList.leaves.map(\.color) == [.red, .blue])
  }

  // MARK: Invalidation and caching

  @Test func `an invalidation is told once until the next display list`() {
    let root = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = box(CGRect(x: 0, y: 0, width: 5, height: 5))
    root.addSublayer(child)
    var count = 0
    root.tree.onInvalidation = { count += 1 }
    _ = root.displayList(at: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    child.opacity = 0.5
    root.addSublayer(CALayer())
    child.setNeedsLayout()
    #expect(count == 1)
    _ = root.displayList(at: 0)
    child.opacity = 0.5
    child.name = "nothing to see"
    #expect(count == 1)
    child.cornerRadius = 2
    #expect(count == 2)
    CATransaction.commit()
  }

  @Test func `an animation invalidates, too`() {
    let root = CALayer()
    let child = CALayer()
    root.addSublayer(child)
    _ = root.displayList(at: 0)
    var count = 0
    root.tree.onInvalidation = { count += 1 }
    child.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    #expect(count == 1)
    #expect(root.hasRunningAnimations(at: 5))
  }

  @Test func `an unchanged tree gives the same arrays, an animated sibling spoils none`() {
    let (still, moving) = (
      box(CGRect(x: 0, y: 0, width: 5, height: 5)), box(CGRect(x: 0, y: 0, width: 5, height: 5))
    )
    still.addSublayer(box(CGRect(x: 1, y: 1, width: 1, height: 1)))
    let root = shownRoot(still, moving)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0.25, 10)
    moving.add(animation, forKey: nil)
    root.stopEndedAnimations(at: 0)
    func storage(_ time: CFTimeInterval) -> (list: DisplayList, address: Int) {
      let list = root.displayList(at: time)
      guard case .list(let inner) = list.items[0].content else { return (list, 0) }
      return (
        list, unsafe inner.items.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
      )
    }
    let (one, other) = (storage(1), storage(2))
    #expect(one.address == other.address && one.address != 0)
    #expect(one.list != other.list)
  }

  @Test func `a change below a hidden layer shows when the layer does`() {
    let holder = box(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
    let child = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    holder.addSublayer(child)
    let root = shownRoot(holder)
    holder.isHidden = true
    #expect(root.displayList(at: 0).isEmpty)
    child.isHidden = true
    holder.isHidden = false
    #expect(root.displayList(at: 0).isEmpty)
    child.isHidden = false
    #expect(root.displayList(at: 0).leaves.count == 1)
  }

  // MARK: Bad numbers

  @Test func `numbers that are not finite leave the old value`() {
    let layer = box(CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.position.x = .nan
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    layer.opacity = .nan
    layer.cornerRadius = .infinity
    layer.transform.m34 = .nan
    layer.shadowOffset = CGSize(width: CGFloat.nan, height: 0)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.opacity == 1 && layer.cornerRadius == 0)
    #expect(layer.transform == CATransform3DIdentity)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    let gradient = CAGradientLayer()
    gradient.startPoint.y = .infinity
    gradient.locations = [0, NSNumber(value: Double.nan)]
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.locations == nil)
    let shape = CAShapeLayer()
    shape.strokeEnd = .nan
    shape.lineWidth = .infinity
    #expect(shape.strokeEnd == 1 && shape.lineWidth == 1)
  }

  // MARK: Values by key

  @Test func `properties have keys and components`() {
    let layer = CALayer()
    layer.setValue(5, forKey: "cornerRadius")
    layer.setValue(true, forKeyPath: "masksToBounds")
    layer.setValue(CGFloat(7), forKeyPath: "position.x")
    layer.setValue(NSNumber(value: 0.5), forKeyPath: "transform.scale.x")
    layer.setValue(CGColor.red, forKey: "borderColor")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
    layer.setValue("center", forKey: "contentsGravity")
    #expect(layer.cornerRadius == 5 && layer.masksToBounds)
    #expect(layer.position == CGPoint(x: 7, y: 0))
    #expect(layer.transform.m11 == 0.5)
    #expect(layer.borderColor == .red && layer.contentsGravity == .center)
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
    #expect(layer.value(forKeyPath: "bounds.size.height") as? Double == 4)
    #expect(layer.value(forKey: "cornerRadius") as? Int == 5)
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 7, y: 0))
    layer.setValue(nil, forKey: "borderColor")
    #expect(layer.borderColor == nil)
  }

  @Test func `any other key holds any value, and names reach sublayers`() {
    let layer = CALayer()
    layer.setValue("x", forKey: "mine")
    #expect(layer.value(forKey: "mine") as? String == "x")
    #expect(layer.value(forKey: "yours") == nil)
    let child = CALayer()
    child.name = "dot"
    layer.addSublayer(child)
    layer.setValue(0.5, forKeyPath: "sublayers.dot.opacity")
    #expect(child.opacity == 0.5)
  }

  @Test func `values of the wrong kind change nothing`() {
    let layer = CALayer()
    layer.setValue("wide", forKey: "cornerRadius")
    layer.setValue(3, forKey: "bounds")
    layer.setValue(nil, forKey: "opacity")
    layer.setValue(1, forKeyPath: "bounds.nonsense")
    #expect(layer.cornerRadius == 0 && layer.bounds == .zero && layer.opacity == 1)
  }

  // MARK: Classes and copies

  private class Dial: CALayer {
    var progress: CGFloat {
      get { AnimatableNumber.read(value(forKey: "progress")) }
      set { setValue(newValue, forKey: "progress") }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(.red)
      ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 1))
    }
  }

  private enum AnimatableNumber {
    static func read(_ value: Any?) -> CGFloat {
      (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? 0
    }
  }

  private final class Unknown: CALayer {}

  @Test func `a class that is not registered is an error that says what to call`() {
    #expect(Unknown().presentation() == nil)
    let error = #expect(throws: LayerClassError.self) { try CALayer.make(Unknown.self) }
    #expect(error?.description.contains("CALayer.register(Unknown.self") == true)
  }

  @Test func `a registered class is made, copied, and draws its own animated property`() throws {
    CALayer.register(Dial.self, make: { Dial() }, copy: { Dial(layer: $0) })
    #expect(try CALayer.make(Dial.self) is Dial)
    #expect(try CALayer.make(CAShapeLayer.self) is CAShapeLayer)
    let dial = Dial()
    dial.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    dial.progress = 4
    dial.displayIfNeeded()
    #expect(dial.displayList(at: 0).leaves.first?.shape?.bounds.width == 4)
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.fromValue, animation.toValue, animation.duration) = (10, 20, 2)
    dial.add(animation, forKey: nil)
    func width(_ time: CFTimeInterval) -> CGFloat? {
      at(time) {
        dial.stopEndedAnimations(at: time)
        dial.layoutAndDisplayIfNeeded()
        return dial.displayList(at: time).leaves.first?.shape?.bounds.width
      }
    }
    #expect(width(1) == 10 && width(2) == 15)
    #expect(at(2) { dial.presentation()?.progress } == 15)
    #expect(width(3) == 4)
  }

  @Test func `a presentation copy knows its model and its tree`() throws {
    let child = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = shownRoot(child)
    let copy = try #require(root.presentation())
    #expect(copy !== root && copy.model() === root && root.model() === root)
    #expect(copy.sublayers?.first?.model() === child)
    #expect(copy.hitTest(CGPoint(x: 5, y: 5))?.model() === child)
  }
}
