// The widgets of a window by their numbers.

/// The widgets of a window at one moment, found by their numbers.
package struct AccessibleTree: Sendable {
  /// A widget's place among others.
  package struct Place: Sendable {
    /// The widget.
    package var element: AccessibleElement
    /// The number of the one that it is in; nil: the application.
    package var parent: Int?
    /// Among those in its parent.
    package var index: Int
  }

  /// The window.
  package let root: AccessibleElement
  /// The widgets by their numbers.
  package private(set) var places: [Int: Place] = [:]

  /// A window with all that is in it. Of two elements with one number the second is left out.
  package init(_ root: AccessibleElement) {
    self.root = root
    add(root, in: nil, at: 0)
  }

  private mutating func add(_ element: AccessibleElement, in parent: Int?, at index: Int) {
    guard places[element.id] == nil else { return }
    places[element.id] = Place(element: element, parent: parent, index: index)
    for (index, child) in element.children.enumerated() { add(child, in: element.id, at: index) }
  }
}
