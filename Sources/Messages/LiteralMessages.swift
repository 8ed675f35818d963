// The literals of a source, and the values that stand for them while it runs.

/// A literal whose type the compiler has told.
package struct TypedLiteral: Codable, Hashable, Sendable {
  /// The way it is written.
  package enum Form: String, Codable, Sendable {
    case integer
    case float
    /// In one line, without interpolation.
    case string
  }

  /// The type of its value.
  package enum Value: String, Codable, Sendable {
    case integer
    case unsigned
    case unsigned32
    case double
    case float
    case cgFloat
    case string
    /// An `NSNumber` of a literal without fraction.
    case integerNumber
    /// An `NSNumber` of a literal with a fraction.
    case doubleNumber

    /// The list that holds it.
    package var list: PartialKeyPath<LiteralValues> {
      switch self {
      case .integer, .unsigned, .unsigned32, .integerNumber: \.integers
      case .double, .cgFloat, .doubleNumber: \.doubles
      case .float: \.floats
      case .string: \.strings
      }
    }
  }

  /// Where it stands in the text, in bytes of UTF-8; a minus sign in front of a number is part of it.
  package var range: Range<Int>
  /// How it is written.
  package var form: Form
  /// The type of its value.
  package var value: Value

  /// A literal at a place of a text.
  package init(range: Range<Int>, form: Form, value: Value) {
    self.range = range
    self.form = form
    self.value = value
  }
}

/// A question for the literals of a file.
package struct LiteralRequest: Codable, Sendable {
  /// The lowered text.
  package let text: String
  /// The file of the compiler's syntax tree with types, in JSON.
  package let treePath: String

  /// A question about a text and the file of its tree.
  package init(text: String, treePath: String) {
    self.text = text
    self.treePath = treePath
  }
}

/// The literals of a file.
package struct LiteralReply: Codable, Sendable {
  /// In the order of the text.
  package let literals: [TypedLiteral]

  /// An answer.
  package init(literals: [TypedLiteral]) { self.literals = literals }
}

/// The values of a library's literals, by type and in the order of the text.
package struct LiteralValues: Codable, Hashable, Sendable {
  /// Those of `Int`, `UInt` and `UInt32`, and of numbers without fraction.
  package var integers: [Int] = []
  /// Those of `Double` and `CGFloat`, and of numbers with a fraction.
  package var doubles: [Double] = []
  /// Those of `Float`.
  package var floats: [Float] = []
  /// Those of `String`.
  package var strings: [String] = []

  /// No values.
  package init() {}
}
