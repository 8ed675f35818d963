// A long list to choose from, with a field that filters it.

internal import CoreGraphics
internal import UIKit

/// A line of a list to choose from.
@MainActor
struct PickItem {
  /// The shown words, which are searched.
  var title: String
  /// Words that say what it is; empty: none.
  var detail = ""
  /// The text that is chosen.
  var text: String
  /// A picture at the left, made when it is seen; nil: none. A template is drawn in the colour of the words.
  var picture: (@MainActor () -> UIImage?)?
}

/// A field, and the lines whose words have what is typed. Arrows mark a line, Return chooses it, Escape closes.
@MainActor
final class PickList: UIView, KeyTaking, SearchingPopover, AccessibilityProviding {
  private static let size = CGSize(width: 248, height: 328)
  private static let row: CGFloat = 28
  private static let fieldHeight: CGFloat = 28
  private static let end: CGFloat = 8

  let field = StudioField()
  /// Closes the list.
  var onClose: (@MainActor () -> Void)?
  private var items: [PickItem]
  private var found: [PickItem] = []
  private var chosen: String?
  private let hasPictures: Bool
  private let takesOthers: Bool
  /// The room around the field. Default: that of a list that is open alone.
  var margins = Metrics.margin
  private let onChoose: @MainActor (String) -> Void
  private let scroll = UIScrollView()
  private var rows: [PickRow] = []
  private var marked: Int?

  /// `chosen`: the present text. `takesOthers`: whether what is typed and no line has can be chosen too.
  init(
    _ items: [PickItem], chosen: String?, hint: String, hasPictures: Bool,
    takesOthers: Bool = true, onChoose: @escaping @MainActor (String) -> Void
  ) {
    self.items = items
    self.chosen = chosen
    self.hasPictures = hasPictures
    self.takesOthers = takesOthers
    self.onChoose = onChoose
    super.init(frame: .zero)
    field.hint = hint
    field.onType = { [weak self] _ in self?.search() }
    scroll.panGestureRecognizer.isEnabled = false
    scroll.delegate = self
    addSubview(scroll)
    addSubview(field)
    search()
    marked = found.firstIndex { $0.text == chosen }
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts { .container(.dialog, field.hint) }

  /// Takes other lines, as when the page has told of its images.
  func show(_ items: [PickItem]) {
    self.items = items
    search()
    marked = found.firstIndex { $0.text == chosen }
    setNeedsLayout()
    layoutIfNeeded()
    reveal()
  }

  /// Ticks the line of another text.
  func choose(_ text: String) {
    guard text != chosen else { return }
    chosen = text
    setNeedsLayout()
  }

  private func search() {
    let words = (field.text ?? "").lowercased()
    let ranked = items.enumerated().compactMap { index, item in
      PaletteMatch.rank(of: words, in: item.title.lowercased().replacing(".", with: " "))
        .map { (rank: $0, index: index) }
    }
    found =
      words.isEmpty
      ? items
      : ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { items[$0.index] }
    if takesOthers, !words.isEmpty, !found.contains(where: { $0.text.lowercased() == words }) {
      let typed = field.text ?? ""
      found.append(PickItem(title: "Use “\(typed)”", text: typed))
    }
    marked = words.isEmpty ? nil : 0
    scroll.contentOffset = .zero
    setNeedsLayout()
  }

  private func choose(_ index: Int) {
    guard found.indices.contains(index) else { return }
    let text = found[index].text
    onClose?()
    onChoose(text)
  }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .up: mark((marked ?? found.count) - 1)
    case .down: mark((marked ?? -1) + 1)
    case .enter: if let marked { choose(marked) }
    case .escape: onClose?()
    case .pageUp: mark(max(0, (marked ?? 0) - rowsPerPage))
    case .pageDown: mark(min(found.count - 1, (marked ?? -1) + rowsPerPage))
    case .home: mark(0)
    case .end: mark(found.count - 1)
    case .space: return false
    }
    return true
  }

  private var rowsPerPage: Int { max(1, Int(scroll.bounds.height / Self.row)) }

  private func mark(_ index: Int) {
    guard found.indices.contains(index) else { return }
    marked = index
    reveal()
    setNeedsLayout()
  }

  /// Marks a line without scrolling: the pointer is over it.
  private func hover(_ index: Int) {
    marked = index
    setNeedsLayout()
  }

  /// Scrolls until the marked line can be seen.
  private func reveal() {
    guard let marked, scroll.bounds.height > 0 else { return }
    let (top, bottom) = (CGFloat(marked) * Self.row, CGFloat(marked + 1) * Self.row + Self.end)
    let y = min(max(scroll.contentOffset.y, bottom - scroll.bounds.height), top)
    if y != scroll.contentOffset.y { scroll.contentOffset = CGPoint(x: 0, y: max(0, y)) }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The height without margins in which so many lines are seen.
  static func height(ofRows count: CGFloat) -> CGFloat { fieldHeight + end + count * row + end }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(
      x: margins, y: margins, width: bounds.width - 2 * margins, height: Self.fieldHeight)
    let top = field.frame.maxY + Self.end
    scroll.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - 1))
    scroll.contentSize = CGSize(
      width: bounds.width, height: CGFloat(found.count) * Self.row + Self.end)
    placeRows()
  }

  private func placeRows() {
    let first = max(0, Int(scroll.contentOffset.y / Self.row))
    let count = Int((scroll.bounds.height / Self.row).rounded(.up)) + 1
    let seen = found.indices.clamped(to: first..<(first + count))
    while rows.count < seen.count {
      let row = PickRow(hasPicture: hasPictures)
      rows.append(row)
      scroll.addSubview(row)
    }
    let inset = min(6, margins)
    for (row, index) in zip(rows, seen) {
      row.isHidden = false
      row.frame = CGRect(
        x: inset, y: CGFloat(index) * Self.row, width: bounds.width - 2 * inset,
        height: Self.row)
      row.show(found[index], isChosen: found[index].text == chosen, isMarked: index == marked)
      row.onPress = { [weak self] in self?.choose(index) }
      row.onHover = { [weak self] in self?.hover(index) }
    }
    for row in rows.dropFirst(seen.count) { row.isHidden = true }
  }
}

extension PickList: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }
}

/// A line of a list to choose from, as views.
@MainActor
private final class PickRow: HoverControl {
  private let title = TextStyle.label()
  private let detail = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private let picture = UIImageView()
  private let tick = UIImageView(image: Symbol.named("checkmark", size: 11))
  private let hasPicture: Bool
  private var isMarked = false
  private var shown: String?
  /// Called when the pointer comes over the line.
  var onHover: (@MainActor () -> Void)?

  init(hasPicture: Bool) {
    self.hasPicture = hasPicture
    super.init()
    layer.cornerRadius = Metrics.radius
    picture.contentMode = .scaleAspectFit
    tick.contentMode = .center
    for view in [picture, tick] { view.isUserInteractionEnabled = false }
    for view in [title, detail, picture, tick] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHovered: Bool { didSet { if isHovered, !oldValue { onHover?() } } }

  override var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(.listItem, label: shownWords, traits: isMarked ? .selected : .none)
  }

  func show(_ item: PickItem, isChosen: Bool, isMarked: Bool) {
    self.isMarked = isMarked
    tick.isHidden = !isChosen
    if shown != item.title + item.text {
      shown = item.title + item.text
      title.text = item.title
      detail.text = item.detail
      picture.image = item.picture?()
      setNeedsLayout()
    }
    refresh()
  }

  private func refresh() {
    backgroundColor = isMarked ? Palette.accent : nil
    title.textColor = isMarked ? Palette.onAccent : Palette.label
    detail.textColor = isMarked ? Palette.onAccent : Palette.secondaryLabel
    picture.tintColor = isMarked ? Palette.onAccent : Palette.label
    tick.tintColor = isMarked ? Palette.onAccent : Palette.label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    picture.frame = CGRect(x: 8, y: (height - 18) / 2, width: 18, height: 18)
    let left: CGFloat = hasPicture ? 36 : 10
    tick.frame = CGRect(x: bounds.width - 22, y: 0, width: 16, height: height)
    let wanted = detail.intrinsicContentSize.width.rounded(.up)
    detail.frame = CGRect(x: bounds.width - 26 - wanted, y: 0, width: wanted, height: height)
    title.frame = CGRect(
      x: left, y: 0, width: max(0, detail.frame.minX - left - 6), height: height)
  }
}
