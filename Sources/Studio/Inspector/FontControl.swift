// A font: family, style and size, or a text style.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A button for the family, below it one for the style and a field for the size.
@MainActor
final class FontControl: UIView, PropertyControl {
  private static let gap: CGFloat = 4
  private static let sizeWidth: CGFloat = 48

  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  private let family = MenuButton()
  private let style = MenuButton()
  private let size = StudioField()
  private let open: @MainActor (UIView, UIView) -> Void
  private var font = FontName("system 17")

  /// `open`: opens a list beside a view.
  init(_ property: PageProperty, open: @escaping @MainActor (UIView, UIView) -> Void) {
    self.open = open
    super.init(frame: .zero)
    for view in [family, style, size] as [UIView] { addSubview(view) }
    family.onPress = { [weak self] in self?.openFamilies() }
    style.onPress = { [weak self] in self?.openStyles() }
    size.onCommit = { [weak self] in self?.commit($0) }
    size.onStep = { [weak self] in self?.step($0, isContinued: $1) }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { 2 * Metrics.field + Self.gap }

  func show(_ property: PageProperty) {
    guard let value = property.value, value != "nil" else {
      family.label.text = property.isMixed ? "Mixed" : "None"
      style.label.text = ""
      return size.show("", isMixed: property.isMixed)
    }
    font = FontName(value)
    family.label.text = font.family
    style.label.text = ReadableName.of(font.style)
    size.show(NumberText.shown(font.size))
  }

  func showError(_ isWrong: Bool) { size.isWrong = isWrong && size.isEditing }

  // MARK: Editing

  private func openFamilies() {
    _ = family.becomeFirstResponder()
    let styles = FontText.textStyles.map {
      PickItem(title: ReadableName.of($0), detail: "Text style", text: $0)
    }
    let families = ([FontName.system] + UIFont.familyNames).map { PickItem(title: $0, text: $0) }
    let list = PickList(
      styles + families, chosen: font.family, hint: "Search fonts", hasPictures: false
    ) { [weak self] in self?.choose(family: $0) }
    open(list, family)
  }

  private func choose(family name: String) {
    if FontText.textStyles.contains(name) {
      onEdit?(PropertyEdit(text: name))
    } else {
      font.family = name
      font.style = FontName.regular
      onEdit?(PropertyEdit(text: font.text))
    }
  }

  private func openStyles() {
    _ = style.becomeFirstResponder()
    let styles = font.styles
    let menu = StudioMenu(
      styles.map { ReadableName.of($0) }, chosen: styles.firstIndex(of: font.style)
    ) { [weak self] in
      guard let self else { return }
      font.style = styles[$0]
      onEdit?(PropertyEdit(text: font.text))
    }
    open(menu, style)
  }

  private func commit(_ text: String) {
    guard let value = Expression.value(text), value > 0 else {
      size.isWrong = true
      onEdit?(PropertyEdit(text: text))
      return
    }
    font.size = value
    onEdit?(PropertyEdit(text: font.text))
  }

  private func step(_ count: Double, isContinued: Bool) {
    font.size = max(1, NumberText.stepped(font.size, by: count))
    onEdit?(PropertyEdit(text: font.text, isContinued: isContinued))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    family.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Metrics.field)
    let y = Metrics.field + Self.gap
    size.frame = CGRect(
      x: bounds.width - Self.sizeWidth, y: y, width: Self.sizeWidth, height: Metrics.field)
    style.frame = CGRect(
      x: 0, y: y, width: size.frame.minX - Self.gap, height: Metrics.field)
  }
}

/// The parts of a font's text.
@MainActor
private struct FontName {
  static let system = "System"
  static let regular = "regular"

  var family: String
  var style: String
  var size: Double

  /// Reads `boldSystem 17`, `Helvetica-Bold 12`.
  init(_ text: String) {
    let parts = text.split(separator: " ")
    size = parts.last.flatMap { DecimalText.number(String($0)) } ?? 17
    let name = parts.dropLast().joined(separator: " ")
    if FontText.systemNames.contains(name) {
      family = Self.system
      style = name == "system" ? Self.regular : String(name.dropLast(Self.system.count))
    } else {
      let found = UIFont(name: name, size: size)
      family = found?.familyName ?? String(name.prefix { $0 != "-" })
      style = name.split(separator: "-").dropFirst().first.map(String.init) ?? Self.regular
      if let match = Self.named.first(where: { $0.lowercased() == style.lowercased() }) {
        style = match
      }
    }
  }

  private static let named = ["regular", "bold", "italic", "boldItalic", "oblique", "boldOblique"]

  /// The styles of the family that are there.
  var styles: [String] {
    if family == Self.system {
      return FontText.systemNames.map {
        $0 == "system" ? Self.regular : String($0.dropLast(Self.system.count))
      }
    }
    var known: Set<String> = []
    let found = Self.named.filter { style in
      var name = self
      name.style = style
      guard let font = FontText.font(name.text) else { return false }
      return known.insert(font.fontName).inserted
    }
    return found.contains(style) ? found : found + [style]
  }

  /// The text that a page takes.
  var text: String {
    let points = NumberText.exact(size)
    if family == Self.system {
      return "\(style == Self.regular ? "system" : style + Self.system) \(points)"
    }
    let words = style == Self.regular ? "" : " " + ReadableName.of(style)
    return "\(family)\(words) \(points)"
  }
}
