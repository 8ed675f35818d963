// Scenes that renderers are measured with.

internal import CoreGraphics

/// One thing to draw, and how large.
struct Workload {
  var name: String
  /// Pixels.
  var width: Int
  var height: Int
  /// Drawn in turn; several where a cache must not know the picture from the turn before.
  var lists: [DisplayList]
  var transform = CGAffineTransform.identity
  var unit = Unit.microseconds
  /// How many of the named things one list draws: the figure is for one.
  var count = 1
  /// The size as the table says it; nil: width and height.
  var size: String?
  var target: Target?

  enum Unit {
    case microseconds
    case milliseconds
    case nanosecondsPerPixel
  }

  /// A drawing's time in the workload's unit.
  func figure(_ seconds: Double) -> Double {
    switch unit {
    case .microseconds: seconds * 1e6 / Double(count)
    case .milliseconds: seconds * 1e3 / Double(count)
    case .nanosecondsPerPixel: seconds * 1e9 / Double(width * height)
    }
  }

  var unitName: String {
    switch unit {
    case .microseconds: "µs"
    case .milliseconds: "ms"
    case .nanosecondsPerPixel: "ns/px"
    }
  }
}
