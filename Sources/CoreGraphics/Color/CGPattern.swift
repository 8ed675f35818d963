// Patterns: a picture that somebody draws, repeated over what is painted.

internal import Synchronization

/// How a pattern's cells keep their places; cells are never distorted here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}

/// Draws one cell; the first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go of the pattern's `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws a pattern ([Apple](https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks)).
@safe
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    unsafe self.drawPattern = unsafe drawPattern
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}

/// A cell that is repeated ([Apple](https://developer.apple.com/documentation/coregraphics/cgpattern)).
///
/// The cell is drawn once, when the pattern is made. Cells stand where the drawing context began,
/// whatever its matrix is later.
public final class CGPattern: Sendable {
  let cell: PatternCell
  /// From the pattern's space to the one that the drawing context began with.
  let matrix: CGAffineTransform
  let isColored: Bool
  /// An uncoloured pattern in the colours that were asked for.
  private let tinted: Mutex<[RGBA: DisplayList]>
  private let drawing: PatternDrawing?

  /// - Parameters:
  ///   - info: Given to the callbacks.
  ///   - bounds: What of the drawing is shown, in the pattern's space.
  ///   - matrix: From the pattern's space to the one that the drawing context began with.
  ///   - xStep: From one cell to the next, in the pattern's space; nil is returned for 0.
  ///   - yStep: The same downwards.
  ///   - tiling: Without effect: cells are neither moved nor distorted.
  ///   - isColored: Whether the cell names its colours; else it has the colour that it is set with.
  ///   - callbacks: What draws the cell.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.isFinite(for: "CGPattern"), !bounds.isEmpty, matrix.determinant != 0,
      xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0
    else { return nil }
    cell = PatternCell(bounds: bounds, step: CGSize(width: abs(xStep), height: abs(yStep)))
    self.matrix = matrix
    self.isColored = isColored
    // SAFETY: the caller's callbacks live as long as this call.
    drawing = unsafe PatternDrawing(info: info, callbacks: callbacks.pointee)
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
    let list = drawing?.record(cell, in: CGColor(key)) ?? DisplayList()
    tinted.withLock { $0[key] = list }
    return list
  }
}

/// The callbacks of a pattern with what they were given.
@safe
private final class PatternDrawing: @unchecked Sendable {
  // Called where the pattern is made into pictures; what `info` leads to is the caller's to guard.
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  init(info: UnsafeMutableRawPointer?, callbacks: CGPatternCallbacks) {
    unsafe self.info = info
    self.callbacks = callbacks
  }

  deinit { unsafe callbacks.releaseInfo?(info) }

  func record(_ cell: PatternCell, in color: CGColor) -> DisplayList {
    let bounds = cell.bounds.standardized
    let room = CGSize(
      width: max(bounds.width, bounds.maxX), height: max(bounds.height, bounds.maxY))
    let context = CGContext(recordingSize: room, scale: 1)
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.clip(to: cell.bounds)
    unsafe callbacks.drawPattern?(info, context)
    return context.displayList
  }
}
