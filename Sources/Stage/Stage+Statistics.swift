// The figures of a stage's frames and caches.

package import Rasterizer

extension Stage {
  /// The report of the last frame; nil before the first.
  package var lastReport: FrameReport? { statistics.lastReport }

  /// The page's zoom × 1000, for the stamps of frames. Default: 1000.
  package var zoomThousandths: Int {
    get { statistics.zoomThousandths }
    set { statistics.zoomThousandths = newValue }
  }

  /// The sizes of the caches that the stage's frames are drawn with.
  package var cacheSizes: CacheSizes { renderer.cacheSizes }

  /// The report of the last frame with the caches' sizes; nil before the first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries in the caches.
  package var lastReportWithCaches: FrameReport? {
    var report = lastReport
    report?.cacheSizes = cacheSizes
    return report
  }
}
