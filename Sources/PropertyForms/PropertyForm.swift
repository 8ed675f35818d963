// The forms in which values are copied, and the reading of all of them.

internal import Foundation
internal import InterfaceDocuments

/// A form in which the values of a view are taken away and brought back.
package enum PropertyForm: String, CaseIterable, Sendable {
  /// Assignments of Swift.
  case swift
  /// User-defined runtime attributes, as documents have them.
  case runtimeAttributes
  /// An object of JSON with the values that `--set` takes.
  case json

  /// The words that name it.
  package var words: String {
    switch self {
    case .swift: "Swift"
    case .runtimeAttributes: "runtime attributes"
    case .json: "JSON"
    }
  }

  /// Values as a text of the form, and the names of those that it cannot say. `variable`: the view's name in Swift;
  /// `setters`: how Swift sets what is no plain property.
  package func text(
    of values: [PropertyValue], variable: String, setters: [String: SwiftSetter] = [:]
  ) -> (text: String, leftOut: [String]) {
    switch self {
    case .swift: Self.swiftText(values, variable, setters: setters)
    case .runtimeAttributes: Self.attributesText(values)
    case .json: (Self.jsonText(values), [])
    }
  }

  private static func swiftText(
    _ values: [PropertyValue], _ variable: String, setters: [String: SwiftSetter]
  ) -> (text: String, leftOut: [String]) {
    var (lines, leftOut) = ([String](), [String]())
    for value in values {
      let isLayer = value.name.hasPrefix("layer.")
      guard
        let expression = SwiftExpression.text(
          value.text, kind: value.kind ?? "string", elements: value.elements, isLayer: isLayer,
          isOptional: value.isOptional)
      else {
        leftOut.append(value.name)
        continue
      }
      switch setters[value.name] ?? .assignment {
      case .assignment: lines.append("\(variable).\(value.name) = \(expression)\n")
      case .forState(let method):
        lines.append("\(variable).\(method)(\(expression), for: .normal)\n")
      case .none: leftOut.append(value.name)
      }
    }
    return (lines.joined(), leftOut)
  }

  private static func attributesText(
    _ values: [PropertyValue]
  ) -> (text: String, leftOut: [String]) {
    var attributes: [(keyPath: String, value: RuntimeAttributeValue)] = []
    var leftOut: [String] = []
    for value in values {
      if let attribute = RuntimeAttributeValue(text: value.text, kind: value.kind ?? "string"),
        (try? RuntimeAttributeMarkup.text([(value.name, attribute)])) != nil
      {
        attributes.append((value.name, attribute))
      } else {
        leftOut.append(value.name)
      }
    }
    guard !attributes.isEmpty, let text = try? RuntimeAttributeMarkup.text(attributes) else {
      return ("", leftOut)
    }
    return (text + "\n", leftOut)
  }

  private static func jsonText(_ values: [PropertyValue]) -> String {
    let lines = values.map { value in "  \(JSONScalar.quoted(value.name)): \(jsonValue(value))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func jsonValue(_ value: PropertyValue) -> String {
    switch value.kind {
    case "boolean", "integer", "number":
      value.text == "nil" ? "null" : ValueNotation.canonical(value.text, kind: value.kind ?? "")
    default: value.text == "nil" && value.kind != "string" ? "null" : JSONScalar.quoted(value.text)
    }
  }

  // MARK: Reading

  /// Why a text is in none of the forms: a clause.
  package struct Problem: Error, Hashable {
    /// A clause, with the line where there is one.
    package var reason: String
  }

  /// The characters that are read, at most.
  package static let limit = 1 << 20

  /// The values of a text in any of the forms, with its form. `known`: the names of the view's properties.
  package static func read(
    _ text: String, known: [String]
  ) throws(Problem) -> (form: PropertyForm, values: [PropertyValue]) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { throw Problem(reason: "nothing was copied") }
    guard trimmed.utf8.count <= limit else { throw Problem(reason: "the text is too long") }
    let (form, values): (PropertyForm, [PropertyValue]) =
      switch trimmed.first {
      case "{", "[": (.json, try PropertyJSON.read(trimmed))
      case "<": (.runtimeAttributes, try readAttributes(trimmed))
      default: (.swift, try readSwift(trimmed, known: Set(known)))
      }
    if values.isEmpty { throw Problem(reason: "the text has no values") }
    for value in values where !known.contains(value.name) {
      throw Problem(reason: "the view has no property “\(value.name.prefix(60))”")
    }
    return (form, values)
  }

  private static func readAttributes(_ text: String) throws(Problem) -> [PropertyValue] {
    do throws(NibError) {
      var values: [PropertyValue] = []
      for (keyPath, value) in try RuntimeAttributeMarkup.read(text) {
        guard let text = value.propertyText else {
          throw NibError(line: 1, reason: "the colour of “\(keyPath)” has no components")
        }
        values.append(PropertyValue(name: keyPath, kind: value.kind, text: text))
      }
      return values
    } catch {
      throw Problem(reason: "line \(error.line): \(error.reason)")
    }
  }

  private static func readSwift(
    _ text: String, known: Set<String>
  ) throws(Problem) -> [PropertyValue] {
    do throws(SwiftAssignmentReader.Problem) {
      return try SwiftAssignmentReader.read(text).map { assignment in
        let paths = assignment.path.indices.map {
          assignment.path[$0...].joined(separator: ".")
        }
        let name = paths.first(where: known.contains) ?? paths.last ?? ""
        return PropertyValue(name: name, kind: nil, text: assignment.text)
      }
    } catch {
      throw Problem(reason: "line \(error.line): \(error.reason)")
    }
  }
}
