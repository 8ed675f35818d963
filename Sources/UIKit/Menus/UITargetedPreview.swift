// How a view is shown while it is lifted, pointed at or dragged. It is kept; nothing lifts it here.

public import CoreGraphics

/// What of a view is shown
/// ([Apple](https://developer.apple.com/documentation/uikit/uipreviewparameters)).
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part that is shown, in the view's coordinates. Default: nil, all of it.
  open var visiblePath: UIBezierPath?
  /// Default: nil, along `visiblePath`.
  open var shadowPath: UIBezierPath?
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Default: the background's colour.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }

  /// The rectangles of a text's lines.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
    visiblePath = path
  }
}

/// Where a view is shown
/// ([Apple](https://developer.apple.com/documentation/uikit/uipreviewtarget)).
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public let container: UIView
  /// In the container's coordinates.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// How a view is shown in previews and effects
/// ([Apple](https://developer.apple.com/documentation/uikit/uitargetedpreview)).
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
