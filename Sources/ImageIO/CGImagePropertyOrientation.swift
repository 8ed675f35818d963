// The orientation that a file gives its picture.

package import CoreGraphics

/// Exif's values of a picture's orientation
/// ([Apple](https://developer.apple.com/documentation/imageio/cgimagepropertyorientation)).
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}

extension CGImagePropertyOrientation {
  /// Exif's value, 1 … 8; `up` for others.
  init(exif value: Int) {
    self = UInt32(exactly: value).flatMap(Self.init) ?? .up
  }

  /// Whether width and height are exchanged.
  package var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  /// From the stored picture, whose top left corner is the origin, to what is shown in `rect`.
  package func transform(into rect: CGRect) -> CGAffineTransform {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return switch self {
    case .up: CGAffineTransform(1, 0, 0, 1, left, top)
    case .down: CGAffineTransform(-1, 0, 0, -1, right, bottom)
    case .left: CGAffineTransform(0, -1, 1, 0, left, bottom)
    case .right: CGAffineTransform(0, 1, -1, 0, right, top)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, right, top)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, left, bottom)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, left, top)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, right, bottom)
    }
  }
}

extension CGContext {
  /// Fills `rect` with a stored picture, turned as `orientation` says.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, orientation: CGImagePropertyOrientation
  ) {
    guard orientation != .up else { return drawUpright(image, in: rect) }
    saveGState()
    concatenate(orientation.transform(into: rect.standardized))
    let size = rect.standardized.size
    let stored = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    drawUpright(image, in: CGRect(origin: .zero, size: stored))
    restoreGState()
  }
}
