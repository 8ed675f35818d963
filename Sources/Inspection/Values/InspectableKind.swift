// The kinds of value that an inspector can show and edit.

/// The kind of a property's value: those of Interface Builder's inspector, and named choices.
package enum InspectableKind: Hashable, Sendable {
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
  /// One of a few names, as an enumeration's cases.
  case choice([String])

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
    case .choice: "choice"
    }
  }

  /// The texts that a value of this kind may be written as, for error messages.
  package var allowedForm: String {
    switch self {
    case .boolean: "true, false, yes, no, 1 or 0"
    case .integer: "a whole number"
    case .number: "a finite decimal number"
    case .string: "any text"
    case .point: "x,y"
    case .size: "width,height or widthxheight"
    case .rect: "x,y,width,height"
    case .range: "location,length"
    case .color: "#rgb, #rrggbb, #rrggbbaa or a UIKit name such as systemBlue"
    case .image: "the name of an image or the path of a file"
    case .font:
      "a font's name and size such as Helvetica-Bold 12, or system, boldSystem or italicSystem 17"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    }
  }
}
