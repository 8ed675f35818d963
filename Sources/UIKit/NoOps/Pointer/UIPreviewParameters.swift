// No-op on Linux: the parameters of a preview, which is never shown.

public import CoreGraphics

/// The parameters of a preview, which is never shown
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
