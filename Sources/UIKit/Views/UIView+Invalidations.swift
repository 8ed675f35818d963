// The requests that a property of a view may make when it changes.

extension UIView {
  /// The requests that a property of a view may make when it changes
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiview/invalidations)).
  @preconcurrency @MainActor public enum Invalidations {
    public struct Layout: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Display: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct Constraints: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    public struct Configuration: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let view as UITableViewHeaderFooterView: view.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    public struct Properties: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
    }

    /// Two of them, one after the other.
    public struct Tuple<
      Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating
    >: UIViewInvalidating {
      private let first: Invalidation1
      private let second: Invalidation2

      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        first = invalidation1
        second = invalidation2
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}
