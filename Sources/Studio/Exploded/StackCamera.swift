// How the stack of planes is looked at.

internal import CoreGraphics
internal import QuartzCore

/// The turn of the stack, its size and the distance of its planes. There is no perspective: what is parallel stays so.
struct StackCamera: Hashable, Sendable {
  /// The distances of neighbouring planes that can be chosen, in points of the page.
  static let spacings: ClosedRange<CGFloat> = 0...120
  /// The zooms that can be chosen.
  static let zooms: ClosedRange<CGFloat> = 0.2...12

  /// The turns about the vertical axis, in degrees: the planes are seen from the front, and never by their edges alone.
  static let yaws: ClosedRange<CGFloat> = -80...80
  /// Those about the horizontal axis.
  static let pitches: ClosedRange<CGFloat> = -60...60

  /// Degrees about the vertical axis: with more than 0 planes in front lie to the right. Default: 38.
  private(set) var yaw: CGFloat = 38
  /// Degrees about the horizontal axis: with more than 0 planes in front lie higher. Default: 14.
  private(set) var pitch: CGFloat = 14
  /// The size beside that at which the stack fills its room. Default: 1.
  var zoom: CGFloat = 1 {
    didSet { zoom = min(max(zoom, Self.zooms.lowerBound), Self.zooms.upperBound) }
  }
  /// Points of the page between neighbouring planes. Default: 48.
  var spacing: CGFloat = 48 {
    didSet { spacing = min(max(spacing, Self.spacings.lowerBound), Self.spacings.upperBound) }
  }

  /// The stack as it is seen at first.
  init() {}

  /// Turns by degrees, up to the ends of ``yaws`` and ``pitches``.
  mutating func turn(right: CGFloat, up: CGFloat) {
    yaw = min(max(yaw + right, Self.yaws.lowerBound), Self.yaws.upperBound)
    pitch = min(max(pitch + up, Self.pitches.lowerBound), Self.pitches.upperBound)
  }

  /// From points of the page, with the depth towards the person as z, to points of the screen; both around the middle.
  /// `scale`: the size at zoom 1.
  func matrix(scale: CGFloat) -> CATransform3D {
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(yaw * .pi / 180, 0, 1, 0),
      CATransform3DMakeRotation(pitch * .pi / 180, 1, 0, 0))
    let size = scale * zoom
    return CATransform3DConcat(turned, CATransform3DMakeScale(size, size, size))
  }

  /// The size at zoom 1, at which a stack that is seen as at first fills a room.
  static func scale(of size: CGSize, depth: CGFloat, in room: CGSize) -> CGFloat {
    let matrix = StackCamera().matrix(scale: 1)
    let width = [size.width * matrix.m11, size.height * matrix.m21, depth * matrix.m31]
    let height = [size.width * matrix.m12, size.height * matrix.m22, depth * matrix.m32]
    func length(_ parts: [CGFloat]) -> CGFloat { parts.reduce(0) { $0 + abs($1) } }
    guard length(width) > 0, length(height) > 0 else { return 1 }
    return max(0.001, min(room.width / length(width), room.height / length(height)))
  }
}

extension CATransform3D {
  /// The place on the screen of a point in space.
  func projected(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGPoint {
    CGPoint(x: x * m11 + y * m21 + z * m31 + m41, y: x * m12 + y * m22 + z * m32 + m42)
  }
}
