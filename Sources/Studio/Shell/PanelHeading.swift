// The heading of a panel.

internal import CoreGraphics
internal import UIKit

/// A name on a slightly darker ground, with a line below.
@MainActor
final class PanelHeading: UIView {
  private let label: UILabel
  private let line = UIView()

  init(_ name: String) {
    label = TextStyle.label(name, TextStyle.heading)
    super.init(frame: .zero)
    line.backgroundColor = Palette.hairline
    label.accessibilityTraits = [.staticText, .header]
    addSubview(label)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    label.frame = bounds.insetBy(dx: Metrics.margin, dy: 0)
    line.frame = bounds.divided(atDistance: Metrics.line, from: .maxYEdge).slice
  }
}
