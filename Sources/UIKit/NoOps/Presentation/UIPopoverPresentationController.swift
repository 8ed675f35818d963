// No-op on Linux: popover presentations, which are stored and never shown.

public import CoreGraphics

/// A popover that points at its source, which is never presented
/// ([Apple](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller)).
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: AnyObject?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Default: `unknown`, as nothing is presented.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets.zero
  open var popoverBackgroundViewClass: AnyClass?
}
