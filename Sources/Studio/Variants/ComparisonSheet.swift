// Two variants laid over each other, as one view that is saved.

package import CoreGraphics
internal import Messages
package import UIKit

/// Two pictures in one place under their titles, as large as they are.
@MainActor
package final class ComparisonSheet: UIView {
  /// The height of a title, and the width of both at least.
  private static let title: CGFloat = 18
  private static let leastWidth: CGFloat = 320

  /// Pixels per point: as many as the pictures have.
  package let scale: CGFloat

  init(
    _ pictures: [ComparedPictures.Picture], titles: [String], look: ComparedPictures.Look
  ) {
    scale = pictures.map(\.scale).max() ?? 1
    let whole = pictures.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    let gap = VariantPlan.gap
    let labels = titles.map { TextStyle.label($0, TextStyle.heading) }
    let places = ComparisonTitles(labels.map { $0.intrinsicContentSize.width.rounded(.up) })
    let width = max(whole.width, Self.leastWidth, places.wanted)
    let top = gap + Self.title + Metrics.gap
    super.init(
      frame: CGRect(x: 0, y: 0, width: width + 2 * gap, height: top + whole.height + gap))
    backgroundColor = Palette.canvas
    let compared = ComparedPictures()
    compared.look = look
    compared.show(pictures[0], pictures[1], compares: look.mode == .difference)
    compared.frame = CGRect(
      x: gap + ((width - whole.width) / 2).rounded(.down), y: top, width: whole.width,
      height: whole.height)
    addSubview(compared)
    let line = CGRect(x: gap, y: gap, width: width, height: Self.title)
    for (label, frame) in zip(labels, places.frames(in: line)) {
      label.frame = frame
      addSubview(label)
    }
  }

  package required init?(coder: NSCoder) { nil }
}
