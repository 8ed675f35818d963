// The system's views over an application's window: status bar, keyboard, home indicator.

import CoreGraphics

/// The system's views over a window. Only the keyboard takes touches.
final class ScreenOverlay: UIView {
  let statusBar = StatusBarView()
  let keyboard = KeyboardView()
  private let homeIndicator = UIView()
  private unowned let screen: UIWindow

  /// Points of the home indicator, and between it and the edge. Measured on pictures of iPhones since 2017.
  private static let indicatorHeight: CGFloat = 5
  private static let indicatorMargin: CGFloat = 8

  init(_ window: UIWindow) {
    screen = window
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    homeIndicator.layer.cornerRadius = Self.indicatorHeight / 2
    homeIndicator.isUserInteractionEnabled = false
    keyboard.isHidden = true
    for view in [keyboard, statusBar, homeIndicator] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !keyboard.isHidden, keyboard.frame.contains(point) else { return nil }
    return super.hitTest(point, with: event)
  }

  /// Shows status bar and home indicator as the controllers want them.
  func show(_ wish: StatusBarWish) {
    statusBar.isHidden = wish.isHidden
    statusBar.show(isLight: wish.isLight)
    homeIndicator.backgroundColor = wish.hasLightIndicator ? .white : .black
    homeIndicator.isHidden = wish.hidesHomeIndicator || screen.screenInsets.bottom == 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    statusBar.insets = screen.screenInsets
    statusBar.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: screen.statusBarHeight)
    // iPhones: 139 of 393 points upright, as wide a part of the longer side on its side.
    let width = (bounds.width * (bounds.width > bounds.height ? 0.25 : 0.354)).rounded()
    homeIndicator.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: bounds.height - Self.indicatorMargin - Self.indicatorHeight, width: width,
      height: Self.indicatorHeight)
    if let frame = screen.keyboardFrame { keyboard.place(in: frame) }
  }
}
