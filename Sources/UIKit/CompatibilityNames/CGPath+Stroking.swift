// The outline of a stroke as an initialiser, the way Swift imports Core Graphics' function.

import CoreGraphics

extension CGPath {
  /// The outline of a stroke along `path`; a miter limit of 0 counts as 1.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    // SAFETY: Apple's signature; the matrix is nil or the caller's, and is copied.
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: max(1, miterLimit), transform: unsafe transform?.pointee ?? .identity)
    self.init(outline.data)
  }
}
