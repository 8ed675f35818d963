// Runs frames at 60 Hz and counts.

import CAllocations
import CoreGraphics
import Stage
import Windowing

@MainActor
struct FrameProbe {
  let stage: Stage
  let presenter: MemoryPresenter

  init(_ stage: Stage) {
    self.stage = stage
    presenter = MemoryPresenter(size: stage.size)
  }

  /// The first frames fill caches and buffers.
  private static let warmUp = 20

  func run(frames: Int) {
    var times: [Double] = []
    times.reserveCapacity(frames)
    var counts: [Int] = []
    counts.reserveCapacity(frames)
    for step in 0..<(frames + Self.warmUp) {
      stage.clock.step(to: Double(step) / 60)
      let before = allocation_count()
      let start = Self.processorTime()
      stage.frame(into: presenter)
      let time = Self.processorTime() - start
      let count = Int(allocation_count() - before)
      if step >= Self.warmUp {
        times.append(time)
        counts.append(count)
      }
    }
    print(
      "microseconds", times.sorted()[frames / 2] * 1e6, "allocations", counts.sorted()[frames / 2],
      "most", counts.max() ?? 0)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
