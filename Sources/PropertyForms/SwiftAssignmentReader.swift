// Reads assignments of literals, as they are copied from here and as people write them.

/// An assignment that was read: the whole path on its left, and the value as text.
package struct SwiftAssignment: Hashable {
  /// As in `button.layer.cornerRadius`.
  package var path: [String]
  /// The value, as `--set` takes it.
  package var text: String
}

/// Reads Swift statements that set properties to values. Anything else is an error that names the line.
package struct SwiftAssignmentReader {
  /// Why a text is not read.
  package struct Problem: Error, Hashable {
    /// From 1.
    package var line: Int
    /// A clause.
    package var reason: String
  }

  /// The methods that set what inspectors show as a property.
  package static let setters = [
    "setTitle": "title", "setTitleColor": "titleColor", "setTitleShadowColor": "titleShadowColor",
    "setImage": "image", "setBackgroundImage": "backgroundImage",
  ]

  private let scalars: [UnicodeScalar]
  private var place = 0
  private var depth = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// All assignments of a text, in its order.
  package static func read(_ text: String) throws(Problem) -> [SwiftAssignment] {
    var reader = SwiftAssignmentReader(text)
    var found: [SwiftAssignment] = []
    while true {
      reader.skipSpaces()
      while reader.take(";") { reader.skipSpaces() }
      guard reader.place < reader.scalars.count else { return found }
      found.append(try reader.assignment())
    }
  }

  // MARK: Statements

  private mutating func assignment() throws(Problem) -> SwiftAssignment {
    var path = [try name()]
    while take(".") { path.append(try name()) }
    skipSpaces()
    if let property = path.last.flatMap({ Self.setters[$0] }), take("(") {
      let text = try value()
      skipSpaces()
      guard take(",") else { throw problem("a comma is missing") }
      skipSpaces()
      guard try name() == "for", take(":") else { throw problem("“for:” is missing") }
      skipSpaces()
      guard take("."), try name() == "normal" else { throw problem("a state is not “.normal”") }
      skipSpaces()
      guard take(")") else { throw problem("a parenthesis is missing") }
      return SwiftAssignment(path: path.dropLast() + [property], text: text)
    }
    guard take("=") else { throw problem("this is no assignment") }
    let text = try value()
    return SwiftAssignment(path: path, text: text)
  }

  // MARK: Values

  /// A call, a member or a literal.
  private enum Expression {
    case text(String)
    case number(Double)
    case member(String)
    case call(String, [(label: String?, value: Expression)])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
  }

  private mutating func value() throws(Problem) -> String {
    let start = place
    guard let text = Self.text(try expression()) else {
      let words = String(String.UnicodeScalarView(scalars[start..<place]))
        .trimmingPrefix { $0.isWhitespace }
      throw problem("“\(words.prefix(60))” is no literal of a known type")
    }
    skipBlanks()
    if take("?"), take("?") { _ = try expression() }
    skipBlanks()
    guard place == scalars.count || ["\n", "\r", ";", ",", ")", "/", "}"].contains(scalars[place])
    else { throw problem("there is more than a literal") }
    return text
  }

  private mutating func expression() throws(Problem) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < 20 else { throw problem("there are too many parentheses in one another") }
    skipSpaces()
    guard place < scalars.count else { throw problem("a value is missing") }
    var found: Expression
    switch scalars[place] {
    case "\"": found = .text(try string(pounds: 0))
    case "#": found = try literalOrText()
    case "-", "0"..."9": found = .number(try number())
    case "[": found = try arrayOrDictionary()
    case ".":
      place += 1
      found = try memberOrCall(try name())
    default:
      let name = try name()
      found = try memberOrCall(name)
      let isAlone = place >= scalars.count || scalars[place] != "."
      if case .member = found, isAlone, !["true", "false", "nil"].contains(name) {
        throw problem("“\(name.prefix(60))” is no literal")
      }
    }
    while starts(with: ".") || starts(with: "!") || starts(with: "?.") {
      if take("!") || take("?") { continue }
      place += 1
      let name = try name()
      if name == "cgColor" { continue }
      guard let base = Self.colorText(found) else { throw problem("“.\(name)” is not known") }
      found = Self.faded(base, try memberOrCall(name))
    }
    return found
  }

  /// A colour with another opacity by its text, where a call makes one; else the call.
  private static func faded(_ base: String, _ call: Expression) -> Expression {
    guard case .call("withAlphaComponent", let arguments) = call, arguments.count == 1,
      case .number(let alpha) = arguments[0].value, (0...1).contains(alpha)
    else { return call }
    let percent = (alpha * 10_000).rounded() / 100
    guard let color = ValueNotation.catalogColor(base) else {
      return .member(ValueNotation.text((base, percent)))
    }
    return .text(ValueNotation.text(ofCatalogColor: color.name, percent: percent))
  }

  /// The text of a name, or of a catalog's colour; nil: it is neither.
  private static func colorText(_ expression: Expression) -> String? {
    switch expression {
    case .member(let name): return name
    case .call: return text(expression).flatMap { ValueNotation.catalogColor($0) == nil ? nil : $0 }
    default: return nil
    }
  }

  private mutating func literalOrText() throws(Problem) -> Expression {
    var pounds = 0
    while take("#") { pounds += 1 }
    if place < scalars.count, scalars[place] == "\"" { return .text(try string(pounds: pounds)) }
    return try memberOrCall("#" + (try name()))
  }

  private mutating func arrayOrDictionary() throws(Problem) -> Expression {
    place += 1
    var keys: [Expression] = []
    var values: [Expression] = []
    skipSpaces()
    let isEmptyDictionary = take(":")
    if isEmptyDictionary { skipSpaces() }
    while !take("]") {
      let first = try expression()
      skipSpaces()
      if take(":") {
        keys.append(first)
        values.append(try expression())
        skipSpaces()
      } else {
        values.append(first)
      }
      if take(",") {
        skipSpaces()
      } else if place >= scalars.count || scalars[place] != "]" {
        throw problem("a bracket is missing")
      }
    }
    if keys.isEmpty, !isEmptyDictionary { return .array(values) }
    guard keys.count == values.count else { throw problem("a key is missing") }
    return .dictionary(zip(keys, values).map { (key: $0, value: $1) })
  }

  private mutating func memberOrCall(_ name: String) throws(Problem) -> Expression {
    guard take("(") else { return .member(name) }
    var arguments: [(label: String?, value: Expression)] = []
    skipSpaces()
    while !take(")") {
      let start = place
      var label: String?
      if place < scalars.count, Self.isHead(scalars[place]), let word = try? self.name(), take(":")
      {
        label = word
      } else {
        place = start
      }
      arguments.append((label, try expression()))
      skipSpaces()
      if take(",") {
        skipSpaces()
      } else if place >= scalars.count || scalars[place] != ")" {
        throw problem("a parenthesis is missing")
      }
    }
    return .call(name, arguments)
  }

  /// The text of an expression, as `--set` takes it; nil: it is no literal.
  private static func text(_ expression: Expression) -> String? {
    switch expression {
    case .text(let text): return text
    case .number(let number): return ValueNotation.text(number)
    case .member(let name): return name
    case .call(let name, let arguments): return text(ofCall: name, arguments)
    case .array(let values):
      let texts = values.compactMap(json)
      return texts.count == values.count ? "[\(texts.joined(separator: ", "))]" : nil
    case .dictionary(let pairs):
      let texts = pairs.compactMap { pair in
        text(pair.key).flatMap { key in
          json(pair.value).map { "\(JSONScalar.quoted(key)): \($0)" }
        }
      }
      return texts.count == pairs.count ? "{\(texts.joined(separator: ", "))}" : nil
    }
  }

  /// A value of an array or a dictionary as JSON; nil: it is no literal.
  private static func json(_ expression: Expression) -> String? {
    switch expression {
    case .array, .dictionary: nil
    case .number(let number): ValueNotation.text(number)
    case .member(let name) where name == "true" || name == "false": name
    default: text(expression).map(JSONScalar.quoted)
    }
  }

  private static func text(
    ofCall name: String, _ arguments: [(label: String?, value: Expression)]
  ) -> String? {
    let labels = arguments.map { $0.label ?? "_" }.joined(separator: ",")
    let numbers = arguments.compactMap { argument -> Double? in
      if case .number(let number) = argument.value { number } else { nil }
    }
    let areNumbers = numbers.count == arguments.count
    switch (name, labels) {
    case ("CGPoint", "x,y"), ("CGSize", "width,height"), ("CGRect", "x,y,width,height"),
      ("NSRange", "location,length"), ("UIEdgeInsets", "top,left,bottom,right"),
      ("NSDirectionalEdgeInsets", "top,leading,bottom,trailing"):
      return areNumbers ? numbers.map { ValueNotation.text($0) }.joined(separator: ",") : nil
    case ("UIColor", "red,green,blue,alpha"), ("#colorLiteral", "red,green,blue,alpha"):
      guard areNumbers, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
      return ValueNotation.text(numbers.map { Int(($0 * 255).rounded()) })
    case ("UIColor", "white,alpha"):
      guard areNumbers, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
      let bytes = numbers.map { Int(($0 * 255).rounded()) }
      return ValueNotation.text([bytes[0], bytes[0], bytes[0], bytes[1]])
    case ("UIColor", "named"):
      guard case .text(let name) = arguments[0].value else { return nil }
      return ValueNotation.text(ofCatalogColor: name)
    case ("UIImage", "named"), ("#imageLiteral", "resourceName"):
      guard case .text(let name) = arguments[0].value else { return nil }
      return name
    case ("UIFont", "name,size"):
      guard case .text(let name) = arguments[0].value, let size = numbers.last else { return nil }
      return "\(name) \(ValueNotation.text(size))"
    case (_, "ofSize"):
      let system = FontNotation.functions.first { $0.value == name }?.key
      return system.flatMap { name in numbers.last.map { "\(name) \(ValueNotation.text($0))" } }
    case ("CGFloat", "_"), ("Double", "_"), ("Float", "_"), ("Int", "_"):
      return areNumbers ? ValueNotation.text(numbers[0]) : nil
    case (_, "rawValue"):
      return text(arguments[0].value)
    default: return nil
    }
  }

  // MARK: Tokens

  private mutating func name() throws(Problem) -> String {
    let isQuoted = take("`")
    let start = place
    while place < scalars.count, Self.isHead(scalars[place]) || (place > start && isDigit(place)) {
      place += 1
    }
    guard place > start else { throw problem("a name is missing") }
    let text = String(String.UnicodeScalarView(scalars[start..<place]))
    if isQuoted, !take("`") { throw problem("“`” is missing") }
    return text
  }

  private static func isHead(_ scalar: UnicodeScalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private func isDigit(_ place: Int) -> Bool { ("0"..."9").contains(scalars[place]) }

  private mutating func number() throws(Problem) -> Double {
    let start = place
    _ = take("-")
    while place < scalars.count {
      let scalar = scalars[place]
      let isSign = (scalar == "-" || scalar == "+") && ["e", "E"].contains(scalars[place - 1])
      let isMember =
        scalar == "." && !(place + 1 < scalars.count && isDigit(place + 1))
      guard
        isSign || scalar == "_" || (scalar == "." && !isMember) || isDigit(place)
          || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
          || ["x", "o"].contains(scalar)
      else { break }
      place += 1
    }
    let text = String(String.UnicodeScalarView(scalars[start..<place])).filter { $0 != "_" }
    guard let number = Self.number(text) else { throw problem("“\(text.prefix(40))” is no number") }
    return number
  }

  private static func number(_ text: String) -> Double? {
    if let number = ValueNotation.number(text) { return number }
    let digits = text.drop { $0 == "-" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map { Double(text.hasPrefix("-") ? -$0 : $0) }
    }
    return nil
  }

  private mutating func string(pounds: Int) throws(Problem) -> String {
    let ends = Array(("\"" + String(repeating: "#", count: pounds)).unicodeScalars)
    let isLong = starts(with: "\"\"\"")
    place += isLong ? 3 : 1
    let end = isLong ? ["\"", "\""] + ends : ends
    var text = String.UnicodeScalarView()
    while place < scalars.count, !starts(with: end) {
      if !isLong, scalars[place] == "\n" { break }
      if starts(with: ["\\"] + Array(repeating: "#", count: pounds)) {
        place += 1 + pounds
        text.append(contentsOf: try escape())
      } else {
        text.append(scalars[place])
        place += 1
      }
    }
    guard starts(with: end) else { throw problem("the text has no end") }
    place += end.count
    return isLong
      ? try Self.unindented(String(text), problem("a line is not indented")) : String(text)
  }

  private mutating func escape() throws(Problem) -> [UnicodeScalar] {
    guard place < scalars.count else { throw problem("the text has no end") }
    defer { place += 1 }
    switch scalars[place] {
    case "n": return ["\n"]
    case "r": return ["\r"]
    case "t": return ["\t"]
    case "0": return ["\0"]
    case "\"", "\\", "'": return [scalars[place]]
    case "u":
      guard let end = scalars[place...].firstIndex(of: "}"), end - place < 12,
        place + 1 < end, scalars[place + 1] == "{",
        let value = UInt32(
          String(String.UnicodeScalarView(scalars[(place + 2)..<end])), radix: 16),
        let scalar = UnicodeScalar(value)
      else { throw problem("“\\u” is not written as \\u{…}") }
      place = end
      return [scalar]
    default: throw problem("a text with parts to compute is no literal")
    }
  }

  /// The lines between the delimiters, without the indentation of the last one.
  private static func unindented(_ text: String, _ problem: Problem) throws(Problem) -> String {
    var lines = text.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let indentation = lines.popLast(), lines.removeFirst().isEmpty,
      indentation.allSatisfy({ $0 == " " || $0 == "\t" })
    else { throw problem }
    var result: [Substring] = []
    for line in lines {
      guard line.isEmpty || line.hasPrefix(indentation) else { throw problem }
      result.append(line.dropFirst(line.isEmpty ? 0 : indentation.count))
    }
    return result.joined(separator: "\n")
  }

  // MARK: Characters

  private func starts(with text: [UnicodeScalar]) -> Bool { scalars[place...].starts(with: text) }
  private func starts(with text: String) -> Bool { starts(with: Array(text.unicodeScalars)) }

  private mutating func take(_ scalar: UnicodeScalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  /// Skips spaces of one line.
  private mutating func skipBlanks() {
    while place < scalars.count, scalars[place] == " " || scalars[place] == "\t" { place += 1 }
  }

  /// Skips spaces, line ends and comments.
  private mutating func skipSpaces() {
    while place < scalars.count {
      if scalars[place].properties.isWhitespace {
        place += 1
      } else if starts(with: "//") {
        while place < scalars.count, scalars[place] != "\n" { place += 1 }
      } else if starts(with: "/*") {
        while place < scalars.count, !starts(with: "*/") { place += 1 }
        place = min(place + 2, scalars.count)
      } else {
        return
      }
    }
  }

  private func problem(_ reason: String) -> Problem {
    let line = 1 + scalars[..<min(place, scalars.count)].count { $0 == "\n" }
    return Problem(line: line, reason: reason)
  }
}
