// String literals in generated code.

/// Writes string literals of Swift.
enum StringLiteral {
  /// The literal, in one line.
  static func of(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 0x20
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"" + escaped.joined() + "\""
  }
}
