// The background of a bar: a colour or an image, and a hairline at its edge.

import CoreGraphics

/// The background of one bar.
final class BarBackground: UIView {
  /// The system's own: nearly opaque, as nothing is blurred here.
  static let standardColor = UIColor(
    light: UIColor(bytes: 249, 249, 249, alpha: 0.94), dark: UIColor(bytes: 29, 29, 29, alpha: 0.94)
  )
  private static let black = UIColor(bytes: 28, 28, 28, alpha: 0.94)

  private let picture = UIImageView()
  private let line = UIImageView()
  /// Whether the line lies above the bar, not below.
  private let lineIsAbove: Bool

  init(lineIsAbove: Bool) {
    self.lineIsAbove = lineIsAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.contentMode = .scaleToFill
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    lineIsAbove = false
    super.init(coder: coder)
  }

  /// Returns the background's frame in a bar: its bounds, and the part of the superview between it and the edge of the
  /// screen, where nothing but the status bar or the home indicator lies there.
  func frame(in bar: UIView) -> CGRect {
    var frame = bar.bounds
    guard let superview = bar.superview else { return frame }
    let insets = superview.safeAreaInsets
    if lineIsAbove {
      let room = superview.bounds.maxY - bar.frame.maxY
      if room > 0, room <= insets.bottom { frame.size.height += room }
    } else {
      let room = bar.frame.minY - superview.bounds.minY
      if room > 0, room <= insets.top {
        frame.origin.y -= room
        frame.size.height += room
      }
    }
    return frame
  }

  /// `color` nil is the system's. `shadow` nil is the system's line; an empty picture is none, where the
  /// background is a picture.
  func show(
    color: UIColor?, style: UIBarStyle, isTranslucent: Bool, image: UIImage?, shadow: UIImage?,
    lineColor: UIColor? = .separator
  ) {
    let standard = style == .default ? Self.standardColor : Self.black
    picture.image = image
    backgroundColor = image == nil ? color ?? standard : nil
    if !isTranslucent, image == nil { backgroundColor = backgroundColor?.withAlphaComponent(1) }
    let isOwn = shadow != nil && image != nil
    line.image = isOwn ? shadow : nil
    line.backgroundColor = isOwn ? nil : lineColor
    setNeedsLayout()
  }

  /// Shows a background. An appearance takes precedence over the bar's own properties.
  func show(
    _ appearance: UIBarAppearance?, orColor color: UIColor?, style: UIBarStyle,
    isTranslucent: Bool, image: UIImage?, shadow: UIImage?
  ) {
    if let appearance { return appearance.show(on: self) }
    show(color: color, style: style, isTranslucent: isTranslucent, image: image, shadow: shadow)
  }

  func showNothing() {
    picture.image = nil
    line.image = nil
    line.backgroundColor = nil
    backgroundColor = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = line.image?.size.height ?? 1 / contentScaleFactor
    line.frame = CGRect(
      x: 0, y: lineIsAbove ? -height : bounds.height, width: bounds.width, height: height)
  }
}
