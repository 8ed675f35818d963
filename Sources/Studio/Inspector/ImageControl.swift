// An image: a small picture, and a list of those that the source can name.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A small picture of the image, and a button with its name that opens the list.
@MainActor
final class ImageControl: UIView, PropertyControl {
  var onEdit: (@MainActor (PropertyEdit) -> Void)?

  private let well = ImageWell()
  private let button = MenuButton()
  private let isOptional: Bool
  private let images: @MainActor (@escaping @MainActor ([PageImage]) -> Void) -> Void
  private let open: @MainActor (UIView, UIView) -> Void
  private var name: String?

  /// `images`: asks for the images that can be set. `open`: opens a list beside a view.
  init(
    _ property: PageProperty,
    images: @escaping @MainActor (@escaping @MainActor ([PageImage]) -> Void) -> Void,
    open: @escaping @MainActor (UIView, UIView) -> Void
  ) {
    isOptional = property.isOptional
    self.images = images
    self.open = open
    super.init(frame: .zero)
    addSubview(well)
    addSubview(button)
    button.onPress = { [weak self] in self?.openList() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ property: PageProperty) {
    let isNone = property.value == nil || property.value == "nil"
    name = isNone ? nil : property.value
    button.label.text =
      property.isMixed ? "Mixed" : isNone ? "None" : Self.words(property.value ?? "")
    button.label.textColor = isNone ? Palette.secondaryLabel : Palette.label
    well.show(
      property.picture.flatMap { UIImage(data: $0) }
        ?? name.flatMap { UIImage.hasSymbol(named: $0) ? Symbol.named($0, size: 15) : nil })
  }

  /// “18 × 18” for an image without a name.
  private static func words(_ value: String) -> String {
    guard value.hasPrefix("image "),
      let size = NumberText.numbers(String(value.dropFirst(6)), count: 2)
    else { return value }
    return size.map { NumberText.shown($0) }.joined(separator: " × ")
  }

  private func openList() {
    _ = button.becomeFirstResponder()
    let list = PickList(
      items([]), chosen: name ?? "nil", hint: "Search images and symbols", hasPictures: true
    ) { [weak self] in self?.onEdit?(PropertyEdit(text: $0)) }
    open(list, button)
    images { [weak self, weak list] in
      guard let self else { return }
      list?.show(items($0))
    }
  }

  private func items(_ images: [PageImage]) -> [PickItem] {
    (isOptional ? [PickItem(title: "None", text: "nil")] : [])
      + images.map { image in
        PickItem(title: image.name, detail: image.isSymbol ? "" : "Image", text: image.name) {
          image.isSymbol
            ? Symbol.named(image.name, size: 13) : image.picture.flatMap { UIImage(data: $0) }
        }
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    well.frame = CGRect(x: 0, y: 0, width: 36, height: bounds.height)
    button.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
  }
}

/// The picture on squares, so that its transparent parts are seen.
@MainActor
private final class ImageWell: UIView {
  private let picture = UIImageView()

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    picture.contentMode = .scaleAspectFit
    picture.tintColor = Palette.label
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?) {
    picture.image = image
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds.insetBy(dx: 3, dy: 3)
  }

  override func draw(_ rect: CGRect) {
    let shape = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Metrics.radius - 0.5)
    UIGraphicsGetCurrentContext()?.saveGState()
    shape.addClip()
    if picture.image?.isSymbolImage == false {
      Checkerboard.draw(in: bounds)
    } else {
      Palette.field.setFill()
      shape.fill()
    }
    UIGraphicsGetCurrentContext()?.restoreGState()
    Palette.fieldEdge.setStroke()
    shape.lineWidth = 1
    shape.stroke()
  }
}
