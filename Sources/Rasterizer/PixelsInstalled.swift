// Installs the rasteriser that gives recorded pictures their pixels.

internal import CoreGraphics

/// Installs the rasteriser, once. The rooms above read this value before they may need pixels.
package let pixelsInstalled: Void = PictureRasterizer.install(Rasterizer())
