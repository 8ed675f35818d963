// What a stage's drawing keeps from frame to frame.

package import Rasterizer

extension Stage {
  /// The sizes of the caches that the stage's frames are drawn with.
  package var cacheSizes: CacheSizes { rasterizer.cacheSizes }
}
