// The limits of this program's agents on this machine.

internal import Building
internal import CoreGraphics
package import Messages

extension AgentLimits {
  /// Writing in the agents' folder alone, unless `allowsWriting`, and no more private memory than the machine can
  /// spare.
  package init(allowsWriting: Bool) {
    self.init(
      writableFolder: allowsWriting ? nil : AgentFolder.path,
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
