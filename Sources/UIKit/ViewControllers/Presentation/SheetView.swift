// The view of a sheet: the presented controller's view with rounded corners and a grabber.

import CoreGraphics

/// Holds a presented controller's view.
final class SheetView: UIView {
  /// Points, measured on pictures of iOS 15 to 18.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  private let content: UIView
  private let grabber = UIView()

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.masksToBounds = true
    addFilling(content)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  /// Rounds all corners, or the upper ones.
  func round(radius: CGFloat, onlyTop: Bool) {
    layer.cornerRadius = radius
    layer.maskedCorners =
      onlyTop
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A container may have moved the controller's view here again after it was shown elsewhere.
    if content.superview === self { content.frame = bounds }
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberTop,
      width: Self.grabberSize.width, height: Self.grabberSize.height)
  }
}
