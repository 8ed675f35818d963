// The options of a stage; none changes a pixel.

internal import CoreGraphics

/// Choices that change the work of a frame, never its pixels.
package struct StageOptions: Hashable, Sendable {
  /// Threads that raster large repaints, at least 1. Default: the processors, at most 8.
  package var threads = min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  /// Whether every frame is drawn whole. Default: false.
  package var repaintsEverything = false

  /// Makes the default options.
  package init() {}

  /// Reads `VITRINE_THREADS` and `VITRINE_DAMAGE` with `variable`; values without sense are ignored.
  package init(variable: (_ name: String) -> String?) {
    if let threads = variable("VITRINE_THREADS").flatMap({ Int($0) }), threads >= 1 {
      self.threads = min(threads, 64)
    }
    repaintsEverything = variable("VITRINE_DAMAGE") == "full"
  }
}
