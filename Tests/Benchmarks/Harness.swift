// Measures two renderers turn by turn in one process, and prints one table.

internal import CairoPeer
internal import CoreGraphics
internal import Rasterizer

/// One thing to draw, and how large.
struct Workload {
  var name: String
  var width: Int
  var height: Int
  var list: DisplayList
  var transform = CGAffineTransform.identity
  var background = RGBA.white
  /// Our time as a part of cairo's that is to be reached; nil: none is set.
  var target: Double?
}

/// What one workload took: medians, microseconds.
struct Measurement {
  var workload: Workload
  var ours: Double
  var cairo: Double

  var ratio: Double { ours / cairo }
  var nanosecondsPerPixel: Double {
    ours * 1000 / Double(workload.width * workload.height)
  }
}

/// Interleaves ours and cairo, so that both meet the same machine.
struct Harness {
  /// Samples of each renderer; the median counts.
  var samples = 25
  /// A sample repeats the drawing until it takes this long.
  var sampleSeconds = 0.004
  var rasterizer = Rasterizer(threads: 1)

  func measure(_ workload: Workload) -> Measurement {
    let buffer = PixelBuffer(width: workload.width, height: workload.height)
    let player = CairoPlayer(width: workload.width, height: workload.height)
    let ours = {
      rasterizer.draw(
        workload.list, transform: workload.transform, into: buffer,
        background: workload.background)
    }
    let cairo = {
      player.draw(
        workload.list, transform: workload.transform, background: workload.background)
    }
    let (ourTurns, cairoTurns) = (turns(ours), turns(cairo))
    var times: (ours: [Double], cairo: [Double]) = ([], [])
    for _ in 0..<samples {
      times.ours.append(time(ourTurns, ours))
      times.cairo.append(time(cairoTurns, cairo))
    }
    return Measurement(
      workload: workload, ours: Self.median(times.ours) * 1e6, cairo: Self.median(times.cairo) * 1e6
    )
  }

  /// How often to draw in one sample.
  private func turns(_ body: () -> Void) -> Int {
    body()
    return max(1, Int(sampleSeconds / max(time(3, body), 1e-9)))
  }

  /// Seconds of this thread's processor time for one turn: what other programs do in between
  /// does not count.
  private func time(_ turns: Int, _ body: () -> Void) -> Double {
    let start = Harness.processorTime()
    for _ in 0..<turns { body() }
    return (Harness.processorTime() - start) / Double(turns)
  }

  static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
