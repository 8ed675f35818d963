// The views that show the accessories of a list's row.

import CoreGraphics

/// The view of an accessory and its reserved width.
@MainActor struct ShownAccessory {
  let view: UIView
  let isLeading: Bool
  /// Points across.
  let width: CGFloat
  let size: CGSize
}

/// The disclosure state of a row with children.
@MainActor struct ListOutline {
  let isExpanded: Bool
  let toggle: () -> Void
}

@MainActor enum ListAccessories {
  /// Points at the row's edge, and between accessories.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 12
  /// The standard width of leading accessories.
  private static let standardWidth: CGFloat = 28

  /// The views of those that are shown, from the left to the right of each side.
  static func shown(
    _ all: [UICellAccessory], isEditing: Bool, isSelected: Bool, _ outline: ListOutline?
  ) -> [ShownAccessory] {
    var ordered: [UICellAccessory] = []
    for accessory in all where accessory.isShown(isEditing: isEditing) {
      let same = ordered.filter { $0.isLeading == accessory.isLeading }
      let place = accessory.position?(same) ?? same.count
      let before = ordered.filter { $0.isLeading != accessory.isLeading }
      ordered =
        before + same.prefix(max(0, min(place, same.count))) + [accessory]
        + same.dropFirst(max(0, min(place, same.count)))
    }
    return ordered.map { show($0, isSelected: isSelected, outline) }
  }

  private static func show(
    _ accessory: UICellAccessory, isSelected: Bool, _ outline: ListOutline?
  ) -> ShownAccessory {
    let view = view(of: accessory, isSelected: isSelected, outline)
    if let tint = accessory.tintColor { view.tintColor = tint }
    view.isHidden = accessory.isHidden
    let size = size(of: view, accessory)
    return ShownAccessory(
      view: view, isLeading: accessory.isLeading, width: width(accessory, size.width), size: size)
  }

  private static func size(of view: UIView, _ accessory: UICellAccessory) -> CGSize {
    guard case .customView(_, let keepsSize) = accessory.kind else { return view.bounds.size }
    if keepsSize { return view.bounds.size }
    let fitting = view.sizeThatFits(UIView.layoutFittingExpandedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
  }

  private static func width(_ accessory: UICellAccessory, _ actual: CGFloat) -> CGFloat {
    switch accessory.reservedWidth {
    case .actual: actual
    case .standard: standardWidth
    case .custom(let width): width.isFinite ? max(0, width) : actual
    case nil: accessory.isLeading && !accessory.isCustom ? max(standardWidth, actual) : actual
    }
  }

  private static func view(
    of accessory: UICellAccessory, isSelected: Bool, _ outline: ListOutline?
  ) -> UIView {
    switch accessory.kind {
    case .disclosureIndicator:
      return CellAccessory(.disclosureIndicator, color: accessory.tintColor)
    case .checkmark: return CellAccessory(.checkmark)
    case .detail(let action):
      let view = CellAccessory(.detailButton)
      view.onDetail = action
      return view
    case .label(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .outlineDisclosure(let action):
      let name = outline?.isExpanded == true ? "chevron.down" : "chevron.right"
      return sign(name, nil, action: action ?? outline?.toggle, size: 13)
    case .delete(let action): return sign("minus.circle.fill", .systemRed, action: action)
    case .insert(let action): return sign("plus.circle.fill", .systemGreen, action: action)
    case .reorder: return sign("line.3.horizontal", .tertiaryLabel, action: nil)
    case .multiselect:
      return isSelected
        ? sign("checkmark.circle.fill", nil, action: nil)
        : sign("circle", .tertiaryLabel, action: nil)
    case .popUpMenu: return sign("chevron.up.chevron.down", .secondaryLabel, action: nil, size: 13)
    case .customView(let view, _): return view
    }
  }

  /// A symbol, as a button where something happens.
  private static func sign(
    _ name: String, _ color: UIColor?, action: (() -> Void)?, size: CGFloat = 20
  ) -> UIView {
    let image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    let view = UIImageView(image: image)
    if let color { view.tintColor = color }
    guard let action else { return view }
    let control = UIControl(frame: view.bounds)
    control.addSubview(view)
    control.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return control
  }
}

extension UICellAccessory {
  fileprivate var isCustom: Bool { accessoryType == .customView }

  fileprivate func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
