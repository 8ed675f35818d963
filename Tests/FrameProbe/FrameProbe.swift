// Makes frames at 60 Hz and counts.

import CAllocations
import CoreGraphics
import Stage
import Windowing

/// Prints three lines: how often a frame allocates, how many bytes all of them kept, and what one
/// takes of the processor.
@MainActor
struct FrameProbe {
  private let stage: Stage
  private let presenter: MemoryPresenter

  /// The first frames fill caches and buffers.
  private static let warmUp = 320

  init(_ stage: Stage) {
    self.stage = stage
    presenter = MemoryPresenter(size: stage.size, recordsFrames: false)
  }

  /// As the application's loop makes frames: all of it under the stage's running clock.
  func run(frames: Int) {
    stage.underRunningClock { measure(frames) }
  }

  private func measure(_ frames: Int) {
    for step in 0..<Self.warmUp { frame(step) }
    var counts = [Int](repeating: 0, count: frames)
    var times = [Double](repeating: 0, count: frames)
    let bytes = allocated_bytes()
    for step in 0..<frames {
      let (count, start) = (allocation_count(), Self.processorTime())
      frame(Self.warmUp + step)
      times[step] = Self.processorTime() - start
      counts[step] = Int(allocation_count() - count)
    }
    let kept = Int(allocated_bytes()) - Int(bytes)
    print("allocations \(counts.sorted()[frames / 2])")
    print("kept \(kept)")
    print("microseconds \(times.sorted()[frames / 2] * 1e6)")
  }

  private func frame(_ step: Int) {
    stage.clock.step(to: Double(step) / 60)
    stage.frame(into: presenter)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
