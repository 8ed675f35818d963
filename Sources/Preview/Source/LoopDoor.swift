// What a live source needs of the program's loop.

internal import CoreGraphics

/// The loop, for those who wait for descriptors and for time.
@MainActor
struct LoopDoor {
  /// Calls the closure whenever the descriptor is readable.
  var watch: (Int32, @escaping () -> Void) -> Void
  var unwatch: (Int32) -> Void
  /// Runs a closure once, after seconds of real time.
  var schedule: (TimeInterval, @escaping @MainActor () -> Void) -> Void
}
