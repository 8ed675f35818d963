// What was found on the server and what was chosen, for `doctor`.

package import Windowing

/// The facts of a connection.
package struct X11Report: Hashable, Sendable {
  /// Whether frames go through shared memory, and why not.
  package enum SharedMemory: Hashable, Sendable {
    /// A segment was attached, put and read back. The version is the extension's.
    case works(version: String)
    case off(reason: String)

    package var works: Bool {
      if case .works = self { true } else { false }
    }

    /// Why frames go through the connection; nil where they do not.
    package var reason: String? {
      if case .off(let reason) = self { reason } else { nil }
    }
  }

  /// The display's name, such as `:0`.
  package var display: String
  package var vendor: String
  package var release: Int
  package var screenSize: PixelSize
  /// Such as `TrueColor 0x21`.
  package var visual: String
  /// Bits that count in a pixel.
  package var depth: Int
  /// Bits that a pixel takes.
  package var bitsPerPixel: Int
  /// Whether frames are converted to the screen's pixels; false where they are drawn as such.
  package var isConverted: Bool
  /// Why this visual and no other.
  package var visualReason: String
  package var sharedMemory: SharedMemory
  /// Pixels per point.
  package var scale: Double
  /// Where the scale comes from.
  package var scaleSource: String
  /// Whether window managers can wait for the frame of a size.
  package var hasCounters: Bool
  /// Whether the server reports held keys without inventing releases.
  package var hasDetectableAutoRepeat: Bool
  /// The longest request in bytes: pictures without shared memory are cut to it.
  package var maximumRequestBytes: Int
}
