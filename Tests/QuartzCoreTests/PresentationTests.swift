// Presentation copies: values, drawing, and when layers are displayed.

import CoreGraphics
import QuartzCore
import Testing

/// Draws a bar as wide as its animated value, and counts how often.
private final class Bar: CALayer {
  var widths: [CGFloat] = []
  var width: CGFloat = 0
  var isDrawn = true

  override init() {
    super.init()
    frame = CGRect(x: 0, y: 0, width: 100, height: 10)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "barWidth" || super.needsDisplay(forKey: key)
  }

  override func display() {
    widths.append(presentation()?.value(forKey: "barWidth") as? CGFloat ?? -1)
  }
}

@Suite struct PresentationTests {
  private static let registered: Void = CALayer.register(
    Bar.self, make: { Bar() }, copy: { Bar(layer: $0) })

  private func picture(_ draw: (CGContext) -> Void) -> [DisplayItem] {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 100), scale: 1)
    draw(context)
    return context.displayList.leaves
  }

  @Test func `a presentation copy renders its sublayers and masks as they are on the screen`() {
    let (child, mask) = (box(CGRect(x: 0, y: 0, width: 10, height: 10)), box(.zero, .white))
    let root = shownRoot(child)
    mask.frame = CGRect(x: 0, y: 0, width: 12, height: 50)
    root.mask = mask
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 25, 2)
    child.add(move, forKey: nil)
    root.stopEndedAnimations(at: 4)
    let items = at(5) { picture { root.presentation()?.render(in: $0) } }
    #expect(items.count == 1 && items.first?.color == .red)
    // The child is at 10, and the mask ends at 12.
    #expect(items.first?.bounds == CGRect(x: 10, y: 0, width: 2, height: 10))
    // The model's picture is without animations.
    let model = at(5) { picture { root.render(in: $0) } }
    #expect(model.first?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `rendering respects the context's alpha, blend mode and shadow`() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let items = picture { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShadow(offset: .zero, blur: 2)
      layer.render(in: context)
    }
    #expect(items.count == 2 && items[0].shadow != nil)
    #expect(items[1].group?.opacity == 0.5 && items[1].blendMode == .multiply)
  }

  /// As in a context's own drawing, where a test names the source.
  @Test func `rendering cuts an image drawn smaller to what the layers' clips show`() throws {
    let image = CGImage(DisplayList(), width: 40, height: 40, scale: 1)
    let (window, layer) = (box(CGRect(x: 0, y: 0, width: 10, height: 5), nil), CALayer())
    window.masksToBounds = true
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = image
    window.addSublayer(layer)
    let items = picture { window.render(in: $0) }
    guard case .image(let part, let rect, _, _) = try #require(items.first).content else {
      Issue.record("no image")
      return
    }
    #expect(part.width == 40 && part.height == 20)
    #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 5))
    // A frame samples the whole image.
    guard case .image(image, _, _, _) = try #require(window.displayList(at: 0).leaves.first).content
    else {
      Issue.record("not the image")
      return
    }
  }

  @Test(arguments: [CGFloat.pi / 4, .pi / 2, .pi])
  func `rendering draws a layer that is turned in space with its anchor at the origin`(
    angle: CGFloat
  ) {
    // As in pictures that an iOS simulator made by render(in:): neither transform nor position count.
    let child = box(CGRect(x: 50, y: 50, width: 40, height: 20))
    let root = shownRoot(child)
    child.anchorPoint = CGPoint(x: 0.25, y: 0.5)
    child.transform = CATransform3DMakeRotation(angle, 1, 0, 0)
    let turned = picture { root.render(in: $0) }
    #expect(turned.first?.bounds == CGRect(x: -10, y: -10, width: 40, height: 20))
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    child.position = CGPoint(x: 50, y: 50)
    let flat = picture { root.render(in: $0) }.first?.bounds ?? .zero
    #expect(abs(flat.minX - 40) < 1e-9 && abs(flat.minY - 40) < 1e-9 && abs(flat.width - 20) < 1e-9)
  }

  @Test func `a class that overrides display is displayed at each frame of an animation`() {
    _ = Self.registered
    let bar = Bar()
    let root = shownRoot(bar)
    let grow = CABasicAnimation(keyPath: "barWidth")
    (grow.fromValue, grow.toValue, grow.duration) = (0, 8, 4)
    bar.add(grow, forKey: "grow")
    for time in [10.0, 11, 12, 14, 15] {
      at(time) {
        root.stopEndedAnimations(at: time)
        root.layoutAndDisplayIfNeeded()
        _ = root.displayList(at: time)
      }
    }
    // The last display is the one at the end of the animation; then it rests.
    #expect(bar.widths == [0, 2, 4, -1])
  }

  @Test func `a mask's superlayer is the masked layer`() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    #expect(mask.superlayer === layer)
    mask.removeFromSuperlayer()
    #expect(mask.superlayer == nil && layer.mask == nil)
  }

  @Test func `contents are flipped where an even number of layers has flipped geometry`() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    #expect(root.contentsAreFlipped() && child.contentsAreFlipped())
    root.isGeometryFlipped = true
    #expect(!root.contentsAreFlipped() && !child.contentsAreFlipped())
    child.isGeometryFlipped = true
    #expect(child.contentsAreFlipped())
  }

  /// Of Lottie's snapshot tests: texts stand upright that Core Text draws, without turning them, in a layer of flipped
  /// geometry.
  @Test func `a layer of flipped geometry draws with y up, and is shown as it was drawn`() throws {
    final class Foot: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 10, height: 2))
      }
    }
    for (isFlipped, top) in [(false, 0.0), (true, 18)] {
      let foot = Foot()
      foot.bounds = CGRect(x: 3, y: 5, width: 10, height: 20)
      foot.isGeometryFlipped = isFlipped
      foot.anchorPoint = .zero
      foot.setNeedsDisplay()
      foot.layoutAndDisplayIfNeeded()
      #expect(abs(foot.displayList(at: 0).bounds.minY - top) < 0.01)
    }
  }

  @Test func `a compositing filter composites the layer with its sublayers as one`() throws {
    let (below, above) = (box(CGRect(x: 0, y: 0, width: 10, height: 10)), box(.zero, .blue))
    above.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    let root = shownRoot(below, above)
    let names: [(String, BlendMode)] = [
      ("multiplyBlendMode", .multiply), ("xor", .xor), ("sourceOut", .sourceOut),
      ("CIColorDodgeBlendMode", .colorDodge), ("CISourceOutCompositing", .sourceOut),
      ("destAtop", .destinationAtop), ("plusL", .plusLighter),
      ("linearDodgeBlendMode", .linearDodge), ("CILinearBurnBlendMode", .linearBurn),
      ("linearLightBlendMode", .linearLight), ("CIPinLightBlendMode", .pinLight),
      ("subtractBlendMode", .subtract), ("divideBlendMode", .divide),
      ("CIMaximumCompositing", .lighten), ("luminosityBlendMode", .luminosity),
    ]
    for (name, mode) in names {
      above.compositingFilter = name
      let item = try #require(root.displayList(at: 0).leaves.last)
      #expect(item.blendMode == mode && item.group?.list.count == 1, "\(name)")
    }
    above.compositingFilter = nil
    #expect(root.displayList(at: 0).leaves.last?.blendMode == .normal)
  }

  @Test func `a layer on edge takes its place from the frame's origin and size`() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.transform = CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)
    layer.frame = CGRect(x: 100, y: 0, width: 80, height: 50)
    #expect(layer.position == CGPoint(x: 100, y: 50))
    #expect(layer.bounds.size == CGSize(width: 80, height: 50))
  }
}
