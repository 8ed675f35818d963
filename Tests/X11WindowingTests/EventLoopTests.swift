// The event loop in a program of its own: here the main thread is the test runner's.

import Foundation
import TestSupport
import Testing

@Suite struct EventLoopTests {
  private static let engines = ["poll", "foundation"]

  @Test(arguments: engines)
  func `timers, performers, the main queue, tasks, descriptors and rounds are served`(
    engine: String
  ) throws {
    let helper = try HelperProcess("window-probe", ["serve"], environment: ["VITRINE_LOOP": engine])
    var served: Set<String> = []
    while let line = helper.line(), line != "done" { served.insert(line) }
    #expect(
      served == [
        "timer", "perform", "queue", "task", "after", "descriptor", "round", "nested",
      ])
    #expect(helper.finish() == 7)
  }

  @Test func `an idle loop does not wake up`() throws {
    let helper = try HelperProcess("window-probe", ["idle"])
    // The one wake-up is the message that ends the count.
    #expect(helper.line() == "1")
    #expect(helper.finish() == 0)
  }

  @Test func `among rounds Foundation's timers are looked at five times a second`() throws {
    let helper = try HelperProcess("window-probe", ["rounds"])
    #expect(helper.line() == "performed")
    let counts = try #require(helper.line()).split(separator: " ").compactMap { Int($0) }
    try #require(counts.count == 2)
    #expect(counts[0] <= counts[1] / 200 + 2)
    #expect(helper.finish() == 0)
  }

  @Test func `rounds that ask for the next one keep no descriptor waiting`() throws {
    let helper = try HelperProcess("window-probe", ["greedy"])
    #expect(helper.finish() == 5)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the loop in order`(signal: Int32) throws {
    let helper = try HelperProcess("window-probe", ["signals"])
    try #require(helper.line() == "ready")
    helper.signal(signal)
    #expect(helper.line() == "signal \(signal)")
    #expect(helper.line() == "stopped")
    #expect(helper.finish() == 3)
  }

  @Test func `frames are paced at sixty a second, and a lost server ends the loop`() throws {
    let server = try PrivateXServer()
    let helper = try HelperProcess(
      "window-probe", ["window"], environment: ["DISPLAY": server.display])
    let took = try #require(helper.line().flatMap { Int($0) })
    // 30 frames have 29 intervals of 16.7 ms; a busy machine may take longer, never shorter.
    #expect(took >= 483)
    server.kill()
    #expect(helper.line() == "lost")
    #expect(helper.finish() == 69)
  }
}
