// What can be wrong with a property that somebody names, or with its value.

/// A mistake in a class, a property or a value from outside.
package enum InspectionError: Error, Hashable {
  /// The text has not the form `name=value`.
  case notAnAssignment(String)
  /// The text names no class where one is needed.
  case noClass(String)
  case unknownClass(String, known: [String])
  case unknownProperty(String, className: String, near: [String])
  case readOnly(String, className: String)
  case badValue(String, property: String, allowed: String)
  case missingImage(String, property: String)
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
