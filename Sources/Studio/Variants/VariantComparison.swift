// Two variants laid over each other.

internal import CoreGraphics
internal import ImageCoding
internal import Messages
internal import Pages
internal import UIKit

/// Two tiles in one place: the one fades into the other, covers it up to a line, or their difference is shown.
@MainActor
final class VariantComparison: UIView {
  /// The ways to show two pictures in one place.
  enum Mode: Int, CaseIterable {
    case fade
    case swipe
    case difference

    var title: String {
      switch self {
      case .fade: "Fade"
      case .swipe: "Swipe"
      case .difference: "Difference"
      }
    }
  }

  private let tiles: [any PageTile]
  private let bar: ComparisonBar
  private let names: [UILabel]
  private let first = UIView()
  private let second = UIView()
  /// Shows the part of the second picture behind the line.
  private let pane = UIView()
  private let line = UIView()
  private let difference = UIView()
  private var isStale = true

  /// The way. Default: fade.
  private(set) var mode = Mode.fade { didSet { modeDidChange() } }
  /// The share of the second picture, from 0 to 1. Default: a half.
  private(set) var share = 0.5 { didSet { bar.slider.share = share } }

  /// Lays the second tile over the first.
  init(_ tiles: [any PageTile], onClose: @escaping @MainActor () -> Void) {
    self.tiles = tiles
    bar = ComparisonBar(onClose: onClose)
    names = zip("AB", tiles).map { letter, tile in
      TextStyle.label("\(letter) · \(tile.variant.title)", TextStyle.heading)
    }
    super.init(frame: .zero)
    backgroundColor = Palette.canvas
    names[1].textAlignment = .right
    pane.clipsToBounds = true
    line.backgroundColor = Palette.measure
    pane.addSubview(second)
    for view in [first, pane, line, difference, names[0], names[1], bar] { addSubview(view) }
    for view in [first, difference] { view.layer.borderWidth = 1 }
    bar.onMode = { [weak self] in self?.mode = $0 }
    bar.slider.onSlide = { [weak self] share, _ in self?.slide(to: share) }
    bar.slider.share = share
    modeDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// The place of both pictures.
  var pictureArea: CGRect { mode == .difference ? difference.frame : first.frame.union(pane.frame) }

  // A drag on the pictures slides too.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard mode != .difference, let point = touches.first?.location(in: self) else { return }
    let area = first.frame.union(pane.frame)
    slide(to: Double((point.x - area.minX) / max(1, area.width)))
  }

  private func slide(to share: Double) {
    self.share = min(max(share, 0), 1)
    setNeedsLayout()
  }

  private func modeDidChange() {
    bar.show(mode)
    let isDifference = mode == .difference
    first.isHidden = isDifference
    pane.isHidden = isDifference
    difference.isHidden = !isDifference
    line.isHidden = mode != .swipe
    setNeedsLayout()
  }

  /// One of the pictures is another.
  func pictureDidChange() {
    isStale = true
    setNeedsLayout()
  }

  /// ← and → slide, ↑ and ↓ change the way.
  func take(_ key: FieldKey) -> Bool {
    let all = Mode.allCases
    switch key.name {
    case .up: mode = all[(mode.rawValue + all.count - 1) % all.count]
    case .down: mode = all[(mode.rawValue + 1) % all.count]
    case .enter, .escape, .space, .pageUp, .pageDown, .home, .end: return false
    }
    return true
  }

  /// Slides by a share.
  func slide(by step: Double) { slide(to: share + step) }

  // MARK: Layout

  private func compare() {
    guard isStale, let one = tiles[0].picture, let other = tiles[1].picture,
      !tiles[0].isBlank, !tiles[1].isBlank
    else { return }
    isStale = false
    first.layer.contents = one
    second.layer.contents = other
    let found = PictureDifference(
      laying: one, scale: CGFloat(one.width) / tiles[0].size.width, over: other,
      scale: CGFloat(other.width) / tiles[1].size.width)
    difference.layer.contents = found.marked(tolerance: 0)
    bar.show(found.differingPixels, of: found.area)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    compare()
    let height = bar.height(at: bounds.width)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let whole = CGSize(
      width: max(tiles[0].size.width, tiles[1].size.width),
      height: max(tiles[0].size.height, tiles[1].size.height))
    let room = CGSize(width: bounds.width, height: bounds.height - height)
    let plan = VariantPlan([whole], columns: 1, in: room)
    let corner = CGPoint(
      x: plan.frames[0].minX.rounded(.down), y: (height + plan.frames[0].minY).rounded(.down))
    func place(_ size: CGSize) -> CGRect {
      CGRect(
        x: corner.x, y: corner.y, width: (size.width * plan.factor).rounded(),
        height: (size.height * plan.factor).rounded())
    }
    first.frame = place(tiles[0].size)
    difference.frame = place(whole)
    let upper = place(tiles[1].size)
    let left = mode == .swipe ? (upper.width * CGFloat(1 - share)).rounded() : 0
    pane.frame = CGRect(
      x: upper.minX + left, y: upper.minY, width: upper.width - left, height: upper.height)
    second.frame = CGRect(x: -left, y: 0, width: upper.width, height: upper.height)
    second.layer.opacity = mode == .fade ? Float(share) : 1
    line.frame = CGRect(
      x: pane.frame.minX - 1, y: difference.frame.minY, width: 2,
      height: difference.frame.height)
    let width = max(difference.frame.width, 240)
    let edge = max(8, min(corner.x, bounds.width - width - 8))
    let top = corner.y - 26
    names[0].frame = CGRect(x: edge, y: top, width: width / 2 - 8, height: 18)
    names[1].frame = CGRect(x: edge + width / 2 + 8, y: top, width: width / 2 - 8, height: 18)
    let border = Palette.separator.resolvedColor(with: traitCollection).cgColor
    first.layer.borderColor = border
    difference.layer.borderColor = border
  }
}

/// The way to compare, the slider, and the number of pixels that differ.
@MainActor
private final class ComparisonBar: StudioPanel {
  private let back = TextButton("Back to all variants") {}
  private let buttons: [TextButton]
  let slider = StudioSlider()
  private let count = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  var onMode: (@MainActor (VariantComparison.Mode) -> Void)?

  init(onClose: @escaping @MainActor () -> Void) {
    buttons = VariantComparison.Mode.allCases.map {
      let button = TextButton("Compare: \($0.title.lowercased())") {}
      button.text = $0.title
      button.key = "↓"
      return button
    }
    super.init(canvasAt: .bottom)
    back.text = "‹ Variants"
    back.key = "Escape"
    back.onPress = onClose
    for (button, mode) in zip(buttons, VariantComparison.Mode.allCases) {
      button.onPress = { [weak self] in self?.onMode?(mode) }
      addSubview(button)
    }
    for view in [back, slider, count] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ mode: VariantComparison.Mode) {
    for (button, shown) in zip(buttons, VariantComparison.Mode.allCases) {
      button.isOn = shown == mode
    }
    slider.isHidden = mode == .difference
  }

  func show(_ pixels: Int, of all: Int) {
    let share = all == 0 ? 0 : (Double(pixels) / Double(all) * 1000).rounded() / 10
    let number = pixels.formatted(.number.grouping(.automatic).locale(Locale(identifier: "en_US")))
    count.text =
      switch pixels {
      case 0: "No pixel differs"
      case 1: "1 pixel differs"
      default: "\(number) pixels differ (\(share) %)"
      }
    setNeedsLayout()
  }

  private var words: CGFloat { count.intrinsicContentSize.width.rounded(.up) }
  private var buttonsWidth: CGFloat { buttons.map { $0.naturalWidth + 2 }.reduce(0, +) }

  /// Whether all stand in one line.
  private func isWide(_ width: CGFloat) -> Bool {
    back.naturalWidth + buttonsWidth + words + 120 + 6 * Metrics.gap <= width
  }

  func height(at width: CGFloat) -> CGFloat { (isWide(width) ? 28 : 56) + 12 + Metrics.line }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (gap, height) = (Metrics.gap, CGFloat(26))
    back.frame = CGRect(x: gap, y: 7, width: back.naturalWidth, height: height)
    var x = back.frame.maxX + gap
    for button in buttons {
      button.frame = CGRect(x: x, y: 7, width: button.naturalWidth, height: height)
      x = button.frame.maxX + 2
    }
    let isWide = isWide(bounds.width)
    let y: CGFloat = isWide ? 7 : 35
    count.frame = CGRect(
      x: bounds.width - 2 * gap - words, y: y, width: words, height: height)
    let left = isWide ? x + gap : 2 * gap
    slider.frame = CGRect(
      x: left, y: y, width: max(40, min(240, count.frame.minX - 2 * gap - left)), height: height)
  }
}
