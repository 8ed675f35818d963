// The confinement of a user's code: it reads and writes where somebody allowed it, reaches no other program, and does
// not take all the memory.

internal import CLinux
internal import CoreGraphics
internal import Messages

/// The bounds of this process.
enum Confinement {
  /// Sets the bounds, for ever. On the only thread.
  static func begin(_ limits: AgentLimits) -> AgentConfinement {
    // A picture of the memory is of no use to anybody, and slow to write.
    limit(RLIMIT_CORE, to: 0)
    if let memory = limits.memory {
      limit(RLIMIT_DATA, to: memory)
      // No file takes all of it; writing beyond is an error then, not the end.
      limit(RLIMIT_FSIZE, to: memory / 2)
      signal(SIGXFSZ, SIG_IGN)
    }
    // The kernel's memory behind descriptors counts for no process; a person's programs share the number of signals
    // that wait.
    limit(RLIMIT_NOFILE, to: 1024)
    limit(__RLIMIT_SIGPENDING, to: 1024)
    let confinement = confineFiles(limits)
    let supervisor = limits.memory == nil ? nil : Self.supervisor
    let filter = SystemCallFilter.begin(
      allowsNetwork: limits.allowsNetwork, telling: supervisor)
    if let supervisor { close(supervisor) }
    if filter < 0 { logOnce("the sources' code gets all system calls: error \(-filter)") }
    return confinement
  }

  private static func confineFiles(_ limits: AgentLimits) -> AgentConfinement {
    let readable = limits.readablePaths.map { $0 + ownFolders }
    // SAFETY: each copy of a string is freed once, at the end; the list ends with nil.
    var paths = unsafe (readable ?? []).map { unsafe UnsafePointer(strdup($0)) } + [nil]
    defer {
      for index in unsafe paths.indices {
        unsafe free(UnsafeMutablePointer(mutating: paths[index]))
      }
    }
    let result = unsafe paths.withUnsafeMutableBufferPointer { paths in
      unsafe linux_confine(limits.writableFolder, readable == nil ? nil : paths.baseAddress)
    }
    return limits.writableFolder == nil ? .allowed : AgentConfinement(landlock: result)
  }

  /// The folder of the program, and those of the libraries that it has loaded, with the whole of Swift's toolchain.
  private static var ownFolders: [String] {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    var folders: Set<String> = []
    for line in maps.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let start = line.firstIndex(of: UInt8(ascii: "/")),
        let end = line.lastIndex(of: UInt8(ascii: "/")), start < end
      else { continue }
      folders.insert(String(Substring(line[start..<end])))
    }
    let toolchains = folders.filter { $0.hasSuffix(swiftLibraries) }
    return [ResourceSearchPath.executableFolder] + folders
      + toolchains.map { String($0.dropLast(swiftLibraries.count)) }
  }

  private static let swiftLibraries = "/lib/swift/linux"

  /// The socket of the supervisor, which a program with a bound of memory gets; nil: none stands above this process.
  private static var supervisor: Int32? {
    let descriptor: Int32 = 4
    var status = stat()
    // SAFETY: the call writes one structure and keeps no pointer.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      return nil
    }
    return descriptor
  }

  private static func limit(_ resource: __rlimit_resource, to value: UInt64) {
    var limit = rlimit()
    // SAFETY: the calls read or write one structure and keep no pointer.
    guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
    limit.rlim_max = min(limit.rlim_max, rlim_t(value))
    limit.rlim_cur = min(limit.rlim_cur, rlim_t(value))
    unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
