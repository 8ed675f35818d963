// `vitrine.json`: the pictures that are wanted of the views beside it and below.

internal import CoreGraphics
internal import Inspection
internal import Messages

/// A `vitrine.json`. Every field is optional; an unknown one, and a value that makes no sense, is an error.
struct CheckSettingsFile: Sendable {
  /// The name of the file.
  static let name = "vitrine.json"

  /// A named set of values for a view.
  struct Sample: Sendable {
    let name: String
    let assignments: [Assignment]
  }

  /// The bytes of a file, at most.
  private static let limit = 1 << 20

  /// The settings of all views that have none of their own.
  let settings: CheckSettings
  private let ownSettings: [String: CheckSettings]
  private let samples: [String: [Sample]]
  private let skipped: Set<String>
  /// As messages name it; empty: there is no file.
  let path: String

  /// The settings where there is no file.
  init() {
    (settings, ownSettings, samples, skipped, path) = (CheckSettings(), [:], [:], [], "")
  }

  /// Reads a file's bytes. Fails with the file, the field and its value.
  init(_ data: Data, path: String) throws(Failure) {
    self.path = path
    guard data.count <= Self.limit else {
      throw Failure(.badData, "\(path): the file has more than \(Self.limit) bytes")
    }
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(json: data) } catch {
      throw Failure(.badData, "\(path): \(error.reason)")
    }
    let reader = CheckSettingsReader(path: path)
    let own = ["samples", "skip", "views"]
    let members = try reader.members(value, of: "", known: CheckSettingsReader.fields + own)
    settings = try reader.settings(members, over: CheckSettings(), at: "")
    var views: [String: CheckSettings] = [:]
    for (name, value) in try reader.members(members["views"], of: "views") {
      let fields = try reader.members(
        value, of: "views.\(name)", known: CheckSettingsReader.fields)
      views[name] = try reader.settings(fields, over: settings, at: "views.\(name).")
    }
    ownSettings = views
    var samples: [String: [Sample]] = [:]
    for (view, value) in try reader.members(members["samples"], of: "samples") {
      samples[view] = try reader.samples(value, at: "samples.\(view)")
    }
    self.samples = samples
    skipped = Set(try reader.texts(members["skip"], at: "skip"))
  }

  /// The settings of the view, preview or scene of a name.
  func settings(of name: String) -> CheckSettings { ownSettings[name] ?? settings }

  /// The named sets of values for the view, preview or scene of a name.
  func samples(of name: String) -> [Sample] { samples[name] ?? [] }

  /// Whether no picture is wanted of the view, preview or scene of a name.
  func skips(_ name: String) -> Bool { skipped.contains(name) }

  /// Fails where a name is none of `known`, which are all names that the file is about.
  func check(names known: Set<String>) throws(Failure) {
    let fields: [(String, [String])] = [
      ("views", ownSettings.keys.sorted()), ("samples", samples.keys.sorted()),
      ("skip", skipped.sorted()),
    ]
    for (field, names) in fields {
      for name in names where !known.contains(name) {
        let near = NearNames.of(name, in: known.sorted())
        throw Failure(
          .badData,
          "\(path): \(field): there is no view, preview or scene “\(name)”"
            + (near.isEmpty ? "" : "; perhaps \(near.joined(separator: ", "))"))
      }
    }
  }
}
