// The picture of a pattern's cell, in which neighbours reach over one another's edges.

/// The visible part of a pattern's cell and the distance to the next cell, in the pattern's space.
struct PatternCell: Sendable {
  /// The part of the drawing that is shown.
  let bounds: CGRect
  /// The distance from one cell to the next; both > 0.
  let step: CGSize

  /// More pixels on a side are drawn coarser.
  private static let largestSide: CGFloat = 2048
  /// How many neighbours on each side can reach into a cell; further ones are left out.
  private static let furthest = 4

  /// One period of the pattern from the origin of the pattern's space, about `resolution` pixels a
  /// unit, and the matrix from its pixels to the pattern's space.
  func image(
    of list: DisplayList, opacity: Double, resolution: CGFloat
  ) -> (image: CGImage, toPattern: CGAffineTransform) {
    let width = pixels(step.width * resolution)
    let height = pixels(step.height * resolution)
    let fit = CGAffineTransform(scaleX: width / step.width, y: height / step.height)
    var period = DisplayList()
    for dy in reach(bounds.minY, bounds.maxY, step: step.height) {
      for dx in reach(bounds.minX, bounds.maxX, step: step.width) {
        let place = CGAffineTransform(
          translationX: CGFloat(dx) * step.width, y: CGFloat(dy) * step.height)
        period.append(
          DisplayItem(
            .group(DisplayGroup(list, opacity: opacity)), transform: place.concatenating(fit)))
      }
    }
    return (
      CGImage(period, width: Int(width), height: Int(height), scale: 1),
      fit.inverted()
    )
  }

  private func pixels(_ length: CGFloat) -> CGFloat {
    // Written so that what is not a number is one pixel.
    length > 1 ? min(length.rounded(), Self.largestSide) : 1
  }

  /// By how many steps copies of the cell are moved that show between 0 and one step.
  private func reach(_ low: CGFloat, _ high: CGFloat, step: CGFloat) -> ClosedRange<Int> {
    let first = steps((-high / step).rounded(.down)) + 1
    let last = steps(((step - low) / step).rounded(.up)) - 1
    return first...max(first, min(last, first + 2 * Self.furthest))
  }

  /// A whole number of steps, limited where nobody counts them any more.
  private func steps(_ count: CGFloat) -> Int { Int(min(max(count, -1e9), 1e9)) }
}
