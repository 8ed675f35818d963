// Pictures of views: as views, and in the current context.

import CoreGraphics

extension UIView {
  func snapshot(updating: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if updating { layoutIfNeeded() }
    let snapshot = UIImageView(image: picture(of: bounds))
    snapshot.frame = frame
    return snapshot
  }

  func snapshot(of rect: CGRect, updating: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if updating { layoutIfNeeded() }
    let picture = picture(of: rect).resizableImage(withCapInsets: capInsets)
    let snapshot = UIImageView(image: picture)
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }

  private func picture(of rect: CGRect) -> UIImage {
    UIGraphicsImageRenderer(bounds: rect).image { context in
      layer.recordPicture(in: context.cgContext, isFlat: false)
    }
  }

  func drawTree(in rect: CGRect, updating: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if updating { layoutIfNeeded() }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.recordPicture(in: context, isFlat: false)
    return true
  }
}
