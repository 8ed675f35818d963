// Patterns whose cells the caller draws into a context.

extension CGPattern {
  /// - Parameters:
  ///   - info: Given to the callbacks.
  ///   - bounds: The part of the drawing that is shown, in the pattern's space.
  ///   - matrix: Maps the pattern's space to the one that the drawing context began with.
  ///   - xStep: From one cell to the next, in the pattern's space; nil is returned for 0.
  ///   - yStep: The same downwards.
  ///   - tiling: Without effect: cells are neither moved nor distorted.
  ///   - isColored: Whether the cell names its colours; else it has the colour that it is set with.
  ///   - callbacks: The functions that draw the cell.
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    // SAFETY: the caller's callbacks live as long as this call.
    let drawing = unsafe PatternDrawing(info: info, callbacks: callbacks.pointee)
    self.init(
      bounds: bounds, matrix: matrix, step: CGSize(width: xStep, height: yStep),
      isColored: isColored
    ) { cell, color in
      drawing.record(cell, in: color)
    }
  }
}

/// The callbacks of a pattern with what they were given.
@safe
private final class PatternDrawing: @unchecked Sendable {
  // Called where the pattern is made into pictures; what `info` leads to is the caller's to guard.
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  init(info: UnsafeMutableRawPointer?, callbacks: CGPatternCallbacks) {
    // SAFETY: kept for the callbacks alone.
    unsafe self.info = info
    self.callbacks = callbacks
  }

  // SAFETY: called once, when nobody draws the pattern any more.
  deinit { unsafe callbacks.releaseInfo?(info) }

  func record(_ cell: PatternCell, in color: CGColor) -> DisplayList {
    let bounds = cell.bounds.standardized
    let room = CGSize(
      width: max(bounds.width, bounds.maxX), height: max(bounds.height, bounds.maxY))
    let context = CGContext(recordingSize: room, scale: 1)
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.clip(to: cell.bounds)
    // SAFETY: `info` lives until `releaseInfo` is called.
    unsafe callbacks.drawPattern?(info, context)
    return context.displayList
  }
}
