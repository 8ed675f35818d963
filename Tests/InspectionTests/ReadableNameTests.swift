// Readable names from camel case.

import Inspection
import Testing

@Suite struct ReadableNameTests {
  @Test(arguments: [
    ("cornerRadius", "Corner Radius"), ("RoundedCornerButton", "Rounded Corner Button"),
    ("LDGradientView", "LD Gradient View"), ("IDLineChartView", "ID Line Chart View"),
    ("gradientColor1", "Gradient Color 1"),
    ("enableImageRightAligned", "Enable Image Right Aligned"),
    ("angle", "Angle"), ("layer.cornerRadius", "Layer Corner Radius"),
    ("isURLShown", "Is URL Shown"),
    ("x2Offset", "X 2 Offset"), ("", ""), ("A", "A"), ("URL", "URL"),
  ])
  func `words begin at capitals, digits and dots`(name: String, readable: String) {
    #expect(ReadableName.of(name) == readable)
  }
}
