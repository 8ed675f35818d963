// The picker of colours.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import PropertyForms
internal import QuartzCore
internal import UIKit

/// A field of saturation and brightness, bars for hue and alpha, a dropper, the colour's numbers, those of the page's asset
/// catalogs by name, the system's, and the colours that were set last.
@MainActor
final class ColorPicker: UIView, KeyTaking {
  private static let size = CGSize(width: 232, height: 324 + ColorNumbers.height)
  /// The height of the line of colours that were set last.
  private static let recentHeight: CGFloat = 40
  private static let names = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    "black", "darkGray", "gray", "lightGray", "white", "clear",
  ]

  private let onEdit: @MainActor (PropertyEdit) -> Void
  private let plane = ColorPlane()
  private let hue = ColorBar(.hue)
  private let alphaBar = ColorBar(.alpha)
  private let numbers: ColorNumbers
  /// The catalogs' colours; nil: there are none.
  private let named: PickList?
  private let colors: PageColors
  private let swatches: [ColorSwatch]
  private let recent: [ColorSwatch]
  private let line = UIView()
  private let dropper = DropperButton()
  /// Takes a colour from the page. Default: does nothing.
  var onDrop: (@MainActor () -> Void)?
  /// Closes the picker.
  var onClose: (@MainActor () -> Void)?
  private var color: HueColor
  /// The colour as a value's text: its name, where it was chosen by that.
  private var text: String

  /// `text`: of the colour, as a value. `colors`: those that have names on the page. `onEdit` hears of each colour that is
  /// picked.
  init(
    _ color: UIColor, text: String, of colors: PageColors,
    onEdit: @escaping @MainActor (PropertyEdit) -> Void
  ) {
    self.onEdit = onEdit
    self.color = HueColor(color)
    self.text = text
    self.colors = colors
    numbers = ColorNumbers(colors)
    named = colors.names.isEmpty ? nil : Self.list(of: colors, chosen: text, onEdit)
    swatches = Self.names.map { Self.swatch($0, colors, onEdit) }
    recent = RecentColors.texts.filter { colors.color($0) != nil }
      .map { Self.swatch($0, colors, onEdit) }
    super.init(frame: .zero)
    line.backgroundColor = Palette.hairline
    let further = [named].compactMap(\.self) + swatches + recent
    for view in [plane, hue, alphaBar, dropper, numbers, line] + further { addSubview(view) }
    dropper.onPress = { [weak self] in self?.onDrop?() }
    plane.onPick = { [weak self] place, isContinued in
      self?.pick(isContinued) {
        $0.saturation = place.x
        $0.brightness = 1 - place.y
      }
    }
    hue.onPick = { [weak self] share, isContinued in self?.pick(isContinued) { $0.hue = share } }
    alphaBar.onPick = { [weak self] share, isContinued in
      self?.pick(isContinued) { $0.alpha = share }
    }
    numbers.onEdit = { edit in
      if let text = edit.text { RecentColors.note(text, isContinued: false) }
      onEdit(edit)
    }
    numbers.onPick = { [weak self] color, isContinued in self?.pick(isContinued) { $0 = color } }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private static func swatch(
    _ text: String, _ colors: PageColors, _ onEdit: @escaping @MainActor (PropertyEdit) -> Void
  ) -> ColorSwatch {
    let swatch = ColorSwatch()
    swatch.color = colors.color(text)
    swatch.words = PageColors.name(in: text) ?? text
    swatch.onPress = { pick(text, onEdit) }
    return swatch
  }

  private static func list(
    of colors: PageColors, chosen: String,
    _ onEdit: @escaping @MainActor (PropertyEdit) -> Void
  ) -> PickList {
    let items = colors.names.map { name in
      let text = ValueNotation.text(ofCatalogColor: name)
      return PickItem(title: name, text: text) {
        colors.color(text).map { SwatchPicture.image(of: $0) }
      }
    }
    let list = PickList(
      items, chosen: chosen, hint: "Search colors of the catalog", hasPictures: true,
      takesOthers: false
    ) { pick($0, onEdit) }
    list.margins = 0
    return list
  }

  private static func pick(
    _ text: String, _ onEdit: @MainActor (PropertyEdit) -> Void
  ) {
    RecentColors.note(text, isContinued: false)
    onEdit(PropertyEdit(text: text))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: Self.size.width,
      height: Self.size.height + (recent.isEmpty ? 0 : Self.recentHeight) + namedHeight)
  }

  /// The height of the catalogs' colours, with the gap above them: at most four and a half of them are seen at once.
  private var namedHeight: CGFloat {
    named == nil ? 0 : 16 + PickList.height(ofRows: min(CGFloat(colors.names.count), 4.5))
  }

  /// Shows a colour that was set elsewhere; `text`: as a value. A grey keeps the hue that was picked last.
  func show(_ color: UIColor, text: String) {
    let isSame = ColorText.text(color) == ColorText.text(self.color.color)
    guard !isSame || text != self.text else { return }
    if !isSame { self.color = HueColor(color) }
    self.text = text
    refresh()
  }

  /// Keys are those of the field that has the keyboard; Escape closes.
  func take(_ key: FieldKey) -> Bool {
    if key.name != .escape, named?.field.isFirstResponder == true {
      return named?.take(key) ?? false
    }
    let taker = numbers.subviews.first(where: \.isFirstResponder) as? any KeyTaking
    if taker?.take(key) == true { return true }
    if key.name == .escape { onClose?() }
    return key.name == .escape || taker == nil
  }

  /// A name stays where the opacity alone is another one.
  private func pick(_ isContinued: Bool, _ body: (inout HueColor) -> Void) {
    var before = color
    body(&color)
    before.alpha = color.alpha
    let faded = before == color ? colors.text(text, alpha: color.alpha) : nil
    text = faded ?? ColorText.text(color.color)
    refresh()
    RecentColors.note(text, isContinued: isContinued)
    onEdit(PropertyEdit(text: text, isContinued: isContinued))
  }

  private func refresh() {
    plane.show(color)
    hue.show(color)
    alphaBar.show(color)
    numbers.show(color, name: PageColors.name(in: text))
    named?.choose(text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    plane.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 128)
    let barWidth = inner.width - 36
    hue.frame = CGRect(x: inner.minX, y: plane.frame.maxY + 12, width: barWidth, height: 16)
    alphaBar.frame = hue.frame.offsetBy(dx: 0, dy: 24)
    dropper.frame = CGRect(
      x: inner.maxX - 28, y: hue.frame.minY + 6, width: 28, height: 28)
    numbers.frame = CGRect(
      x: inner.minX, y: alphaBar.frame.maxY + 16, width: inner.width, height: ColorNumbers.height)
    let room = namedRoom
    named?.isHidden = room == 0
    named?.frame = CGRect(
      x: inner.minX, y: numbers.frame.maxY + 16, width: inner.width, height: max(0, room - 16))
    place(swatches, from: numbers.frame.maxY + room + 16, in: inner)
    let y = (swatches.last?.frame.maxY ?? 0) + 8
    line.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: Metrics.line)
    place(recent, from: y + 8, in: inner)
    for view in [line] + swatches + recent {
      view.isHidden = view.frame.maxY > bounds.maxY || view === line && recent.isEmpty
    }
  }

  /// The room for the catalogs' colours: fewer lines in a low window, none where not one is seen.
  private var namedRoom: CGFloat {
    let missing = max(0, sizeThatFits(bounds.size).height - bounds.height)
    let room = namedHeight - missing
    return room < 16 + PickList.height(ofRows: 1) ? 0 : room
  }

  /// In lines of six.
  private func place(_ swatches: [ColorSwatch], from y: CGFloat, in area: CGRect) {
    let (side, columns) = (24.0, RecentColors.most)
    let gap = (area.width - side * CGFloat(columns)) / CGFloat(columns - 1)
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: (area.minX + CGFloat(index % columns) * (side + gap)).rounded(),
        y: y + CGFloat(index / columns) * (side + 8), width: side, height: side)
    }
  }
}

/// The button of the dropper.
@MainActor
private final class DropperButton: FocusControl, KeyTaking {
  private let picture = UIImageView(image: Symbol.dropper())
  override var tip: Tip? { Tip("Pick a color from the page") }

  init() {
    super.init()
    picture.contentMode = .center
    picture.tintColor = Palette.label
    picture.isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    let shape = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Metrics.radius)
    (isHovered ? Palette.hovered : Palette.field).setFill()
    shape.fill()
    (isFirstResponder ? Palette.accent : Palette.fieldEdge).setStroke()
    shape.stroke()
  }
}

/// A colour by hue, saturation, brightness and alpha, each from 0 to 1.
struct HueColor: Equatable {
  var hue: CGFloat = 0
  var saturation: CGFloat = 0
  var brightness: CGFloat = 0
  var alpha: CGFloat = 1

  @MainActor
  init(_ color: UIColor) {
    // SAFETY: the four pointers are to stored values of this one, and are not kept after the call.
    unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  }

  @MainActor var color: UIColor {
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
}
