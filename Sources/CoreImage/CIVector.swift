// Vectors for image filters.

public import CoreGraphics

/// A vector of numbers, such as a point, a rectangle or the weights of a filter
/// ([Apple](https://developer.apple.com/documentation/coreimage/civector)).
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  private let values: [CGFloat]

  private init(list: [CGFloat]) {
    values = list
  }

  /// Creates a vector of the first `count` numbers at `values`.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    // SAFETY: the caller guarantees `count` numbers at `values`, as Apple's API demands; a negative count reads none.
    self.init(list: (0..<max(0, count)).map { unsafe values[$0] })
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init(list: [x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(list: [x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(list: [x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(list: [x, y, z, w])
  }
  /// Creates a vector of x and y.
  public convenience init(cgPoint p: CGPoint) { self.init(list: [p.x, p.y]) }
  /// Creates a vector of the origin's x and y, the width and the height.
  public convenience init(cgRect r: CGRect) {
    self.init(list: [r.minX, r.minY, r.width, r.height])
  }
  /// Creates a vector of a, b, c, d, tx and ty.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(list: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Returns the number at an index; 0 beyond the last one.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// How many numbers there are.
  open var count: Int { values.count }
  /// The first number; 0 if there is none.
  open var x: CGFloat { value(at: 0) }
  /// The second number; 0 if there is none.
  open var y: CGFloat { value(at: 1) }
  /// The third number; 0 if there is none.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 if there is none.
  open var w: CGFloat { value(at: 3) }
  /// The point (x, y).
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The rectangle with the origin (x, y), the width z and the height w.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
