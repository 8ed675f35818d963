// The bar above the variants: the axes, and what is done with the tiles.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A button for each axis at the left, in as many lines as it takes; at the right the number of tiles and commands.
@MainActor
final class VariantBar: StudioPanel {
  private static let line: CGFloat = 28
  private static let inset: CGFloat = 6

  private var axes: [(axis: VariantAxis, button: TextButton)] = []
  private let count = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private let compare = TextButton("Compare the two picked variants") {}
  private let close = ToolbarButton(Symbol.named("xmark", size: 9), "The page alone")
  /// Opens the list of an axis below its button.
  var onOpen: (@MainActor (VariantAxis, UIView) -> Void)?

  init(onCompare: @escaping @MainActor () -> Void, onClose: @escaping @MainActor () -> Void) {
    super.init(canvasAt: .bottom)
    compare.text = "Compare"
    compare.key = "Return"
    compare.onPress = onCompare
    close.onPress = onClose
    close.key = "Escape"
    for (index, axis) in VariantAxis.allCases.enumerated() {
      let button = TextButton("Choose: \(axis.title.lowercased())") {}
      button.key = "\(index + 1)"
      button.onPress = { [weak self, weak button] in
        if let button { self?.onOpen?(axis, button) }
      }
      axes.append((axis, button))
      addSubview(button)
    }
    count.textAlignment = .right
    for view in [count, compare, close] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the choices of a grid. `offered`: the axes that the page can vary on; `picked`: the number of picked tiles.
  func show(_ grid: VariantGrid, offered: Set<VariantAxis>, picked: Int) {
    for (axis, button) in axes {
      let number = grid[axis].count
      button.text = number == 0 ? axis.title : "\(axis.title) \(number)"
      button.isOn = number > 0
      button.isHidden = !offered.contains(axis)
    }
    let product = grid.product.isEmpty ? "" : grid.product + " = "
    let isOver = grid.count > VariantGrid.limit
    count.text =
      isOver
      ? "\(product)\(grid.count) variants, \(VariantGrid.limit) shown"
      : grid.count == 1 ? "1 variant" : "\(product)\(grid.count) variants"
    count.textColor = isOver ? Palette.error : Palette.secondaryLabel
    compare.isEnabled = picked == 2
    compare.words =
      picked == 2
      ? "Compare the two picked variants"
      : "Click two variants to compare them"
    setNeedsLayout()
  }

  /// The button of an axis by its place, from 0; nil: there is none, or the page cannot vary on it.
  func button(at index: Int) -> (axis: VariantAxis, button: UIView)? {
    guard axes.indices.contains(index), !axes[index].button.isHidden else { return nil }
    return (axes[index].axis, axes[index].button)
  }

  /// The height that the bar takes at a width.
  func height(at width: CGFloat) -> CGFloat {
    CGFloat(lines(width).count) * Self.line + 2 * Self.inset + Metrics.line
  }

  private var rightWidth: CGFloat {
    count.intrinsicContentSize.width.rounded(.up) + compare.naturalWidth + 2 * Metrics.gap
      + Metrics.toolbarButton.width
  }

  /// The buttons of the axes in lines; the first one leaves room at the right.
  private func lines(_ width: CGFloat) -> [[TextButton]] {
    var lines: [[TextButton]] = [[]]
    var x = Metrics.gap
    for button in axes.map(\.button) where !button.isHidden {
      let room = width - Metrics.gap - (lines.count == 1 ? rightWidth : 0)
      if x + button.naturalWidth > room, !(lines.count > 1 && lines[lines.count - 1].isEmpty) {
        lines.append([])
        x = Metrics.gap
      }
      lines[lines.count - 1].append(button)
      x += button.naturalWidth + 2
    }
    return lines
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines(bounds.width).enumerated() {
      var x = Metrics.gap
      let y = Self.inset + CGFloat(index) * Self.line
      for button in line {
        button.frame = CGRect(x: x, y: y + 1, width: button.naturalWidth, height: Self.line - 2)
        x = button.frame.maxX + 2
      }
    }
    let size = Metrics.toolbarButton
    close.frame = CGRect(
      x: bounds.width - Metrics.gap - size.width, y: Self.inset, width: size.width,
      height: Self.line)
    compare.frame = CGRect(
      x: close.frame.minX - 4 - compare.naturalWidth, y: Self.inset + 1,
      width: compare.naturalWidth, height: Self.line - 2)
    let width = count.intrinsicContentSize.width.rounded(.up)
    count.frame = CGRect(
      x: compare.frame.minX - 4 - width, y: Self.inset, width: width, height: Self.line)
  }
}
