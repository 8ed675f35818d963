// A root view on a clock, with an output size and scale: the place where frames are made.

package import CoreGraphics
internal import QuartzCore
package import UIKit
package import Windowing

/// A root view on a clock, with an output size and scale.
///
/// One frame is a fixed list of passes, one file each in `Passes`: events, ticks (display links and
/// animations that ended), layout, display, sample, damage, raster, present. All of them run under
/// the frame's one time. Events wait for the next frame, so the content of a frame depends only on the
/// events and on the times of the frames.
///
/// The stage's state is in parts, each with private storage: `output`, `time`, `events`, `changes`, `shown`,
/// `renderer` and `statistics`; that of its layers as a whole is in their `LayerTree`. The passes call the parts,
/// and other rooms the stage.
@MainActor
package final class Stage {
  /// The view that fills the output.
  package let root: UIView
  /// The clock that moves the stage's time.
  package let clock: any StageClock
  /// Choices that change the work of a frame, never its pixels.
  package let options: StageOptions
  /// Sees events before the views do. Default: nil.
  package weak var interpreter: (any EventInterpreter)?
  /// Called before the layout pass of each frame. Default: nil.
  package var onBeforeLayout: ((Stage) -> Void)?
  /// Called after the layout pass of each frame. Default: nil.
  package var onAfterLayout: ((Stage) -> Void)?
  /// The colour behind the root. Default: clear.
  package var background = RGBA.clear
  /// Whether each frame's damage is tinted until the next frame. Default: false.
  package var flashesDamage = false
  /// Turns the pointer and fingers into the touches of the root's views.
  package let touches: TouchDispatcher

  /// Called with each event that the views see, before they do. Default: nil.
  package var onDelivery: ((InputEvent) -> Void)?
  /// Whether time that was seen already is played again: events wait, and nobody else hears of its frames.
  var isReplaying = false

  private(set) var output: StageOutput
  let time: StageTime
  var events = EventQueue()
  var changes = PendingChanges()
  var shown = ShownPicture()
  private(set) var renderer: PictureRenderer
  var statistics = FrameStatistics()

  /// Makes a stage of `size` pixels, with `scale` pixels per point of a screen that is shown `zoom` times as large. The
  /// stage sets the root's frame: `rootSize` points, whose pixels rounded up are `size`. Default: the output's size.
  package init(
    root: UIView, size: PixelSize, rootSize: CGSize? = nil, scale: CGFloat = 1, zoom: CGFloat = 1,
    clock: any StageClock = ManualClock(), options: StageOptions = StageOptions()
  ) {
    self.root = root
    output = StageOutput(size: size, rootSize: rootSize, screenScale: scale, zoom: zoom)
    self.clock = clock
    time = StageTime(clock)
    self.options = options
    touches = TouchDispatcher(root: root)
    renderer = PictureRenderer(threads: options.threads)
    let invalidate: () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.changes.invalidate() }
    }
    root.layer.tree.onInvalidation = invalidate
    time.links.onInvalidation = invalidate
    time.timers.onInvalidation = invalidate
    fitRoot()
  }

  /// Ends the root's animations: without a stage nothing ever would, and each retains its delegate.
  isolated deinit {
    root.layer.removeAnimationsInTree()
  }

  /// The size of the output in pixels.
  package var size: PixelSize { output.size }

  /// Pixels per point of the output, with its zoom, > 0. Default: 1.
  package var scale: CGFloat { output.scale }

  /// Stops the clock at the time of the frame that is being made, or of the last one.
  package func pause() { clock.pause(at: time.pauseTime) }

  /// Changes the size of the output in pixels, and its screen's scale and its zoom where they are given; the next frame is
  /// drawn whole. `rootSize`: the root's in points, whose pixels rounded up are `size`; nil: the output's.
  package func resize(
    to size: PixelSize, rootSize: CGSize? = nil, scale: CGFloat? = nil, zoom: CGFloat? = nil
  ) {
    let new = StageOutput(
      size: size, rootSize: rootSize, screenScale: scale ?? output.screenScale,
      zoom: zoom ?? output.zoom)
    guard new != output else { return }
    output = new
    fitRoot()
    shown.reset()
    changes.invalidate()
  }

  /// Releases the caches of drawing: frames of many sizes leave much that no other frame needs. The
  /// next frame makes what it needs again, with the same pixels.
  package func releaseDrawingMemory() {
    renderer.releaseMemory()
    shown.releaseMemory()
  }

  private func fitRoot() {
    underClock {
      root.outputScale = output.screenScale
      root.outputZoom = output.zoom
      root.frame = output.frame
    }
  }

  /// Runs `body` as a part of a frame: layers see the time stand still at `time`, by default the
  /// clock's present time, and display links that `body` makes follow this stage.
  @discardableResult
  package func underClock<Result>(
    at time: TimeInterval? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try self.time.stand(at: time ?? clock.now, body)
  }

  /// Runs `body`, which is no part of a frame, such as a run loop: layers see the stage's running
  /// clock, and display links that `body` makes follow this stage.
  package func underRunningClock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try time.run(body)
  }
}
