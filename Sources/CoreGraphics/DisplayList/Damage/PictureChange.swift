// The part of a picture that changed when the one after it took its place.

extension CGImage {
  /// Boxes of pixels of the device outside of which this image, drawn in `rect` under `matrix`, is as the
  /// earlier `old`. Nil where that is not known, and where the image's pixels are not the device's.
  func changes(since old: CGImage, in rect: CGRect, _ matrix: CGAffineTransform) -> [CGRect]? {
    guard width == old.width, height == old.height, let lineage, let earlier = old.lineage,
      let rects = lineage.changes(since: earlier)
    else { return nil }
    let rect = rect.standardized
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX,
      ty: rect.minY
    ).concatenating(matrix)
    guard placement.shiftsPixels(of: width, height) else { return nil }
    return rects.map {
      CGRect(
        x: placement.tx.rounded() + CGFloat($0.x), y: placement.ty.rounded() + CGFloat($0.y),
        width: CGFloat($0.width), height: CGFloat($0.height))
    }
  }
}
