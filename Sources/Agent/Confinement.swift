// The confinement of a user's code: it cannot write where nobody allowed it, end other programs, or take all the
// memory.

internal import CLinux
internal import CoreGraphics
internal import Messages

/// The bounds of this process.
enum Confinement {
  /// Sets the bounds, for ever. On the only thread.
  static func begin(_ limits: AgentLimits) -> AgentConfinement {
    // A picture of the memory is of no use to anybody, and slow to write.
    limit(RLIMIT_CORE, to: 0)
    if let memory = limits.memory { limit(RLIMIT_DATA, to: memory) }
    guard let folder = limits.writableFolder else {
      linux_confine(nil)
      return .allowed
    }
    // SAFETY: the path is a C string for the length of the call.
    return AgentConfinement(landlock: unsafe linux_confine(folder))
  }

  private static func limit(_ resource: __rlimit_resource, to value: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    // SAFETY: the call reads one structure and keeps no pointer.
    unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
