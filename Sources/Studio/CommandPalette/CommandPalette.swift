// The command palette: a field, and the commands, views and properties that fit what is typed.

internal import CoreGraphics
internal import UIKit

/// A field with a list below. The pointer, arrows, Page Up, Page Down, Home and End mark an entry, Return performs it,
/// Escape closes.
@MainActor
final class CommandPalette: UIView, KeyTaking, SearchingPopover, AccessibilityProviding {
  private static let width: CGFloat = 520
  private static let rowHeight: CGFloat = 32
  private static let mostRows = 10

  let field = StudioField()
  /// Closes the palette.
  var onClose: (@MainActor () -> Void)?
  private var entries: [PaletteEntry]
  private var found: [PaletteEntry]
  private var marked = 0
  /// The index of the first entry that is seen.
  private var first = 0
  private let rows: [PaletteRow]
  private let bar = ScrollBar()
  private let nothing = TextStyle.label(
    "No results", TextStyle.body, color: Palette.secondaryLabel)

  init(_ entries: [PaletteEntry]) {
    self.entries = entries
    found = entries
    rows = (0..<Self.mostRows).map { _ in PaletteRow() }
    super.init(frame: .zero)
    field.hint = "Search commands, views and properties"
    field.font = .systemFont(ofSize: 15)
    field.onType = { [weak self] _ in self?.search() }
    addSubview(field)
    addSubview(nothing)
    addSubview(bar)
    bar.onScroll = { [weak self] offset in
      guard let self else { return }
      scroll(by: Int(offset.rounded()) - first)
    }
    for (index, row) in rows.enumerated() {
      row.onPress = { [weak self] in self?.choose(at: index) }
      row.onHover = { [weak self] in
        guard let self else { return }
        mark(first + index)
      }
      addSubview(row)
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts { .container(.dialog, "Commands") }

  /// Takes other entries, as when the page has told of its views.
  func show(_ entries: [PaletteEntry]) {
    self.entries = entries
    search()
  }

  private func search() {
    found = PaletteEntry.found(entries, field.text ?? "")
    (marked, first) = (0, 0)
    refresh()
  }

  private func refresh() {
    nothing.isHidden = !found.isEmpty
    if superview != nil { frame.size.height = height }
    for (index, row) in rows.enumerated() {
      let entry = first + index
      row.isHidden = !found.indices.contains(entry)
      if !row.isHidden { row.show(found[entry], isMarked: entry == marked) }
    }
    bar.show(
      offset: CGFloat(first), content: CGFloat(found.count), room: CGFloat(Self.mostRows))
  }

  private func choose(at row: Int) {
    guard found.indices.contains(first + row) else { return }
    let entry = found[first + row]
    onClose?()
    entry.perform()
  }

  private func mark(_ index: Int) {
    guard found.indices.contains(index) else { return }
    marked = index
    first = min(max(first, marked - Self.mostRows + 1), marked)
    refresh()
  }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .up: mark(marked - 1)
    case .down: mark(marked + 1)
    case .pageUp: mark(max(0, marked - Self.mostRows))
    case .pageDown: mark(min(found.count - 1, marked + Self.mostRows))
    case .home: mark(0)
    case .end: mark(found.count - 1)
    case .enter: choose(at: marked - first)
    case .escape: onClose?()
    case .space: return false
    }
    return true
  }

  /// Moves the list by rows, within its ends; the mark stays among the rows that are seen.
  private func scroll(by count: Int) {
    let end = max(0, found.count - Self.mostRows)
    first = min(max(0, first + count), end)
    marked = min(max(marked, first), first + Self.mostRows - 1)
    refresh()
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(Self.width, size.width - 2 * Metrics.margin), height: height)
  }

  /// The field, and the rows that are seen.
  private var height: CGFloat {
    let count = min(max(found.count, 1), Self.mostRows)
    return 56 + CGFloat(count) * Self.rowHeight + Metrics.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 12, y: 12, width: bounds.width - 24, height: 36)
    nothing.frame = CGRect(x: 24, y: 56, width: bounds.width - 48, height: Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 8, y: 56 + CGFloat(index) * Self.rowHeight, width: bounds.width - 12 - ScrollBar.width,
        height: Self.rowHeight)
    }
    bar.frame = CGRect(
      x: bounds.width - ScrollBar.width - 2, y: 56, width: ScrollBar.width,
      height: CGFloat(Self.mostRows) * Self.rowHeight)
  }
}

extension CommandPalette: WheelFollower {
  /// A notch moves the list by two rows.
  package func turnWheel(at point: CGPoint, by distance: CGPoint) -> Bool {
    let count = Int((distance.y / Self.rowHeight).rounded(.awayFromZero))
    if count != 0 { scroll(by: count) }
    return true
  }
}
