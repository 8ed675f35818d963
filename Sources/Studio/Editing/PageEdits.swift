// The changes that the page has now.

/// The texts that a person set properties to, in the order in which they were set last.
struct PageEdits: Hashable {
  /// A property of a view, and its text.
  struct Edit: Hashable {
    var path: NodePath
    var property: String
    var text: String
  }

  private(set) var all: [Edit] = []

  var count: Int { all.count }

  /// The number of a view's properties.
  func count(at path: NodePath) -> Int { all.count { $0.path == path } }

  /// The numbers of the views' properties.
  var countByView: [NodePath: Int] { all.reduce(into: [:]) { $0[$1.path, default: 0] += 1 } }

  /// The text that a property was set to; nil: it has its first value.
  func text(of property: String, at path: NodePath) -> String? {
    all.first { $0.path == path && $0.property == property }?.text
  }

  /// Remembers a text; nil: the property has its first value again.
  mutating func set(_ property: String, at path: NodePath, to text: String?) {
    remove([property], at: path)
    if let text { all.append(Edit(path: path, property: property, text: text)) }
  }

  /// Forgets properties of a view: its source has their values.
  mutating func remove(_ properties: Set<String>, at path: NodePath) {
    all.removeAll { $0.path == path && properties.contains($0.property) }
  }

  /// Forgets all properties of a view but some.
  mutating func keep(_ properties: Set<String>, at path: NodePath) {
    all.removeAll { $0.path == path && !properties.contains($0.property) }
  }

  /// Forgets all: the page shows what its code makes.
  mutating func clear() { all = [] }
}
