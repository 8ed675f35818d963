// The agent whose frames are on the screen.

internal import Building
internal import CoreGraphics
internal import Messages
internal import Windowing

/// An agent that is shown, with what is known of its page.
@MainActor
final class ShownAgent {
  let agent: AgentConnection
  /// The library that it runs.
  let library: BuiltLibrary
  /// The path of the same code in a faster library; nil: none was built.
  var fasterPath: String?
  /// The page's time at which it changes by itself, in seconds; nil: it stands.
  private(set) var nextChange: TimeInterval?
  /// Whether a frame was asked for that has not come.
  var isDrawing = false
  /// Whether another frame is wanted.
  var wantsFrame = false
  /// Whether a person did anything on the page.
  var wasTouched = false
  private var frames: AgentFrames?

  init(_ agent: AgentConnection, _ library: BuiltLibrary) {
    self.agent = agent
    self.library = library
  }

  /// Whether the page changes by itself at or before a time of its clock.
  func isDue(at time: TimeInterval) -> Bool { nextChange.map { $0 <= time } ?? false }

  /// Maps the memory of a frame where it lies in another one than the frames before; the size of its frames in
  /// pixels where that was so.
  func adoptMemory(of frame: AgentFrame) -> PixelSize? {
    nextChange = frame.nextChange
    if frames?.holds(frame) == true { return nil }
    frames = agent.memory(of: frame).map { AgentFrames($0, serial: frame.memorySerial) }
    return frames?.size
  }

  /// A frame as the picture that follows the one before; nil where it shows nothing new.
  func picture(of frame: AgentFrame) -> CGImage? { frames?.picture(of: frame) }
}
