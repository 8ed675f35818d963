// The facts of a connection, for `doctor`.

package import Windowing

/// The server's facts and the choices that followed from them.
package struct X11Report: Hashable, Sendable {
  /// Whether frames go through shared memory (MIT-SHM).
  package enum SharedMemory: Hashable, Sendable {
    /// A segment was attached, put and read back. `version`: the extension's, such as `1.2`.
    case works(version: String)
    /// Frames go over the connection, for this reason.
    case off(reason: String)

    /// Whether frames go through shared memory.
    package var works: Bool {
      if case .works = self { true } else { false }
    }

    /// Why frames go over the connection; nil where they do not.
    package var reason: String? {
      if case .off(let reason) = self { reason } else { nil }
    }
  }

  /// The display's name, such as `:0`.
  package var display: String
  /// The server's vendor string.
  package var vendor: String
  /// The vendor's release number.
  package var release: Int
  /// The default screen's size in pixels.
  package var screenSize: PixelSize
  /// The visual's class and number, such as `TrueColor 0x21`.
  package var visual: String
  /// The bits of a pixel that count.
  package var depth: Int
  /// The bits that a pixel takes in memory.
  package var bitsPerPixel: Int
  /// Whether frames are converted to the screen's pixels; false: they are drawn in them.
  package var isConverted: Bool
  /// Why this visual was chosen.
  package var visualReason: String
  /// The state of MIT-SHM.
  package var sharedMemory: SharedMemory
  /// Pixels per point.
  package var scale: Double
  /// Which setting the scale comes from.
  package var scaleSource: String
  /// Whether the server has SYNC counters, by which window managers wait for the frame of a size
  /// (`_NET_WM_SYNC_REQUEST`).
  package var hasCounters: Bool
  /// Whether the server repeats held keys without inventing releases (Xkb's detectable auto-repeat).
  package var hasDetectableAutoRepeat: Bool
  /// The longest request in bytes: frames over the connection are cut to it.
  package var maximumRequestBytes: Int
}
