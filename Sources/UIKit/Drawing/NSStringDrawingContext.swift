// The measurements that drawing text reports back.

public import CoreGraphics

/// The measurements that drawing text reports back.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which text may shrink to fit. Accepted, without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {}
}
