// A root view on a clock, with an output size and scale: the place where frames are made.

package import CoreGraphics
internal import MediaTime
internal import QuartzCore
internal import Rasterizer
package import UIKit
package import Windowing

/// Sees the events of a stage before its views do.
@MainActor
package protocol EventInterpreter: AnyObject {
  /// True where the event is dealt with and the views shall not see it.
  func interpret(_ event: InputEvent, on stage: Stage) -> Bool
}

/// A root view on a clock, with an output size and scale.
///
/// One frame is a fixed list of passes, one file each in `Passes`: events, ticks (display links and
/// animations that ended), layout, display, sample, damage, raster, present. All of them run under
/// the frame's one time. Events wait for the next frame, so what a frame shows depends only on the
/// events and on the times of the frames.
@MainActor
package final class Stage {
  package let root: UIView
  package let clock: any StageClock
  /// Pixels of the output.
  package private(set) var size: PixelSize
  /// Pixels per point, > 0.
  package private(set) var scale: CGFloat
  package let options: StageOptions
  /// Sees events first. Default: nil.
  package weak var interpreter: (any EventInterpreter)?
  /// Runs before the layout pass of each frame. Default: nil.
  package var onBeforeLayout: ((Stage) -> Void)?
  /// Runs after the layout pass of each frame. Default: nil.
  package var onAfterLayout: ((Stage) -> Void)?
  /// The page's zoom × 1000, for the stamps of frames. Default: 1000.
  package var zoomThousandths = 1000
  /// What the root is drawn on. Default: nothing, which is transparent.
  package var background = RGBA.clear
  /// Whether frames are drawn with their own damage tinted, for one frame. Default: false.
  package var flashesDamage = false

  package let touches: TouchDispatcher
  private(set) var rasterizer: Rasterizer

  let links = DisplayLinkRegistry()
  /// What layers see as the time: that of the frame that is made, else the running clock's.
  private let time: StageTime

  var events: [InputEvent] = []
  /// Whether a layer changed since the last frame's picture was taken.
  package internal(set) var isInvalid = true
  /// What ``nextChange`` was found to be, and when that was looked for; nil: not since the last frame.
  var foundChange: (lookedAt: TimeInterval, time: TimeInterval?)?
  /// Whether the last frame found no buffer to draw in.
  package internal(set) var lacksBuffer = false
  var picture = Picture()
  var history = DamageHistory()
  /// The memory of rectangles that nobody needs any more.
  var spareRects: [[PixelRect]] = []
  var serial = 0
  /// When the last picture was taken.
  var sampledTime: TimeInterval?
  /// The time of the frame that is being made; nil between frames.
  var frameTime: TimeInterval?
  /// Whether the frame that is being made shows anything new, not only the end of a flash.
  package internal(set) var frameHasNews = true
  /// What the last frame was; nil before the first.
  package internal(set) var lastReport: FrameReport?
  /// When the last frame was begun, in seconds of `MonotonicTime`.
  var lastFrameBegan: TimeInterval?

  /// The stage takes over the root's frame: the output's size in points.
  package init(
    root: UIView, size: PixelSize, scale: CGFloat = 1, clock: any StageClock = ManualClock(),
    options: StageOptions = StageOptions()
  ) {
    precondition(scale > 0 && scale.isFinite, "a scale of \(scale) shows nothing")
    self.root = root
    self.size = size
    self.scale = scale
    self.clock = clock
    time = StageTime(clock)
    self.options = options
    touches = TouchDispatcher(root: root)
    rasterizer = Rasterizer(threads: options.threads)
    root.layer.tree.onInvalidation = { [weak self] in
      MainActor.assumeIsolated { self?.isInvalid = true }
    }
    links.onInvalidation = { [weak self] in
      MainActor.assumeIsolated { self?.isInvalid = true }
    }
    links.timers.onInvalidation = links.onInvalidation
    fitRoot()
  }

  /// Ends the root's animations: without a stage nothing ever would, and each retains its delegate.
  isolated deinit {
    root.layer.removeAnimationsInTree()
  }

  /// From the root's points to the output's pixels.
  var transform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// Stops the clock at the time of the frame that is being made, or of the last one.
  package func pause() { clock.pause(at: frameTime ?? max(clock.now, sampledTime ?? 0)) }

  /// Changes the output; the next frame is drawn whole.
  package func resize(to size: PixelSize, scale: CGFloat? = nil) {
    let scale = scale ?? self.scale
    precondition(scale > 0 && scale.isFinite, "a scale of \(scale) shows nothing")
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    fitRoot()
    history.reset()
    picture = Picture()
    isInvalid = true
  }

  /// Lets go of all that was kept for drawing: frames of many sizes leave much that no other frame
  /// needs. The next frame makes anew what it needs of it, with the same pixels.
  package func releaseDrawingMemory() {
    rasterizer = Rasterizer(threads: options.threads)
    spareRects = []
  }

  private func fitRoot() {
    underClock {
      root.outputScale = scale
      root.frame = CGRect(
        x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
    }
  }

  /// Runs `body` as a part of a frame: layers' clock stands at the stage's present time, and display
  /// links that it makes follow this stage.
  @discardableResult
  package func underClock<Result>(
    at time: TimeInterval? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try under(mediaEpoch + (time ?? clock.now), body)
  }

  /// Runs `body`, which is no part of a frame, such as a run loop: layers see the stage's running
  /// clock, and display links follow this stage.
  package func underRunningClock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try under(nil, body)
  }

  /// Where layers see this stage's time already, only the time is another: frames that a run loop
  /// makes under the running clock take no memory for it.
  private func under<Result>(
    _ mediaTime: TimeInterval?, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = time.fixed
    time.fixed = mediaTime
    defer { time.fixed = before }
    if MediaClock.current === time.mediaClock { return try body() }
    return try DisplayLinkRegistry.$current.withValue(links) {
      try MediaClock.$current.withValue(time.mediaClock, operation: body)
    }
  }
}
