// Numbers for image filters.

public import CoreGraphics

/// Some numbers, a point or a rectangle for a filter
/// ([Apple](https://developer.apple.com/documentation/coreimage/civector)).
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  private let values: [CGFloat]

  private init(list: [CGFloat]) {
    values = list
  }

  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    // SAFETY: the caller promises `count` values.
    self.init(list: (0..<max(0, count)).map { unsafe values[$0] })
  }

  public convenience init(x: CGFloat) { self.init(list: [x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(list: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(list: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(list: [x, y, z, w])
  }
  public convenience init(cgPoint p: CGPoint) { self.init(list: [p.x, p.y]) }
  public convenience init(cgRect r: CGRect) {
    self.init(list: [r.minX, r.minY, r.width, r.height])
  }
  /// In the order of `CGAffineTransform`'s own parts.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(list: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// 0 where there is none of that number.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
