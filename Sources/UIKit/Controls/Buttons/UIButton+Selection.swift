// The look of a selected system button: its tint behind the content.

import CoreGraphics

extension UIButton {
  /// How far the rectangle reaches beyond the content, and the radius of its corners, in points.
  private static let selectionReach = CGSize(width: 4, height: 2)
  private static let selectionRadius: CGFloat = 4

  /// Whether the button shows its selection by a rectangle of its tint: a system button without a configuration or a
  /// background of its own.
  var fillsSelection: Bool {
    buttonType == .system && configured == nil && isSelected && currentBackgroundImage == nil
  }

  /// Shows or hides the rectangle of a selected system button.
  func showSelection() {
    guard fillsSelection else {
      selectionPart?.removeFromSuperview()
      selectionPart = nil
      return
    }
    if selectionPart == nil {
      let part = UIView()
      part.isUserInteractionEnabled = false
      part.layer.cornerRadius = Self.selectionRadius
      selectionPart = part
      part.isFrameworkPart = true
      insertSubview(part, at: 0)
      setNeedsLayout()
    }
    selectionPart?.backgroundColor = tintColor
  }

  /// Puts the rectangle around the content.
  func placeSelection() {
    guard let selectionPart else { return }
    let parts = [label, imagePart].compactMap { $0 }.filter { !$0.bounds.isEmpty }
    let content = parts.reduce(CGRect.null) { $0.union($1.frame) }.orZero
    selectionPart.isHidden = content.isEmpty
    selectionPart.frame = content.insetBy(
      dx: -Self.selectionReach.width, dy: -Self.selectionReach.height)
  }
}
