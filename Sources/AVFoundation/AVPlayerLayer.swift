// A film, as a placeholder.

public import CoreGraphics
public import QuartzCore
import UIKit

/// A grey box with the class's name
/// ([Apple](https://developer.apple.com/documentation/avfoundation/avplayerlayer)).
open class AVPlayerLayer: CALayer {
  /// Kept, without effect.
  open var player: AVPlayer?
  /// Kept, without effect. Default: `.resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public override init() {
    super.init()
    prepare()
  }

  /// A layer of the player.
  public convenience init(player: AVPlayer) {
    self.init()
    self.player = player
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? AVPlayerLayer else { return }
    player = other.player
    videoGravity = other.videoGravity
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// False: no film is ever shown.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the film: the whole layer.
  open var videoRect: CGRect { bounds }

  private func prepare() {
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
    PlaceholderBox.announce("AVPlayerLayer")
  }

  open override func draw(in ctx: CGContext) {
    PlaceholderBox.draw("AVPlayerLayer", in: bounds, ctx)
  }
}
