// One `name=value` from outside: what it names, and its text.

/// A property and the text of its new value, for one view or for all instances of a class.
package struct Assignment: Hashable, Sendable {
  /// Nil: the one view in question.
  package var className: String?
  /// A property's name or a `layer.…` path.
  package var property: String
  package var text: String

  package init(className: String?, property: String, text: String) {
    self.className = className
    self.property = property
    self.text = text
  }

  /// Reads `property=text` or `Class.property=text`; a first component with a capital is a class.
  package init(_ assignment: String) throws(InspectionError) {
    // By scalars: a text that begins with a combining mark is one character with the sign.
    let scalars = assignment.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { throw .notAnAssignment(assignment) }
    var path = Substring(scalars[..<equals]).trimmingPrefix(" ")
    text = String(Substring(scalars[scalars.index(after: equals)...]))
    if path.first?.isUppercase == true, let dot = path.firstIndex(of: ".") {
      className = String(path[..<dot])
      path = path[path.index(after: dot)...]
    }
    property = String(path)
    guard !property.isEmpty else { throw .notAnAssignment(assignment) }
  }
}
