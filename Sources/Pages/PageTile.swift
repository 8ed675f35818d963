// A variant of a page beside others, as those see it who show it.

package import CoreGraphics
package import Messages

/// A page in another way than it is shown itself. It follows what is done on the page: values, commands, time, saves.
@MainActor
package protocol PageTile: AnyObject {
  /// The way.
  var variant: PageVariant { get }
  /// The last picture; nil: there was none yet.
  var picture: CGImage? { get }
  /// The size of the page in points, as of the last picture; zero before it.
  var size: CGSize { get }
  /// Why there is no newer picture, in a line or two; nil: nothing is wrong.
  var problem: String? { get }
  /// Called when picture, size or problem are others. Default: nil.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Draws at another scale; a variant of a scale stays as it is.
  func rescale(to scale: PageScale)
}

extension PageTile {
  /// Whether there was no picture yet.
  package var isBlank: Bool { size.width <= 0 || size.height <= 0 }
}
