// The raw values of an enumeration's cases, as texts.

/// The raw values that stand for named values: texts or numbers.
package struct RawValues: Hashable, Sendable {
  /// Of each raw value, by ``ValueText``'s text of it, the name of the value.
  private let names: [String: String]
  /// Whether they are numbers, which can be written in several ways: `1`, `+1`, `1.0`.
  private let areNumbers: Bool
  /// The first raw value that is not its value's name; nil: each is.
  let example: String?

  /// Nil where the values have no raw values, or others than texts and numbers. `names`: those of `values`, in their
  /// order.
  init?(of values: [Any], named names: [String]) {
    let raw = values.compactMap { value in
      (value as? any RawRepresentable).flatMap { Self.text(ofRawValue: $0) }
    }
    guard let first = raw.first, raw.count == names.count else { return nil }
    areNumbers = first.isNumber
    self.names = Dictionary(zip(raw.map(\.text), names)) { first, _ in first }
    example = zip(raw, names).first { $0.text != $1 }?.0.text
  }

  private static func text(
    ofRawValue value: some RawRepresentable
  ) -> (text: String, isNumber: Bool)? {
    switch (value.rawValue as? any InspectableType)?.inspectableValue {
    case .integer(let number): (String(number), true)
    case .number(let number): (DecimalText.text(number), true)
    case .string(let text): (text, false)
    default: nil
    }
  }

  /// The name of the value whose raw value a text writes; nil: it writes none.
  func name(of text: String) -> String? {
    if let name = names[text] { return name }
    return areNumbers ? DecimalText.number(text).flatMap { names[DecimalText.text($0)] } : nil
  }
}
