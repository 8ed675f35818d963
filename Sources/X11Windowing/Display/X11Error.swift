// Why a connection or a window could not be made.

package import Windowing

/// Why a connection or a window could not be made.
package enum X11Error: Error, Hashable, Sendable {
  /// No server answers at this name; nil: no name was given and `DISPLAY` is not set.
  case noDisplay(name: String?)
  /// No visual of the screen has a pixel layout that ``PixelConverter`` knows. The value says which.
  case unsupportedVisual(String)
  /// A window of this size in pixels is refused: a side is 0 or above `PixelSize.maximumSide`.
  case sizeOutOfBounds(PixelSize)
}

extension X11Error: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noDisplay(nil): "no display: DISPLAY is not set"
    case .noDisplay(let name?):
      "no display: no X server answers at “\(name.prefix(60))”, or it does not let us in"
    case .unsupportedVisual(let what): "the screen's pixels are not supported: \(what)"
    case .sizeOutOfBounds(let size):
      "a window of \(size) pixels is out of bounds (1 … \(PixelSize.maximumSide))"
    }
  }
}
