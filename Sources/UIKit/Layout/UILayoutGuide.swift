// A rectangle that takes part in layout without being a view.

public import CoreGraphics

/// A rectangle in a view that constraints refer to
/// ([Apple](https://developer.apple.com/documentation/uikit/uilayoutguide)).
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The relation of the rectangle to its view.
  enum Kind {
    /// By constraints alone.
    case constrained
    /// The view's bounds less its layout margins.
    case margins
    /// The view's bounds less its safe area's insets.
    case safeArea
    /// A scroll view's frame layout guide.
    case scrollFrame
  }

  let kind: Kind
  /// Set by `addLayoutGuide(_:)`, or when a view makes its own guide.
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// As layout found it last.
  var solvedFrame = CGRect.zero

  public override init() {
    kind = .constrained
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// In the owning view's coordinates; valid after layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return switch kind {
    case .constrained: solvedFrame
    case .margins: owningView.bounds.inset(by: owningView.layoutMargins)
    case .safeArea: owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .scrollFrame: owningView.bounds
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
