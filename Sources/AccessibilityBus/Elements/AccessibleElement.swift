// A widget as assistive technologies see it.

package import CoreGraphics

/// A widget as assistive technologies see it: a value, with the widgets in it.
package struct AccessibleElement: Hashable, Sendable {
  /// A number between two ends.
  package struct Range: Hashable, Sendable {
    /// The number now.
    package var value: Double
    /// The two ends.
    package var bounds: ClosedRange<Double>
    /// The difference that one step makes.
    package var step: Double
    /// Whether it can be set.
    package var isSettable: Bool

    /// A number between two ends.
    package init(
      _ value: Double, in bounds: ClosedRange<Double>, step: Double, isSettable: Bool = true
    ) {
      (self.value, self.bounds, self.step, self.isSettable) = (value, bounds, step, isSettable)
    }
  }

  /// Stands for the same widget for as long as that lives; greater than 0.
  package var id: Int
  /// The kind of widget.
  package var role: AccessibleRole
  /// The words that name it. Default: empty.
  package var name = ""
  /// Further words, such as a tooltip's. Default: empty.
  package var description = ""
  /// The name that tests know it by. Default: empty.
  package var identifier = ""
  /// The value in words; empty: it has none. Default: empty.
  package var value = ""
  /// Points of the window.
  package var frame = CGRect.zero
  /// Default: none.
  package var states: AccessibleStates = []
  /// The names of what can be done with it, such as “press”. Default: none.
  package var actions: [String] = []
  /// Default: nil, it stands for no number.
  package var range: Range?
  /// The text that it shows; nil: none can be read letter by letter.
  package var text: String?
  /// The number of characters before the caret; nil: there is none.
  package var caret: Int?
  /// From back to front.
  package var children: [AccessibleElement] = []

  /// A widget without a name.
  package init(_ id: Int, _ role: AccessibleRole) { (self.id, self.role) = (id, role) }

  /// The innermost element at a point of the window; nil where it is none of this one.
  package func element(at point: CGPoint) -> AccessibleElement? {
    for child in children.reversed() {
      if let found = child.element(at: point) { return found }
    }
    return frame.contains(point) ? self : nil
  }
}
