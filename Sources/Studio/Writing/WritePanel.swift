// The panel that shows what would be written, or why nothing can be.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The values to choose from, and the lines that change in each file, with the lines around them. Return writes, Escape
/// closes; ↑ and ↓ go through the values, Space takes one in or out, Page Up and Page Down scroll.
@MainActor
final class WritePanel: UIView, KeyTaking, AccessibilityProviding {
  /// The contents, as they are to be shown.
  struct Content {
    /// The values that are chosen.
    var chosen: Set<Int> = []
    /// The file names of the values that are written.
    var files: [Int: String] = [:]
    /// Why others are not written.
    var reasons: [Int: WriteReason] = [:]
    var changes: [FileChange] = []
    /// Why nothing is written at all; nil: it is, or each value has its reason.
    var failure: Failure?
  }

  private static let width: CGFloat = 640
  private static let head: CGFloat = 52
  private static let foot: CGFloat = 56
  private static let mostLines: CGFloat = 22

  /// Writes the changes.
  var onWrite: (@MainActor () -> Void)?
  /// Closes the panel.
  var onClose: (@MainActor () -> Void)?
  /// Hears of the index of a value that is taken in or out.
  var onToggle: (@MainActor (Int) -> Void)? {
    didSet { list.onToggle = onToggle }
  }

  private let title = TextStyle.label("", TextStyle.title)
  private let scroll = UIScrollView()
  private let bar = ScrollBar()
  private let list: WriteList
  private let hasValues: Bool
  private var content: Content
  private var lines: [UIView] = []
  /// The width that the lines were made for; nil: they are to be made.
  private var linesWidth: CGFloat?
  private let write = DialogButton("Write", key: "Return", isDefault: true)
  private let cancel = DialogButton("Cancel", key: "Escape")
  private let close = DialogButton("Close", key: "Escape", isDefault: true)

  /// Changes to look at, or the reason why there are none. `items`: the values, from which a person chooses.
  init(_ content: Content, items: [WriteItem] = []) {
    self.content = content
    list = WriteList(items)
    hasValues = !items.isEmpty
    super.init(frame: .zero)
    scroll.panGestureRecognizer.isEnabled = false
    scroll.showsVerticalScrollIndicator = false
    scroll.delegate = self
    for view in [title, scroll, bar, write, cancel, close] { addSubview(view) }
    scroll.addSubview(list)
    bar.onScroll = { [weak self] in self?.scroll.contentOffset.y = $0 }
    write.onPress = { [weak self] in self?.onWrite?() }
    for button in [cancel, close] { button.onPress = { [weak self] in self?.onClose?() } }
    showContent()
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts { .container(.dialog, title.text) }

  /// Shows the changes of the values that are chosen now, or why there are none.
  func show(_ content: Content) {
    self.content = content
    showContent()
  }

  /// Whether something can be written now.
  var canWrite: Bool { !content.changes.isEmpty && (!hasValues || !content.chosen.isEmpty) }

  private func showContent() {
    title.text = canWrite ? "Write \(Self.words(of: content.changes))?" : nothing
    (write.isHidden, cancel.isHidden, close.isHidden) = (!canWrite, !canWrite, canWrite)
    list.show(chosen: content.chosen, files: content.files, reasons: content.reasons)
    linesWidth = nil
    if let superview {
      frame.size.height = min(
        sizeThatFits(superview.bounds.size).height,
        superview.bounds.height - frame.minY - Metrics.gap)
    }
    setNeedsLayout()
  }

  /// The title where nothing can be written.
  private var nothing: String {
    let isRefused = content.failure != nil || !content.reasons.isEmpty
    if !content.chosen.isEmpty, !isRefused { return "The source already has these values" }
    return isRefused || !hasValues ? "Not written" : "No values chosen"
  }

  /// “2 values into Gauge.swift”
  static func words(of changes: [FileChange]) -> String {
    let count = changes.reduce(0) { $0 + $1.values.count }
    let names = changes.map { ($0.path as NSString).lastPathComponent }
    return "\(count) value\(count == 1 ? "" : "s") into \(names.joined(separator: " and "))"
  }

  // MARK: Keys

  func take(_ key: FieldKey) -> Bool {
    let page = scroll.bounds.height - DiffLines.height
    switch key.name {
    case .enter: if !key.isRepeat { if canWrite { onWrite?() } else { onClose?() } }
    case .escape: onClose?()
    case .up: move(-1)
    case .down: move(1)
    case .space: _ = (focused as? any KeyTaking)?.take(key)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .home: scroll(by: -scroll.contentSize.height)
    case .end: scroll(by: scroll.contentSize.height)
    }
    return true
  }

  private var focused: UIView? { list.stops.first(where: \.isFirstResponder) }

  private func move(_ step: Int) {
    let stops = list.stops
    if stops.isEmpty { return scroll(by: CGFloat(step) * DiffLines.height) }
    let present = stops.firstIndex { $0 === focused }
    let next = present.map { min(max(0, $0 + step), stops.count - 1) } ?? 0
    _ = stops[next].becomeFirstResponder()
    let frame = stops[next].convert(stops[next].bounds, to: scroll)
    var y = scroll.contentOffset.y
    y = min(max(y, frame.maxY + Metrics.gap - scroll.bounds.height), frame.minY)
    scroll(by: y - scroll.contentOffset.y)
  }

  private func scroll(by distance: CGFloat) {
    let most = max(0, scroll.contentSize.height - scroll.bounds.height)
    scroll.contentOffset.y = min(max(0, scroll.contentOffset.y + distance), most)
  }

  // MARK: Layout

  private func makeLines(width: CGFloat) {
    guard width != linesWidth else { return }
    linesWidth = width
    for line in lines { line.removeFromSuperview() }
    if let failure = content.failure {
      lines = ([failure.message] + failure.furtherLines).map { sentence in
        let label = TextStyle.label(sentence, TextStyle.body)
        label.numberOfLines = 0
        return label
      }
    } else {
      lines = canWrite ? content.changes.flatMap { DiffLines.views(of: $0, width: width) } : []
    }
    for line in lines { scroll.addSubview(line) }
  }

  private func height(of line: UIView, width: CGFloat) -> CGFloat {
    guard let label = line as? UILabel else { return DiffLines.height(of: line) }
    return label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
      .rounded(.up) + Metrics.gap
  }

  private func listHeight(width: CGFloat) -> CGFloat {
    list.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(Self.width, size.width - 2 * Metrics.margin)
    let inner = width - ScrollBar.width
    makeLines(width: inner)
    let content = listHeight(width: inner) + lines.reduce(0) { $0 + height(of: $1, width: inner) }
    return CGSize(
      width: width,
      height: Self.head + min(content, Self.mostLines * DiffLines.height) + Self.foot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - ScrollBar.width
    makeLines(width: width)
    title.frame = CGRect(x: 16, y: 0, width: width - 32, height: Self.head)
    scroll.frame = CGRect(
      x: 0, y: Self.head, width: bounds.width,
      height: max(0, bounds.height - Self.head - Self.foot))
    bar.frame = CGRect(
      x: width, y: scroll.frame.minY, width: ScrollBar.width, height: scroll.frame.height)
    var y = listHeight(width: width)
    list.frame = CGRect(x: 0, y: 0, width: width, height: y)
    for line in lines {
      let height = height(of: line, width: width)
      let inset: CGFloat = line is UILabel ? 16 : 0
      // The grounds of lines go on below the bar; their texts do not.
      line.frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
      y += height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll(by: 0)
    showBar()
    placeButtons()
  }

  private func showBar() {
    bar.show(
      offset: scroll.contentOffset.y, content: scroll.contentSize.height,
      room: scroll.bounds.height)
  }

  private func placeButtons() {
    var right = bounds.width - 16
    for button in [write, cancel, close] where !button.isHidden {
      let wanted = button.naturalWidth
      button.frame = CGRect(
        x: right - wanted, y: bounds.height - Self.foot + 14, width: wanted, height: 28)
      right -= wanted + Metrics.gap
    }
  }
}

extension WritePanel: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showBar() }
}
