// One value of a line chart.

public import UIKit

/// A point of a line chart, in steps of its axes.
open class IDLineChartPoint: NSObject {
  /// From 1: the first label's step.
  public var x: Float
  /// From 0: the lowest grid line.
  public var y: Float

  /// Makes a point, in steps of the axes.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  /// Makes a point, in steps of the axes.
  open class func point(withX x: Float, andY y: Float) -> IDLineChartPoint {
    IDLineChartPoint(x: x, y: y)
  }
}
