// A camera's preview, as a placeholder.

public import CoreGraphics
public import QuartzCore
import UIKit

/// A grey box with the class's name
/// ([Apple](https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer)).
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Kept, without effect.
  open var session: AVCaptureSession?
  /// Kept, without effect. Default: `.resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public override init() {
    super.init()
    prepare()
  }

  /// A layer of the session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? AVCaptureVideoPreviewLayer else { return }
    session = other.session
    videoGravity = other.videoGravity
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
    PlaceholderBox.announce("AVCaptureVideoPreviewLayer")
  }

  open override func draw(in ctx: CGContext) {
    PlaceholderBox.draw("AVCaptureVideoPreviewLayer", in: bounds, ctx)
  }
}
