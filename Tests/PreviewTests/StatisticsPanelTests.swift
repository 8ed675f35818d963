// The words of the panel that tells of frames.

import CoreGraphics
import Testing

@testable import Preview

@MainActor @Suite struct StatisticsPanelTests {
  @Test(arguments: [(0, "new"), (1, "1 frame old"), (2, "2 frames old")])
  func `the age of a buffer is said in frames`(age: Int, words: String) {
    #expect(StatisticsPanel.ageText(age) == words)
  }
}
