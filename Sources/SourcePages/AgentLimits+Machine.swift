// The limits of this program's agents on this machine.

internal import Building
internal import CoreGraphics
package import Messages

extension AgentLimits {
  /// The limits of code that is made of sources and shows a document: it writes in the agents' folder alone, reads the
  /// project, or both everywhere, and takes no more memory than the machine can spare.
  package init(
    _ permissions: AgentPermissions, sources: [String], document: String? = nil
  ) {
    self.init(
      writableFolder: permissions.writing ? nil : AgentFolder.path,
      // Code reads what it may write: the temporary folder, its caches, and files that it named itself.
      readablePaths: permissions.writing
        ? nil
        : ReadablePaths.of(sources + (document.map { [$0] } ?? [])) + permissions.readablePaths,
      memory: Self.memory(environmentVariable("VITRINE_MEMORY")),
      allowsNetwork: permissions.network)
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
