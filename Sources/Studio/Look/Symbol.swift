// The symbols of the studio's buttons and rows.

internal import CoreGraphics
internal import UIKit

/// Symbols by the names of UIKit's, and a few of the studio's own.
@MainActor
enum Symbol {
  /// The arrow of the selection tool, at the screen's scale of the moment.
  static func arrow() -> UIImage {
    drawn(CGSize(width: 16, height: 16)) {
      let path = UIBezierPath()
      let points: [(CGFloat, CGFloat)] = [
        (4, 2), (4, 13), (6.7, 10.6), (8.6, 14.4), (10.4, 13.5), (8.5, 9.8), (12, 9.5),
      ]
      path.move(to: CGPoint(x: points[0].0, y: points[0].1))
      for (x, y) in points.dropFirst() { path.addLine(to: CGPoint(x: x, y: y)) }
      path.close()
      path.lineJoinStyle = .round
      path.lineWidth = 1.25
      path.stroke()
    }
  }

  /// One frame on, or back, at the screen's scale of the moment.
  static func frameStep(isForward: Bool) -> UIImage {
    drawn(CGSize(width: 16, height: 16)) {
      func x(_ x: CGFloat) -> CGFloat { isForward ? x : 16 - x }
      let bar = UIBezierPath()
      bar.move(to: CGPoint(x: x(4), y: 3.5))
      bar.addLine(to: CGPoint(x: x(4), y: 12.5))
      bar.lineWidth = 1.75
      bar.lineCapStyle = .round
      bar.stroke()
      let arrow = UIBezierPath()
      arrow.move(to: CGPoint(x: x(7.5), y: 4))
      arrow.addLine(to: CGPoint(x: x(13), y: 8))
      arrow.addLine(to: CGPoint(x: x(7.5), y: 12))
      arrow.close()
      arrow.lineJoinStyle = .round
      arrow.lineWidth = 1
      UIColor.black.setFill()
      arrow.fill()
      arrow.stroke()
    }
  }

  /// A device that is turned to its side, at the screen's scale of the moment.
  static func rotation() -> UIImage {
    drawn(CGSize(width: 16, height: 16)) {
      let device = UIBezierPath(
        roundedRect: CGRect(x: 2.15, y: 5.15, width: 6.7, height: 9.7), cornerRadius: 1.6)
      device.lineWidth = 1.3
      device.stroke()
      let arrow = UIBezierPath()
      arrow.move(to: CGPoint(x: 7, y: 2))
      arrow.addCurve(
        to: CGPoint(x: 13, y: 8.2), controlPoint1: CGPoint(x: 11, y: 2),
        controlPoint2: CGPoint(x: 13, y: 4.4))
      arrow.move(to: CGPoint(x: 10.6, y: 6.2))
      arrow.addLine(to: CGPoint(x: 13, y: 8.6))
      arrow.addLine(to: CGPoint(x: 15.4, y: 6.2))
      arrow.lineWidth = 1.3
      (arrow.lineCapStyle, arrow.lineJoinStyle) = (.round, .round)
      arrow.stroke()
    }
  }

  /// A dropper, at the screen's scale of the moment.
  static func dropper() -> UIImage {
    drawn(CGSize(width: 16, height: 16)) {
      let glass = UIBezierPath()
      let points: [(CGFloat, CGFloat)] = [
        (9, 4.6), (3.4, 10.2), (2.6, 13.4), (5.8, 12.6), (11.4, 7),
      ]
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { glass.move(to: place) } else { glass.addLine(to: place) }
      }
      glass.lineWidth = 1.3
      glass.lineCapStyle = .round
      glass.lineJoinStyle = .round
      glass.stroke()
      let bulb = UIBezierPath()
      bulb.move(to: CGPoint(x: 7.8, y: 3.4))
      bulb.addLine(to: CGPoint(x: 12.6, y: 8.2))
      bulb.move(to: CGPoint(x: 10.6, y: 5.4))
      bulb.addLine(to: CGPoint(x: 12.6, y: 3.4))
      bulb.lineWidth = 2
      bulb.lineCapStyle = .round
      bulb.stroke()
      let end = UIBezierPath(ovalIn: CGRect(x: 10.6, y: 1.6, width: 3.8, height: 3.8))
      UIColor.black.setFill()
      end.fill()
    }
  }

  /// Two edges with the distance between them, at the screen's scale of the moment.
  static func distance() -> UIImage {
    drawn(CGSize(width: 18, height: 16)) {
      let lines = UIBezierPath()
      for x in [2.15, 15.85] as [CGFloat] {
        lines.move(to: CGPoint(x: x, y: 2.6))
        lines.addLine(to: CGPoint(x: x, y: 13.4))
      }
      lines.move(to: CGPoint(x: 4.6, y: 8))
      lines.addLine(to: CGPoint(x: 13.4, y: 8))
      for (x, reach) in [(4.6, 2.4), (13.4, -2.4)] as [(CGFloat, CGFloat)] {
        lines.move(to: CGPoint(x: x + reach, y: 8 - abs(reach)))
        lines.addLine(to: CGPoint(x: x, y: 8))
        lines.addLine(to: CGPoint(x: x + reach, y: 8 + abs(reach)))
      }
      lines.lineWidth = 1.3
      lines.lineCapStyle = .round
      lines.lineJoinStyle = .round
      lines.stroke()
    }
  }

  /// The panel below, at the screen's scale of the moment.
  static func bottomPanel() -> UIImage {
    drawn(CGSize(width: 18, height: 16)) {
      let frame = UIBezierPath(
        roundedRect: CGRect(x: 1.65, y: 2.15, width: 14.7, height: 11.7), cornerRadius: 2.4)
      frame.lineWidth = 1.3
      frame.stroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 2, y: 10))
      line.addLine(to: CGPoint(x: 16, y: 10))
      line.lineWidth = 1.3
      line.stroke()
    }
  }

  /// A prompt in a window, at the screen's scale of the moment.
  static func console() -> UIImage {
    drawn(CGSize(width: 18, height: 16)) {
      let frame = UIBezierPath(
        roundedRect: CGRect(x: 1.65, y: 2.15, width: 14.7, height: 11.7), cornerRadius: 2.4)
      frame.lineWidth = 1.3
      frame.stroke()
      let prompt = UIBezierPath()
      prompt.move(to: CGPoint(x: 4.6, y: 5.6))
      prompt.addLine(to: CGPoint(x: 7.2, y: 8))
      prompt.addLine(to: CGPoint(x: 4.6, y: 10.4))
      prompt.move(to: CGPoint(x: 8.8, y: 10.6))
      prompt.addLine(to: CGPoint(x: 12.6, y: 10.6))
      prompt.lineWidth = 1.3
      prompt.lineCapStyle = .round
      prompt.lineJoinStyle = .round
      prompt.stroke()
    }
  }

  /// Three circles over each other, at the screen's scale of the moment.
  static func onionSkin() -> UIImage {
    drawn(CGSize(width: 18, height: 16)) {
      for (x, opacity) in [(1.5, 0.4), (4.5, 0.65), (7.5, 1)] as [(CGFloat, CGFloat)] {
        UIColor.black.withAlphaComponent(opacity).setStroke()
        let circle = UIBezierPath(ovalIn: CGRect(x: x, y: 3.5, width: 9, height: 9))
        circle.lineWidth = 1.3
        circle.stroke()
      }
    }
  }

  /// The names of a layer's symbol and a mask's among those of views.
  nonisolated static let layerName = "layer"
  nonisolated static let maskName = "mask"

  /// One sheet seen from the side, as those of UIKit's stack of them, at the screen's scale of the moment; for a mask with
  /// a hole.
  private static func layer(isMask: Bool) -> UIImage {
    drawn(CGSize(width: 14, height: 12)) {
      func diamond(_ reach: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 7, y: 6 - 4 * reach))
        path.addLine(to: CGPoint(x: 7 + 6 * reach, y: 6))
        path.addLine(to: CGPoint(x: 7, y: 6 + 4 * reach))
        path.addLine(to: CGPoint(x: 7 - 6 * reach, y: 6))
        path.close()
        path.lineJoinStyle = .round
        path.lineWidth = 1
        return path
      }
      diamond(1).stroke()
      if isMask {
        UIColor.black.setFill()
        diamond(0.45).fill()
      }
    }
  }

  /// UIKit's symbol of a name that it has, or one of those of layers and controls.
  static func named(_ name: String, size: CGFloat = 14) -> UIImage {
    if name == layerName || name == maskName { return layer(isMask: name == maskName) }
    if let drawn = Control(rawValue: name) { return control(drawn) }
    return ahead(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        ?? UIImage())
  }

  /// Another thread draws the pixels while the panels are made.
  private static func ahead(_ image: UIImage) -> UIImage {
    image.cgImage?.drawAhead()
    return image
  }

  static func drawn(_ size: CGSize, _ draw: () -> Void) -> UIImage {
    ahead(
      UIGraphicsImageRenderer(size: size).image { _ in
        UIColor.black.setStroke()
        draw()
      }.withRenderingMode(.alwaysTemplate))
  }
}
