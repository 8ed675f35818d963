// Inspectable values from text and back.

internal import CoreGraphics
internal import PropertyForms
package import UIKit

/// Finds an image by its name or by the path of a file.
package typealias ImageLookup = @MainActor (String) throws(ImageLookupError) -> UIImage

/// The error of an image that is not found or not read.
package enum ImageLookupError: Error, Hashable {
  /// No file has the name.
  case missing(String)
  /// The file is there, and its bytes are no image that we read; the reason is a clause.
  case damaged(String, reason: String)
}

/// Reads and writes values as they stand on the command line and in an inspector.
@MainActor
package struct ValueText {
  private let image: ImageLookup

  /// A reader that finds images by `images`. By default every image is missing.
  package init(
    images: @escaping ImageLookup = { name throws(ImageLookupError) in throw .missing(name) }
  ) {
    self.image = images
  }

  /// The error of a text that is no value of a kind.
  package enum Failure: Error, Hashable {
    /// The text has not one of the allowed forms.
    case form(allowed: String)
    /// The image that the text names is missing or damaged.
    case image(ImageLookupError)
  }

  /// Returns the value that `text` writes. The word `nil` is the absent value of an optional property.
  package func value(
    _ text: String, of kind: InspectableKind, isOptional: Bool = false
  ) throws(Failure) -> InspectableValue {
    if isOptional, text == "nil" { return .none }
    if kind == .image { return .image(try lookUp(text)) }
    if case .list(let element) = kind { return .list(try list(text, of: element)) }
    if case .dictionary(let key, let element) = kind {
      return .dictionary(try dictionary(text, of: key, element))
    }
    guard let value = Self.plainValue(text, of: kind) else {
      throw .form(allowed: kind.allowedForm + (isOptional ? ", or nil" : ""))
    }
    return value
  }

  /// The values of a JSON array, whose texts are each read as a value of `element`.
  private func list(
    _ text: String, of element: InspectableKind
  ) throws(Failure) -> [InspectableValue] {
    guard let texts = ListText.elements(text) else {
      throw .form(allowed: InspectableKind.list(element).allowedForm)
    }
    return try texts.map { text throws(Failure) in try value(text, of: element) }
  }

  /// The values of a JSON object, whose texts are each read as a value of `element`.
  private func dictionary(
    _ text: String, of key: InspectableKind, _ element: InspectableKind
  ) throws(Failure) -> [(key: InspectableValue, value: InspectableValue)] {
    guard let pairs = DictionaryText.pairs(text, keyKind: key.name) else {
      throw .form(allowed: InspectableKind.dictionary(key: key, value: element).allowedForm)
    }
    return try pairs.map { pair throws(Failure) in
      (key: try value(pair.key, of: key), value: try value(pair.value, of: element))
    }
  }

  /// The image of a name; nil where there is none, or its bytes are no image.
  package func image(named name: String) -> UIImage? { try? lookUp(name) }

  private func lookUp(_ name: String) throws(Failure) -> UIImage {
    do throws(ImageLookupError) {
      return try image(name)
    } catch {
      if case .missing = error, UIImage.hasSymbol(named: name),
        let symbol = UIImage(systemName: name)
      {
        return symbol
      }
      throw .image(error)
    }
  }

  private static func plainValue(_ text: String, of kind: InspectableKind) -> InspectableValue? {
    switch kind {
    case .boolean: boolean(text).map { .boolean($0) }
    case .integer: DecimalText.integer(text).map { .integer($0) }
    case .number: DecimalText.number(text).map { .number($0) }
    case .string: .string(text)
    case .point: numbers(text, 2).map { .point(CGPoint(x: $0[0], y: $0[1])) }
    case .size: size(text).map { .size($0) }
    case .rect:
      numbers(text, 4).map { .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    case .range: range(text).map { .range($0) }
    case .color: ColorText.color(text).map { .color($0) }
    case .choice(let names, let rawValues):
      // A name comes before a raw value of another case.
      (names.contains(text) ? text : rawValues?.name(of: text)).map { .choice($0) }
    case .font: FontText.font(text).map { .font($0) }
    case .insets, .directionalInsets:
      numbers(text, 4).map {
        .insets(UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
      }
    case .options(let names): options(text, names).map { .options($0) }
    case .image, .list, .dictionary, .opaque: nil
    }
  }

  private static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  /// The names, and raw values behind them, in a text with commas between them, or in a JSON array.
  private static func options(_ text: String, _ names: [String]) -> [String]? {
    let words =
      ListText.elements(text)
      ?? text.split(separator: ",").map { String($0.trimmingPrefix(" ")) }
    if words.isEmpty || words == ["none"] { return [] }
    let others = words.filter { !names.contains($0) }
    guard others.allSatisfy(ValueNotation.isRawValue) else { return nil }
    return names.filter(words.contains) + others
  }

  private static func numbers(_ text: String, _ count: Int) -> [Double]? {
    DecimalText.numbers(text, count: count)
  }

  private static func size(_ text: String) -> CGSize? {
    let commas = text.replacing("x", with: ",")
    return numbers(commas, 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  private static func range(_ text: String) -> NSRange? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { DecimalText.integer($0) }
    guard parts.count == 2, values.count == 2, values.allSatisfy({ $0 >= 0 }) else { return nil }
    return NSRange(location: values[0], length: values[1])
  }

  /// Returns the text of a value; it reads back as the same value (colours to the nearest 1/255), except images without
  /// a name and values that cannot be set.
  package static func text(_ value: InspectableValue) -> String {
    switch value {
    case .none: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): DecimalText.text(value)
    case .string(let value), .choice(let value): value
    case .point(let value): list([value.x, value.y])
    case .size(let value): list([value.width, value.height])
    case .rect(let value):
      list([value.origin.x, value.origin.y, value.size.width, value.size.height])
    case .range(let value): "\(value.location),\(value.length)"
    case .color(let value): ColorText.name(of: value) ?? ColorText.text(value)
    case .font(let value): FontText.text(value)
    case .insets(let value): list([value.top, value.left, value.bottom, value.right])
    case .options(let names): names.isEmpty ? "none" : names.joined(separator: ",")
    case .list(let values): ListText.text(values)
    case .dictionary(let pairs): DictionaryText.text(pairs)
    case .opaque(let text): text
    case .image(let value):
      value.lookupName ?? "image " + list([value.size.width, value.size.height])
    }
  }

  private static func list(_ values: [CGFloat]) -> String {
    values.map { DecimalText.text(Double($0)) }.joined(separator: ",")
  }
}
