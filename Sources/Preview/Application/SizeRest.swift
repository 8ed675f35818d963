// When a window's size has come to rest.

internal import CoreGraphics
internal import MainLoop
internal import Windowing

/// Tells once when the size has not changed for a while, however often it did before.
@MainActor
final class SizeRest {
  /// Seconds without a change: as long as a person may stop in the middle of a drag.
  private static let patience: TimeInterval = 1

  private let loop: EventLoop
  private let body: @MainActor () -> Void
  private var changedAt: TimeInterval = 0
  private var isWaiting = false

  /// `body` runs when the size rests.
  init(on loop: EventLoop, body: @escaping @MainActor () -> Void) {
    self.loop = loop
    self.body = body
  }

  func sizeChanged() {
    changedAt = MonotonicTime.now
    if !isWaiting { wait(Self.patience) }
  }

  private func wait(_ seconds: TimeInterval) {
    isWaiting = true
    loop.schedule(seconds) { [weak self] in self?.look() }
  }

  private func look() {
    isWaiting = false
    let left = changedAt + Self.patience - MonotonicTime.now
    if left > 0 { wait(left) } else { body() }
  }
}
