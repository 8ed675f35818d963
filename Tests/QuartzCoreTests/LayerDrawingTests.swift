// A layer's drawing: content, order, clips.

import CoreGraphics
import QuartzCore
import Testing

@Suite struct LayerDrawingTests {
  private let frame = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func list(_ layer: CALayer) -> [DisplayItem] {
    layer.displayList(at: 0).leaves
  }

  @Test func `an empty layer draws nothing`() {
    #expect(list(CALayer()).isEmpty)
    #expect(list(box(frame, nil)).isEmpty)
    #expect(list(box(frame, CGColor(red: 1, green: 0, blue: 0, alpha: 0))).isEmpty)
  }

  @Test func `the order is shadow, background, contents, shape, sublayers, border`() {
    let layer = CAShapeLayer()
    layer.frame = frame
    layer.backgroundColor = .white
    layer.borderWidth = 1
    layer.borderColor = .blue
    layer.shadowOpacity = 0.5
    layer.path = CGPath.line((0, 0), (30, 0), (0, 5))
    layer.fillColor = .red
    layer.contents = CGImage(DisplayList(), width: 4, height: 4, scale: 1)
    layer.addSublayer(box(CGRect(x: 1, y: 1, width: 2, height: 2), CGColor(gray: 0.5, alpha: 1)))
    let items = list(layer)
    #expect(items.count == 6)
    #expect(items[0].shadow != nil)
    #expect(items[1].color == .white)
    if case .image = items[2].content {} else { Issue.record("no image above the background") }
    #expect(items[3].color == .red)
    #expect(items[4].color == RGBA(0.5, 0.5, 0.5))
    #expect(items[5].color == .blue)
  }

  /// The curve that UIBezierPath's rounded rectangles have, where its corners fit.
  @Test func `continuous corners reach farther than their radius`() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    (layer.cornerRadius, layer.cornerCurve) = (10, .continuous)
    guard case .path(let path, _)? = list(layer).first?.shape else {
      Issue.record("no path")
      return
    }
    #expect(abs(path.points[0].x - 15.28665) < 1e-9 && path.points[0].y == 0)
    // 1.53 × 14 is more than half a side.
    still { layer.cornerRadius = 14 }
    #expect(list(layer).first?.shape == .roundedRect(layer.frame, radius: 14, corners: .all))
    #expect(layer.value(forKey: "cornerCurve") as? String == "continuous")
  }

  @Test func `a gradient lies above background and contents and follows the corners`() {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.cornerRadius = 4
    layer.backgroundColor = .white
    layer.colors = [CGColor.red, CGColor.blue]
    let items = list(layer)
    let shape = Shape.roundedRect(frame, radius: 4, corners: .all)
    #expect(items.map(\.shape) == [shape, shape])
    #expect(items[0].color == .white)
  }

  @Test func `a layer that moves into another is placed by what moves sublayers there`() {
    let (child, plain, turned) = (box(frame), box(frame, nil), box(frame, nil))
    turned.sublayerTransform = CATransform3DMakeTranslation(7, 0, 0)
    plain.addSublayer(child)
    turned.addSublayer(box(frame))
    let root = shownRoot(plain, turned)
    turned.addSublayer(child)
    #expect(list(root).map(\.transform.tx) == [7, 7])
  }

  @Test func `sublayers are drawn by depth, equal ones in order`() {
    let root = box(frame, nil)
    let colors = (0..<4).map { CGColor(gray: CGFloat($0) / 4, alpha: 1) }
    for (color, z) in zip(colors, [0, 2, -1, 0] as [CGFloat]) {
      let layer = box(frame, color)
      layer.zPosition = z
      root.addSublayer(layer)
    }
    #expect(list(root).map { $0.color?.green } == [0.5, 0, 0.75, 0.25])
  }

  @Test func `a layer stands where position, anchor and transform put it`() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    let layer = box(CGRect(x: 30, y: 40, width: 20, height: 10))
    layer.bounds.origin = CGPoint(x: 5, y: 6)
    root.addSublayer(layer)
    #expect(list(root)[0].transform == CGAffineTransform(translationX: 25, y: 34))
    still {
      layer.bounds.origin = .zero
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    let corner = CGPoint.zero.applying(list(root)[0].transform)
    #expect(corner == CGPoint(x: 45, y: 35))
  }

  @Test func `a border is the ring between two rounded rectangles`() throws {
    let layer = box(frame, nil)
    layer.borderWidth = 2
    layer.cornerRadius = 3
    let shape = try #require(list(layer).first?.shape)
    var ring = Shape.roundedRect(frame, radius: 3, corners: .all).path(tolerance: 0.01).0
    ring.append(
      Shape.roundedRect(frame.insetBy(dx: 2, dy: 2), radius: 1, corners: .all)
        .path(tolerance: 0.01).0)
    #expect(shape == .path(ring, .evenOdd))
  }

  @Test func `a border wider than the corner has a square hole, one that fills the layer none`()
    throws
  {
    let layer = box(frame, nil)
    layer.cornerRadius = 2
    layer.borderWidth = 3
    guard case .path(let ring, .evenOdd) = try #require(list(layer).first?.shape) else {
      Issue.record("the border is no ring")
      return
    }
    #expect(ring.points.suffix(4).contains(CGPoint(x: 3, y: 3)))
    still { layer.borderWidth = 5 }
    #expect(
      layer.displayList(at: 1).leaves.first?.shape
        == .roundedRect(frame, radius: 2, corners: .all))
  }

  @Test func `a corner radius is at most half of the shorter side, and only of named corners`() {
    let layer = box(frame)
    layer.cornerRadius = 50
    layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(list(layer)[0].shape == .roundedRect(frame, radius: 5, corners: .minXMinY))
    still { layer.maskedCorners = [] }
    #expect(layer.displayList(at: 1).leaves[0].shape == .rect(frame))
  }

  @Test func `contents and sublayers are clipped only with masksToBounds`() {
    let layer = box(frame, nil)
    layer.cornerRadius = 4
    let child = box(CGRect(x: 10, y: 0, width: 40, height: 40))
    layer.addSublayer(child)
    #expect(list(layer)[0].clips.isEmpty)
    layer.masksToBounds = true
    let item = list(layer)[0]
    // The rectangle and the clip change places: the same coverage.
    #expect(item.shape == .roundedRect(frame, radius: 4, corners: .all))
    #expect(item.clips.map(\.shape) == [.rect(CGRect(x: 0, y: 0, width: 40, height: 40))])
  }

  @Test func `a clip that cuts nothing off is left out`() {
    let layer = box(frame, nil)
    layer.masksToBounds = true
    layer.cornerRadius = 4
    layer.addSublayer(box(CGRect(x: 4, y: 2, width: 10, height: 6)))
    let item = list(layer)[0]
    #expect(item.clips.isEmpty)
    #expect(item.shape == .rect(CGRect(x: 0, y: 0, width: 10, height: 6)))
  }

  @Test func `a sublayer that fills rounded bounds is drawn as the rounded rectangle`() {
    let layer = box(frame, nil)
    layer.masksToBounds = true
    layer.cornerRadius = 4
    layer.addSublayer(box(frame))
    let item = list(layer)[0]
    #expect(item.clips.isEmpty)
    #expect(item.shape == .roundedRect(frame, radius: 4, corners: .all))
  }

  // MARK: Opacity

  @Test func `one thing takes the opacity itself, several become a group`() throws {
    let layer = box(frame)
    layer.opacity = 0.5
    #expect(list(layer)[0].color == RGBA(1, 0, 0, 0.5))
    layer.addSublayer(box(frame, .blue))
    let group = try #require(layer.displayList(at: 1).items.first?.group)
    #expect(group.opacity == 0.5)
    #expect(group.list.leaves.map(\.color) == [.red, .blue])
    layer.allowsGroupOpacity = false
    #expect(layer.displayList(at: 2).leaves.map { $0.color?.alpha } == [0.5, 0.5])
  }

  @Test func `hidden, clear and flat layers draw nothing`() {
    let root = box(frame, nil)
    let layer = box(frame)
    root.addSublayer(layer)
    layer.isHidden = true
    #expect(list(root).isEmpty)
    still { (layer.isHidden, layer.opacity) = (false, 0) }
    #expect(list(root).isEmpty)
    still {
      layer.opacity = 1
      layer.transform = CATransform3DMakeScale(0, 1, 1)
    }
    #expect(list(root).isEmpty)
  }

  // MARK: Shadows

  @Test func `an opaque background casts its shape, a colourless layer what it draws`() throws {
    let layer = box(frame)
    layer.cornerRadius = 4
    layer.shadowOpacity = 0.25
    layer.addSublayer(box(CGRect(x: 5, y: 2, width: 3, height: 3), .blue))
    let shadow = try #require(list(layer).first?.shadow)
    #expect(shadow.caster == .shape(.roundedRect(frame, radius: 4, corners: .all)))
    #expect(shadow.color == RGBA(0, 0, 0, 0.25))
    #expect(shadow.offset == CGSize(width: 0, height: -3))
    // The blur reaches as far as two radii.
    #expect(shadow.radius == 6)
    still { layer.backgroundColor = nil }
    guard case .list? = layer.displayList(at: 1).leaves.first?.shadow?.caster else {
      Issue.record("the sublayer casts no shadow")
      return
    }
  }

  @Test func `a sublayer beyond the background casts, too`() {
    let layer = box(frame)
    layer.shadowOpacity = 1
    layer.addSublayer(box(CGRect(x: 15, y: 5, width: 30, height: 30), .blue))
    guard case .list? = list(layer).first?.shadow?.caster else {
      Issue.record("the shadow is the background's alone")
      return
    }
  }

  @Test func `a shadow path replaces the layer's alpha, and masksToBounds clips the shadow`() {
    let layer = box(frame, nil)
    layer.shadowOpacity = 1
    layer.shadowPath = CGPath.line((0, 0), (5, 0), (0, 5))
    #expect(
      list(layer).first?.shadow?.caster
        == .shape(.path(CGPath.line((0, 0), (5, 0), (0, 5)).data, .winding)))
    still { (layer.masksToBounds, layer.cornerRadius) = (true, 4) }
    #expect(
      list(layer).first?.clips.first?.shape == .roundedRect(frame, radius: 4, corners: .all))
  }

  @Test func `a ring inside the bounds casts a shadow inwards`() throws {
    let layer = box(frame, nil)
    let ring = CGMutablePath()
    ring.addRect(frame.insetBy(dx: -5, dy: -5))
    // The other way round, so that it is a hole.
    ring.addLines(between: [
      .zero, CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 0), .zero,
    ])
    (layer.shadowOpacity, layer.shadowPath, layer.masksToBounds) = (1, ring, true)
    let item = try #require(list(layer).first)
    #expect(item.shadow != nil && item.clips.first?.shape == .rect(frame))
  }

  @Test func `a shadow that an opaque background covers whole is not drawn`() {
    let layer = box(frame)
    (layer.shadowOpacity, layer.masksToBounds) = (1, true)
    #expect(list(layer).allSatisfy { $0.shadow == nil })
  }

  // MARK: Masks

  private func strokeMask() -> CAShapeLayer {
    let mask = CAShapeLayer()
    mask.path = CGPath.line((2, 5), (18, 5))
    mask.fillColor = CGColor(gray: 0, alpha: 0)
    mask.strokeColor = .white
    mask.lineWidth = 2
    return mask
  }

  @Test func `a gradient layer masked by a stroke is one gradient-painted stroke`() throws {
    let holder = box(frame, nil)
    let gradient = CAGradientLayer()
    gradient.frame = frame
    gradient.colors = [CGColor.red, CGColor.blue]
    holder.addSublayer(gradient)
    let mask = strokeMask()
    mask.strokeEnd = 0.5
    holder.mask = mask
    let items = list(holder)
    #expect(items.count == 1)
    guard case .fill(.stroke(let path, let style), .gradient(let paint)) = items[0].content else {
      Issue.record("\(items)")
      return
    }
    #expect(path == CGPath.line((2, 5), (18, 5)).data)
    #expect(style.trimEnd == 0.5 && style.width == 2)
    #expect(paint.transform == CGAffineTransform(a: 20, b: 0, c: 0, d: 10, tx: 0, ty: 0))
    #expect(items[0].clips.isEmpty)
  }

  @Test func `ink of the mask beyond the layer's is cut where the layer ends`() {
    let layer = box(frame)
    let mask = strokeMask()
    mask.path = CGPath.line((2, 0), (18, 0))
    layer.mask = mask
    let item = list(layer)[0]
    if case .stroke? = item.shape {} else { Issue.record("no stroke") }
    #expect(item.clips.map(\.shape) == [.rect(frame)])
  }

  @Test func `several things under a shape mask are one picture`() throws {
    let layer = box(frame)
    layer.addSublayer(box(frame, .blue))
    layer.mask = strokeMask()
    let item = try #require(list(layer).first)
    #expect(item.group?.list.leaves.count == 2)
    #expect(item.clips.count == 1)
  }

  @Test func `any other mask is a group with the mask's list`() throws {
    let layer = box(frame)
    let mask = box(CGRect(x: 5, y: 0, width: 10, height: 10), CGColor(gray: 0, alpha: 0.5))
    layer.mask = mask
    let group = try #require(list(layer).first?.group)
    #expect(group.mask?.leaves.first?.color?.alpha == 0.5)
    #expect(group.mask?.leaves.first?.transform == CGAffineTransform(translationX: 5, y: 0))
    still { mask.backgroundColor = .white }
    #expect(layer.displayList(at: 1).leaves.first?.group == nil)
    mask.isHidden = true
    #expect(layer.displayList(at: 1).isEmpty)
    mask.isHidden = false
    mask.addSublayer(box(frame))
    #expect(layer.displayList(at: 2).leaves.first?.group?.mask != nil)
  }

  @Test func `an empty stroke as a mask leaves nothing`() {
    let layer = box(frame)
    let mask = strokeMask()
    layer.mask = mask
    for change in [{ mask.lineWidth = 0 }, { (mask.lineWidth, mask.strokeEnd) = (2, 0) }] {
      still(change)
      #expect(layer.displayList(at: 0).isEmpty)
    }
  }

  @Test func `removing a mask shows the layer again`() {
    let layer = box(frame)
    let mask = strokeMask()
    layer.mask = mask
    #expect(mask.superlayer === layer)
    _ = layer.displayList(at: 0)
    layer.mask = nil
    #expect(layer.displayList(at: 0).leaves.map(\.shape) == [.rect(frame)])
  }

  // MARK: Shapes

  @Test func `a shape is filled, then stroked, beyond its bounds`() {
    let layer = CAShapeLayer()
    layer.path = CGPath.line((0, 0), (50, 0), (0, 50))
    layer.strokeColor = .red
    layer.fillRule = .evenOdd
    let items = list(layer)
    #expect(items.map(\.color) == [.black, .red])
    if case .path(_, .evenOdd)? = items[0].shape {} else { Issue.record("not even-odd") }
  }

  @Test func `all stroke properties reach the stroke`() {
    let layer = CAShapeLayer()
    layer.path = CGPath.line((0, 0), (50, 0))
    layer.fillColor = nil
    layer.strokeColor = .red
    (layer.lineWidth, layer.miterLimit) = (3, 4)
    (layer.lineCap, layer.lineJoin) = (.round, .bevel)
    (layer.lineDashPattern, layer.lineDashPhase) = ([5, 2.5], 1)
    (layer.strokeStart, layer.strokeEnd) = (-1, 0.75)
    var style = StrokeStyle(width: 3)
    (style.miterLimit, style.cap, style.join) = (4, .round, .bevel)
    (style.dashLengths, style.dashPhase) = ([5, 2.5], 1)
    (style.trimStart, style.trimEnd) = (0, 0.75)
    #expect(list(layer).first?.shape == .stroke(CGPath.line((0, 0), (50, 0)).data, style))
  }

  /// The end of a quarter of a circle, in degrees, where strokeEnd is so far on the way to it. Reference pictures
  /// of iOS's simulator: an end at 71.31° by even lengths lies at 70.9°, one at 9.86° at 10.2°.
  @Test(arguments: [(71.31, 70.9), (9.86, 10.21), (45, 45)])
  func `the stroke's ends follow the parameter of a curve, not its length`(
    even: Double, shown: Double
  ) throws {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 1))
    path.addCurve(
      to: CGPoint(x: 0, y: 51), control1: CGPoint(x: 50, y: 1 + 27.614_237),
      control2: CGPoint(x: 27.614_237, y: 51))
    layer.path = path
    (layer.fillColor, layer.strokeColor) = (nil, .red)
    let quarter = 50 * Double.pi / 2
    layer.strokeEnd = (1 + quarter * even / 90) / (1 + quarter)
    guard case .stroke(_, let style)? = list(layer).first?.shape else {
      Issue.record("no stroke")
      return
    }
    let degrees = (Double(style.trimEnd) * (1 + quarter) - 1) / quarter * 90
    #expect(abs(degrees - shown) < 0.05)
  }

  @Test(arguments: [(0, 0.0, 1.0), (2, 0.5, 0.5), (2, 0.7, 0.2), (2, 1, 2), (2, 0.5, 0.5 + 1e-9)])
  func `no width or an empty part of the line draws nothing`(
    width: CGFloat, start: CGFloat, end: CGFloat
  ) {
    let layer = CAShapeLayer()
    layer.path = CGPath.line((0, 0), (50, 0))
    layer.fillColor = nil
    layer.strokeColor = .red
    (layer.lineWidth, layer.strokeStart, layer.strokeEnd) = (width, start, end)
    #expect(list(layer).isEmpty)
  }

  @Test func `a mutable path is copied when it is set`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    let layer = CAShapeLayer()
    layer.path = path
    path.addLine(to: CGPoint(x: 9, y: 0))
    #expect(layer.path == CGPath.line((0, 0), (5, 5)))
  }

  // MARK: Gradients

  @Test(arguments: [
    ([], 3, [0, 0.5, 1]), ([0.2, 0.4, 0.9], 3, [0.2, 0.4, 0.9]), ([-0.4, 1.4], 2, [-0.4, 1.4]),
    ([0.5, 0.2, 0.7], 3, [0.5, 0.5, 0.7]), ([0.2], 3, [0.2, 0.6, 1]),
    ([0, 0.1, 0.2], 2, [0, 0.1]),
    ([], 1, [0]),
  ])
  func `locations are used as they are, moved up or filled up`(
    locations: [Double], count: Int, expected: [Double]
  ) throws {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.colors = (0..<count).map { _ in CGColor.red }
    layer.locations = locations.isEmpty ? nil : locations.map { NSNumber(value: $0) }
    guard case .fill(_, let paint) = try #require(list(layer).first).content else { return }
    switch paint {
    case .gradient(let gradient):
      #expect(
        zip(gradient.stops, expected).allSatisfy { abs($0.location - $1) < 1e-12 }
          && gradient.stops.count == expected.count)
    default: #expect(count == 1 && paint == .color(.red))
    }
  }

  @Test func `no colours draw nothing`() {
    let layer = CAGradientLayer()
    layer.frame = frame
    #expect(list(layer).isEmpty)
    layer.colors = []
    #expect(list(layer).isEmpty)
  }

  @Test func `a gradient's direction lies in the unit square, stretched to the bounds`() throws {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 3, y: 4, width: 20, height: 10)
    layer.colors = [CGColor.red, CGColor.blue]
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    guard case .fill(_, .gradient(let paint)) = try #require(list(layer).first).content else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.kind == .axial(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 1, y: 1)))
    #expect(paint.transform == CGAffineTransform(a: 20, b: 0, c: 0, d: 10, tx: 3, ty: 4))
    #expect(paint.stops == [GradientPaint.Stop(0, .red), GradientPaint.Stop(1, .blue)])
  }

  // MARK: Contents

  private func image(_ gravity: CALayerContentsGravity) -> CGRect? {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.contents = CGImage(DisplayList(), width: 16, height: 16, scale: 1)
    layer.contentsScale = 2
    layer.contentsGravity = gravity
    guard case .image(_, let rect, _, _)? = list(layer).first?.content else { return nil }
    return rect
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.resizeAspect, CGRect(x: 10, y: 0, width: 20, height: 20)),
    (.resizeAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)),
    (.center, CGRect(x: 16, y: 6, width: 8, height: 8)),
    (.left, CGRect(x: 0, y: 6, width: 8, height: 8)),
    (.topRight, CGRect(x: 32, y: 12, width: 8, height: 8)),
    (.bottom, CGRect(x: 16, y: 0, width: 8, height: 8)),
  ])
  func `contents lie in the bounds by their gravity`(
    gravity: CALayerContentsGravity, rect: CGRect
  ) {
    #expect(image(gravity) == rect)
  }

  @Test func `a part of the contents is the whole image, cut`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.contents = CGImage(DisplayList(), width: 16, height: 16, scale: 1)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    guard case .image(_, let rect, _, _)? = list(layer).first?.content else {
      Issue.record("no image")
      return
    }
    #expect(rect == CGRect(x: -40, y: 0, width: 80, height: 20))
    #expect(list(layer)[0].clips.map(\.shape) == [.rect(layer.bounds)])
  }

  @Test func `a stretching centre keeps the corners' size`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    layer.contents = CGImage(DisplayList(), width: 10, height: 10, scale: 1)
    layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    let group = try #require(list(layer).first?.group)
    let cuts = group.list.items.map { $0.clips.first?.shape }
    #expect(cuts.count == 9)
    #expect(cuts[0] == .rect(CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(cuts[4] == .rect(CGRect(x: 4, y: 4, width: 32, height: 22)))
    #expect(cuts[8] == .rect(CGRect(x: 36, y: 26, width: 4, height: 4)))
    #expect(group.list.items.allSatisfy { $0.blendMode == .plusLighter })
  }

  @Test func `a stretching centre of nothing is the pixel at its place`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    layer.contents = CGImage(DisplayList(), width: 10, height: 10, scale: 1)
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    let group = try #require(list(layer).first?.group)
    let middle = try #require(group.list.items.count == 9 ? group.list.items[4] : nil)
    #expect(middle.clips.first?.shape == .rect(CGRect(x: 5, y: 5, width: 30, height: 20)))
    guard case .image(_, let rect, _, _) = middle.content else {
      Issue.record("no image")
      return
    }
    // Ten pixels of which the sixth fills the middle.
    #expect(abs(rect.width - 300) < 1e-6 && abs(rect.minX + 145) < 1e-6)
  }

  // MARK: Replicators and transitions

  @Test func `a replicator shows its sublayers again, moved, later and tinted`() {
    let layer = CAReplicatorLayer()
    layer.frame = frame
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    layer.instanceAlphaOffset = -0.25
    layer.instanceDelay = 1
    let child = box(CGRect(x: 0, y: 0, width: 2, height: 2))
    layer.addSublayer(child)
    let animation = CABasicAnimation(keyPath: "position.y")
    (animation.fromValue, animation.toValue) = (0, 10)
    (animation.duration, animation.repeatCount) = (10, .infinity)
    child.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 0)
    let items = layer.displayList(at: 4).leaves
    #expect(items.map(\.transform.tx) == [0, 5, 10])
    #expect(items.map(\.transform.ty) == [3, 2, 1])
    #expect(items.map { $0.color?.alpha } == [1, 0.75, 0.5])
  }

  @Test func `a transition fades from what was shown to what is`() throws {
    let layer = box(frame)
    _ = layer.displayList(at: 0)
    let transition = CATransition()
    transition.duration = 2
    layer.add(transition, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .blue
    CATransaction.commit()
    layer.stopEndedAnimations(at: 1)
    let group = try #require(layer.displayList(at: 1.5).items.first?.group)
    #expect(group.list.items.map { $0.group?.opacity } == [0.75, 0.25])
    #expect(group.list.items.map { $0.group?.list.leaves.first?.color } == [.red, .blue])
    layer.stopEndedAnimations(at: 3)
    #expect(layer.displayList(at: 3).leaves.map(\.color) == [.blue])
  }

  /// Public reports: what moves fades too, and from the top is from below on iOS.
  @Test(arguments: [
    (
      CATransitionType.push, CATransitionSubtype.fromRight, CGSize(width: -5, height: 0),
      CGSize(width: 15, height: 0)
    ),
    (.push, .fromTop, CGSize(width: 0, height: -2.5), CGSize(width: 0, height: 7.5)),
    (.moveIn, .fromLeft, .zero, CGSize(width: -15, height: 0)),
    (.reveal, .fromBottom, CGSize(width: 0, height: 2.5), .zero),
  ])
  func `transitions move`(
    type: CATransitionType, subtype: CATransitionSubtype, old: CGSize, new: CGSize
  ) throws {
    let layer = box(frame)
    _ = layer.displayList(at: 0)
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 2)
    layer.add(transition, forKey: nil)
    still { layer.backgroundColor = .blue }
    layer.stopEndedAnimations(at: 1)
    let items = try #require(layer.displayList(at: 1.5).items.first?.group).list.items
    let moves = items.map { CGSize(width: $0.transform.tx, height: $0.transform.ty) }
    #expect(moves == (type == .reveal ? [new, old] : [old, new]))
    let opacities = [type == .moveIn ? 1 : 0.75, type == .reveal ? 1 : 0.25]
    #expect(items.map { $0.group?.opacity } == (type == .reveal ? opacities.reversed() : opacities))
    layer.stopEndedAnimations(at: 3)
    #expect(layer.displayList(at: 3).leaves.map(\.color) == [.blue])
  }
}
