// What outlives a save: the state of a page, in names that mean the same in the next build of it.

/// What a person changed on a page.
package struct AgentState: Codable, Hashable, Sendable {
  /// What was set by name, in that order, the last for each property.
  package var assignments: [Assignment]
  /// Views with a state of their own.
  package var views: [View]

  /// The state of one view.
  package struct View: Codable, Hashable, Sendable {
    package var place: Place
    /// The inspectables that are not as they were when the view was shown.
    package var values: [Value]
    /// Of a scroll view: points, x and y; nil: it is where it was.
    package var offset: [Double]?
    package var isFirstResponder: Bool

    package init(
      place: Place, values: [Value] = [], offset: [Double]? = nil, isFirstResponder: Bool = false
    ) {
      self.place = place
      self.values = values
      self.offset = offset
      self.isFirstResponder = isFirstResponder
    }

    /// Whether there is nothing to keep.
    package var isEmpty: Bool { values.isEmpty && offset == nil && !isFirstResponder }
  }

  /// Where a view is: a shown view, and the way down from it.
  package struct Place: Codable, Hashable, Sendable {
    /// The shown view's class.
    package var shown: String
    /// Indices among subviews.
    package var path: [Int]
    /// The class of the view itself.
    package var className: String

    package init(shown: String, path: [Int], className: String) {
      self.shown = shown
      self.path = path
      self.className = className
    }
  }

  /// A property's value.
  package struct Value: Codable, Hashable, Sendable {
    package var name: String
    /// `InspectableKind`'s word.
    package var kind: String
    package var text: String

    package init(name: String, kind: String, text: String) {
      self.name = name
      self.kind = kind
      self.text = text
    }
  }

  package init(assignments: [Assignment] = [], views: [View] = []) {
    self.assignments = assignments
    self.views = views
  }
}
