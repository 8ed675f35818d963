// The orientation of an image in a file.

package import CoreGraphics

/// The orientation in which an image is shown, by Exif's numbers
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
  /// Creates the orientation of one of Exif's numbers, 1 … 8; `up` for others.
  init(exif value: Int) {
    self = UInt32(exactly: value).flatMap(Self.init) ?? .up
  }

  /// Whether the shown image has the width and height of the stored one exchanged.
  package var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  /// Returns the matrix from the stored image, with its top left corner at the origin and y down, to the image shown in
  /// `rect`.
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
