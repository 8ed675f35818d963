// The chart's figures, dates and values: every vector of a 340 × 170 chart.

import CoreGraphics
import Designables
import Foundation
import Testing
import UIKit

@Suite struct ChartGeometryTests {
  private let geometry = ChartGeometry(
    size: CGSize(width: 340, height: 170), xLabels: 7, yLabels: 6)

  private static let values: [(Float, Float)] = [
    (1, 1), (2, 2), (3, 1.5), (4, 2), (5, 4), (6, 1), (7, 2),
  ]

  private var points: [IDLineChartPoint] {
    Self.values.map { IDLineChartPoint.point(withX: $0.0, andY: $0.1) }
  }

  private var line: UIBezierPath { geometry.line(through: points, circleRadius: 2) }

  @Test func `steps and plot area are those of the table`() {
    #expect(geometry.xStep == 45)
    #expect(abs(geometry.yStep - 24.166667) < 1e-6)
    #expect(geometry.plot == CGRect(x: 25, y: 0, width: 315, height: 145))
  }

  private static let locations: [[CGFloat]] = [
    [22.5, 120.833333], [67.5, 96.666667], [112.5, 108.75], [157.5, 96.666667],
    [202.5, 48.333333], [247.5, 120.833333], [292.5, 96.666667],
  ]

  @Test(arguments: 0..<7)
  func `points lie where the table says`(index: Int) {
    let expected = Self.locations[index]
    #expect(geometry.location(of: points[index]).isNear(expected[0], expected[1], within: 1e-6))
  }

  @Test(arguments: [
    (0, 145.0), (1, 120.833333), (2, 96.666667), (3, 72.5), (4, 48.333333), (5, 24.166667),
  ])
  func `grid lines lie where the table says`(index: Int, y: CGFloat) {
    #expect(abs(geometry.gridLine(index) - y) < 1e-6)
  }

  @Test func `the bubble's centre ends 2 left of the last point`() {
    let bubble = geometry.bubble(at: points[6])
    #expect(bubble.origin.isNear(300.5, 62.666667, within: 1e-6))
    #expect(bubble.size == CGSize(width: 30, height: 30))
    let viewX: CGFloat = geometry.location(of: points[6]).x + 25
    #expect(bubble.midX == viewX - 2)
  }

  @Test func `labels stand in the middle of their steps`() {
    let text = CGSize(width: 27, height: 12)
    #expect(geometry.xLabelOrigin(2, text: text) == CGPoint(x: 124, y: 151.5))
    #expect(geometry.yLabelOrigin(0, text: text) == CGPoint(x: -1, y: 139))
  }

  @Test func `the line is as long as the table says`() {
    #expect(abs(line.data.length - 374.097723) < 1e-3)
    #expect(line.data.verbs.filter { $0 == .move }.count == 1)
  }

  @Test(arguments: [
    (1, 63.892102, 0.170791), (2, 110.486168, 0.295343), (3, 157.080233, 0.419895),
    (4, 223.118942, 0.596424), (5, 308.449183, 0.824523), (6, 359.527826, 0.961062),
  ])
  func `the pen reaches each point at the table's fraction`(
    index: Int, length: Double, fraction: Double
  ) {
    let upTo = geometry.line(through: Array(points[...index]), circleRadius: 2).data
    // Without the line to the east and the circle that end it.
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let reached = upTo.length - 2 - circle.data.length
    #expect(abs(reached - length) < 2e-3)
    #expect(abs(reached / line.data.length - fraction) < 1e-5)
  }

  /// strokeEnd, x and y.
  private static let pens: [[CGFloat]] = [
    [0.25, 96.1177, 104.3511], [0.5, 177.9200, 74.7341], [0.75, 232.7979, 97.1466],
    [1, 294.5, 96.6667],
  ]

  @Test(arguments: pens)
  func `the pen stands where the table says`(row: [CGFloat]) {
    let end = row[0]
    var style = StrokeStyle(width: 4)
    style.cap = .round
    style.trimStart = max(0, end - 1e-9)
    style.trimEnd = end
    // A trim of almost no length with round caps is a disc around the pen.
    let disc = line.data.stroked(style, tolerance: 1e-4).bounds
    let pen = CGPoint(x: disc.midX, y: disc.midY)
    #expect(pen.isNear(row[1], row[2], within: 0.01))
  }

  @Test func `one point is one circle and none is nothing`() {
    let disc = geometry.line(through: [points[0]], circleRadius: 2)
    #expect(abs(disc.data.length - (2 + 4 * .pi)) < 0.01)
    #expect(geometry.line(through: [], circleRadius: 2).isEmpty)
  }

  @Test func `points that are not finite are left out`() {
    let bad = IDLineChartPoint.point(withX: .nan, andY: 1)
    let line = geometry.line(through: [bad, points[0], bad], circleRadius: 2)
    #expect(abs(line.data.length - (2 + 4 * .pi)) < 0.01)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 10, height: 300), CGSize(width: 300, height: 24)])
  func `a size under the padding leaves no plot area`(size: CGSize) {
    let plot = ChartGeometry(size: size, xLabels: 0, yLabels: 0).plot
    #expect(plot.width == 0 || plot.height == 0)
    #expect(plot.width >= 0 && plot.height >= 0)
  }
}

@Suite struct ChartDatesTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  @Test func `the week before a day runs over the end of a leap February`() {
    #expect(
      ChartDates.labels(before: day(2024, 3, 3))
        == ["02-25", "02-26", "02-27", "02-28", "02-29", "03-01", "03-02"])
  }

  @Test(arguments: [
    (2023, 3, 1, "02-28"), (2024, 3, 1, "02-29"), (2000, 3, 1, "02-29"), (1900, 3, 1, "02-28"),
    (2026, 1, 1, "12-31"), (2026, 11, 21, "11-20"), (1, 1, 1, "12-31"),
  ])
  func `the day before is the calendar's`(year: Int, month: Int, day: Int, expected: String) {
    let components = self.day(year, month, day)
    #expect(ChartDates.labels(before: components, count: 1) == [expected])
  }

  @Test func `every day of nine years agrees with Foundation's calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let start = try #require(calendar.date(from: day(1996, 1, 1)))
    for offset in 0..<(9 * 366) {
      let date = start.addingTimeInterval(Double(offset) * 86400)
      let here = calendar.dateComponents([.year, .month, .day], from: date)
      let before = calendar.dateComponents([.month, .day], from: date.addingTimeInterval(-86400))
      let parts = [before.month ?? 0, before.day ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
      let expected = parts.joined(separator: "-")
      guard ChartDates.labels(before: here, count: 1) == [expected] else {
        Issue.record("the day before \(here) is \(expected)")
        return
      }
    }
  }

  @Test(arguments: [-1e9, 0, 951_825_600, 1.7e9, 4e9])
  func `a time's day is the local one`(seconds: TimeInterval) {
    let date = Date(timeIntervalSince1970: seconds)
    let expected = Calendar(identifier: .gregorian)
      .dateComponents([.year, .month, .day], from: date)
    let found = ChartDates.day(of: date)
    #expect([found.year, found.month, found.day] == [expected.year, expected.month, expected.day])
  }

  @Test func `today is the local day`() {
    let before = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    let today = ChartDates.day(of: nil)
    let after = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    let found = [today.year, today.month, today.day]
    #expect(
      found == [before.year, before.month, before.day]
        || found == [after.year, after.month, after.day])
  }
}

@Suite struct ChartValuesTests {
  private static let labels = ["0", "10", "20", "30", "40", "50"]

  @Test(
    arguments: [
      (2, "20"), (1.5, "15"), (0, "0"), (0.25, "2.5"), (4.125, "41.25"), (1.3, "13"), (5, "50"),
      (7, "70"), (-1, "-10"), (5.5, "55"),
    ] as [(Float, String)])
  func `a height between numbers is linear`(height: Float, expected: String) {
    let text = ChartValues.text(at: height, labels: Self.labels)
    #expect(text == expected)
  }

  @Test func `a height between words is the lower one`() {
    let labels = ["low", "middle", "high"]
    #expect(ChartValues.text(at: 1.9, labels: labels) == "middle")
    #expect(ChartValues.text(at: 0.5, labels: ["1", "high"]) == "1")
    #expect(ChartValues.text(at: 7, labels: labels) == "high")
    #expect(ChartValues.text(at: -7, labels: labels) == "low")
    #expect(ChartValues.text(at: 0.5, labels: ["10"]) == "10")
  }

  @Test func `without labels the height itself is shown and what is no number is nothing`() {
    #expect(ChartValues.text(at: 2.5, labels: []) == "2.5")
    #expect(ChartValues.text(at: .nan, labels: Self.labels) == "")
    #expect(ChartValues.text(at: .infinity, labels: Self.labels) == "")
    #expect(ChartValues.text(at: 3e30, labels: []) != "")
  }
}
