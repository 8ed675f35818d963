// A run of frames in one file.

package import CoreGraphics

/// Makes a file of frames, frame by frame: what ``append(_:)`` returns goes to the file at once.
///
/// All frames have the first one's size. The same frames give the same bytes.
package protocol AnimationEncoder {
  /// Why there is no next frame.
  associatedtype Problem: Error

  /// The file's next bytes, which hold the frame. The buffer may be drawn in again.
  mutating func append(_ frame: PixelBuffer) throws(Problem) -> Data
  /// The offset of ``control`` in the file, in bytes; known after the first frame.
  var controlOffset: Int { get }
  /// The bytes at ``controlOffset`` as they are when no frame follows; they have the same length from the first frame on.
  var control: Data { get }
  /// The file's last bytes.
  var end: Data { get }
}

extension AnimationEncoder {
  /// `append(_:)` of an image, for rooms that do not name pixels.
  package mutating func append(_ image: CGImage) throws(Problem) -> Data {
    try append(image.pixels)
  }
}
