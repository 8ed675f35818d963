// The program's requests to the server, recorded between the two.

import Foundation
import TestSupport
import Testing
import X11Windowing

@Suite struct ProtocolTests {
  private static let xtrace = "/usr/bin/xtrace"
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: xtrace)

  /// One line: a request, or the server's reply, event or error.
  private struct Line {
    var isRequest: Bool
    var text: Substring

    var isReply: Bool { !isRequest && text.contains("Reply to") }

    /// Whether it is a request of that name.
    func asks(_ name: String) -> Bool { isRequest && text.contains(" \(name)") }
  }

  /// The bytes between the probe's command and the server.
  private func overhear(_ pace: X11PaceSource) throws -> [Line] {
    let server = try PrivateXServer()
    let ear = ":" + String((Int(server.display.dropFirst()) ?? 0) + 2000)
    let file = NSTemporaryDirectory() + "vitrine-protocol-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    let probe = try HelperProcess(
      "window-probe", ["move"], environment: ["VITRINE_PACE": pace.rawValue],
      wrapper: [
        Self.xtrace, "-n", "-d", server.display, "-D", ear, "-o", file, "--", "/usr/bin/env",
        "DISPLAY=" + ear,
      ])
    try #require(probe.finish() == 0)
    // Such as `000:<:0047: 40: MIT-SHM-Request(130,3): PutImage …`.
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap {
      let parts = $0.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, parts[1] == "<" || parts[1] == ">" else { return nil }
      return Line(isRequest: parts[1] == "<", text: parts[2])
    }
  }

  /// The lines behind the stamp of the eighth frame up to that of the last.
  private func moving(_ lines: [Line]) throws -> ArraySlice<Line> {
    let stamps = lines.indices.filter {
      lines[$0].asks("ChangeProperty") && lines[$0].text.contains("_VITRINE_FRAME")
    }
    try #require(stamps.count == 44)
    return lines[(stamps[11] + 1)...stamps[43]]
  }

  @Test(.enabled(if: isInstalled), arguments: [X11PaceSource.present, .fixed])
  func `a frame is its rectangles, its stamp and at most one question, and waits for no reply`(
    pace: X11PaceSource
  ) throws {
    let lines = try moving(overhear(pace))
    let count = 32
    #expect(!lines.contains { $0.isReply })
    let puts = lines.filter { $0.asks("PutImage") }
    #expect(puts.count == 2 * count)
    #expect(lines.filter { $0.asks("ChangeProperty") }.count == count)
    let asks = lines.filter { $0.asks("NotifyMSC") }
    #expect(asks.count == (pace == .present ? count : 0))
    #expect(lines.filter(\.isRequest).count == puts.count + count + asks.count)
    // One of the two tells that the pixels are read: a picture asked for behind them, or the
    // completion of the last rectangle.
    let completions = puts.map { $0.text.contains("send-event=true") }
    #expect(
      completions == (0..<2 * count).map { pace == .fixed && $0 % 2 == 1 })
  }

  @Test(.enabled(if: isInstalled))
  func `before the window is mapped few answers are asked for`() throws {
    let lines = try overhear(.fixed)
    let map = try #require(lines.firstIndex { $0.asks("MapWindow") })
    // Most come together, so that the server is waited for about fifteen times; how the recording
    // mixes questions and answers depends on the machine's load, how many there are does not.
    let answers = lines[..<map].filter(\.isReply).count
    #expect(answers <= 56)
  }
}
