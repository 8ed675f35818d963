// What a stage's drawing keeps from frame to frame.

package import Rasterizer

extension Stage {
  /// The sizes of the caches that the stage's frames are drawn with.
  package var cacheSizes: CacheSizes { rasterizer.cacheSizes }

  /// The last frame's figures with the caches' sizes. Costs O(n) of what the caches hold.
  package var lastReportWithCaches: FrameReport? {
    var report = lastReport
    report?.cacheSizes = cacheSizes
    return report
  }
}
