// The report of a check as JUnit's XML, which most services for continuous integration read.

internal import CoreGraphics

extension CheckReport {
  /// A suite for each source, a case for each picture: a failure where one differs, an error where none was drawn.
  package var junit: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append("<testsuites \(Self.counts(results, seconds: seconds))>")
    for (file, results) in suites {
      lines.append(
        "  <testsuite name=\"\(Self.escaped(file))\" "
          + "\(Self.counts(results, seconds: results.reduce(0) { $0 + $1.seconds }))>")
      for result in results { lines += testCase(result, of: file) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  /// The results by source, in their order.
  private var suites: [(file: String, results: [CheckResult])] {
    results.reduce(into: []) { suites, result in
      if suites.last?.file == result.shownFile {
        suites[suites.count - 1].results.append(result)
      } else {
        suites.append((result.shownFile, [result]))
      }
    }
  }

  private static func counts(_ results: [CheckResult], seconds: Double) -> String {
    let errors = results.count { $0.outcome.isError }
    let failures = results.count { !$0.outcome.isClean } - errors
    return "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "time=\"\(text(seconds))\""
  }

  private func testCase(_ result: CheckResult, of file: String) -> [String] {
    let (escaped, text) = (Self.escaped, Self.text)
    let head =
      "    <testcase name=\"\(escaped(result.name))\" classname=\"\(escaped(file))\" "
      + "file=\"\(escaped(file))\" line=\"\(result.line)\" time=\"\(text(result.seconds))\""
    guard !result.outcome.isClean else { return [head + "/>"] }
    let kind = result.outcome.isError ? "error" : "failure"
    let words = result.messages.isEmpty ? [result.outcome.rawValue] : result.messages
    let hint = result.outcome.isError ? nil : acceptance
    let body = (words + (result.path.map { [ShownPath.of($0)] } ?? []) + (hint.map { [$0] } ?? []))
      .map(escaped)
    return [
      head + ">",
      "      <\(kind) type=\"\(result.outcome.rawValue)\" message=\"\(escaped(words[0]))\">"
        + body.joined(separator: "\n") + "</\(kind)>", "    </testcase>",
    ]
  }

  private static func text(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Text for XML and HTML: without the characters that XML 1.0 cannot have.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}"..."\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
