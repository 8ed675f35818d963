// What agents of this program may do.

internal import Building
internal import CoreGraphics
internal import Messages

extension AgentLimits {
  /// Writing in the agents' folder alone, unless the request allows more, and no more private memory
  /// than the machine can spare.
  init(_ request: Request) {
    self.init(
      writableFolder: request.allowsWriting ? nil : AgentFolder.path,
      memory: Self.memory(environmentVariable("VITRINE_MEMORY")))
  }

  /// Bytes for a number of MiB; where nobody names one, half of the machine's memory, at most 4 GiB.
  private static func memory(_ mebibytes: String?) -> UInt64 {
    if let asked = mebibytes.flatMap({ UInt64($0) }), asked < 1 << 40 { return asked << 20 }
    return min(4 << 30, ProcessInfo.processInfo.physicalMemory / 2)
  }
}

/// The temporary folder of all agents of this process.
enum AgentFolder {
  static let path = TemporaryFolder.make(for: "agents")
}
