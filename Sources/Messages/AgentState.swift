// The state of a page that outlives a save, in names that mean the same in the next build.

/// The changes that a person made on a page.
package struct AgentState: Codable, Hashable, Sendable {
  /// The values that were set by name, in that order, the last for each property.
  package var assignments: [Assignment]
  /// Views with a state of their own.
  package var views: [View]

  /// The state of one view.
  package struct View: Codable, Hashable, Sendable {
    /// The view's place on the page.
    package var place: Place
    /// The inspectables that are not as they were when the view was shown.
    package var values: [Value]
    /// A scroll view's offset in points, x and y; nil: it was not scrolled.
    package var offset: [Double]?
    /// Whether it has the keyboard. Default: false.
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

  /// The place of a view or layer: a shown view, and the indices that lead down from it.
  package struct Place: Codable, Hashable, Sendable {
    /// The shown view's class.
    package var shown: String
    /// Which of the shown views of that class it is, from 0.
    package var ordinal: Int
    /// Indices among subviews; those of layers are ``PageNode/index(ofLayer:)``.
    package var path: [Int]
    /// The class of the view or layer itself.
    package var className: String

    /// A place; an empty `path` is the shown view itself.
    package init(shown: String, ordinal: Int = 0, path: [Int], className: String) {
      self.shown = shown
      self.ordinal = ordinal
      self.path = path
      self.className = className
    }
  }

  /// A property's value.
  package struct Value: Codable, Hashable, Sendable {
    /// The property's name in the source.
    package var name: String
    /// `InspectableKind`'s word.
    package var kind: String
    /// The value as `--set` takes it.
    package var text: String
    /// Whether somebody set it by name; else it came of touches and time. Default: false.
    package var isEdited: Bool

    /// A value of a kind, as text.
    package init(name: String, kind: String, text: String, isEdited: Bool = false) {
      self.name = name
      self.kind = kind
      self.text = text
      self.isEdited = isEdited
    }
  }

  /// A state. Default: nothing was changed.
  package init(assignments: [Assignment] = [], views: [View] = []) {
    self.assignments = assignments
    self.views = views
  }
}
