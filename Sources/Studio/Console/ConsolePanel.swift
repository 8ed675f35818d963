// The console: what the page's code prints and logs.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// A filter, a choice of levels, and the messages that pass both.
@MainActor
final class ConsolePanel: StudioPanel {
  private static let barHeight: CGFloat = 36
  /// The choices, by the least level that is shown.
  private static let levels: [(title: String, least: ConsoleLevel)] = [
    ("All levels", .debug), ("Info and above", .info), ("Notices and above", .notice),
    ("Warnings and errors", .warning), ("Errors", .error),
  ]

  private let console: PageConsole
  private let open: @MainActor (StudioMenu, UIView) -> Void
  private let bar = UIView()
  private let line = UIView()
  private let title = TextStyle.label("Console", TextStyle.heading)
  /// The field whose words filter the messages.
  let filter = StudioField()
  private let level = MenuButton()
  private let counts = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private let clearButton: ToolbarButton
  /// The messages.
  let list = ConsoleList()
  private var least = 0

  /// `open`: opens a list beside a view.
  init(_ console: PageConsole, open: @escaping @MainActor (StudioMenu, UIView) -> Void) {
    self.console = console
    self.open = open
    clearButton = ToolbarButton(Symbol.named("trash", size: 12), "Clear console") {
      console.clear()
    }
    super.init(canvasAt: .top)
    bar.backgroundColor = Palette.heading
    line.backgroundColor = Palette.hairline
    counts.textAlignment = .right
    filter.hint = "Filter messages"
    level.accessibilityLabel = "Levels"
    filter.onType = { [weak self] _ in self?.showMessages() }
    level.onPress = { [weak self] in self?.chooseLevel() }
    let views: [UIView] = [list, bar, line, title, filter, level, counts, clearButton]
    for view in views { addSubview(view) }
    showLevel()
    showMessages()
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts { .container(nil, "Console") }

  private func chooseLevel() {
    let menu = StudioMenu(Self.levels.map(\.title), chosen: least) { [weak self] in
      self?.least = $0
      self?.showLevel()
      self?.showMessages()
    }
    open(menu, level)
  }

  private func showLevel() { level.label.text = Self.levels[least].title }

  // MARK: Messages

  /// Shows the messages as they are now.
  func showMessages() {
    let words = (filter.text ?? "").lowercased().split(separator: " ")
    let least = Self.levels[least].least
    let shown = console.messages.filter { message in
      guard message.level >= least else { return false }
      if words.isEmpty { return true }
      let text = "\(message.text) \(message.origin) \(message.place?.file ?? "")".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    list.show(shown)
    list.emptyText =
      shown.isEmpty
      ? console.messages.isEmpty
        ? "No messages yet" : "No results"
      : nil
    counts.text = countText(shown.count)
    setNeedsLayout()
  }

  /// “12 of 34 messages · 2 errors · 1,204 dropped”.
  private func countText(_ shown: Int) -> String {
    let all = console.messages
    let errors = all.count { $0.level >= .error }
    let number = shown == all.count ? "\(Self.grouped(shown))" : "\(shown) of \(all.count)"
    let parts = [
      all.isEmpty ? "" : "\(number) message\(all.count == 1 ? "" : "s")",
      errors == 0 ? "" : "\(errors) error\(errors == 1 ? "" : "s")",
      console.droppedCount == 0 ? "" : "\(Self.grouped(console.droppedCount)) dropped",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func grouped(_ number: Int) -> String {
    let digits = Array("\(number)")
    return digits.enumerated().map { index, digit in
      let left = digits.count - index
      return index > 0 && left % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    let area = contentBounds
    (bar.frame, list.frame) = area.divided(
      atDistance: min(Self.barHeight, area.height), from: .minYEdge)
    line.frame = CGRect(x: area.minX, y: bar.frame.maxY - 1, width: area.width, height: 1)
    func frame(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat = Metrics.field) -> CGRect {
      CGRect(
        x: x, y: bar.frame.minY + ((Self.barHeight - 1 - height) / 2).rounded(), width: width,
        height: height)
    }
    let isNarrow = area.width < 420
    title.isHidden = isNarrow
    title.frame = frame(area.minX + Metrics.margin, 60)
    let left = area.minX + Metrics.margin + (isNarrow ? 0 : 72)
    let room = area.maxX - left - Metrics.margin - Metrics.toolbarButton.width
    let levelWidth = min(156, (room * 0.4).rounded())
    let fieldWidth = min(240, room - levelWidth - 2 * Metrics.gap)
    filter.frame = frame(left, max(0, fieldWidth))
    level.frame = frame(filter.frame.maxX + Metrics.gap, levelWidth)
    clearButton.frame = frame(
      area.maxX - Metrics.gap - Metrics.toolbarButton.width, Metrics.toolbarButton.width,
      Metrics.toolbarButton.height)
    let countsX = level.frame.maxX + Metrics.margin
    counts.frame = frame(countsX, max(0, clearButton.frame.minX - Metrics.gap - countsX))
    counts.isHidden = counts.frame.width < 60
  }
}
