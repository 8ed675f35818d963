// Golden pictures: what a scene looked like when somebody last looked at it.

package import CoreGraphics
package import Testing

/// Expects the pixels to be those of `Goldens/<scene>.png` in the suite's folder.
///
/// `VITRINE_GOLDENS` says which pictures are recorded instead: `never` (default), `missing`,
/// `failed` or `all`. A failure leaves `<scene>.new.png` and `<scene>.diff.png` (expected, difference,
/// actual) beside the picture; passing removes them.
///
/// Name the scene in a string literal, with interpolations where a table makes the name: the list
/// of dead pictures is found from these. `showsText` says that the font files must be the recorded
/// ones. `tolerance` is how far a channel may be off, of 255; above 0, like `maximumBytes` above
/// 8 KiB, only with a `reason`.
package func expectGolden(
  named scene: String, of pixels: PixelBuffer, showsText: Bool = false, tolerance: Int = 0,
  maximumBytes: Int = GoldenFolder.usualMaximumBytes, because reason: String? = nil,
  mode: GoldenMode = .current, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  precondition(
    reason != nil || (tolerance == 0 && maximumBytes <= GoldenFolder.usualMaximumBytes),
    "an exception for the picture \(scene) needs its reason")
  if showsText, let problem = GoldenFont.problem {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
    return
  }
  let folder = GoldenFolder(ofSuiteWith: filePath, mode: mode)
  switch folder.check(scene, pixels, tolerance: tolerance, maximumBytes: maximumBytes) {
  case .passes: break
  case .recorded(let path): print("blessed \(path)")
  case .fails(let message): Issue.record("\(message)", sourceLocation: sourceLocation)
  }
}
