// The parameters of a served method, each with the error that names it.

internal import CoreGraphics
internal import Inspection

/// Reads the parameters of a request. Those that the method does not have are errors.
struct ServedParameters {
  private let values: [String: JSONValue]

  /// The parameters of a method that has those in `known`.
  init(_ values: [String: JSONValue], known: [String]) throws(RPCError) {
    for name in values.keys.sorted() where !known.contains(name) {
      let near = NearNames.of(name, in: known)
      throw RPCError(
        .invalidParams,
        "there is no parameter “\(name)”; "
          + (near.isEmpty
            ? (known.isEmpty
              ? "this method has none" : "there are \(known.sorted().joined(separator: ", "))")
            : "perhaps \(near.joined(separator: ", "))"))
    }
    self.values = values.filter { $0.value != .null }
  }

  private func failure(_ name: String, _ words: String) -> RPCError {
    RPCError(.invalidParams, "\(name): “\(values[name]?.shown ?? "")” \(words)")
  }

  /// Whether there is a value.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// A text; nil where there is none.
  func text(_ name: String) throws(RPCError) -> String? {
    guard let value = values[name] else { return nil }
    guard case .string(let text) = value else { throw failure(name, "is no text") }
    return text
  }

  /// The path of a file to write; nil where there is none. The process's own output, which carries the answers, is none.
  func outputPath(_ name: String) throws(RPCError) -> String? {
    guard let path = try text(name) else { return nil }
    guard !path.unicodeScalars.contains("\0") else {
      throw failure(name, "has a character that no path has")
    }
    guard !OpenFile.isStandardOutput(path) else { throw failure(name, "is this server's output") }
    return path
  }

  /// A text that must be there.
  func neededText(_ name: String) throws(RPCError) -> String {
    guard let text = try text(name) else {
      throw RPCError(.invalidParams, "the parameter “\(name)” is missing")
    }
    return text
  }

  /// A number in a range; nil where there is none.
  func number(_ name: String, in range: ClosedRange<Double>) throws(RPCError) -> Double? {
    guard let value = values[name] else { return nil }
    guard case .number(let number) = value, range.contains(number) else {
      throw failure(
        name,
        "is not a number from \(DecimalText.text(range.lowerBound)) to "
          + DecimalText.text(range.upperBound))
    }
    return number
  }

  /// A number that must be there.
  func neededNumber(_ name: String, in range: ClosedRange<Double>) throws(RPCError) -> Double {
    guard let number = try number(name, in: range) else {
      throw RPCError(.invalidParams, "the parameter “\(name)” is missing")
    }
    return number
  }

  /// True or false; false where there is none.
  func bool(_ name: String) throws(RPCError) -> Bool {
    guard let value = values[name] else { return false }
    guard case .bool(let bool) = value else { throw failure(name, "is neither true nor false") }
    return bool
  }

  /// A text, a number, true or false as the text of a property's value.
  func propertyText(_ name: String) throws(RPCError) -> String {
    guard let value = values[name] else {
      throw RPCError(.invalidParams, "the parameter “\(name)” is missing")
    }
    guard let text = value.propertyText else {
      throw failure(name, "is no text, number, true or false")
    }
    return text
  }

  /// Texts; one alone counts as a list of one, and none is an empty list.
  func texts(_ name: String) throws(RPCError) -> [String] {
    guard let value = values[name] else { return [] }
    if case .string(let text) = value { return [text] }
    guard case .array(let values) = value else { throw failure(name, "is no list of texts") }
    return try values.mapFailing { element throws(RPCError) in
      guard case .string(let text) = element else { throw failure(name, "is no list of texts") }
      return text
    }
  }

  /// The members of an object as `name=value`, sorted; none where there is no value.
  func settings(_ name: String) throws(RPCError) -> [String] {
    guard let value = values[name] else { return [] }
    guard case .object(let members) = value else { throw failure(name, "is no object") }
    return try members.sorted { $0.key < $1.key }.mapFailing { member throws(RPCError) in
      guard let text = member.value.propertyText else {
        throw RPCError(
          .invalidParams,
          "\(name).\(member.key): “\(member.value.shown)” is no text, number, true or false")
      }
      return "\(member.key)=\(text)"
    }
  }
}
