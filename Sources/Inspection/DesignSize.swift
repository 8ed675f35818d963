// The size of a view that nobody asked for.

package import UIKit

/// Sizes for views that are shown alone, in points.
@MainActor
package enum DesignSize {
  /// What views without a size of their own are made and shown with.
  package static let canvas = CGSize(width: 320, height: 240)

  /// What no view is large by itself, in points: an intrinsic size of `UIView.layoutFittingExpandedSize` says as
  /// large as there is room.
  private static let boundless: CGFloat = 10_000

  /// What the view's own constraints ask for, else the intrinsic size; in a direction without one what the view
  /// has, else the canvas's. An intrinsic size without width or height, as of a button with an empty title, is
  /// none: nothing would be seen of the view.
  package static func natural(of view: UIView) -> CGSize {
    let content = view.intrinsicContentSize
    let hasContent = content.width != 0 && content.height != 0
    let sizes = [hasContent ? content : .zero, view.frame.size, canvas]
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return CGSize(
      width: (constrained(.width, of: view) + widths).first(where: isSize) ?? canvas.width,
      height: (constrained(.height, of: view) + heights).first(where: isSize) ?? canvas.height)
  }

  /// The lengths that a view's own constraints give it, where they go before its content.
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
  /// A fresh instance as Interface Builder makes it: with its frame, since some views compute from that
  /// what they draw. Without `size` it is made on the canvas and gets its natural size.
  package func instance(size: CGSize?) -> UIView {
    let frame = CGRect(origin: .zero, size: size ?? DesignSize.canvas)
    let view = make(frame)
    view.frame = CGRect(origin: .zero, size: size ?? DesignSize.natural(of: view))
    return view
  }
}
