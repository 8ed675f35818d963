// The panel that asks where a picture is to be saved.

internal import CoreGraphics
internal import UIKit

/// A path to type, and why one is refused. Return saves, Escape closes.
@MainActor
final class SavePanel: UIView, KeyTaking, SearchingPopover, AccessibilityProviding {
  private static let size = CGSize(width: 520, height: 156)

  let field = StudioField()
  /// Saves at a path.
  var onSave: (@MainActor (String) -> Void)?
  /// Closes the panel.
  var onClose: (@MainActor () -> Void)?
  private let title = TextStyle.label("Save a picture", TextStyle.title)
  private let reason = TextStyle.label("", TextStyle.caption, color: Palette.error)
  private let save = DialogButton("Save", key: "Return", isDefault: true)
  private let cancel = DialogButton("Cancel", key: "Escape")

  /// `path`: where the picture is saved unless somebody types another place.
  init(_ path: String) {
    super.init(frame: .zero)
    field.text = path
    field.accessibilityLabel = "Path"
    field.onType = { [weak self] _ in self?.refuse(nil) }
    reason.numberOfLines = 2
    save.onPress = { [weak self] in self?.commit() }
    cancel.onPress = { [weak self] in self?.onClose?() }
    for view in [title, field, reason, save, cancel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts { .container(.dialog, "Save a picture") }

  /// Shows why a path is not taken; nil: nothing is wrong with it.
  func refuse(_ sentence: String?) {
    field.isWrong = sentence != nil
    reason.text = sentence
  }

  private func commit() { onSave?(field.text ?? "") }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .enter: commit()
    case .escape: onClose?()
    case .up, .down, .pageUp, .pageDown, .home, .end, .space: return false
    }
    return true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(Self.size.width, size.width - 2 * Metrics.margin), height: Self.size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, width) = (Metrics.margin, bounds.width - 2 * Metrics.margin)
    title.frame = CGRect(x: left, y: 14, width: width, height: 22)
    field.frame = CGRect(x: left, y: 48, width: width, height: 32)
    reason.frame = CGRect(x: left, y: 84, width: width, height: 32)
    let y = bounds.height - 12 - 28
    save.frame = CGRect(
      x: left + width - save.naturalWidth, y: y, width: save.naturalWidth, height: 28)
    cancel.frame = CGRect(
      x: save.frame.minX - 8 - cancel.naturalWidth, y: y, width: cancel.naturalWidth, height: 28)
  }
}
