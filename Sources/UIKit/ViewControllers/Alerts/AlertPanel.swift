// The view of an alert or an action sheet: texts, fields and buttons in rounded blocks.

import CoreGraphics

/// The view of one alert.
///
/// The distances are those of alerts from iOS 7 to 18, as public measurements of them say: 270 points wide, corners of
/// 14 points, buttons 44 points high, in action sheets 57.
final class AlertPanel: UIView {
  static let width: CGFloat = 270
  private static let radius: CGFloat = 14
  private static let sheetGap: CGFloat = 8

  /// The view may outlive it while an animation holds the view.
  private weak var alert: UIAlertController?
  private let main = AlertBlock()
  /// The block of the button that cancels an action sheet.
  private let cancel = AlertBlock()

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
    for block in [main, cancel] {
      block.layer.cornerRadius = Self.radius
      block.clipsToBounds = true
      addSubview(block)
    }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  /// Whether the button that cancels stands alone. In a popover a press beside it cancels.
  private var hasCancelBlock: Bool {
    isSheet && alert?.cancelAction != nil && alert?.modalPresentationStyle != .popover
  }

  /// Makes texts, fields and buttons anew.
  func reload() {
    guard let alert else { return }
    let cancelAction = alert.cancelAction
    var shown = alert.actions
    if isSheet {
      shown.removeAll { $0 === cancelAction }
    } else if let cancelAction {
      // UIKit puts it last, or, where there are two buttons, first.
      shown.removeAll { $0 === cancelAction }
      shown.insert(cancelAction, at: shown.count == 1 ? 0 : shown.count)
    }
    main.show(
      AlertBlock.Content(
        title: alert.title, message: alert.message, fields: alert.textFields ?? [],
        actions: shown, isSheet: isSheet, bold: bold)
    ) { [weak alert] in alert?.perform($0) }
    cancel.isHidden = !hasCancelBlock
    cancel.show(
      AlertBlock.Content(
        actions: hasCancelBlock ? [cancelAction].compactMap { $0 } : [], isSheet: true,
        bold: cancelAction, isSolid: true)
    ) { [weak alert] in alert?.perform($0) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The action with the bold button: the preferred one, else that which cancels where it is not alone.
  private var bold: UIAlertAction? {
    guard let alert else { return nil }
    if let preferred = alert.preferredAction { return preferred }
    return alert.actions.count > 1 || isSheet ? alert.cancelAction : alert.actions.first
  }

  /// Returns the size that the panel needs, no larger than `room`.
  func size(within room: CGSize) -> CGSize {
    let cancelHeight = hasCancelBlock ? cancel.height(room.width, .infinity) + Self.sheetGap : 0
    let height = main.height(room.width, max(0, room.height - cancelHeight))
    return CGSize(width: room.width, height: height + cancelHeight)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { size(within: CGSize(width: Self.width, height: .greatestFiniteMagnitude)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cancelHeight = hasCancelBlock ? cancel.height(bounds.width, .infinity) : 0
    let gap = hasCancelBlock ? Self.sheetGap : 0
    main.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - cancelHeight - gap))
    cancel.frame = CGRect(
      x: 0, y: bounds.height - cancelHeight, width: bounds.width, height: cancelHeight)
  }
}
