// Machines whose shared memory is not ours, on this one.

internal import Foundation

/// A place of its own for segments, as a container has.
package enum IPCNamespace {
  /// Whether this machine lets us make one.
  package static let isAllowed: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = ["--ipc", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// The command that runs a program in a new one that holds so many segments.
  package static func wrapper(segments: Int) -> [String] {
    [
      "unshare", "--ipc", "sh", "-c",
      "\(limiting(to: segments)) && exec \"$@\"", "sh",
    ]
  }

  /// Lets that of a process hold so many segments from now on.
  package static func setLimit(_ segments: Int, of process: Int32) throws {
    let line = joining(process) + ["sh", "-c", limiting(to: segments)]
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: line[0])
    shell.arguments = Array(line.dropFirst())
    try shell.run()
    shell.waitUntilExit()
  }

  private static func limiting(to segments: Int) -> String {
    "echo \(segments) >/proc/sys/kernel/shmmni"
  }

  /// The command that runs a program in that of a process.
  package static func joining(_ process: Int32) -> [String] {
    ["/usr/bin/nsenter", "--ipc=/proc/\(process)/ns/ipc"]
  }

  /// The command that runs a program in a new one that holds a segment of the number that the next new one gives to
  /// its first.
  package static let decoy = [
    "unshare", "--ipc", "sh", "-c", "ipcmk -M 4096 >/dev/null && exec \"$@\"", "sh",
  ]
}
