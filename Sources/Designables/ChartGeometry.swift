// Where everything in a line chart lies.

package import UIKit

/// The figures of a chart of one size. Points, origin top left, y down.
package struct ChartGeometry: Hashable, Sendable {
  /// The room for the labels, at the left and at the bottom.
  package static let padding: CGFloat = 25

  /// The chart's size in points.
  package let size: CGSize
  /// Points from one label of the x axis to the next.
  package let xStep: CGFloat
  /// Points from one label of the y axis to the next.
  package let yStep: CGFloat

  /// The steps for a number of labels at each axis. Without labels an axis is one step.
  package init(size: CGSize, xLabels: Int, yLabels: Int) {
    self.size = size
    xStep = (size.width - Self.padding) / CGFloat(max(1, xLabels))
    yStep = (size.height - Self.padding) / CGFloat(max(1, yLabels))
  }

  /// The area of the line; empty where the padding leaves no room.
  package var plot: CGRect {
    CGRect(
      x: Self.padding, y: 0, width: max(0, size.width - Self.padding),
      height: max(0, size.height - Self.padding))
  }

  /// The height of the grid line with this number, counted from the lowest.
  package func gridLine(_ index: Int) -> CGFloat {
    size.height - Self.padding - CGFloat(index) * yStep
  }

  /// A point in the plot's coordinates.
  package func location(of point: IDLineChartPoint) -> CGPoint {
    CGPoint(
      x: xStep * 0.5 + (CGFloat(point.x) - 1) * xStep,
      y: size.height - Self.padding - CGFloat(point.y) * yStep)
  }

  /// The top left corner of the label below a step, for a text of the given size.
  package func xLabelOrigin(_ index: Int, text: CGSize) -> CGPoint {
    CGPoint(
      x: Self.padding + CGFloat(index) * xStep + (xStep - text.width) / 2,
      y: size.height - Self.padding + (Self.padding - text.height) / 2)
  }

  /// The top left corner of the label beside a grid line, for a text of the given size.
  package func yLabelOrigin(_ index: Int, text: CGSize) -> CGPoint {
    CGPoint(x: (Self.padding - text.width) / 2, y: gridLine(index) - text.height / 2)
  }

  /// The bubble at the line's end, in the chart's coordinates.
  package func bubble(at point: IDLineChartPoint) -> CGRect {
    let end = location(of: point)
    return CGRect(x: end.x + 8, y: end.y - 34, width: 30, height: 30)
  }

  /// The line through `points`, in the plot's coordinates, with a circle at either end.
  package func line(through points: [IDLineChartPoint], circleRadius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let locations = points.map(location).filter { $0.x.isFinite && $0.y.isFinite }
    for (index, location) in locations.enumerated() {
      if index == 0 {
        path.move(to: location)
      } else {
        path.addLine(to: location)
      }
      // The arc brings a line from the centre to its start in the east.
      if index == 0 || index == locations.count - 1 {
        path.addArc(
          withCenter: location, radius: circleRadius, startAngle: 0, endAngle: 2 * .pi,
          clockwise: true)
      }
    }
    return path
  }
}
