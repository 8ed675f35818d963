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

  /// The memory that a frame lies in; nil where it cannot be had.
  init?(_ frame: AgentFrame) {
    guard let memory = SharedPixels(frame) else { return nil }
    self.memory = memory
    serial = frame.memorySerial
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

extension SharedPixels {
  /// The memory that an agent's frame lies in; nil where it cannot be had.
  convenience init?(_ frame: AgentFrame) {
    self.init(path: frame.memory, size: PixelSize(frame))
  }
}

extension PixelSize {
  fileprivate init(_ frame: AgentFrame) { self.init(width: frame.width, height: frame.height) }
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
