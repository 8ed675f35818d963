// The stored properties of a view besides its hierarchy and layer.

import CoreGraphics

/// The stored properties of a view; most views have the defaults.
struct ViewState {
  /// A priority for each axis.
  struct Priorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }

  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var backgroundColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var mask: UIView?
  static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var layoutMargins = standardMargins
  /// The content scale factor that was set; nil for the screen's.
  var contentScaleFactor: CGFloat?
  /// The scale that the host of this hierarchy sets on its root; nil elsewhere.
  var ownScale: TreeScale?
  /// The scale of the output that shows the hierarchy.
  var treeScale = TreeScale(screen: ScreenScale.current)
  var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var needsUpdateConstraints = true
  /// Whether this view or one below needs to update its constraints. It holds above where it holds here.
  var treeNeedsUpdateConstraints = true
  var needsUpdateProperties = true
  /// While `layoutSubviews()` runs, in which adding and taking away subviews asks for no other
  /// round.
  var isLayingOut = false
  /// Constraints and guides; nil for most views.
  var layout: LayoutState?
  var gestures: [UIGestureRecognizer] = []
  /// The view controller whose view it is; nil for most views.
  weak var controller: (any UIResponder & UITraitEnvironment)?
  var isFocused = false
  /// The trait overrides; nil for most views.
  var traitOverrides: UITraitOverrides?
  /// The traits that the view heard of last; nil: the shown ones.
  var storedTraits: UITraitCollection?
  var traitHandlers: [TraitChangeHandler] = []
  /// Whether the view was notified of its traits when it first entered a window.
  var hasMetTraits = false
  /// Rarely set properties; nil for most views.
  var rareData: ViewRareData?
  /// Whether `draw(_:)` drew something when it last ran.
  var hasDrawing = false
  /// Whether the view stands for itself on a page.
  var isDesigned = false
  /// Whether a document's attributes were set.
  var isDecoded = false
}
