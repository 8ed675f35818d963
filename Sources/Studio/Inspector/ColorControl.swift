// A colour: a swatch that opens the picker, and its hexadecimal digits.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A swatch and a field with the digits or the name of a colour.
@MainActor
final class ColorControl: UIView, PropertyControl {
  /// Below this width, in points, the swatch takes the whole.
  private static let leastWidthOfBoth: CGFloat = 100

  var onEdit: (@MainActor (PropertyEdit) -> Void)?

  private let swatch = ColorSwatch()
  private let field = StudioField()
  /// Opens a picker beside a view.
  private let open: @MainActor (UIView, UIView) -> Void
  private weak var picker: ColorPicker?
  /// The name that the colour was chosen by; nil: it has none.
  private var name: String?

  /// Takes a colour from the page.
  private let drop: @MainActor (@escaping @MainActor (String) -> Void) -> Void

  /// `open`: opens a picker beside a view. `drop`: takes a colour from the page.
  init(
    _ property: PageProperty, open: @escaping @MainActor (UIView, UIView) -> Void,
    drop: @escaping @MainActor (@escaping @MainActor (String) -> Void) -> Void
  ) {
    self.open = open
    self.drop = drop
    super.init(frame: .zero)
    addSubview(swatch)
    addSubview(field)
    field.hint = "None"
    field.onCommit = { [weak self] text in
      if ColorText.color(text) != nil { RecentColors.note(text, isContinued: false) }
      self?.onEdit?(PropertyEdit(text: text.isEmpty ? "nil" : text))
    }
    swatch.onPress = { [weak self] in self?.openPicker() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ property: PageProperty) {
    let color = property.value.flatMap { ColorText.color($0) }
    swatch.color = color
    swatch.isMixed = property.isMixed
    name = color == nil ? nil : property.value.flatMap { $0.hasPrefix("#") ? nil : $0 }
    field.show(
      color == nil ? "" : name ?? (property.value ?? "").uppercased(), isMixed: property.isMixed)
    if let color { picker?.show(color, name: name) }
  }

  func showError(_ isWrong: Bool) { field.isWrong = isWrong }

  private func openPicker() {
    let picker = ColorPicker(swatch.color ?? .black, name: name) { [weak self] in self?.onEdit?($0)
    }
    picker.onDrop = { [weak self] in
      self?.drop { self?.onEdit?(PropertyEdit(text: $0)) }
    }
    self.picker = picker
    open(picker, swatch)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.isHidden = bounds.width < Self.leastWidthOfBoth
    if field.isHidden {
      swatch.frame = bounds
      return
    }
    (swatch.frame, field.frame) = bounds.divided(atDistance: 36, from: .minXEdge)
    field.frame = field.frame.inset(by: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
  }
}
