// Recordings as a function: what is refused before a frame is made.

import CoreGraphics
import MainLoop
import Messages
import Stage
import Testing

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct RecordingTests {
  private func record(_ output: String) async throws -> (failure: Failure?, frames: Int) {
    var request = Request()
    request.view = "UIView"
    var options = Recording.Options()
    options.duration = "0.1"
    var frames = 0
    do throws(Failure) {
      try await Recording.write(
        request, options, to: output, stageOptions: StageOptions(), on: EventLoop()
      ) { frames = $0 }
      return (nil, frames)
    } catch {
      return (error, frames)
    }
  }

  @Test(arguments: [
    "/proc/nonexistent/run.apng", "/proc/run.apng", "/proc/run.webp", "/proc/nonexistent/frames",
  ])
  func `a place that cannot be written is refused before a frame is made`(place: String)
    async throws
  {
    let outcome = try await record(place)
    #expect(outcome.failure?.status == .cannotCreate)
    #expect(outcome.failure?.message.contains(" \(place): ") == true)
    #expect(outcome.frames == 0)
  }

  @Test func `a disk that is full is told in a sentence`() async throws {
    let link = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).webp"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    defer { try? FileManager.default.removeItem(atPath: link) }
    let outcome = try await record(link)
    #expect(outcome.failure?.status == .cannotCreate)
    #expect(outcome.failure?.message == "cannot write \(link): No space left on device")
  }

  @Test func `an animation that WebP cannot hold is refused with its first frame`() async throws {
    var request = Request()
    (request.view, request.size) = ("UIView", CGSize(width: 16_384, height: 2))
    let path = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).webp"
    await #expect(throws: Failure.self) {
      try await Recording.write(
        request, Recording.Options(), to: path, stageOptions: StageOptions(), on: EventLoop())
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `an animation may go to a device`() async throws {
    let outcome = try await record("/dev/null")
    #expect(outcome.failure?.status == .cannotCreate, "a folder is wanted there")
    let link = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).apng"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    defer { try? FileManager.default.removeItem(atPath: link) }
    let toDevice = try await record(link)
    #expect(toDevice.failure == nil && toDevice.frames == 6)
  }
}
