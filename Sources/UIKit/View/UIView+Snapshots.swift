// Pictures of views as views.

public import CoreGraphics

extension UIView {
  /// A view that shows what this one shows now; changes of this one do not show in it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let picture = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    let snapshot = UIImageView(image: picture)
    snapshot.frame = frame
    return snapshot
  }

  /// A part of what this view shows now; the middle of its `capInsets` stretches.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let picture = UIGraphicsImageRenderer(bounds: rect).image { layer.render(in: $0.cgContext) }
    let snapshot = UIImageView(image: picture.resizableImage(withCapInsets: capInsets))
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }
}
