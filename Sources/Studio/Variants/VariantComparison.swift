// Two variants laid over each other.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// Two tiles in one place, with the bar that says how.
@MainActor
final class VariantComparison: UIView {
  private let tiles: [any PageTile]
  private let bar: ComparisonBar
  private let titles: [String]
  private let names: [UILabel]
  private let pictures = ComparedPictures()
  private var isStale = true

  private var look: ComparedPictures.Look {
    get { pictures.look }
    set {
      pictures.look = newValue
      showLook()
    }
  }

  /// Lays the second tile over the first.
  init(_ tiles: [any PageTile], onClose: @escaping @MainActor () -> Void) {
    self.tiles = tiles
    bar = ComparisonBar(onClose: onClose)
    titles = zip("AB", tiles).map { "\($0) · \($1.variant.title)" }
    names = titles.map { TextStyle.label($0, TextStyle.heading) }
    super.init(frame: .zero)
    backgroundColor = Palette.canvas
    names[1].textAlignment = .right
    for view in [pictures, names[0], names[1], bar] { addSubview(view) }
    bar.onMode = { [weak self] in self?.look.mode = $0 }
    bar.alignment.onPress = { [weak self] in self?.look.isCentered.toggle() }
    bar.slider.onSlide = { [weak self] share, _ in self?.slide(to: share) }
    showLook()
  }

  required init?(coder: NSCoder) { nil }

  // A drag on the pictures slides too.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard look.mode != .difference, let point = touches.first?.location(in: self) else { return }
    let area = pictures.frame
    slide(to: Double((point.x - area.minX) / max(1, area.width)))
  }

  private func slide(to share: Double) { look.share = min(max(share, 0), 1) }

  private func showLook() {
    bar.show(look)
    // The other place of the pictures changes the number of pixels that differ.
    setNeedsLayout()
  }

  /// One of the pictures is another.
  func pictureDidChange() {
    isStale = true
    setNeedsLayout()
  }

  /// ← and → slide, ↑ and ↓ change the way.
  func take(_ key: FieldKey) -> Bool {
    let all = ComparedPictures.Mode.allCases
    switch key.name {
    case .up: look.mode = all[(look.mode.rawValue + all.count - 1) % all.count]
    case .down: look.mode = all[(look.mode.rawValue + 1) % all.count]
    case .enter, .escape, .space, .pageUp, .pageDown, .home, .end: return false
    }
    return true
  }

  /// Slides by a share.
  func slide(by step: Double) { slide(to: look.share + step) }

  /// Both as one view, with the pictures that there are now; nil: one has none.
  var sheet: ComparisonSheet? {
    drawn.map { ComparisonSheet($0, titles: titles, look: look) }
  }

  /// The pictures of both; nil: one has none.
  private var drawn: [ComparedPictures.Picture]? {
    let all = tiles.compactMap { tile in
      tile.isBlank ? nil : tile.picture.map { ComparedPictures.Picture(image: $0, size: tile.size) }
    }
    return all.count == 2 ? all : nil
  }

  // MARK: Layout

  private func compare() {
    guard isStale, let drawn else { return }
    isStale = false
    pictures.show(drawn[0], drawn[1])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    compare()
    if let counts = pictures.counts { bar.show(counts.differing, of: counts.all) }
    let height = bar.height(at: bounds.width)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let whole = CGSize(
      width: max(tiles[0].size.width, tiles[1].size.width),
      height: max(tiles[0].size.height, tiles[1].size.height))
    let room = CGSize(width: bounds.width, height: bounds.height - height)
    let plan = VariantPlan([whole], columns: 1, in: room)
    let corner = CGPoint(
      x: plan.frames[0].minX.rounded(.down), y: (height + plan.frames[0].minY).rounded(.down))
    pictures.factor = plan.factor
    pictures.frame = CGRect(
      x: corner.x, y: corner.y, width: (whole.width * plan.factor).rounded(),
      height: (whole.height * plan.factor).rounded())
    let titles = ComparisonTitles(names.map { $0.intrinsicContentSize.width.rounded(.up) })
    let width = min(max(pictures.frame.width, titles.wanted), bounds.width - 16)
    let left = corner.x + ((pictures.frame.width - width) / 2).rounded(.down)
    let line = CGRect(
      x: max(8, min(left, bounds.width - width - 8)), y: corner.y - 26, width: width, height: 18)
    for (name, frame) in zip(names, titles.frames(in: line)) { name.frame = frame }
  }
}

/// The way to compare, the slider, and the number of pixels that differ.
@MainActor
private final class ComparisonBar: StudioPanel {
  private let back = TextButton("Back to all variants") {}
  private let buttons: [TextButton]
  /// Lays the middles over each other, or the top left corners.
  let alignment = TextButton("Lay the middles over each other") {}
  let slider = StudioSlider()
  private let count = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  var onMode: (@MainActor (ComparedPictures.Mode) -> Void)?

  init(onClose: @escaping @MainActor () -> Void) {
    buttons = ComparedPictures.Mode.allCases.map {
      let button = TextButton("Compare: \($0.title.lowercased())") {}
      button.text = $0.title
      button.key = "↓"
      return button
    }
    super.init(canvasAt: .bottom)
    back.text = "‹ Variants"
    back.key = "Escape"
    back.onPress = onClose
    for (button, mode) in zip(buttons, ComparedPictures.Mode.allCases) {
      button.onPress = { [weak self] in self?.onMode?(mode) }
      addSubview(button)
    }
    alignment.text = "Centered"
    alignment.toggles = true
    for view in [back, alignment, slider, count] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: ComparedPictures.Look) {
    for (button, shown) in zip(buttons, ComparedPictures.Mode.allCases) {
      button.isOn = shown == look.mode
    }
    alignment.isOn = look.isCentered
    slider.isHidden = look.mode == .difference
    slider.share = look.share
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
  private var buttonsWidth: CGFloat {
    buttons.map { $0.naturalWidth + 2 }.reduce(0, +) + Metrics.gap + alignment.naturalWidth
  }

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
    alignment.frame = CGRect(x: x + gap, y: 7, width: alignment.naturalWidth, height: height)
    x = alignment.frame.maxX
    let isWide = isWide(bounds.width)
    let y: CGFloat = isWide ? 7 : 35
    count.frame = CGRect(
      x: bounds.width - 2 * gap - words, y: y, width: words, height: height)
    let left = isWide ? x + gap : 2 * gap
    slider.frame = CGRect(
      x: left, y: y, width: max(40, min(240, count.frame.minX - 2 * gap - left)), height: height)
  }
}
