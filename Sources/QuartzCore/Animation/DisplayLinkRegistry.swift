// Who drives display links: a stage's frames.

/// The display links of one stage. A stage sets `current` around its passes and what it runs, so
/// that a link follows the stage it was made under. Main thread only.
package final class DisplayLinkRegistry: @unchecked Sendable {
  // Unchecked: links are made, fired and ended on the main thread, as run loops' are.
  private var links: [CADisplayLink] = []
  /// The timers that the same frames fire.
  package let timers: TimerRegistry
  /// The layers that wait for the same frames; nil where no frame comes.
  package let uncommitted: UncommittedLayers?
  /// Called when a link begins to want frames.
  package var onInvalidation: (() -> Void)?

  package init() { (timers, uncommitted) = (TimerRegistry(), UncommittedLayers()) }

  private init(timers: TimerRegistry) { (self.timers, uncommitted) = (timers, nil) }

  /// Default: one for everything outside a stage.
  @TaskLocal package static var current = DisplayLinkRegistry(timers: .realTime())

  /// Whether a frame has to come because of a link.
  package var hasActiveLinks: Bool { links.contains { !$0.isPaused } }

  func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    onInvalidation?()
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  /// Calls every link that is not paused, for a frame at `time` that lasts `duration` seconds.
  package func fire(at time: CFTimeInterval, duration: CFTimeInterval) {
    for link in links where !link.isPaused { link.fire(at: time, duration: duration) }
  }
}
