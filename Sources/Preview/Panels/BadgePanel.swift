// A few words at the window's top right: while something goes on, or where there is more to say.

internal import CoreGraphics
internal import UIKit

/// One short line.
@MainActor
final class BadgePanel: Panel {
  private let label: UILabel

  /// `onPress`: called when it is pressed; nil: nothing happens.
  init(_ text: String, onPress: (@MainActor () -> Void)? = nil) {
    label = Panel.label(text, size: 12, weight: .medium)
    super.init(frame: .zero)
    backgroundColor = Panel.ground
    addSubview(label)
    guard let onPress else { return }
    isUserInteractionEnabled = true
    let button = UIButton(frame: bounds, primaryAction: UIAction { _ in onPress() })
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func place(in size: CGSize) {
    let text = Panel.fit(label)
    let (width, height) = (text.width + 24, text.height + 12)
    frame = CGRect(x: size.width - width - 12, y: 12, width: width, height: height)
    layer.cornerRadius = height / 2
    label.frame = CGRect(x: 12, y: 6, width: text.width, height: text.height)
  }
}
