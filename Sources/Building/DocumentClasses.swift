// The classes that interface documents name.

internal import Foundation
internal import InterfaceDocuments

/// The classes of a project that a document's objects are of.
struct DocumentClasses {
  /// Of views.
  private(set) var views: Set<String> = []
  /// Of controllers, segues and other objects, which are made where a scene runs.
  private(set) var others: Set<String> = []
  /// The properties that runtime attributes set.
  private(set) var keys: Set<String> = []

  /// Reads the classes that a document's elements name; none of one that cannot be read.
  init(ofDocument path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let root = try? NibElement.parse(data)
    else { return }
    add(root)
  }

  private mutating func add(_ element: NibElement) {
    if let name = element.attributes["customClass"] {
      if Self.isView(element) { views.insert(name) } else { others.insert(name) }
    }
    if element.name == "userDefinedRuntimeAttribute", let path = element.attributes["keyPath"] {
      keys.insert(String(path.prefix { $0 != "." }))
    }
    for child in element.children { add(child) }
  }

  private static func isView(_ element: NibElement) -> Bool {
    element.value("frame") != nil || element.name.hasSuffix("View") || element.name == "button"
      || element.name == "label" || element.name.hasSuffix("Cell")
  }
}
