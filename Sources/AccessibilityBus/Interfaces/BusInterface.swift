// The interfaces of our objects on the bus, and their description for those who ask.

/// An interface: methods with the types of their arguments and results, and properties.
struct BusInterface: Sendable {
  struct Method: Sendable {
    let name: String
    /// A signature for each argument, and for each result.
    let takes: [String]
    let returns: [String]
  }

  struct Property: Sendable {
    let name: String
    /// A signature.
    let type: String
    let isSettable: Bool
  }

  let name: String
  var methods: [Method] = []
  var properties: [Property] = []

  /// `methods`: lines such as `Contains i,i,u b`, with `-` for nothing; `properties`: such as `ChildCount i`, and
  /// `CurrentValue d rw` for one that can be set.
  init(_ name: String, methods: [String] = [], properties: [String] = []) {
    self.name = name
    self.methods = methods.map { line in
      let words = line.split(separator: " ").map(String.init)
      let lists = words.dropFirst().map {
        $0 == "-" ? [] : $0.split(separator: ",").map(String.init)
      }
      return Method(name: words[0], takes: lists[0], returns: lists[1])
    }
    self.properties = properties.map { line in
      let words = line.split(separator: " ").map(String.init)
      return Property(name: words[0], type: words[1], isSettable: words.count > 2)
    }
  }

  /// The interface as introspection describes it.
  var xml: String {
    let methods = methods.map { method in
      let arguments = Self.arguments(method.takes, "in") + Self.arguments(method.returns, "out")
      return "    <method name=\"\(method.name)\">\n\(arguments)    </method>\n"
    }
    let properties = properties.map { property in
      let access = property.isSettable ? "readwrite" : "read"
      return
        "    <property name=\"\(property.name)\" type=\"\(property.type)\" access=\"\(access)\"/>\n"
    }
    return "  <interface name=\"\(name)\">\n" + methods.joined() + properties.joined()
      + "  </interface>\n"
  }

  private static func arguments(_ signatures: [String], _ direction: String) -> String {
    signatures.map { "      <arg type=\"\($0)\" direction=\"\(direction)\"/>\n" }.joined()
  }
}
