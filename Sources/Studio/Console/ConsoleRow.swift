// A row of the console.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// A message: its level, its time, how often it came, its text, and the place that it is about.
@MainActor
final class ConsoleRow: UIView, HoverTarget {
  /// Called when it is pressed.
  var onPress: (@MainActor (Int) -> Void)?
  /// Called when a place in it is pressed.
  var onOpen: (@MainActor (SourcePlace) -> Void)?

  private static let padding: CGFloat = 3
  private static let timeX: CGFloat = 30
  private static let textX: CGFloat = 112
  private static let right: CGFloat = 12

  private let time = TextStyle.label("", TextStyle.small, color: Palette.secondaryLabel)
  private let count = TextStyle.label("", TextStyle.small)
  private let text = TextStyle.label("", ConsoleText.font)
  private let origin = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private let line = UIView()
  private var links: [ConsoleLinkView] = []
  private var item: ConsoleItem?
  private var mark = ConsoleMark.none

  var isHovered = false { didSet { if isHovered != oldValue { refresh() } } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    text.numberOfLines = 0
    count.textAlignment = .center
    count.layer.cornerRadius = 7
    count.clipsToBounds = true
    origin.textAlignment = .right
    origin.lineBreakMode = .byTruncatingHead
    line.backgroundColor = Palette.hairline
    line.isUserInteractionEnabled = false
    for view in [line, time, count, text, origin] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// A message with its links.
  var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts.container(
      .listItem, item.map { "\($0.message.level.name): \($0.message.text)" })
    facts.traits = mark == .none ? .none : .selected
    return facts
  }

  /// The origin that gave way to the place, and the times of the first and the last repetition.
  var tip: Tip? {
    guard let message = item?.message else { return nil }
    let origin = message.place == nil ? "" : message.origin
    let times =
      message.count == 1
      ? ""
      : "\(message.count) times, first \(ConsoleTime.text(message.firstTime)), "
        + "last \(ConsoleTime.text(message.time))"
    let words = [origin, times].filter { !$0.isEmpty }
    return words.isEmpty ? nil : Tip(words.joined(separator: " · "))
  }

  /// The height of a row with a number of lines.
  static func height(lines: Int) -> CGFloat {
    (CGFloat(lines - 1) * ConsoleText.pitch).rounded(.up) + ConsoleText.lineHeight + 2 * padding
  }

  /// The characters of a line in a row of a width.
  static func columns(width: CGFloat) -> Int {
    let room = width - textX - right - originWidth(width) - Metrics.margin - countRoom
    return Int(max(0, room / ConsoleText.columnWidth))
  }

  /// The room for the number of repetitions.
  private static let countRoom: CGFloat = 34

  private static func originWidth(_ width: CGFloat) -> CGFloat {
    min(200, max(72, (width * 0.2).rounded()))
  }

  func show(_ item: ConsoleItem, _ mark: ConsoleMark) {
    guard item != self.item || mark != self.mark else { return }
    let isOther = item != self.item
    self.mark = mark
    self.item = item
    if isOther { showContent(of: item) }
    refresh()
  }

  private func showContent(of item: ConsoleItem) {
    let message = item.message
    time.text = ConsoleTime.text(message.time)
    count.text = message.count > 999 ? "999+" : "\(message.count)"
    count.isHidden = message.count == 1
    origin.text = message.place.map(Self.short) ?? message.origin
    text.attributedText = Self.attributed(item)
    showLinks(of: item)
    setNeedsLayout()
  }

  /// The file's name without its folders.
  private static func short(_ place: SourcePlace) -> String {
    "\(place.file.split(separator: "/").last.map(String.init) ?? place.file):\(place.line)"
  }

  private static func attributed(_ item: ConsoleItem) -> NSAttributedString {
    let color = item.message.level.color
    let result = NSMutableAttributedString()
    for (index, line) in item.text.lines.enumerated() {
      let isLast = index == item.text.lines.count - 1
      let end = isLast ? item.text.left > 0 ? " … \(item.text.left) more lines" : "" : "\n"
      let text = NSMutableAttributedString(
        string: line.text + end, attributes: [.font: ConsoleText.font, .foregroundColor: color])
      for link in item.message.links {
        let span = link.range.clamped(to: line.start..<line.start + line.count)
        guard !span.isEmpty else { continue }
        let front = line.text.prefix(span.lowerBound - line.start).utf16.count
        let whole = line.text.prefix(span.upperBound - line.start).utf16.count
        text.addAttribute(
          .foregroundColor, value: Palette.accentLabel,
          range: NSRange(location: front, length: whole - front))
      }
      result.append(text)
    }
    return result
  }

  // MARK: Links

  private func showLinks(of item: ConsoleItem) {
    for link in links { link.removeFromSuperview() }
    links = []
    if let place = item.message.place { addLink(to: place) }
    for link in item.message.links {
      for _ in item.text.parts(of: link.range) { addLink(to: link.place) }
    }
  }

  private func addLink(to place: SourcePlace) {
    let link = ConsoleLinkView(place) { [weak self] in self?.onOpen?($0) }
    links.append(link)
    addSubview(link)
  }

  private func placeLinks(of item: ConsoleItem) {
    var rest = links[...]
    if item.message.place != nil, let link = rest.popFirst() {
      let width = min(origin.bounds.width, origin.intrinsicContentSize.width.rounded(.up))
      link.frame = CGRect(
        x: origin.frame.maxX - width, y: Self.padding, width: width, height: ConsoleText.lineHeight)
    }
    for link in item.message.links {
      for part in item.text.parts(of: link.range) {
        rest.popFirst()?.frame = CGRect(
          x: text.frame.minX + CGFloat(part.columns.lowerBound) * ConsoleText.columnWidth,
          y: Self.padding + CGFloat(part.line) * ConsoleText.pitch,
          width: CGFloat(part.columns.count) * ConsoleText.columnWidth,
          height: ConsoleText.lineHeight)
      }
    }
  }

  // MARK: Look

  private func refresh() {
    let level = item?.message.level ?? .notice
    backgroundColor =
      switch mark {
      case .focused: Palette.selectedRow
      case .selected: Palette.pressed
      case .none: level.ground ?? (isHovered ? Palette.hovered : nil)
      }
    count.backgroundColor = level >= .warning ? level.color : Palette.off
    count.textColor = level >= .warning ? Palette.panel : Palette.label
    origin.textColor =
      item?.message.place == nil ? Palette.secondaryLabel : Palette.accentLabel
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    let (y, height) = (Self.padding, ConsoleText.lineHeight)
    time.frame = CGRect(x: Self.timeX, y: y, width: Self.textX - Self.timeX - 8, height: height)
    let originWidth = Self.originWidth(bounds.width)
    origin.frame = CGRect(
      x: bounds.width - Self.right - originWidth, y: y, width: originWidth, height: height)
    let countWidth = max(18, count.intrinsicContentSize.width.rounded(.up) + 10)
    count.frame = CGRect(x: Self.textX, y: y + 1, width: countWidth, height: 14)
    let left = Self.textX + (count.isHidden ? 0 : countWidth + 6)
    let above = ((height - ConsoleText.pitch) / 2).rounded(.down)
    text.frame = CGRect(
      x: left, y: y + above, width: max(0, origin.frame.minX - Metrics.gap - left),
      height: bounds.height - 2 * (y + above))
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    if let item { placeLinks(of: item) }
  }

  override func draw(_ rect: CGRect) {
    item?.message.level.draw(at: CGPoint(x: 18, y: Self.padding + ConsoleText.lineHeight / 2))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onPress?(touches.first?.tapCount ?? 1)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A message with its text in lines.
struct ConsoleItem: Hashable {
  var message: ConsoleMessage
  var text: ConsoleText
}

/// Whether a row is selected.
enum ConsoleMark: Hashable {
  case none
  /// It is, while something else has the keyboard.
  case selected
  /// It is, in the list that has the keyboard.
  case focused
}
