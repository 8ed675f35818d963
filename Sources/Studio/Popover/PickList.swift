// A long list to choose from, with a field that filters it.

internal import CoreGraphics
internal import UIKit

/// A field, and the lines whose words have what is typed. Arrows mark a line, Return chooses it, Escape closes.
@MainActor
final class PickList: UIView, KeyTaking, SearchingPopover, AccessibilityProviding {
  private static let size = CGSize(width: 248, height: 328)
  private static let fieldHeight: CGFloat = 28
  private static let gap: CGFloat = 8

  let field = StudioField()
  /// Closes the list.
  var onClose: (@MainActor () -> Void)?
  private var items: [PickItem]
  private let takesOthers: Bool
  /// The room around the field. Default: that of a list that is open alone.
  var margins = Metrics.margin
  private let onChoose: @MainActor (String) -> Void
  private let rows: PickRows

  /// `chosen`: the present text. `takesOthers`: whether what is typed and no line has can be chosen too.
  init(
    _ items: [PickItem], chosen: String?, hint: String, hasPictures: Bool,
    takesOthers: Bool = true, onChoose: @escaping @MainActor (String) -> Void
  ) {
    self.items = items
    self.takesOthers = takesOthers
    self.onChoose = onChoose
    rows = PickRows(hasPictures: hasPictures, marksHovered: true)
    super.init(frame: .zero)
    field.hint = hint
    field.onType = { [weak self] _ in self?.search() }
    rows.chosen = chosen
    rows.onChoose = { [weak self] in self?.choose($0) }
    addSubview(rows)
    addSubview(field)
    search()
    markChosen()
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts { .container(.dialog, field.hint) }

  /// Takes other lines, as when the page has told of its images.
  func show(_ items: [PickItem]) {
    self.items = items
    search()
    markChosen()
    setNeedsLayout()
    layoutIfNeeded()
    rows.reveal()
  }

  /// Ticks the line of another text.
  func choose(_ text: String) { rows.chosen = text }

  private func markChosen() { rows.marked = rows.items.firstIndex { $0.text == rows.chosen } }

  private func search() {
    let words = (field.text ?? "").lowercased()
    let ranked = items.enumerated().compactMap { index, item in
      PaletteMatch.rank(of: words, in: item.title.lowercased().replacing(".", with: " "))
        .map { (rank: $0, index: index) }
    }
    var found =
      words.isEmpty
      ? items
      : ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { items[$0.index] }
    if takesOthers, !words.isEmpty, !found.contains(where: { $0.text.lowercased() == words }) {
      let typed = field.text ?? ""
      found.append(PickItem(title: "Use “\(typed)”", text: typed))
    }
    rows.items = found
    rows.marked = words.isEmpty ? nil : 0
  }

  private func choose(_ index: Int) {
    guard rows.items.indices.contains(index) else { return }
    let text = rows.items[index].text
    onClose?()
    onChoose(text)
  }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .enter: if let marked = rows.marked { choose(marked) }
    case .escape: onClose?()
    default: return rows.take(key)
    }
    return true
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The height without margins in which so many lines are seen.
  static func height(ofRows count: CGFloat) -> CGFloat {
    fieldHeight + gap + count * PickRows.rowHeight + PickRows.end
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(
      x: margins, y: margins, width: bounds.width - 2 * margins, height: Self.fieldHeight)
    let top = field.frame.maxY + Self.gap
    rows.inset = min(6, margins)
    rows.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - 1))
  }
}
