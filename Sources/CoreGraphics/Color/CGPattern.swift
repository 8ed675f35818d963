// Patterns: a cell that the caller draws, repeated over the plane.

internal import Synchronization

/// A cell that is repeated ([Apple](https://developer.apple.com/documentation/coregraphics/cgpattern)).
///
/// The cell is drawn once, when the pattern is made. Cells stand where the drawing context began,
/// whatever its matrix is later.
public final class CGPattern: Sendable {
  let cell: PatternCell
  /// Maps the pattern's space to the one that the drawing context began with.
  let matrix: CGAffineTransform
  let isColored: Bool
  /// An uncoloured pattern in the colours that were asked for.
  private let tinted: Mutex<[RGBA: DisplayList]>
  /// Draws the cell.
  private let record: @Sendable (PatternCell, CGColor) -> DisplayList

  /// A pattern whose cell `record` draws in a colour; nil for an empty cell, a step of 0 or a matrix without
  /// an inverse.
  init?(
    bounds: CGRect, matrix: CGAffineTransform, step: CGSize, isColored: Bool,
    record: @escaping @Sendable (PatternCell, CGColor) -> DisplayList
  ) {
    guard bounds.isFinite(for: "CGPattern"), !bounds.isEmpty, matrix.determinant != 0,
      step.width.isFinite, step.height.isFinite, step.width != 0, step.height != 0
    else { return nil }
    cell = PatternCell(
      bounds: bounds, step: CGSize(width: abs(step.width), height: abs(step.height)))
    self.matrix = matrix
    self.isColored = isColored
    self.record = record
    tinted = Mutex([:])
  }

  /// The pattern as a source for shapes, in the space that the drawing context began with.
  func paint(in color: RGBA, resolution: CGFloat) -> Paint {
    let opaque = RGBA(color.red, color.green, color.blue, 1)
    let enlargement = abs(matrix.determinant).squareRoot()
    let (image, toPattern) = cell.image(
      of: list(in: opaque), opacity: color.alpha, resolution: resolution * enlargement)
    return .pattern(image, transform: toPattern.concatenating(matrix))
  }

  /// The cell in a colour; a coloured pattern has its own.
  private func list(in color: RGBA) -> DisplayList {
    let key = isColored ? .black : color
    if let known = tinted.withLock({ $0[key] }) { return known }
    let list = record(cell, CGColor(key))
    tinted.withLock { $0[key] = list }
    return list
  }
}
