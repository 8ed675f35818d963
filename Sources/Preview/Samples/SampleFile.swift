// `Name.vitrine.json`: named sets of values beside the source of that name.

internal import CoreGraphics
internal import Inspection
internal import Messages

/// The samples of a source: an object of names, each an object of properties with their values.
struct SampleFile: Sendable {
  /// A named set of values.
  struct Sample: Sendable {
    /// The name, which a person chooses it by.
    let name: String
    /// In the order of the properties' names.
    let assignments: [Assignment]
  }

  /// The end of the file's name, behind the source's without its extension.
  static let suffix = ".vitrine.json"
  /// The bytes of a file, at most.
  private static let limit = 1 << 20

  /// In the order of their names.
  let samples: [Sample]
  /// As messages name it.
  let path: String

  /// Reads a file's bytes. Fails with the file, the sample, the property and its value.
  init(_ data: Data, path: String) throws(Failure) {
    self.path = path
    guard data.count <= Self.limit else {
      throw Failure(.badData, "\(path): the file has more than \(Self.limit) bytes")
    }
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(json: data) } catch {
      throw Failure(.badData, "\(path): \(error.reason)")
    }
    var samples: [Sample] = []
    for (name, value) in try Self.members(value, at: "\(path): the file").sorted(by: {
      $0.key < $1.key
    }) {
      let values = try Self.members(value, at: "\(path): \(name)")
      let assignments = try values.sorted { $0.key < $1.key }.mapFailing {
        member throws(Failure) in
        try Self.assignment(member.key, member.value, at: "\(path): \(name).\(member.key)")
      }
      samples.append(Sample(name: name, assignments: assignments))
    }
    self.samples = samples
  }

  private static func members(
    _ value: JSONValue, at place: String
  ) throws(Failure) -> [String: JSONValue] {
    if case .object(let members) = value { return members }
    throw Failure(.badData, "\(place): “\(value.shown)” is no object: write { … }")
  }

  private static func assignment(
    _ name: String, _ value: JSONValue, at place: String
  ) throws(Failure) -> Assignment {
    let text = value == .null ? "nil" : value.propertyText
    guard let text else {
      throw Failure(
        .badData, "\(place): “\(value.shown)” is no value: write a text, a number, true or false")
    }
    do throws(InspectionError) { return try Assignment("\(name)=\(text)") } catch {
      throw Failure(.badData, "\(place): “\(name)” is no property's name")
    }
  }
}
