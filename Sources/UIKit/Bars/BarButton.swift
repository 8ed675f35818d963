// The button that shows a bar button item.

/// The button that shows a bar button item.
final class BarButton: UIButton {
  private static let fontSize: CGFloat = 17
  /// The least width that a finger hits.
  private static let leastWidth: CGFloat = 24

  private var item: UIBarButtonItem?

  convenience init(_ item: UIBarButtonItem) {
    self.init(type: .system)
    self.item = item
    show(item)
    addAction(UIAction { [weak item] _ in item?.press() }, for: .touchUpInside)
  }

  private func show(_ item: UIBarButtonItem) {
    if let tint = item.tintColor { tintColor = tint }
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    setImage(item.image, for: .normal)
    if let image = item.backgroundImage(for: .normal, barMetrics: .default) {
      setBackgroundImage(image, for: .normal)
    }
    guard item.image == nil, let title = item.title else { return }
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    titleLabel?.font = .systemFont(ofSize: Self.fontSize, weight: weight)
    setTitle(title, for: .normal)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      guard let attributes = item.titleTextAttributes(for: state) else { continue }
      if let font = attributes[.font] as? UIFont, state == .normal { titleLabel?.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { setTitleColor(color, for: state) }
    }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    let width = item.map { $0.width > 0 ? $0.width : size.width } ?? size.width
    return CGSize(width: max(Self.leastWidth, width), height: size.height)
  }
}
