// A colour as a small picture.

internal import CoreGraphics
internal import UIKit

/// Draws colours, a dynamic one in both of its variants.
@MainActor
enum SwatchPicture {
  /// Points.
  private static let side: CGFloat = 18

  /// Fills a rectangle: a dynamic colour is cut from corner to corner, as it is in light above, in dark below.
  static func fill(_ rect: CGRect, with color: UIColor) {
    guard color.isDynamic else {
      color.setFill()
      return UIBezierPath(rect: rect).fill()
    }
    for (style, corner) in [
      (UIUserInterfaceStyle.light, CGPoint(x: rect.minX, y: rect.minY)),
      (.dark, CGPoint(x: rect.maxX, y: rect.maxY)),
    ] {
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).setFill()
      let half = UIBezierPath()
      half.move(to: corner)
      half.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      half.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      half.fill()
    }
  }

  /// A rounded square of a colour, with squares behind it where it is translucent.
  static func image(of color: UIColor) -> UIImage {
    let size = CGSize(width: side, height: side)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      let rect = CGRect(origin: .zero, size: size)
      let shape = UIBezierPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4.5)
      context.cgContext.saveGState()
      shape.addClip()
      Checkerboard.draw(in: rect)
      fill(rect, with: color)
      context.cgContext.restoreGState()
      UIColor(white: 0.5, alpha: 0.6).setStroke()
      shape.stroke()
    }
    return image.withRenderingMode(.alwaysOriginal)
  }
}
