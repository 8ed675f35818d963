// A view drawn without the views in it.

internal import CoreGraphics
internal import QuartzCore
internal import UIKit

/// The drawing of a view alone, and its PNG file.
@MainActor
struct PlanePicture {
  private let drawing: DisplayList
  /// The size of the view's bounds, in its points.
  let size: CGSize
  private var pixels = CGSize.zero
  private(set) var file = Data()

  /// The share of a picture's opacity that is taken from what a view around it clips.
  private static let fading: CGFloat = 0.75

  /// The drawing of a view; nil: it draws nothing.
  init?(of view: UIView) {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      return nil
    }
    let context = CGContext(recordingSize: bounds.size, scale: 1)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let shown = view.layer.presentation() ?? view.layer
    shown.recordPicture(in: context, isFlat: false) { $0.delegate is UIView }
    if context.displayList.isEmpty { return nil }
    for around in sequence(first: view, next: \.superview).dropFirst() where around.clipsToBounds {
      Self.fadeOutside(of: around, from: view, in: context)
    }
    drawing = context.displayList
    size = bounds.size
  }

  /// Makes the part of a view faint that one around it clips.
  private static func fadeOutside(of around: UIView, from view: UIView, in context: CGContext) {
    let origin = view.convert(CGPoint.zero, from: around)
    let (x, y) = (
      view.convert(CGPoint(x: 1, y: 0), from: around),
      view.convert(CGPoint(x: 0, y: 1), from: around)
    )
    let placed = CGAffineTransform(
      a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x,
      ty: origin.y)
    let inside = UIBezierPath(
      roundedRect: around.bounds,
      cornerRadius: min(
        around.layer.cornerRadius, min(around.bounds.width, around.bounds.height) / 2))
    inside.apply(placed)
    guard !inside.cgPath.contains(view.bounds) else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.addRect(view.bounds)
    context.addPath(inside.cgPath)
    context.setBlendMode(.destinationOut)
    context.setFillColor(UIColor.black.withAlphaComponent(fading).cgColor)
    context.fillPath(using: .evenOdd)
  }

  /// Draws the file at pixels per point; one that was drawn before is taken, if it is the same.
  mutating func draw(scale: CGFloat, before: PlanePicture?) {
    func side(_ length: CGFloat) -> CGFloat { max(1, (length * scale).rounded()) }
    pixels = CGSize(width: side(size.width), height: side(size.height))
    if let before, before.pixels == pixels, before.drawing == drawing {
      file = before.file
      return
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    file = UIGraphicsImageRenderer(size: pixels, format: format).pngData { renderer in
      let context = renderer.cgContext
      context.scaleBy(x: pixels.width / size.width, y: pixels.height / size.height)
      context.draw(drawing)
    }
  }
}

extension CGPath {
  /// Whether all corners of a rectangle lie in a path that bulges outwards everywhere.
  fileprivate func contains(_ rect: CGRect) -> Bool {
    // Edges count as inside.
    let inner = rect.insetBy(dx: min(0.01, rect.width / 4), dy: min(0.01, rect.height / 4))
    return [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
    ].allSatisfy { contains($0) }
  }
}
