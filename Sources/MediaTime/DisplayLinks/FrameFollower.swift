// The contract between a registry of display links and a link.

package import CoreGraphics

/// A display link: something that is called before each frame. Main thread only.
package protocol FrameFollower: AnyObject {
  /// Whether the link is left out and asks for no frames.
  var isPaused: Bool { get }

  /// Tells that a frame at `time` is made, which is shown for `duration`; both in seconds.
  func frameWillBegin(at time: CFTimeInterval, duration: CFTimeInterval)
}
