// Scroll valuators of XInput, and how far they turn in notches.

/// The scroll axes of a pointing device, whose values only grow or shrink while it turns
/// ([XInput 2.1, smooth scrolling](https://www.x.org/releases/current/doc/inputproto/XI2proto.txt)).
package struct ScrollAxes: Hashable, Sendable {
  /// A scroll valuator of a device.
  package struct Axis: Hashable, Sendable {
    /// The number of its valuator.
    package var number: Int
    /// Whether it scrolls up and down rather than left and right.
    package var isVertical: Bool
    /// How far its value moves for one notch to the right or down; may be negative.
    package var increment: Double

    /// An axis; `increment` may be negative, and 0 or not finite makes the axis of no use.
    package init(number: Int, isVertical: Bool, increment: Double) {
      self.number = number
      self.isVertical = isVertical
      self.increment = increment
    }
  }

  /// A movement in notches to the right and down.
  package struct Turn: Hashable, Sendable {
    /// Notches to the right.
    package var x = 0.0
    /// Notches down.
    package var y = 0.0
  }

  /// Longer turns between two events, in notches, are jumps of the value and not turned by a person.
  private static let greatestTurn = 1000.0
  private let axes: [Axis]
  private var values: [Int: Double]

  /// `values`: the valuators' values by number. Axes without a usable increment are left out.
  package init(_ axes: [Axis], at values: [Int: Double]) {
    self.axes = axes.filter { $0.increment.isFinite && $0.increment != 0 }
    self.values = values
  }

  /// The turn that leads to new values, by valuator; nil where none is an axis's. The first value of an axis
  /// turns nothing.
  package mutating func turn(to new: [Int: Double]) -> Turn? {
    var turn = Turn()
    var isAny = false
    for axis in axes {
      guard let value = new[axis.number], value.isFinite else { continue }
      let notches = (value - (values[axis.number] ?? value)) / axis.increment
      values[axis.number] = value
      guard abs(notches) <= Self.greatestTurn else { continue }
      isAny = true
      if axis.isVertical { turn.y += notches } else { turn.x += notches }
    }
    return isAny ? turn : nil
  }
}
