// A view as a pane of glass in the stack.

internal import CoreGraphics
internal import ImageCoding
internal import QuartzCore
internal import UIKit

/// The picture of a view alone on a faint ground, with an edge; tinted while it is selected or under the pointer.
@MainActor
final class PlaneLayer {
  let layer = CALayer()
  private let tint = CALayer()
  private var file: Data?
  /// The pixels of a picture's longer side, at most.
  private static let longestSide = 4096

  init() {
    layer.anchorPoint = .zero
    layer.addSublayer(tint)
  }

  /// Shows a picture; nil: the view draws nothing itself. What is no picture of a sensible size is not shown.
  func show(_ file: Data?) {
    guard file != self.file else { return }
    self.file = file
    layer.contents = file.flatMap { file -> CGImage? in
      guard let size = PNG.size(of: file), max(size.width, size.height) <= Self.longestSide else {
        return nil
      }
      return UIImage(data: file)?.cgImage
    }
  }

  /// The colours of a plane.
  struct Look: Hashable {
    /// Behind a picture; nil: none.
    var ground: UIColor?
    var edge: UIColor
    /// Points of the view.
    var thickness: CGFloat
    var tint: UIColor?
  }

  private var look: Look?

  /// Stands at a place of the stack; `z`: towards the person, in points of the page.
  func stand(at plane: StackPlane, middle: CGPoint, z: CGFloat, _ look: Look) {
    let transform = plane.transform.concatenating(
      CGAffineTransform(translationX: -middle.x, y: -middle.y))
    layer.bounds = CGRect(origin: .zero, size: plane.size)
    layer.transform = CATransform3DMakeAffineTransform(transform)
    layer.zPosition = z
    tint.frame = layer.bounds
    var look = look
    if layer.contents == nil { look.ground = nil }
    guard look != self.look else { return }
    self.look = look
    layer.backgroundColor = look.ground?.cgColor
    layer.borderColor = look.edge.cgColor
    layer.borderWidth = look.thickness
    tint.backgroundColor = look.tint?.cgColor
  }
}
