// Values from JSON: an object of names and values, or what `inspect --json` prints of one view.

internal import Foundation

/// Reads values from JSON.
package enum PropertyJSON {
  /// A view of `inspect --json`.
  private struct Described: Decodable {
    struct Property: Decodable {
      let name: String
      let kind: String
      let value: String?
    }
    let properties: [Property]
  }

  /// A view of ``PropertyForm/text(of:)``.
  private struct Copied: Decodable {
    let values: [String: JSONScalar]
  }

  /// The values of a text, sorted by name. Of `inspect`'s output those of its only view.
  package static func read(_ text: String) throws(PropertyForm.Problem) -> [PropertyValue] {
    let decoder = JSONDecoder()
    let data = Data(text.utf8)
    if let views = try? decoder.decode([Described].self, from: data) {
      guard let view = views.first, views.count == 1 else {
        throw PropertyForm.Problem(reason: "the text is of \(views.count) views, not of one")
      }
      return view.properties.compactMap { property in
        property.value.map { PropertyValue(name: property.name, kind: property.kind, text: $0) }
      }
    }
    if let views = try? decoder.decode([Copied].self, from: data), views.count > 1 {
      throw PropertyForm.Problem(reason: "the text is of \(views.count) views, not of one")
    }
    guard let members = try? decoder.decode([String: JSONScalar].self, from: data) else {
      throw PropertyForm.Problem(reason: "the text is no object of JSON")
    }
    var values: [PropertyValue] = []
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      guard let text = member.text else {
        throw PropertyForm.Problem(
          reason: "the value of “\(name.prefix(60))” is no text, number, true or false")
      }
      values.append(PropertyValue(name: name, kind: nil, text: text))
    }
    return values
  }
}
