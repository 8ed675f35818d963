// The shade over what a presentation covers.

import CoreGraphics

/// Darkens what is behind, and calls a closure when it is tapped.
final class DimmingView: UIView {
  /// A fifth of black, and nearly half of it in the dark: the system's colour behind alerts and sheets since iOS 13, as
  /// public measurements of them say.
  private static let shade = UIColor(
    light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))

  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.shade
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ObjCRuntime.register(DimmingView.self, "tapped") { $0.onTap?() }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped"))
  }

  required init?(coder: NSCoder) { nil }
}
