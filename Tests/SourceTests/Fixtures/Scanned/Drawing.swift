// swift-format-ignore-file
// Written as people write for iOS: drawing.

import UIKit

@IBDesignable class ContextPathsFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.move(to: CGPoint(x: 10, y: 70))
    context.addQuadCurve(to: CGPoint(x: 60, y: 70), control: CGPoint(x: 35, y: 0))
    context.addCurve(
      to: CGPoint(x: 110, y: 70), control1: CGPoint(x: 60, y: 10), control2: CGPoint(x: 110, y: 10))
    context.closePath()
    context.setFillColor(UIColor.systemTeal.cgColor)
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(3)
    context.setLineJoin(.bevel)
    context.drawPath(using: .fillStroke)
    context.addRect(CGRect(x: 50, y: 6, width: 20, height: 20))
    context.addRect(CGRect(x: 55, y: 11, width: 10, height: 10))
    context.fillPath(using: .evenOdd)
  }
}

@IBDesignable class GradientDrawFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!
    let colors = [UIColor.systemOrange.cgColor, UIColor.systemPurple.cgColor] as CFArray
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
    context.saveGState()
    UIBezierPath(roundedRect: CGRect(x: 6, y: 6, width: 50, height: 68), cornerRadius: 12).addClip()
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: rect.height), options: [])
    context.restoreGState()
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 88, y: 34), startRadius: 4, endCenter: CGPoint(x: 88, y: 40),
      endRadius: 26, options: .drawsBeforeStartLocation)
  }
}

@IBDesignable class PatternFixture: PlateFixture {
  override func setUp() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 16, height: 16), true, 1)
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 16, height: 16))
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 10, height: 10)).fill()
    let tile = UIGraphicsGetImageFromCurrentImageContext()!
    UIGraphicsEndImageContext()
    backgroundColor = UIColor(patternImage: tile)
  }
}

@IBDesignable class DashFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!
    let caps: [CGLineCap] = [.butt, .round, .square]
    for (index, cap) in caps.enumerated() {
      context.setLineCap(cap)
      context.setLineWidth(6)
      context.setLineDash(phase: 3, lengths: [12, 10, 2, 10])
      context.move(to: CGPoint(x: 10, y: 18 + 22 * index))
      context.addLine(to: CGPoint(x: 110, y: 18 + 22 * index))
      context.strokePath()
    }
  }
}

@IBDesignable class BlendFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!
    let modes: [CGBlendMode] = [.multiply, .screen, .difference, .normal]
    for (index, mode) in modes.enumerated() {
      let x = CGFloat(index) * 29 + 4
      context.setBlendMode(.normal)
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: x, y: 8, width: 26, height: 40))
      context.setBlendMode(mode)
      context.setAlpha(0.8)
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: x, y: 30, width: 26, height: 42))
      context.setAlpha(1)
    }
  }
}

@IBDesignable class ClipFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!
    let star = UIBezierPath()
    for step in 0..<5 {
      let angle = CGFloat(step) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 60 + 38 * cos(angle), y: 42 + 38 * sin(angle))
      step == 0 ? star.move(to: point) : star.addLine(to: point)
    }
    star.close()
    context.addPath(star.cgPath)
    context.clip(using: .evenOdd)
    for stripe in stride(from: 0, to: 120, by: 8) {
      UIColor(hue: CGFloat(stripe) / 120, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(x: stripe, y: 0, width: 8, height: 80))
    }
  }
}

@IBDesignable class ImageContextFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 0)
    UIColor.systemGreen.setFill()
    UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 36, height: 36)).fill()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    image?.draw(at: CGPoint(x: 8, y: 20))
    image?.draw(in: CGRect(x: 54, y: 10, width: 60, height: 60), blendMode: .normal, alpha: 0.5)
  }
}

@IBDesignable class RendererFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format)
    let image = renderer.image { context in
      context.cgContext.setFillColor(UIColor.black.cgColor)
      context.cgContext.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
    }
    let tinted = image.withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: tinted)
    view.tintColor = .systemPink
    view.frame = CGRect(x: 70, y: 20, width: 40, height: 40)
    if subviews.isEmpty { addSubview(view) }
    UIImage(cgImage: image.cgImage!, scale: 1, orientation: .up).draw(in: CGRect(x: 10, y: 20, width: 40, height: 40))
  }
}

@IBDesignable class StringDrawingFixture: PlateFixture {
  @IBInspectable var text: String = "Ärger & Æther"

  override func draw(_ rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.systemBlue,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    let size = (text as NSString).size(withAttributes: attributes)
    let origin = CGPoint(x: (rect.width - size.width) / 2, y: (rect.height - size.height) / 2)
    (text as NSString).draw(at: origin, withAttributes: attributes)
    UIColor.lightGray.setStroke()
    UIBezierPath(rect: CGRect(origin: origin, size: size)).stroke()
  }
}

@IBDesignable class ParagraphFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 4
    style.firstLineHeadIndent = 12
    let text = NSMutableAttributedString(
      string: "Words that wrap over several lines",
      attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: style])
    text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 6, length: 4))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 11, length: 4))
    text.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: NSRange(location: 0, length: 5))
    text.draw(in: rect.insetBy(dx: 8, dy: 6))
  }
}

@IBDesignable class ContextShadowFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!
    context.setShadow(offset: CGSize(width: 3, height: 4), blur: 5, color: UIColor.systemBlue.cgColor)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    UIColor.systemOrange.setFill()
    context.fill(CGRect(x: 20, y: 16, width: 40, height: 40))
    context.fillEllipse(in: CGRect(x: 46, y: 20, width: 48, height: 40))
    context.endTransparencyLayer()
  }
}

@IBDesignable class BezierFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let heart = UIBezierPath()
    heart.move(to: CGPoint(x: 0, y: 24))
    heart.addCurve(to: CGPoint(x: 0, y: -8), controlPoint1: CGPoint(x: -40, y: 0), controlPoint2: CGPoint(x: -24, y: -30))
    heart.addCurve(to: CGPoint(x: 0, y: 24), controlPoint1: CGPoint(x: 24, y: -30), controlPoint2: CGPoint(x: 40, y: 0))
    heart.apply(CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: 1.4, y: 1.4))
    heart.lineWidth = 4
    heart.lineJoinStyle = .round
    UIColor.systemRed.setFill()
    UIColor(white: 0.2, alpha: 1).setStroke()
    heart.fill(with: .normal, alpha: 0.7)
    heart.stroke()
    if heart.contains(CGPoint(x: rect.midX, y: rect.midY)) {
      UIBezierPath(rect: heart.bounds.insetBy(dx: -3, dy: -3)).stroke()
    }
  }
}

@IBDesignable class TurnedDrawingFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!
    context.translateBy(x: rect.midX, y: rect.midY)
    for hour in 0..<12 {
      context.saveGState()
      context.rotate(by: CGFloat(hour) * .pi / 6)
      context.scaleBy(x: 1, y: 0.8)
      let isQuarter = hour % 3 == 0
      context.setFillColor(gray: isQuarter ? 0 : 0.6, alpha: 1)
      context.fill(CGRect(x: -2, y: -44, width: 4, height: isQuarter ? 16 : 9))
      context.restoreGState()
    }
  }
}

@IBDesignable class PatchImageFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let button = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      UIColor.systemIndigo.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 10).fill()
    }
    let view = UIImageView(
      image: button.resizableImage(withCapInsets: UIEdgeInsets(top: 11, left: 11, bottom: 11, right: 11)))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    addSubview(view)
  }
}

/// A background whose caps meet: the pixel in the middle is stretched.
@IBDesignable class MeetingCapsFixture: UIButton {
  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 44) }

  override func draw(_ rect: CGRect) {
    let square = CGRect(x: 0, y: 0, width: 12, height: 12)
    UIGraphicsBeginImageContextWithOptions(square.size, false, 0)
    UIColor.systemTeal.setFill()
    UIBezierPath(roundedRect: square, cornerRadius: 6).fill()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let caps = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    setBackgroundImage(image?.resizableImage(withCapInsets: caps, resizingMode: .stretch), for: .normal)
    super.draw(rect)
  }
}

/// A layer that draws by the pixels of its context.
@IBDesignable class PixelLayerFixture: UIView {
  private class Gauge: CALayer {
    override func draw(in ctx: CGContext) {
      let size = ctx.convertToUserSpace(CGSize(width: ctx.width, height: ctx.height))
      let rect = CGRect(origin: .zero, size: size)
      UIGraphicsPushContext(ctx)
      UIColor.systemGray.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
      UIColor.systemGreen.setFill()
      UIBezierPath(roundedRect: rect.divided(atDistance: rect.width * 0.7, from: .minXEdge).slice, cornerRadius: rect.height / 2).fill()
      UIGraphicsPopContext()
    }
  }

  private let gauge = Gauge()

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard gauge.superlayer == nil else { return }
    gauge.contentsScale = UIScreen.main.scale
    gauge.frame = bounds
    layer.addSublayer(gauge)
    gauge.setNeedsDisplay()
  }
}

@IBDesignable class OutlineFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 20, y: 60))
    line.addLine(to: CGPoint(x: 60, y: 20))
    line.addLine(to: CGPoint(x: 100, y: 60))
    let outline = line.copy(strokingWithWidth: 16, lineCap: .round, lineJoin: .round, miterLimit: 10)
    let context = UIGraphicsGetCurrentContext()!
    context.addPath(outline)
    context.setLineWidth(2)
    context.strokePath()
    context.addPath(outline.copy(dashingWithPhase: 0, lengths: [3, 5]))
    context.setStrokeColor(UIColor.systemRed.cgColor)
    context.strokePath()
  }
}
