// Texts as string literals of Swift, in each of their forms.

/// Writes string literals.
package enum SwiftText {
  /// The literal in one line, with escapes.
  package static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text with the escapes that it needs between quotes. `pounds`: of the literal's delimiters.
  private static func escaped(
    _ text: String, pounds: String = "", escapesMarks: Bool = true, keepsLines: Bool = false
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += (escapesMarks ? "\\" : "") + String(scalar)
      case "\n" where keepsLines: result += "\n"
      case "\n": result += "\\\(pounds)n"
      case "\r": result += "\\\(pounds)r"
      case "\t": result += "\\\(pounds)t"
      case "\0"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        result += "\\\(pounds)u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The literal between delimiters with pound signs, with as many more as the text needs; nil where it cannot be one.
  package static func raw(_ text: String, pounds count: Int) -> String? {
    // It would begin a literal of several lines.
    guard !text.hasPrefix("\"\"") else { return nil }
    var count = max(1, count)
    while true {
      let pounds = String(repeating: "#", count: count)
      if !text.contains("\"\(pounds)"), !text.contains("\\\(pounds)") {
        let escaped = escaped(text, pounds: pounds, escapesMarks: false)
        return "\(pounds)\"\(escaped)\"\(pounds)"
      }
      count += 1
    }
  }

  /// The literal in several lines. `indentation`: of its lines; `lineEnd`: the file's; `pounds`: of its delimiters.
  package static func lines(
    _ text: String, indentation: String, lineEnd: String, pounds count: Int = 0
  ) -> String {
    var count = count
    if count > 0 {
      while text.contains("\"\"\"" + String(repeating: "#", count: count))
        || text.contains("\\" + String(repeating: "#", count: count))
      {
        count += 1
      }
    }
    let pounds = String(repeating: "#", count: count)
    var content = escaped(text, pounds: pounds, escapesMarks: false, keepsLines: true)
    if count == 0 {
      content = ""
      for scalar in text.unicodeScalars {
        let isMark = scalar == "\\" || scalar == "\""
        content +=
          isMark
          ? (scalar == "\\" ? "\\\\" : "\"") : escaped(String(scalar), keepsLines: true)
      }
      // Of quotes side by side each second one is escaped: three would end the literal.
      if content.contains("\"\"\"") { content = content.replacing("\"\"", with: "\"\\\"") }
    }
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
    return (["\(pounds)\"\"\""] + lines + ["\(indentation)\"\"\"\(pounds)"])
      .joined(separator: lineEnd)
  }
}
