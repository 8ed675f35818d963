// A session of cameras, of which there are none.

public import Foundation

/// A session without cameras and microphones
/// ([Apple](https://developer.apple.com/documentation/avfoundation/avcapturesession)).
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// False: nothing runs.
  open var isRunning: Bool { false }
  /// Starts nothing.
  open func startRunning() {}
  /// Stops nothing.
  open func stopRunning() {}
  /// No effect.
  open func beginConfiguration() {}
  /// No effect.
  open func commitConfiguration() {}
}
