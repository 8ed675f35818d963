// The frames of a page in an agent's memory, as pictures to draw from there.

internal import CoreGraphics
internal import Messages
internal import Windowing

/// An agent's frames of one size.
///
/// No pixel is copied until the window draws it: the agent leaves a frame alone until another one was
/// taken here in its place.
struct AgentFrames {
  private let serial: Int
  private let memory: SharedPixels
  /// The lineage of the last picture; nil: there was none.
  private var lineage: ImageLineage?

  /// The frames in a memory.
  init(_ memory: SharedPixels, serial: Int) {
    self.memory = memory
    self.serial = serial
  }

  var size: PixelSize { memory.size }

  /// Whether a frame lies in this memory.
  func holds(_ frame: AgentFrame) -> Bool {
    serial == frame.memorySerial && size == PixelSize(frame)
  }

  /// A frame as the picture that follows the one before; nil where it shows nothing new.
  mutating func picture(of frame: AgentFrame) -> CGImage? {
    guard lineage == nil || !frame.damage.isEmpty else { return nil }
    let damage = frame.damage.map { PixelRect($0, within: size) }
    let next = lineage?.next(changing: damage) ?? ImageLineage()
    lineage = next
    return memory.opaqueImage(of: frame.index, next)
  }
}

extension PixelSize {
  /// A frame's.
  init(_ frame: AgentFrame) { self.init(width: frame.width, height: frame.height) }
}

extension PixelRect {
  /// The part of a rectangle within pictures of a size: all of them where the agent says what cannot be.
  fileprivate init(_ rect: AgentRect, within size: PixelSize) {
    let isInside =
      (0...size.width).contains(rect.x) && (0...size.height).contains(rect.y)
      && (0...size.width - rect.x).contains(rect.width)
      && (0...size.height - rect.y).contains(rect.height)
    self =
      isInside
      ? PixelRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height) : size.bounds
  }
}
