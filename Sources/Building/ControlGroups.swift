// Where this program may make control groups (cgroup v2), by which the kernel bounds memory.

internal import Foundation

/// The folder in which a group for each bounded program is made.
package enum ControlGroups {
  /// The folder, or why there is none.
  package enum Place: Hashable, Sendable {
    case folder(String)
    /// In a clause.
    case none(reason: String)

    /// For the supervisor; empty: none.
    package var path: String { if case .folder(let path) = self { path } else { "" } }
  }

  /// That of this process.
  package static let place = place(
    groups: text("/proc/self/cgroup"), mounts: text("/proc/self/mountinfo"))

  /// The nearest group around this process's own that bounds memory for the groups in it, and that this process may put
  /// others in. `groups`: what the kernel says of the process's groups; `mounts`: of its mounts.
  static func place(groups: String, mounts: String) -> Place {
    guard let (mount, root) = mounts.split(separator: "\n").lazy.compactMap(unified).first else {
      return .none(reason: "no control groups of version 2 are mounted")
    }
    let own = groups.split(separator: "\n").first { $0.hasPrefix("0::/") }?.dropFirst(3) ?? "/"
    let inner = root == "/" ? own : own.hasPrefix(root) ? own.dropFirst(root.count) : "/"
    var folder = (mount + inner as NSString).standardizingPath
    var reason = "no control group around this program bounds memory for others in it"
    while folder.hasPrefix(mount) {
      if text(folder + "/cgroup.subtree_control").split(whereSeparator: \.isWhitespace)
        .contains("memory")
      {
        if [folder, folder + "/cgroup.procs"].allSatisfy(FileManager.default.isWritableFile) {
          return .folder(folder)
        }
        reason = "the control groups around this program are not its user's"
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return .none(reason: reason)
  }

  /// The place of the groups and the group there, of a line such as `24 1 0:21 /group /sys/fs/cgroup rw - cgroup2 x rw`;
  /// nil: it is about something else.
  private static func unified(_ line: Substring) -> (mount: String, root: Substring)? {
    let fields = line.split(separator: " ")
    guard fields.count > 4, let mark = fields.firstIndex(of: "-"),
      fields[mark...].dropFirst().first == "cgroup2"
    else { return nil }
    return (String(fields[4]), fields[3])
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
