// The display links that a stage's frames call.

package import CoreGraphics

/// The display links of one stage.
///
/// A stage sets `current` around its passes and around the code that it runs, so that a link
/// follows the stage that it was made under. Main thread only.
package final class DisplayLinkRegistry: @unchecked Sendable {
  // Unchecked: links are made, called and invalidated on the main thread, as run loops' are.
  private var links: [any FrameFollower] = []
  /// The time of the last call of the links, in seconds; nil before the first.
  private var lastTime: CFTimeInterval?
  /// Called when a link starts to ask for frames. Default: nil.
  package var onInvalidation: (() -> Void)?

  /// Makes a registry without links.
  package init() {}

  /// Default: one registry for all code outside of any stage, whose links nobody calls.
  @TaskLocal package static var current = DisplayLinkRegistry()

  /// Whether any link asks for frames.
  package var hasActiveLinks: Bool { links.contains { !$0.isPaused } }

  /// Starts to call `link` before each frame; a link that is there already is added once.
  package func add(_ link: any FrameFollower) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    onInvalidation?()
  }

  /// Stops to call `link`.
  package func remove(_ link: any FrameFollower) {
    links.removeAll { $0 === link }
  }

  /// Calls every link that is not paused before a frame at `time` that is shown for `duration`;
  /// both in seconds. Again for the same time it does nothing: a link is called once a frame.
  package func fire(at time: CFTimeInterval, duration: CFTimeInterval) {
    guard time != lastTime else { return }
    lastTime = time
    for link in links where !link.isPaused { link.frameWillBegin(at: time, duration: duration) }
  }
}
