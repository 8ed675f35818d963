// The panel that shows what would be written, or why nothing can be.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The lines that change in each file, with the lines around them. Return writes, Escape closes.
@MainActor
final class WritePanel: UIView, KeyTaking {
  private static let width: CGFloat = 640
  private static let head: CGFloat = 52
  private static let foot: CGFloat = 56
  private static let mostLines: CGFloat = 16

  /// Writes the changes.
  var onWrite: (@MainActor () -> Void)?
  /// Closes the panel.
  var onClose: (@MainActor () -> Void)?

  private let title: UILabel
  private let scroll = UIScrollView()
  private let lines: [UIView]
  private let write: DialogButton?
  private let cancel: DialogButton

  /// Changes to look at.
  init(_ changes: [FileChange]) {
    title = TextStyle.label("Write \(Self.words(of: changes))?", TextStyle.title)
    lines = changes.flatMap { DiffLines.views(of: $0) }
    write = DialogButton("Write", key: "Return", isDefault: true)
    cancel = DialogButton("Cancel", key: "Escape")
    super.init(frame: .zero)
    begin()
  }

  /// The reason why nothing can be written.
  init(_ failure: Failure) {
    title = TextStyle.label("Not written", TextStyle.title)
    lines = ([failure.message] + failure.furtherLines).map { sentence in
      let label = TextStyle.label(sentence, TextStyle.body)
      label.numberOfLines = 0
      return label
    }
    write = nil
    cancel = DialogButton("Close", key: "Escape", isDefault: true)
    super.init(frame: .zero)
    begin()
  }

  required init?(coder: NSCoder) { nil }

  private func begin() {
    for view in [title, scroll, write, cancel] { if let view { addSubview(view) } }
    for line in lines { scroll.addSubview(line) }
    write?.onPress = { [weak self] in self?.onWrite?() }
    cancel.onPress = { [weak self] in self?.onClose?() }
  }

  /// “2 values into Gauge.swift”
  static func words(of changes: [FileChange]) -> String {
    let count = changes.reduce(0) { $0 + $1.values.count }
    let names = changes.map { ($0.path as NSString).lastPathComponent }
    return "\(count) value\(count == 1 ? "" : "s") into \(names.joined(separator: " and "))"
  }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .enter: if let onWrite, !key.isRepeat { onWrite() } else if write == nil { onClose?() }
    case .escape: onClose?()
    case .up: move(by: -DiffLines.height)
    case .down: move(by: DiffLines.height)
    case .space: break
    }
    return true
  }

  private func move(by distance: CGFloat) {
    let most = max(0, scroll.contentSize.height - scroll.bounds.height)
    scroll.contentOffset.y = min(max(0, scroll.contentOffset.y + distance), most)
  }

  // MARK: Layout

  private func height(of line: UIView, width: CGFloat) -> CGFloat {
    guard let label = line as? UILabel else { return DiffLines.height(of: line) }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      .rounded(.up) + Metrics.gap
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(Self.width, size.width - 2 * Metrics.margin)
    let content = lines.reduce(0) { $0 + height(of: $1, width: width - 32) }
    return CGSize(
      width: width,
      height: Self.head + min(content, Self.mostLines * DiffLines.height) + Self.foot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: Self.head)
    let isDiff = write != nil
    let inset: CGFloat = isDiff ? 0 : 16
    scroll.frame = CGRect(
      x: inset, y: Self.head, width: bounds.width - 2 * inset,
      height: max(0, bounds.height - Self.head - Self.foot))
    var y: CGFloat = 0
    for line in lines {
      let height = height(of: line, width: bounds.width - 32)
      line.frame = CGRect(x: 0, y: y, width: scroll.bounds.width, height: height)
      y += height
    }
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: y)
    var right = bounds.width - 16
    for button in [write, cancel] {
      guard let button else { continue }
      let width = button.naturalWidth
      button.frame = CGRect(
        x: right - width, y: bounds.height - Self.foot + 14, width: width, height: 28)
      right -= width + Metrics.gap
    }
  }
}
