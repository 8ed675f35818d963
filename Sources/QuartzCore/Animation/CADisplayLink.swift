// A timer that follows the frames.

internal import MediaTime
public import ObjCRuntime

/// Calls back before each frame
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cadisplaylink)). The target is
/// retained until `invalidate()`.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private weak var registry: DisplayLinkRegistry?

  /// Seconds: when the frame before was shown. 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// Seconds: when the frame that is being made will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between frames. 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0
  /// Default: false.
  open var isPaused = false {
    didSet { if oldValue, !isPaused { registry?.onInvalidation?() } }
  }
  /// Hints: links are called for every frame.
  open var preferredFramesPerSecond = 0
  /// A hint that nothing follows. Default: no preference.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// A hint that nothing follows. Default: 1.
  open var frameInterval = 1

  /// - Parameters:
  ///   - target: Retained until `invalidate()`.
  ///   - sel: Sent before each frame, with the link; see `ObjCRuntime`.
  public init(target: Any, selector sel: Selector) {
    self.target = ObjCRuntime.receiver(of: target)
    selector = sel
    super.init()
  }

  /// Begins to follow the frames of the stage that this runs under; the run loop and mode are for
  /// sources only.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let registry = DisplayLinkRegistry.current
    self.registry = registry
    registry.add(self)
  }

  /// Stops to follow frames; the target stays retained.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    registry?.remove(self)
  }

  /// Ends the link for good and releases its target.
  open func invalidate() {
    registry?.remove(self)
    target = nil
  }
}

extension CADisplayLink: FrameFollower {
  /// Sets the times of the frame and sends the selector.
  package func frameWillBegin(at time: CFTimeInterval, duration: CFTimeInterval) {
    timestamp = time
    targetTimestamp = time + duration
    self.duration = duration
    if let target { ObjCRuntime.send(selector, to: target, self) }
  }
}
