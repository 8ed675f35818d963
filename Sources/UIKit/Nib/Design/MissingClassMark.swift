// The mark of a view whose class is not there.

import CoreGraphics
import QuartzCore

/// A dashed frame with the name of a class, in a view that has nothing else to show.
@MainActor enum MissingClassMark {
  private static let color = UIColor(white: 0.55, alpha: 1)

  /// Marks a view, as large as it is now; one with subviews or less than 12 points high stays as it is.
  static func add(to view: UIView, _ name: String) {
    let bounds = view.bounds
    guard view.subviews.isEmpty, bounds.width >= 24, bounds.height >= 12 else { return }
    let frame = CAShapeLayer()
    frame.path = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).cgPath
    frame.fillColor = nil
    frame.strokeColor = color.cgColor
    frame.lineDashPattern = [4, 3]
    frame.isFrameworkPart = true
    view.layer.addSublayer(frame)
    let isLow = bounds.height < 24
    let label = UILabel(frame: bounds.insetBy(dx: 6, dy: isLow ? 1 : 4))
    label.text = name
    label.font = .systemFont(ofSize: isLow ? 9 : 12, weight: .medium)
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = isLow ? 1 : 0
    label.isUserInteractionEnabled = false
    view.addSubview(label)
  }
}
