// The value of a height in a chart, in the words of its axis.

import UIKit

/// Values read off an axis with labels.
package enum ChartValues {
  /// The value at a height, in steps from the lowest label: linear between the labels around it
  /// (beyond the axis, by the nearest two) where both are numbers, else the lower label's text.
  /// Without labels it is the height itself.
  package static func text(at height: Float, labels: [String]) -> String {
    guard height.isFinite else { return "" }
    guard !labels.isEmpty else { return number(Double(height)) }
    let step = min(max(height.rounded(.down), 0), Float(labels.count - 1))
    let lower = labels[Int(step)]
    // From the last label on there is none above: the two nearest ones tell the slope.
    let base = min(Int(step), max(0, labels.count - 2))
    let fraction = Double(height) - Double(base)
    guard height != step, base + 1 < labels.count, let low = Double(labels[base]),
      let high = Double(labels[base + 1])
    else { return lower }
    return number(low + (high - low) * fraction)
  }

  /// At most two decimals, none that is a trailing 0.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let rounded = hundredths / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
