// Where control groups are made, from the kernel's texts and folders.

import Foundation
import Testing

@testable import Building

@Suite struct ControlGroupsTests {
  /// A tree of groups as a desktop has it: memory is bounded for the groups in each of `bounding`.
  private final class Tree {
    let mount = (NSTemporaryDirectory() + "/" + UUID().uuidString as NSString).standardizingPath
    static let own = "/user.slice/user-7.slice/user@7.service/app.slice/app-terminal.scope"

    init(bounding: Set<String>) throws {
      var path = Self.own
      while path != "/" {
        let folder = mount + path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let name = (path as NSString).lastPathComponent
        let controllers = bounding.contains(name) ? "cpu memory pids\n" : "cpu pids\n"
        try controllers.write(
          toFile: folder + "/cgroup.subtree_control", atomically: false, encoding: .utf8)
        try "".write(toFile: folder + "/cgroup.procs", atomically: false, encoding: .utf8)
        path = (path as NSString).deletingLastPathComponent
      }
    }

    func place(_ groups: String = "3:cpu:/x\n0::\(own)\n", root: String = "/")
      -> ControlGroups.Place
    {
      ControlGroups.place(
        groups: groups,
        mounts: """
          21 1 0:20 / /proc rw - proc proc rw
          24 1 0:21 \(root) \(mount) rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate
          """)
    }

    deinit { try? FileManager.default.removeItem(atPath: mount) }
  }

  @Test func `it is the nearest group that bounds memory`() throws {
    let tree = try Tree(bounding: ["app.slice", "user@7.service"])
    #expect(
      tree.place()
        == .folder(tree.mount + "/user.slice/user-7.slice/user@7.service/app.slice"))
  }

  @Test func `a part of the tree may be mounted`() throws {
    let tree = try Tree(bounding: ["user.slice"])
    #expect(
      tree.place("0::/outer\(Tree.own)\n", root: "/outer") == .folder(tree.mount + "/user.slice"))
  }

  @Test func `there is none where nobody bounds memory, or no groups are mounted`() throws {
    let tree = try Tree(bounding: [])
    #expect(tree.place().path.isEmpty)
    #expect(
      tree.place()
        == .none(reason: "no control group around this program bounds memory for others in it"))
    #expect(
      ControlGroups.place(
        groups: "4:memory:/\n", mounts: "30 25 0:22 / /sys/fs/cgroup rw - tmpfs tmpfs rw")
        == .none(reason: "no control groups of version 2 are mounted"))
  }

  @Test(arguments: [
    "", "0::", "0::/../../..", "0::/\u{0}", "-", "1 2 3 - cgroup2", "a - cgroup2 b",
  ])
  func `any text is read`(text: String) {
    #expect(ControlGroups.place(groups: text, mounts: text).path.isEmpty)
    _ = ControlGroups.place(groups: text, mounts: "24 1 0:21 / /nowhere rw - cgroup2 cgroup2 rw")
  }
}
