// Where the parts of a line chart lie: the figures, as functions of its size and its labels.

import UIKit

/// The chart's measures in its own points, y down.
struct IDLineChartGeometry {
  /// What the axes' labels take at the left and at the bottom.
  static let padding: CGFloat = 25

  let size: CGSize
  let xStep: CGFloat
  let yStep: CGFloat

  /// Steps are 0 where there are no labels or no room.
  init(size: CGSize, xLabels: Int, yLabels: Int) {
    self.size = size
    let room = CGSize(
      width: max(0, size.width - Self.padding), height: max(0, size.height - Self.padding))
    xStep = xLabels > 0 ? room.width / CGFloat(xLabels) : 0
    yStep = yLabels > 0 ? room.height / CGFloat(yLabels) : 0
    plot = CGRect(x: Self.padding, y: 0, width: room.width, height: room.height)
  }

  /// Right of the y labels, above the x labels.
  let plot: CGRect

  /// The height of grid line `index`, counted from the lowest.
  func gridLine(_ index: Int) -> CGFloat {
    size.height - Self.padding - CGFloat(index) * yStep
  }

  /// A point of the chart in the plot area.
  func place(_ point: IDLineChartPoint) -> CGPoint {
    CGPoint(
      x: xStep * 0.5 + (CGFloat(point.x) - 1) * xStep,
      y: size.height - Self.padding - CGFloat(point.y) * yStep)
  }

  /// The origin of x label `index`, centred below its step.
  func xLabelOrigin(_ index: Int, _ text: CGSize) -> CGPoint {
    CGPoint(
      x: Self.padding + CGFloat(index) * xStep + (xStep - text.width) / 2,
      y: size.height - Self.padding + (Self.padding - text.height) / 2)
  }

  /// The origin of y label `index`, its middle on the grid line.
  func yLabelOrigin(_ index: Int, _ text: CGSize) -> CGPoint {
    CGPoint(x: (Self.padding - text.width) / 2, y: gridLine(index) - text.height / 2)
  }

  /// The bubble of the last value, in the chart's own coordinates.
  func bubble(at point: IDLineChartPoint) -> CGRect {
    let place = place(point)
    return CGRect(x: place.x + 8, y: place.y - 34, width: 30, height: 30)
  }
}
