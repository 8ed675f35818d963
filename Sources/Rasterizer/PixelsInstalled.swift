// The rasteriser, made known to whoever asks a described picture for its pixels.

internal import CoreGraphics

/// Touched by everything in the rooms above that may lead to pixels: makes the rasteriser known, once.
package let pixelsInstalled: Void = PictureRasterizer.install(Rasterizer())
