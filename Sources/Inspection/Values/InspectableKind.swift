// The kinds of value that an inspector can show and edit.

internal import PropertyForms

/// The kind of a property's value: those of Interface Builder's inspector, and named choices.
package indirect enum InspectableKind: Hashable, Sendable {
  case boolean
  case integer
  case number
  case string
  case point
  case size
  case rect
  case range
  case color
  case image
  case font
  /// Lengths at the four sides.
  case insets
  /// Lengths at the top, the leading side, the bottom and the trailing side.
  case directionalInsets
  /// One of a few names, as an enumeration's cases; of some the values have raw values too.
  case choice([String], rawValues: RawValues? = nil)
  /// Any of a few names, as an option set's members.
  case options([String])
  /// Any number of values of one kind.
  case list(InspectableKind)
  /// Any number of values of one kind, each with a key of another: a text, a number or a choice.
  case dictionary(key: InspectableKind, value: InspectableKind)
  /// A value that can be shown as text and not be set.
  case opaque

  /// One lower-case word, for tables and for programs.
  package var name: String {
    switch self {
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .range: "range"
    case .color: "color"
    case .image: "image"
    case .font: "font"
    case .insets: "insets"
    case .directionalInsets: "directionalInsets"
    case .choice: "choice"
    case .options: "options"
    case .list: "list"
    case .dictionary: "dictionary"
    case .opaque: "none"
    }
  }

  /// The texts that a value of this kind may be written as, for error messages.
  package var allowedForm: String {
    switch self {
    case .boolean: "true, false, yes, no, 1 or 0"
    case .integer: "a whole number"
    case .number: "a number, such as 12.5"
    case .string: "any text"
    case .point: "x,y"
    case .size: "width,height or widthxheight"
    case .rect: "x,y,width,height"
    case .range: "location,length"
    case .color: ValueNotation.colorTexts
    case .image: "the name of an image or a symbol, or the path of a file"
    case .font:
      "a font's name and size such as Helvetica-Bold 12, system, boldSystem or italicSystem 17, "
        + "or a text style such as headline"
    case .insets: "top,left,bottom,right"
    case .directionalInsets: "top,leading,bottom,trailing"
    case .choice(let names, let rawValues):
      "one of " + names.joined(separator: ", ")
        + (rawValues?.example.map { ", or a raw value such as \($0)" } ?? "")
    case .options(let names):
      "none, or with commas between them raw values and " + names.joined(separator: ", ")
    case .list(let element):
      "a JSON array such as [1, 2] or [\"a\", \"b\"], each \(element.allowedForm)"
    case .dictionary(let key, let value):
      "a JSON object such as {\"a\": 1} with each key once, "
        + (key == .string ? "" : "each key \(key.allowedForm), ")
        + "each value \(value.allowedForm)"
    case .opaque: "nothing: it can be read, not set"
    }
  }

  /// The names that a value is one of, or some of; of a list or dictionary those of its values. Empty: there are none.
  package var names: [String] {
    switch self {
    case .choice(let names, _), .options(let names): names
    case .list(let element), .dictionary(_, let element): element.names
    default: []
    }
  }
}
