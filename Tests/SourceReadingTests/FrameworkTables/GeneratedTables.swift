// The tables that are made from the framework's declarations, as the text of their files.

/// The generated files.
struct GeneratedTables {
  let facts: FrameworkFacts
  /// The modules that a user's sources import by name.
  let modules: [String]

  init() throws {
    facts = try FrameworkFacts.gathered()
    modules = try FrameworkSources.importedModules()
  }

  /// Each file's text under its path from the project's root.
  var files: [String: String] {
    [
      "Sources/SourceReading/Framework/FrameworkTable.swift": frameworkTable,
      "Sources/Building/FrameworkMembers.swift": frameworkMembers,
    ]
  }

  private static let mark = """
    // Generated from the framework's sources by `make tables`; a test compares it with them. Do not edit.
    // swift-format-ignore-file
    """

  private var frameworkTable: String {
    let superclasses = facts.superclasses.sorted { $0.key < $1.key }
      .map { "\(literal($0.key)): \(literal($0.value))," }
    let initializers = viewInitializers.sorted { $0.key < $1.key }
      .map { "\(literal($0.key)): [\($0.value.map(code).joined(separator: ", "))]," }
    let functions = optionalFunctions.sorted { $0.key < $1.key }
      .map { "\(literal($0.key)): \($0.value)," }
    let members = facts.openMembers.sorted { $0.key < $1.key }
      .map { "\(literal($0.key)): \(literal($0.value.sorted().joined(separator: " ")))," }
    return """
      \(Self.mark)

      /// The framework's public declarations, as far as the reader asks for them.
      enum FrameworkTable {
        /// The modules that sources import by name.
        static let modules: Set<String> = [
      \(lines(modules.map { literal($0) + "," }))
        ]

        /// The public classes, each with the class above it; `""` for none.
        static let superclasses: [String: String] = [
      \(lines(superclasses))
        ]

        /// The methods and properties that subclasses can override, with spaces between them, by the class that declares
        /// them first.
        static let openMembers: [String: String] = [
      \(lines(members))
        ]

        /// The initialisers that subclasses inherit from the views that have no `init(frame:)`, without
        /// parameters that have default values.
        static let viewInitializers: [String: [String]] = [
      \(lines(initializers))
        ]

        /// The functions of delegates that are optional on Apple's systems. True: the function returns an
        /// optional value.
        static let optionalFunctions: [String: Bool] = [
      \(lines(functions))
        ]

        /// The functions of `SelectorReceiver` that take a selector or a class.
        static let receiverFunctions: Set<String> = [
      \(lines(receiverFunctions.map { literal($0) + "," }))
        ]

        /// The other members of `SelectorReceiver`.
        static let receiverValues: Set<String> = [
      \(lines(receiverValues.map { literal($0) + "," }))
        ]
      }

      """
  }

  private var frameworkMembers: String {
    """
    \(Self.mark)

    /// The static members of the framework's types that asset catalogs give members to.
    enum FrameworkMembers {
      static let colors: Set<String> = [
    \(lines(staticMembers(of: "UIColor").map { literal($0) + "," }))
      ]

      static let images: Set<String> = [
    \(lines(staticMembers(of: "UIImage").map { literal($0) + "," }))
      ]
    }

    """
  }

  private func staticMembers(of type: String) -> [String] {
    Set(facts.properties[type, default: []].filter(\.isStatic).map(\.name)).sorted()
  }

  private func lines(_ texts: [String]) -> String {
    texts.map { "    " + $0 }.joined(separator: "\n")
  }

  private func literal(_ text: String) -> String { "\"\(text)\"" }

  // MARK: Initialisers

  var viewInitializers: [String: [FrameworkFacts.Initializer]] {
    let views = facts.superclasses.keys.filter { facts.chain($0).contains("UIView") }
    let found = views.map { ($0, inheritable(from: $0)) }
      .filter { !$0.1.contains { $0.neededLabels == ["frame"] } }
    return Dictionary(uniqueKeysWithValues: found)
  }

  /// The initialisers that a subclass without any of its own inherits, by Swift's rules.
  private func inheritable(from name: String) -> [FrameworkFacts.Initializer] {
    let own = facts.initializers[name, default: []]
    let above = facts.superclasses[name].flatMap { facts.superclasses[$0] == nil ? nil : $0 }
    let inherited = above.map(inheritable) ?? []
    let usable = own.filter { !$0.isUnavailable }
    let declared = Set(own.map(\.labels))
    let left = inherited.filter { !declared.contains($0.labels) }
    if own.allSatisfy(\.isConvenience) { return usable + left }
    let overridesAll = !left.contains { !$0.isConvenience }
    return usable + (overridesAll ? left : [])
  }

  private func code(_ initializer: FrameworkFacts.Initializer) -> String {
    let labels = initializer.neededLabels.map { $0 + ":" }.joined()
    return literal("init\(initializer.isFailable ? "?" : "")(\(labels))")
  }

  // MARK: Delegates

  /// The functions of class-bound protocols for which an extension has a default, without those that a
  /// closure of a source's own may be called like.
  private var optionalFunctions: [String: Bool] {
    var found: [String: Bool] = [:]
    for (owner, requirements) in facts.requirements where isClassBound(owner) {
      let defaults = Set(facts.functions[owner, default: []].map(\.name))
      for function in requirements where defaults.contains(function.name) && isTold(function) {
        found[function.name] = function.returnsOptional || found[function.name] == true
      }
    }
    return found
  }

  private func isClassBound(_ name: String) -> Bool {
    if ["AnyObject", "NSObjectProtocol"].contains(name) { return true }
    return facts.inherited[name, default: []].contains(where: isClassBound)
  }

  /// Whether a call of it is hardly the call of a closure: closures have no labels, and are not named after
  /// what they are given.
  private func isTold(_ function: FrameworkFacts.Function) -> Bool {
    if function.labels.contains(where: { $0 != "_" }) { return true }
    guard let type = function.types.first?.trimmingPrefix("any ") else { return false }
    // `ScrollView` of `UIScrollView`.
    let prefix = type.prefix(while: \.isUppercase).dropLast().count
    return function.baseName.lowercased().contains(type.dropFirst(prefix).lowercased())
  }

  // MARK: Any object

  private var receiverFunctions: [String] {
    let functions = facts.functions["SelectorReceiver", default: []]
    return Set(functions.filter(Self.namesSelector).map(\.baseName)).sorted()
  }

  private var receiverValues: [String] {
    let functions = facts.functions["SelectorReceiver", default: []]
      .filter { !Self.namesSelector($0) }.map(\.baseName)
    let properties = facts.properties["SelectorReceiver", default: []].map(\.name)
    return Set(functions + properties).sorted()
  }

  private static func namesSelector(_ function: FrameworkFacts.Function) -> Bool {
    function.types.contains { $0.hasPrefix("Selector") || $0 == "AnyClass" }
  }
}
