// Formats and messages of the system log.

import OSLog
import Testing

@Suite struct OSLogTests {
  @Test func `options in braces are ignored in formats`() {
    #expect(OSLogFormat.text("%{public}d and %{private, mask.hash}.1f", [3, 2.5]) == "3 and 2.5")
    #expect(OSLogMessage("a \(1, privacy: .private)").text == "a 1")
  }
}
