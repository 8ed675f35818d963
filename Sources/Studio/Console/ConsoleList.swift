// The list of the console's messages.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit
internal import Windowing

/// Messages from the oldest to the newest. Only the rows that can be seen are views; a list at its end stays there.
@MainActor
final class ConsoleList: UIView, UIScrollViewDelegate, KeyTaking, AccessibilityProviding {
  /// Opens a place.
  var onOpen: (@MainActor (SourcePlace) -> Void)?
  /// Copies a text, of a number of messages.
  var onCopy: (@MainActor (String, Int) -> Void)?
  /// The list is empty for this reason; nil: it is not.
  var emptyText: String? { didSet { if emptyText != oldValue { refreshEmpty() } } }

  private let scroll = UIScrollView()
  private let empty = TextStyle.label("", TextStyle.body, color: Palette.secondaryLabel)
  private let ring = UIView()
  private var rows: [ConsoleRow] = []
  private var messages: [ConsoleMessage] = []
  /// The texts in lines, by the numbers of the messages.
  private var texts: [Int: ConsoleText] = [:]
  private var columns = 0
  /// The top of each message's row, and the end of the last one.
  private var tops: [CGFloat] = [0]
  /// The numbers of the message at which selecting began, and of the one at which it ended.
  private var selection: (anchor: Int, cursor: Int)?
  private var isAtEnd = true

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    scroll.panGestureRecognizer.isEnabled = false
    scroll.delegate = self
    empty.textAlignment = .center
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 2
    ring.isHidden = true
    for view in [scroll, empty, ring] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts { .container(.list, "Messages") }

  /// Shows messages with ascending numbers.
  func show(_ messages: [ConsoleMessage]) {
    let gone = heightBefore(messages.first?.id)
    self.messages = messages
    if let first = messages.first?.id { texts = texts.filter { $0.key >= first } }
    measure()
    if !isAtEnd, gone > 0 {
      scroll.contentOffset.y = max(0, scroll.contentOffset.y - gone)
    }
    setNeedsLayout()
  }

  /// The height of the rows before the message with a number, which are gone.
  private func heightBefore(_ id: Int?) -> CGFloat {
    guard let id, let index = messages.firstIndex(where: { $0.id >= id }) else { return 0 }
    return tops[index]
  }

  private func measure() {
    tops = [0]
    tops.reserveCapacity(messages.count + 1)
    for message in messages {
      tops.append((tops.last ?? 0) + ConsoleRow.height(lines: text(of: message).lines.count))
    }
  }

  private func text(of message: ConsoleMessage) -> ConsoleText {
    if let text = texts[message.id] { return text }
    let text = ConsoleText(message.text, columns: columns)
    texts[message.id] = text
    return text
  }

  private func refreshEmpty() {
    empty.text = emptyText
    empty.isHidden = emptyText == nil
  }

  // MARK: Layout

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    isAtEnd = scroll.contentOffset.y >= endOffset - 1
    setNeedsLayout()
  }

  private var endOffset: CGFloat { max(0, (tops.last ?? 0) - scroll.bounds.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    let staysAtEnd = isAtEnd
    scroll.frame = bounds
    ring.frame = bounds
    ring.layer.borderColor = Palette.accent.resolvedColor(with: traitCollection).cgColor
    empty.frame = bounds.insetBy(dx: Metrics.margin, dy: 0)
    // Without a message nothing opens their font.
    let columns = messages.isEmpty ? 0 : ConsoleRow.columns(width: bounds.width)
    if columns != self.columns {
      self.columns = columns
      texts = [:]
      measure()
    }
    scroll.contentSize = CGSize(width: bounds.width, height: tops.last ?? 0)
    if staysAtEnd, scroll.contentOffset.y != endOffset {
      scroll.contentOffset = CGPoint(x: 0, y: endOffset)
    }
    isAtEnd = staysAtEnd
    placeRows()
  }

  private func placeRows() {
    let (top, bottom) = (scroll.contentOffset.y, scroll.contentOffset.y + scroll.bounds.height)
    let first = max(0, (tops.firstIndex { $0 > top } ?? tops.count) - 1)
    let seen = messages.indices[min(first, messages.count)...].prefix { tops[$0] < bottom }
    while rows.count < seen.count { rows.append(makeRow()) }
    let marked = selectedIDs
    for (row, index) in zip(rows, seen) {
      let message = messages[index]
      row.isHidden = false
      row.frame = CGRect(
        x: 0, y: tops[index], width: bounds.width, height: tops[index + 1] - tops[index])
      let isMarked = marked.contains(message.id)
      row.show(
        ConsoleItem(message: message, text: text(of: message)),
        isMarked ? isFirstResponder ? .focused : .selected : .none)
      row.onPress = { [weak self] in self?.press(message, taps: $0) }
    }
    for row in rows.dropFirst(seen.count) { row.isHidden = true }
  }

  private func makeRow() -> ConsoleRow {
    let row = ConsoleRow()
    row.onOpen = { [weak self] in self?.onOpen?($0) }
    scroll.addSubview(row)
    return row
  }

  // MARK: Selecting

  private var selectedIDs: ClosedRange<Int> {
    selection.map { min($0.anchor, $0.cursor)...max($0.anchor, $0.cursor) } ?? -1 ... -1
  }

  private func press(_ message: ConsoleMessage, taps: Int) {
    _ = becomeFirstResponder()
    select(message.id, extends: InputModifiers.current.contains(.shift))
    if taps == 2 { open(message) }
  }

  private func select(_ id: Int, extends: Bool) {
    selection = (extends ? selection?.anchor ?? id : id, id)
    setNeedsLayout()
  }

  private func open(_ message: ConsoleMessage) {
    if let place = message.place ?? message.links.first?.place { onOpen?(place) }
  }

  /// Marks the message so many rows on, and scrolls to it.
  private func move(by step: Int, extends: Bool) {
    guard !messages.isEmpty else { return }
    let last = messages.count - 1
    let cursor = messages.firstIndex { $0.id >= selection?.cursor ?? .max }
    // Without a selection, arrows begin at the last message, and Home selects the first one.
    let index =
      cursor.map { min(max($0 + step, 0), last) } ?? (step == -messages.count ? 0 : last)
    select(messages[index].id, extends: extends)
    reveal(index)
  }

  private func reveal(_ index: Int) {
    var y = scroll.contentOffset.y
    y = min(max(y, tops[index + 1] - scroll.bounds.height), tops[index])
    if y != scroll.contentOffset.y { scroll.contentOffset = CGPoint(x: 0, y: max(0, y)) }
    if index == messages.count - 1 { isAtEnd = true }
  }

  /// The selected messages that are listed, a line each.
  private func copySelection() {
    let ids = selectedIDs
    let chosen = messages.filter { ids.contains($0.id) }
    guard !chosen.isEmpty else { return }
    onCopy?(chosen.map(\.text).joined(separator: "\n"), chosen.count)
  }

  // MARK: Keyboard

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    defer { focusDidChange() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { focusDidChange() }
    return super.resignFirstResponder()
  }

  private func focusDidChange() {
    ring.isHidden = !isFirstResponder
    setNeedsLayout()
  }

  func take(_ key: FieldKey) -> Bool { false }

  private var pageStep: Int { max(1, Int(bounds.height / ConsoleRow.height(lines: 1)) - 1) }

  /// Takes a key of the list that has the keyboard; false: it is none of its own.
  func press(_ key: KeyEvent) -> Bool {
    let extends = key.modifiers.contains(.shift)
    let isControl = key.modifiers.contains(.control)
    switch key.key {
    case .up where !isControl: move(by: -1, extends: extends)
    case .down where !isControl: move(by: 1, extends: extends)
    case .pageUp: move(by: -pageStep, extends: extends)
    case .pageDown: move(by: pageStep, extends: extends)
    case .home: move(by: -messages.count, extends: extends)
    case .end: move(by: messages.count, extends: extends)
    case .return:
      let cursor = selection?.cursor
      guard let message = messages.first(where: { $0.id == cursor }) else { return false }
      open(message)
    case .character("a") where isControl:
      guard let first = messages.first, let last = messages.last else { return true }
      selection = (first.id, last.id)
      setNeedsLayout()
    case .character("c") where isControl && !extends && selection != nil: copySelection()
    default: return false
    }
    return true
  }
}
