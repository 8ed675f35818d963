// A thousand sizes leave nothing behind, with and without segments to be had.

import Foundation
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct ResizeStormTests {
  /// The growth that a thousand sizes may leave, in KiB: what the allocator keeps. The address
  /// sanitizer keeps what was freed, so as to see its use.
  private static let slack =
    ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? 2048 : 65536

  private func storm(_ probe: HelperProcess) throws -> (wrong: Int, grown: Int, isShared: Bool) {
    let figures = try #require(probe.line()).split(separator: " ").compactMap { Int($0) }
    try #require(figures.count == 2)
    return (figures[0], figures[1], probe.line() == "shared memory true")
  }

  @Test(arguments: ["0", "1"])
  func `after 1000 sizes memory is as at the start and no frame was of a wrong size`(
    withoutSharedMemory: String
  ) throws {
    let server = try PrivateXServer()
    let probe = try HelperProcess(
      "window-probe", ["storm"],
      environment: ["DISPLAY": server.display, "VITRINE_NO_SHM": withoutSharedMemory])
    let found = try storm(probe)
    #expect(found.wrong == 0)
    #expect(found.grown < Self.slack, "\(found.grown) KiB")
    #expect(found.isShared == (withoutSharedMemory == "0"))
    let process = probe.identifier
    let left = SharedSegments.made(by: process)
    #expect(left.count <= 2 && left.allSatisfy { $0.attached == 2 })
    #expect(probe.finish() == 0)
    #expect(SharedSegments.made(by: process).isEmpty)
  }

  @Test(.enabled(if: IPCNamespace.isAllowed, "no namespaces may be made here"))
  func `the window goes on over the connection when the system has no segment left`() throws {
    // One for the probe and the first buffer, none for the second.
    let server = try PrivateXServer(wrapper: IPCNamespace.wrapper(segments: 1))
    let probe = try HelperProcess(
      "window-probe", ["storm"], environment: ["DISPLAY": server.display],
      wrapper: IPCNamespace.joining(server.identifier))
    let found = try storm(probe)
    #expect(found.wrong == 0 && !found.isShared)
    #expect(probe.finish() == 0)
  }
}

/// The segments of shared memory that the kernel tells of.
enum SharedSegments {
  /// The segments that a process made: their permissions and how many are attached.
  static func made(by process: Int32) -> [(mode: String, attached: Int)] {
    let text = KernelFile.text("/proc/sysvipc/shm")
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count > 6, Int32(fields[4]) == process, let attached = Int(fields[6])
      else { return nil }
      return (mode: String(fields[2]), attached: attached)
    }
  }
}
