// A colour: a swatch that opens the picker, and its hexadecimal digits.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A swatch and a field with the digits or the name of a colour. A long name has smaller letters and a narrower swatch.
@MainActor
final class ColorControl: UIView, PropertyControl {
  /// Below this width, in points, the swatch takes the whole.
  private static let leastWidthOfBoth: CGFloat = 100
  /// The widths of the swatch, the second one beside a long name.
  private static let swatchWidths: (usual: CGFloat, narrow: CGFloat) = (36, 22)

  var onEdit: (@MainActor (PropertyEdit) -> Void)?

  private let colors: @MainActor () -> PageColors
  private let swatch = ColorSwatch()
  private let field = StudioField()
  /// Opens a picker beside a view.
  private let open: @MainActor (UIView, UIView) -> Void
  private weak var picker: ColorPicker?
  /// The value; nil: none is shown.
  private var text: String?

  /// Takes a colour from the page.
  private let drop: @MainActor (@escaping @MainActor (String) -> Void) -> Void

  /// `colors`: those that have names on the page. `open`: opens a picker beside a view. `drop`: takes a colour from the
  /// page.
  init(
    colors: @escaping @MainActor () -> PageColors,
    open: @escaping @MainActor (UIView, UIView) -> Void,
    drop: @escaping @MainActor (@escaping @MainActor (String) -> Void) -> Void
  ) {
    self.colors = colors
    self.open = open
    self.drop = drop
    super.init(frame: .zero)
    addSubview(swatch)
    addSubview(field)
    field.hint = "None"
    field.onCommit = { [weak self] in self?.commit($0) }
    swatch.onPress = { [weak self] in self?.openPicker() }
  }

  required init?(coder: NSCoder) { nil }

  private func commit(_ typed: String) {
    let text = colors().text(typed: typed)
    if let text { RecentColors.note(text, isContinued: false) }
    onEdit?(PropertyEdit(text: typed.isEmpty ? "nil" : text ?? typed))
  }

  func show(_ property: PageProperty) {
    let color = property.value.flatMap { colors().color($0) }
    swatch.color = color
    swatch.isMixed = property.isMixed
    text = color == nil ? nil : property.value
    field.show(
      text.map { PageColors.name(in: $0) ?? $0.uppercased() } ?? "", isMixed: property.isMixed)
    setNeedsLayout()
    if let color, let text { picker?.show(color, text: text) }
  }

  func showError(_ isWrong: Bool) { field.isWrong = isWrong }

  private func openPicker() {
    let picker = ColorPicker(
      swatch.color ?? .black, text: text ?? ColorText.text(.black), of: colors()
    ) { [weak self] in self?.onEdit?($0) }
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
    let (usual, narrow) = Self.swatchWidths
    let isLong = field.width(in: TextStyle.body) > bounds.width - usual - 4
    (swatch.frame, field.frame) = bounds.divided(
      atDistance: isLong ? narrow : usual, from: .minXEdge)
    field.frame = field.frame.inset(by: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
    let font = isLong ? TextStyle.caption : TextStyle.body
    if field.font != font { field.font = font }
  }
}
