// A reader process that was started before its sources are there.

internal import Messages
internal import Synchronization

/// Holds a reader process until a build needs it. It has parsed the sources of the build before, most of which
/// will be unchanged.
final class PrewarmedReader: Sendable {
  private let state = Mutex<(tool: PrewarmedTool?, input: [UInt8])>((nil, Array("[]".utf8)))

  /// The reader that waits, else a new one; nil where there are no descriptors left. Builds that follow
  /// each other at once ask at the same time: each gets its own.
  func take(_ reader: Tool, for input: [UInt8]) -> PrewarmedTool? {
    state.withLock { state in
      defer { state = (nil, input) }
      return state.tool ?? Self.start(reader, state.input)
    }
  }

  func fill(_ reader: Tool) {
    state.withLock { state in
      if state.tool == nil { state.tool = Self.start(reader, state.input) }
    }
  }

  private static func start(_ reader: Tool, _ input: [UInt8]) -> PrewarmedTool? {
    let tool = PrewarmedTool(reader, [MessageVersion.current])
    tool?.begin(input + [UInt8(ascii: "\n")])
    return tool
  }
}
