// Golden pictures: what a scene looked like when somebody last looked at it.

package import CoreGraphics
package import Testing

/// Expects the pixels to be those of the picture `Goldens/<scene>.png` in the test's suite.
///
/// `VITRINE_GOLDENS` says which pictures are recorded: `never` (default), `missing`, `failed`,
/// `all`.
///
/// `showsText` says that the font files must be the recorded ones. `tolerance` is how far a channel
/// may be off, of 255; above 0, like `maximumBytes` above 8 KiB, only with a `reason`.
package func expectGolden(
  named scene: String, of pixels: PixelBuffer, showsText: Bool = false, tolerance: Int = 0,
  maximumBytes: Int = 8192, because reason: String? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
}
