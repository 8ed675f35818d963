// Adds what a document keeps of the colours that it names.

extension InterfaceDocument {
  /// A colour that a document names, with the attributes of its components, for systems that do not have it.
  package enum ColorResource: Hashable, Sendable {
    /// Of an asset catalog.
    case named(String, [String: String])
    /// Of the system.
    case system(String, [String: String])

    /// The colour as an element of the resources.
    var element: NibElement {
      switch self {
      case .named(let name, let components): Self.element("namedColor", name, color: components)
      case .system(let name, let components): Self.element("systemColor", name, color: components)
      }
    }

    private static func element(
      _ kind: String, _ name: String, color components: [String: String]
    ) -> NibElement {
      NibElement(kind, ["name": name], children: [NibElement("color", components)])
    }

    /// The feature that a document with the colour needs, and the first Xcode that has it.
    fileprivate var capability: (name: String, version: String) {
      switch self {
      case .named: ("Named colors", "9.0")
      case .system: ("System colors in document resources", "11.0")
      }
    }
  }

  /// Adds a colour to the resources, and its feature to what the document depends on, where they are not there.
  package mutating func keep(_ color: ColorResource) throws(InterfaceEditError) {
    let element = color.element
    if let resources = root.child("resources") {
      if !resources.has(element) { try apply([try insertion(of: element, into: resources)]) }
    } else {
      let resources = NibElement("resources", [:], children: [element])
      try apply([try insertion(of: resources, into: root)])
    }
    let (name, version) = color.capability
    let capability = NibElement("capability", ["name": name, "minToolsVersion": version])
    guard let dependencies = root.child("dependencies"), !dependencies.has(capability) else {
      return
    }
    try apply([try insertion(of: capability, into: dependencies)])
  }
}

extension NibElement {
  /// Whether a child is the same kind of element with the same name.
  fileprivate func has(_ other: NibElement) -> Bool {
    children.contains {
      $0.name == other.name && $0.attributes["name"] == other.attributes["name"]
    }
  }
}
