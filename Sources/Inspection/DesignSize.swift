// The default size of a view that is shown alone.

package import UIKit

/// Sizes for views that are shown alone, in points.
@MainActor
package enum DesignSize {
  /// The size of views that have none of their own: 320 × 240.
  package static let canvas = CGSize(width: 320, height: 240)

  /// The length, in points, from which on an intrinsic size means “as large as there is room”, as
  /// `UIView.layoutFittingExpandedSize` does.
  private static let boundless: CGFloat = 10_000

  /// Returns the size that a view asks for: in each direction the length of its own constraints, else its
  /// intrinsic length, else its frame's, else the canvas's. An intrinsic size without width or height, that of a button
  /// with neither title nor image, and the width of a field with neither text nor placeholder do not count: there would
  /// be little to see.
  package static func natural(of view: UIView) -> CGSize {
    let content = view.intrinsicFrameSize
    let isEmpty = (view as? UIButton)?.hasSizeOfEmptyTitle ?? false
    let hasContent = content.width != 0 && content.height != 0 && !isEmpty
    let sizes = [hasContent ? content : .zero, view.frame.size, canvas]
    let isBlankField = (view as? UITextField)?.hasWidthOfNoText ?? false
    let widths = isBlankField ? [view.frame.width] : sizes.map(\.width)
    let heights = sizes.map(\.height)
    return CGSize(
      width: (constrained(.width, of: view) + widths).first(where: isSize) ?? canvas.width,
      height: (constrained(.height, of: view) + heights).first(where: isSize) ?? canvas.height)
  }

  /// Returns the lengths that a view's own constraints require, above the priority of its content.
  private static func constrained(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView
  ) -> [CGFloat] {
    view.constraints.filter { constraint in
      constraint.firstItem === view && constraint.secondItem == nil && constraint.isActive
        && constraint.firstAttribute == attribute && constraint.relation == .equal
        && constraint.priority > .defaultHigh
    }.map(\.constant)
  }

  private static func isSize(_ length: CGFloat) -> Bool { length > 0 && length < boundless }
}

extension DesignableDescription {
  /// Returns a fresh instance, made with its frame as Interface Builder does, since some views compute their
  /// drawing from it. Without `size` it is made with the canvas's size and then gets its natural size. `complete` is
  /// called before that.
  package func instance(size: CGSize?, complete: (UIView) -> Void = { _ in }) -> UIView {
    let frame = CGRect(origin: .zero, size: size ?? DesignSize.canvas)
    let view = make(frame)
    complete(view)
    view.frame = CGRect(origin: .zero, size: size ?? DesignSize.natural(of: view))
    return view
  }
}
