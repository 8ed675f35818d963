// swift-format-ignore-file
// Patterns, shadings and layers of Core Graphics, and blocks as pointers.

import UIKit

/// A coloured pattern behind, an uncoloured one before it.
@IBDesignable class CellPatternFixture: PlateFixture {
  @IBInspectable var ink: UIColor = .systemRed

  private func drawDots() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let draw: CGPatternDrawPatternCallback = { _, context in
      context.setFillColor(UIColor.systemTeal.cgColor)
      context.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 4))
      context.setFillColor(UIColor.systemIndigo.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
    let space = CGColorSpace(patternBaseSpace: nil)!
    context.setFillColorSpace(space)
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 6), matrix: .identity, xStep: 10,
      yStep: 8, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
    var alpha: CGFloat = 1
    context.setFillPattern(pattern, colorComponents: &alpha)
    context.fill(CGRect(x: 8, y: 8, width: 104, height: 30))
  }

  private func drawHatching() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, context in
      context.move(to: CGPoint(x: 0, y: 0))
      context.addLine(to: CGPoint(x: 6, y: 6))
      context.setLineWidth(1.5)
      context.strokePath()
    }, releaseInfo: nil)
    context.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: -1, y: -1, width: 8, height: 8), matrix: .identity, xStep: 6,
      yStep: 6, tiling: .noDistortion, isColored: false, callbacks: &callbacks)!
    context.setPatternPhase(CGSize(width: 3, height: 0))
    let components = ink.cgColor.components!
    context.setFillPattern(pattern, colorComponents: components)
    context.fillEllipse(in: CGRect(x: 30, y: 20, width: 60, height: 52))
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawDots()
    drawHatching()
  }
}

/// A rainbow by a function, along a line and about a point.
@IBDesignable class ShadingFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var callbacks = CGFunctionCallbacks(version: 0, evaluate: { _, input, output in
      let t = input[0]
      output[0] = t
      output[1] = 4 * t * (1 - t)
      output[2] = 1 - t
      output[3] = 1
    }, releaseInfo: nil)
    let function = CGFunction(
      info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
      range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks)!
    let space = CGColorSpaceCreateDeviceRGB()
    context.saveGState()
    context.clip(to: CGRect(x: 8, y: 8, width: 104, height: 20))
    context.drawShading(CGShading(
      axialSpace: space, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 100, y: 0), function: function,
      extendStart: true, extendEnd: false)!)
    context.restoreGState()
    context.drawShading(CGShading(
      radialSpace: space, start: CGPoint(x: 60, y: 52), startRadius: 4, end: CGPoint(x: 60, y: 52),
      endRadius: 20, function: function, extendStart: true, extendEnd: false)!)
  }
}

/// A star that is drawn once and shown five times.
@IBDesignable class LayerStampFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext(),
      let stamp = CGLayer(context, size: CGSize(width: 20, height: 20), auxiliaryInfo: nil),
      let ink = stamp.context
    else { return }
    ink.setFillColor(UIColor.systemOrange.cgColor)
    ink.fill(CGRect(x: 0, y: 0, width: 20, height: 6))
    ink.setFillColor(UIColor.systemBlue.cgColor)
    ink.fillEllipse(in: CGRect(x: 4, y: 8, width: 24, height: 10))
    for column in 0..<4 {
      context.setAlpha(1 - 0.2 * CGFloat(column))
      context.draw(stamp, at: CGPoint(x: 10 + 26 * column, y: 10))
    }
    context.setAlpha(1)
    context.draw(stamp, in: CGRect(x: 20, y: 40, width: 80, height: 30))
  }
}

extension CGPath {
  /// The elements, through a block that goes by as a pointer, as before `applyWithBlock`.
  fileprivate func forEach(body: @convention(block) (CGPathElement) -> Void) {
    typealias Body = @convention(block) (CGPathElement) -> Void
    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
      let body = unsafeBitCast(info, to: Body.self)
      body(element.pointee)
    }
    let pointer = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
    self.apply(info: pointer, function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
  }
}

/// A dot where each part of a path ends.
@IBDesignable class BlockPointerFixture: PlateFixture {
  open let radius: CGFloat = 4

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 16, dy: 12), cornerRadius: 18)
    path.stroke()
    path.cgPath.forEach { element in
      let point: CGPoint
      switch element.type {
      case .moveToPoint, .addLineToPoint: point = element.points[0]
      case .addQuadCurveToPoint: point = element.points[1]
      case .addCurveToPoint: point = element.points[2]
      default: return
      }
      UIColor.systemPurple.setFill()
      UIBezierPath(ovalIn: CGRect(x: point.x - self.radius, y: point.y - self.radius, width: 2 * self.radius, height: 2 * self.radius)).fill()
    }
  }
}

/// Controls with pictures of one's own, and a stack that is made of a coder.
@IBDesignable class PicturedControlsFixture: PlateFixture {
  private final class Row: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private func disc(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  override func setUp() {
    super.setUp()
    let choice = UISegmentedControl(items: ["a", "b", "c"])
    choice.frame = CGRect(x: 4, y: 4, width: 112, height: 24)
    choice.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    choice.setBackgroundImage(disc(.systemYellow, 24), for: .selected, barMetrics: .default)
    choice.setDividerImage(disc(.systemRed, 4), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    choice.setContentOffset(CGSize(width: 6, height: 0), forSegmentAt: 0)
    choice.selectedSegmentIndex = 2
    addSubview(choice)
    let stepper = UIStepper(frame: CGRect(x: 13, y: 30, width: 94, height: 32))
    stepper.setDecrementImage(disc(.systemRed, 10), for: .normal)
    stepper.setIncrementImage(disc(.systemGreen, 16), for: .normal)
    addSubview(stepper)
    let pages = UIPageControl(frame: CGRect(x: 4, y: 60, width: 112, height: 20))
    pages.numberOfPages = 3
    pages.currentPage = 1
    pages.setIndicatorImage(disc(.black, 12), forPage: 0)
    addSubview(pages)
    addSubview(Row(coder: NSCoder()))
  }
}
