// Reads an assignment from the command line's `name=value`.

package import Messages

extension Assignment {
  /// Reads `property=text` or `Class.property=text`; a first component with a capital is a class.
  ///
  /// - Throws: `notAnAssignment` where there is no `=` or no property before it.
  package init(_ assignment: String) throws(InspectionError) {
    // By scalars: a text that begins with a combining mark is one character with the sign.
    let scalars = assignment.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { throw .notAnAssignment(assignment) }
    var path = Substring(scalars[..<equals]).trimmingPrefix(" ")
    let text = String(Substring(scalars[scalars.index(after: equals)...]))
    var className: String?
    if path.first?.isUppercase == true, let dot = path.firstIndex(of: ".") {
      className = String(path[..<dot])
      path = path[path.index(after: dot)...]
    }
    guard !path.isEmpty else { throw .notAnAssignment(assignment) }
    self.init(className: className, property: String(path), text: text)
  }
}
