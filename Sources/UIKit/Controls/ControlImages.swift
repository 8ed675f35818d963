// The small pictures that controls show, drawn once.

import CoreGraphics

/// Pictures of controls.
@MainActor enum ControlImages {
  /// A white cross on a grey disc: the button that clears a text field.
  static let clear = picture(CGSize(width: 19, height: 19)) { bounds in
    UIColor.systemGray3.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
    UIColor.white.setStroke()
    let cross = UIBezierPath()
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    for sign in [-1.0, 1.0] as [CGFloat] {
      cross.move(to: CGPoint(x: bounds.midX - 2.75, y: bounds.midY - 2.75 * sign))
      cross.addLine(to: CGPoint(x: bounds.midX + 2.75, y: bounds.midY + 2.75 * sign))
    }
    cross.stroke()
  }

  /// A chevron upwards above one downwards: a button that brings up a menu.
  static let popup = picture(CGSize(width: 9, height: 14)) { bounds in
    let chevrons = UIBezierPath()
    for (base, tip) in [(5, 1.5), (9, 12.5)] as [(CGFloat, CGFloat)] {
      chevrons.move(to: CGPoint(x: 1, y: base))
      chevrons.addLine(to: CGPoint(x: bounds.midX, y: tip))
      chevrons.addLine(to: CGPoint(x: bounds.maxX - 1, y: base))
    }
    chevrons.lineWidth = 1.5
    chevrons.lineCapStyle = .round
    chevrons.lineJoinStyle = .round
    UIColor.black.setStroke()
    chevrons.stroke()
  }

  /// Returns an image that records its drawing, so that it is sharp at any scale.
  static func picture(_ size: CGSize, _ draw: (CGRect) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(CGRect(origin: .zero, size: size)) }
  }
}
