// How the event loop sleeps: in one poll, or in Foundation's run loop.

private import CLinux
internal import CoreGraphics
private import Dispatch

/// Sleeps until something happens and hands it to its source.
@MainActor
protocol EventWaiting {
  /// Returns when a source was drained, the main queue had work, or the time is over. Nil: waits
  /// for ever. True where code of others ran, which may have scheduled something.
  func wait(for sources: [EventLoop.Source], seconds: TimeInterval?) -> Bool
}

/// One `poll` over everything, in memory that is kept: a wait takes none.
final class PollWaiter: EventWaiting {
  private var descriptors: [Int32] = []
  private var ready: [UInt8] = []

  func wait(for sources: [EventLoop.Source], seconds: TimeInterval?) -> Bool {
    descriptors.removeAll(keepingCapacity: true)
    for source in sources { descriptors.append(source.descriptor) }
    descriptors.append(linux_main_queue_handle())
    while ready.count < descriptors.count { ready.append(0) }
    // SAFETY: both arrays have an element for each descriptor; the call keeps no pointer.
    let found = unsafe linux_wait(descriptors, &ready, Int32(descriptors.count), seconds ?? -1)
    guard found > 0 else { return false }
    for (index, source) in sources.enumerated() where ready[index] != 0 { source.drain() }
    guard ready[descriptors.count - 1] != 0 else { return false }
    linux_main_queue_drain()
    return true
  }
}

/// Foundation's run loop, with a dispatch source for each descriptor.
final class FoundationWaiter: EventWaiting {
  private var watched: [Int32: any DispatchSourceRead] = [:]

  func wait(for sources: [EventLoop.Source], seconds: TimeInterval?) -> Bool {
    watch(sources)
    let end = seconds.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
    _ = RunLoop.main.run(mode: .default, before: end)
    return true
  }

  private func watch(_ sources: [EventLoop.Source]) {
    let descriptors = Set(sources.map(\.descriptor))
    for (descriptor, watch) in watched where !descriptors.contains(descriptor) {
      watch.cancel()
      watched[descriptor] = nil
    }
    for source in sources where watched[source.descriptor] == nil {
      let watch = DispatchSource.makeReadSource(fileDescriptor: source.descriptor, queue: .main)
      watch.setEventHandler { MainActor.assumeIsolated { source.drain() } }
      watch.activate()
      watched[source.descriptor] = watch
    }
  }
}
