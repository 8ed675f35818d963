// The fields of `vitrine.json`, each with the error that names file, field and value.

internal import CoreGraphics
internal import Inspection
internal import Messages

/// Reads the fields of a settings file.
struct CheckSettingsReader {
  /// The fields that all views, and each view of its own, may have.
  static let fields = [
    "appearances", "bare", "devices", "orientations", "scales", "sizes", "start", "times",
    "tolerance",
  ]
  /// The values of a list, at most: a picture is made of each combination.
  private static let mostValues = 100

  let path: String

  private func failure(_ field: String, _ words: String) -> Failure {
    Failure(.badData, "\(path): \(field.isEmpty ? "the file" : field): \(words)")
  }

  /// The members of an object, of which each is known; none where there is no value.
  func members(
    _ value: JSONValue?, of field: String, known: [String]? = nil
  ) throws(Failure) -> [String: JSONValue] {
    guard let value else { return [:] }
    guard case .object(let members) = value else {
      throw failure(field, "“\(value.shown)” is no object: write { … }")
    }
    for name in members.keys.sorted() {
      guard let known, !known.contains(name) else { continue }
      let near = NearNames.of(name, in: known)
      throw failure(
        field.isEmpty ? name : "\(field).\(name)",
        "there is no such field; "
          + (near.isEmpty
            ? "there are \(known.sorted().joined(separator: ", "))"
            : "perhaps \(near.joined(separator: ", "))"))
    }
    return members
  }

  /// Settings over others, which hold where a field is not there. `place`: the words before a field's name.
  func settings(
    _ members: [String: JSONValue], over base: CheckSettings, at place: String
  ) throws(Failure) -> CheckSettings {
    var settings = base
    let at = { (name: String) in place + name }
    settings.sizes =
      try list(members["sizes"], at: at("sizes"), Self.size) ?? settings.sizes
    settings.appearances =
      try list(members["appearances"], at: at("appearances"), Self.isDark) ?? settings.appearances
    settings.orientations =
      try list(members["orientations"], at: at("orientations"), Self.isLandscape)
      ?? settings.orientations
    settings.scales =
      try list(members["scales"], at: at("scales")) { value throws(Failure) in
        try Self.number(value, in: 0.01...64, "pixels per point")
      } ?? settings.scales
    settings.times =
      try list(members["times"], at: at("times")) { value throws(Failure) in
        try Self.number(value, in: 0...86400, "seconds")
      } ?? settings.times
    settings.devices =
      try list(members["devices"], at: at("devices"), Self.device) ?? settings.devices
    if let value = members["tolerance"] {
      settings.tolerance = try named(at("tolerance")) { () throws(Failure) in
        let number = try Self.number(value, in: 0...255, "of 255")
        guard let whole = Int(exactly: number) else {
          throw Failure(.badData, "“\(value.shown)” is not a whole number")
        }
        return whole
      }
    }
    settings.isBare = try bool(members["bare"], at: at("bare")) ?? settings.isBare
    settings.starts = try bool(members["start"], at: at("start")) ?? settings.starts
    return settings
  }

  /// The samples of a view, by name.
  func samples(
    _ value: JSONValue, at field: String
  ) throws(Failure) -> [CheckSettingsFile.Sample] {
    try members(value, of: field).sorted { $0.key < $1.key }.mapFailing { sample throws(Failure) in
      let values = try members(sample.value, of: "\(field).\(sample.key)")
      let assignments = try values.sorted { $0.key < $1.key }.mapFailing { value throws(Failure) in
        guard let text = value.value.propertyText else {
          throw failure(
            "\(field).\(sample.key).\(value.key)",
            "“\(value.value.shown)” is no value: write a text, a number, true or false")
        }
        return Assignment(className: nil, property: value.key, text: text)
      }
      return CheckSettingsFile.Sample(name: sample.key, assignments: assignments)
    }
  }

  /// Texts; none where there is no value.
  func texts(_ value: JSONValue?, at field: String) throws(Failure) -> [String] {
    guard let value else { return [] }
    guard case .array(let values) = value else {
      throw failure(field, "“\(value.shown)” is no list: write [ … ]")
    }
    return try values.enumerated().mapFailing { entry throws(Failure) in
      guard case .string(let text) = entry.element else {
        throw failure("\(field)[\(entry.offset)]", "“\(entry.element.shown)” is no name")
      }
      return text
    }
  }

  // MARK: Kinds

  /// The values of a list that is not empty, each once; nil where there is none.
  private func list<Value: Hashable>(
    _ value: JSONValue?, at field: String, _ read: (JSONValue) throws(Failure) -> Value
  ) throws(Failure) -> [Value]? {
    guard let value else { return nil }
    guard case .array(let values) = value else {
      throw failure(field, "“\(value.shown)” is no list: write [ … ]")
    }
    guard !values.isEmpty, values.count <= Self.mostValues else {
      throw failure(field, "a list of \(values.count) values: write 1 to \(Self.mostValues)")
    }
    var known: Set<Value> = []
    return try values.enumerated().mapFailing { entry throws(Failure) in
      try named("\(field)[\(entry.offset)]") { () throws(Failure) in try read(entry.element) }
    }.filter { known.insert($0).inserted }
  }

  private func bool(_ value: JSONValue?, at field: String) throws(Failure) -> Bool? {
    guard let value else { return nil }
    guard case .bool(let bool) = value else {
      throw failure(field, "“\(value.shown)” is neither true nor false")
    }
    return bool
  }

  /// Runs `body`; its failure gets the file's and the field's name.
  private func named<Value>(
    _ field: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) { return try body() } catch { throw failure(field, error.message) }
  }

  private static func number(
    _ value: JSONValue, in range: ClosedRange<Double>, _ unit: String
  ) throws(Failure) -> Double {
    if case .number(let number) = value, range.contains(number) { return number }
    throw Failure(
      .badData,
      "“\(value.shown)” is not a number from \(DecimalText.text(range.lowerBound)) to "
        + "\(DecimalText.text(range.upperBound)) (\(unit))")
  }

  private static func size(_ value: JSONValue) throws(Failure) -> CGSize? {
    if value == .string("natural") { return nil }
    if case .string(let text) = value, let size = SizeText.size(text) { return size }
    throw Failure(
      .badData,
      "“\(value.shown)” is not a size: write \"WxH\" in points, each above 0 and at most "
        + "\(DecimalText.text(SizeText.maximumSide)), or \"natural\"")
  }

  private static func isDark(_ value: JSONValue) throws(Failure) -> Bool {
    try word(value, "light", or: "dark")
  }

  private static func isLandscape(_ value: JSONValue) throws(Failure) -> Bool {
    try word(value, "portrait", or: "landscape")
  }

  /// Whether a value is the second of two words.
  private static func word(
    _ value: JSONValue, _ first: String, or second: String
  ) throws(Failure) -> Bool {
    if value == .string(first) { return false }
    if value == .string(second) { return true }
    throw Failure(.badData, "“\(value.shown)” is neither \"\(first)\" nor \"\(second)\"")
  }

  private static func device(_ value: JSONValue) throws(Failure) -> Device? {
    guard case .string(let name) = value, let device = Device.named(name) else {
      let names = Device.all.map(\.name)
      let near = NearNames.of(value.shown, in: names)
      throw Failure(
        .badData,
        "there is no device “\(value.shown)”; there are "
          + (near.isEmpty ? names : near).joined(separator: ", "))
    }
    return device
  }
}
