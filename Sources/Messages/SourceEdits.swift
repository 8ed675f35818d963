// Values to write into a source, and the outcome of each.

/// Values that shall be written into a Swift file, each in the place of the literal that it has now.
package struct SourceEditRequest: Codable, Hashable, Sendable {
  /// The file's path, for messages.
  package var path: String
  /// The file's text.
  package var text: String
  /// In this order.
  package var edits: [ValueEdit]
  /// The names of UIKit's colours.
  package var colorNames: [String]

  /// A request that has not been checked.
  package init(path: String, text: String, edits: [ValueEdit], colorNames: [String]) {
    self.path = path
    self.text = text
    self.edits = edits
    self.colorNames = colorNames
  }
}

/// A value to write into a source.
package struct ValueEdit: Codable, Hashable, Sendable {
  /// The part of a source in which a value stands.
  package enum Target: Codable, Hashable, Sendable {
    /// The default of a class's property; nil: of the only class with such a property.
    case property(owner: String?)
    /// An assignment in a preview, to a view of a class; nil: whatever its class is.
    case preview(PreviewName, className: String?)
  }

  /// The way in which a preview is named.
  package enum PreviewName: Codable, Hashable, Sendable {
    /// A line that it is in, from 1.
    case line(Int)
    /// Its name, or that of the type that provides it.
    case name(String)
  }

  /// The place.
  package var target: Target
  /// The property's name or key path.
  package var property: String
  /// `InspectableKind`'s word; nil: as the declaration and the literal say.
  package var kind: String?
  /// The new value, as `--set` takes it.
  package var text: String

  /// A value that has not been checked.
  package init(_ target: Target, property: String, kind: String?, text: String) {
    self.target = target
    self.property = property
    self.kind = kind
    self.text = text
  }
}

/// The source with the values that could be written.
package struct SourceEditReply: Codable, Hashable, Sendable {
  /// The outcome of one value.
  package enum Outcome: Codable, Hashable, Sendable {
    /// The text has it now, at this place.
    case written(SourcePlace)
    /// The text has no such property or assignment: a sentence.
    case absent(String)
    /// The place is there and its value is none that can be written: a sentence, with the place.
    case refused(SourcePlace?, String)
  }

  /// The text, which differs from the one before in literals alone.
  package var text: String
  /// One for each value, in their order.
  package var outcomes: [Outcome]

  /// A text with what became of each value.
  package init(text: String, outcomes: [Outcome]) {
    self.text = text
    self.outcomes = outcomes
  }
}
