// The errors of an assignment: its form, its class, its property, its value.

/// A mistake in a class, a property or a value from outside.
package enum InspectionError: Error, Hashable {
  /// The text has not the form `name=value`.
  case notAnAssignment(String)
  /// The text names no class where one is needed.
  case noClass(String)
  /// No class has the name; `known` lists those that are described.
  case unknownClass(String, known: [String])
  /// The class has no property of that name; `near` lists at most two names like it.
  case unknownProperty(String, className: String, near: [String])
  /// The property has no setter.
  case readOnly(String, className: String)
  /// The text is no value of the property's kind, or out of its range; `allowed` says what may be written.
  case badValue(String, property: String, allowed: String)
  /// No file has the image's name.
  case missingImage(String, property: String)
  /// The file is there, and its bytes are no image; the reason is a clause.
  case damagedImage(String, property: String, reason: String)
}

extension InspectionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAnAssignment(let text): "“\(text)” is not of the form name=value"
    case .noClass(let text):
      "“\(text)” names no class: without --view write Class.name=value"
    case .unknownClass(let name, let known):
      "there is no view class “\(name)”; there are \(known.joined(separator: ", "))"
    case .unknownProperty(let name, let className, let near):
      "\(className) has no property “\(name)”"
        + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?")
    case .readOnly(let name, let className):
      "\(className).\(name) can be read, not set"
    case .badValue(let text, let property, let allowed):
      "“\(text)” is not a value for \(property): write \(allowed)"
    case .missingImage(let name, let property):
      "there is no image “\(name)” for \(property)"
    case .damagedImage(let name, let property, let reason):
      "the image “\(name)” for \(property) cannot be read: \(reason)"
    }
  }
}
