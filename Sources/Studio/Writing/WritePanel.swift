// The panel that shows what would be written, or why nothing can be.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The values to choose from, and the lines that change in each file, with the lines around them. Return writes, Escape
/// closes; where there are several values ↑ and ↓ go through them, and Space takes one in or out.
@MainActor
final class WritePanel: UIView, KeyTaking {
  /// A button that leads to another view, in place of what cannot be written.
  struct Lead {
    var words: String
    var perform: @MainActor () -> Void
  }

  private static let width: CGFloat = 640
  private static let head: CGFloat = 52
  private static let foot: CGFloat = 56
  private static let mostLines: CGFloat = 16
  private static let box: CGFloat = 24

  /// Writes the changes.
  var onWrite: (@MainActor () -> Void)?
  /// Closes the panel.
  var onClose: (@MainActor () -> Void)?
  /// Hears of the indices of the values that are chosen.
  var onChoose: (@MainActor (Set<Int>) -> Void)?

  private let title = TextStyle.label("", TextStyle.title)
  private let scroll = UIScrollView()
  private let boxes: [TickBox]
  private var chosen: Set<Int>
  private var marked: Int?
  private var result: Result<[FileChange], Failure>
  private var lines: [UIView] = []
  /// The width that the lines were made for; nil: they are to be made.
  private var linesWidth: CGFloat?
  private let write = DialogButton("Write", key: "Return", isDefault: true)
  private let cancel = DialogButton("Cancel", key: "Escape")
  private let close = DialogButton("Close", key: "Escape", isDefault: true)
  private let lead: DialogButton?

  /// Changes to look at, or the reason why there are none. `values`: those that are written, in words, from which a
  /// person chooses where there are several. `lead`: the way to another view, where nothing can be written.
  init(
    _ result: Result<[FileChange], Failure>, values: [String] = [], lead: Lead? = nil
  ) {
    self.result = result
    boxes = values.count > 1 ? values.map { TickBox($0) } : []
    chosen = Set(values.indices)
    self.lead = lead.map { DialogButton($0.words, key: nil) }
    super.init(frame: .zero)
    for view in [title, scroll, write, cancel, close] { addSubview(view) }
    if let lead = self.lead { addSubview(lead) }
    for (index, box) in boxes.enumerated() {
      box.mark = .on
      box.onPress = { [weak self] in self?.toggle(index) }
      scroll.addSubview(box)
    }
    write.onPress = { [weak self] in self?.onWrite?() }
    for button in [cancel, close] { button.onPress = { [weak self] in self?.onClose?() } }
    self.lead?.onPress = lead?.perform
    showResult()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the changes of the values that are chosen now, or why there are none.
  func show(_ result: Result<[FileChange], Failure>) {
    guard result != self.result else { return }
    self.result = result
    showResult()
  }

  private var changes: [FileChange] { (try? result.get()) ?? [] }
  /// Whether something can be written now.
  var canWrite: Bool { !changes.isEmpty && (boxes.isEmpty || !chosen.isEmpty) }

  private func showResult() {
    let words = canWrite ? "Write \(Self.words(of: changes))?" : nil
    title.text = words ?? (chosen.isEmpty && !boxes.isEmpty ? "Nothing is chosen" : "Not written")
    (write.isHidden, cancel.isHidden, close.isHidden) = (!canWrite, !canWrite, canWrite)
    lead?.isHidden = canWrite
    linesWidth = nil
    if let superview { frame.size.height = sizeThatFits(superview.bounds.size).height }
    setNeedsLayout()
  }

  private func toggle(_ index: Int) {
    chosen.formSymmetricDifference([index])
    boxes[index].mark = chosen.contains(index) ? .on : .off
    showResult()
    onChoose?(chosen)
  }

  /// “2 values into Gauge.swift”
  static func words(of changes: [FileChange]) -> String {
    let count = changes.reduce(0) { $0 + $1.values.count }
    let names = changes.map { ($0.path as NSString).lastPathComponent }
    return "\(count) value\(count == 1 ? "" : "s") into \(names.joined(separator: " and "))"
  }

  // MARK: Keys

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .enter: if !key.isRepeat { if canWrite { onWrite?() } else { onClose?() } }
    case .escape: onClose?()
    case .up: move(-1)
    case .down: move(1)
    case .space: if let marked { toggle(marked) }
    }
    return true
  }

  private func move(_ step: Int) {
    if !boxes.isEmpty {
      let next = marked.map { min(max(0, $0 + step), boxes.count - 1) } ?? 0
      marked = next
      _ = boxes[next].becomeFirstResponder()
      return
    }
    let most = max(0, scroll.contentSize.height - scroll.bounds.height)
    let wanted = scroll.contentOffset.y + CGFloat(step) * DiffLines.height
    scroll.contentOffset.y = min(max(0, wanted), most)
  }

  // MARK: Layout

  private func makeLines(width: CGFloat) {
    guard width != linesWidth else { return }
    linesWidth = width
    for line in lines { line.removeFromSuperview() }
    switch result {
    case .success(let changes):
      lines = canWrite ? changes.flatMap { DiffLines.views(of: $0, width: width) } : []
    case .failure(let failure):
      lines = ([failure.message] + failure.furtherLines).map { sentence in
        let label = TextStyle.label(sentence, TextStyle.body)
        label.numberOfLines = 0
        return label
      }
    }
    for line in lines { scroll.addSubview(line) }
  }

  private func height(of line: UIView, width: CGFloat) -> CGFloat {
    guard let label = line as? UILabel else { return DiffLines.height(of: line) }
    return label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
      .rounded(.up) + Metrics.gap
  }

  private var boxesHeight: CGFloat {
    boxes.isEmpty ? 0 : CGFloat(boxes.count) * Self.box + Metrics.gap
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(Self.width, size.width - 2 * Metrics.margin)
    makeLines(width: width)
    let content = boxesHeight + lines.reduce(0) { $0 + height(of: $1, width: width) }
    return CGSize(
      width: width,
      height: Self.head + min(content, Self.mostLines * DiffLines.height) + Self.foot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    makeLines(width: width)
    title.frame = CGRect(x: 16, y: 0, width: width - 32, height: Self.head)
    scroll.frame = CGRect(
      x: 0, y: Self.head, width: width,
      height: max(0, bounds.height - Self.head - Self.foot))
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(
        x: 16, y: CGFloat(index) * Self.box, width: width - 32, height: Self.box)
    }
    var y = boxesHeight
    for line in lines {
      let height = height(of: line, width: width)
      let inset: CGFloat = line is UILabel ? 16 : 0
      line.frame = CGRect(x: inset, y: y, width: width - 2 * inset, height: height)
      y += height
    }
    scroll.contentSize = CGSize(width: width, height: y)
    var right = width - 16
    for button in [write, cancel, close, lead] {
      guard let button, !button.isHidden else { continue }
      let wanted = button.naturalWidth
      button.frame = CGRect(
        x: right - wanted, y: bounds.height - Self.foot + 14, width: wanted, height: 28)
      right -= wanted + Metrics.gap
    }
  }
}
