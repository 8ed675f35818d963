// All declarations of a module, and the questions that need more than one file.

internal import Messages
internal import SwiftSyntax

/// The module's classes and members.
struct ModuleIndex {
  private(set) var classes: [ClassRecord] = []
  private(set) var methods: [MethodRecord] = []
  /// The static methods and class methods.
  private(set) var typeMethods: [MethodRecord] = []
  private(set) var properties: [PropertyRecord] = []
  private(set) var namedValues: [NamedValuesRecord] = []
  /// The properties of any type that hold functions, as `Type.name`.
  private(set) var functionProperties: Set<String> = []
  /// By protocol.
  private(set) var requirements: [String: [OptionalRequirement]] = [:]
  /// By protocol.
  private(set) var optionalProperties: [String: [OptionalProperty]] = [:]
  /// The names of protocols' optional functions and properties. Only for members of such a name is the type of their object
  /// searched.
  private(set) var optionalNames: Set<String> = []
  /// The names of the folders that hold the files, at any depth, but for those of real modules: a
  /// package's modules are among them.
  let folders: Set<String>
  /// The names of the project's modules that sources put before names of their own, and that mean nothing else:
  /// elsewhere than before a dot they stand in imports alone.
  let qualifiers: Set<String>
  /// The types that type aliases stand for.
  private(set) var aliases: [String: String] = [:]
  /// The bounds of associated types, by the types' names alone, type aliases of the module followed.
  private(set) var associatedTypes: [String: String] = [:]
  /// The names that are there in later versions of iOS alone.
  let missing: Set<String>
  private var positions: [String: Int] = [:]
  /// The names of overriding properties, each with its class.
  private(set) var propertyOverrides: [(owner: String, name: String)] = []

  /// The methods of instances, by their names; in the order of ``methods``.
  private(set) var methodsByName: [String: [MethodRecord]] = [:]
  /// The methods of types, by their names.
  private var typeMethodsByName: [String: [MethodRecord]] = [:]
  /// The properties, by their names.
  private(set) var propertiesByName: [String: [InspectableDeclaration]] = [:]
  /// The owners of overriding properties, by the properties' names.
  private(set) var overriddenProperties: [String: [String]] = [:]

  /// The files of the module itself, without those of modules that it imports.
  private let own: Set<ObjectIdentifier>
  /// The name by which other modules import it.
  private let name: String?
  /// The names of view classes that are shown behind the module's name.
  private(set) var qualified: Set<String> = []

  /// Another one wherever lowering a file that has not changed might give something else: a fingerprint of all
  /// declarations, without their places.
  let facts: String

  /// The declarations of a module's files, and behind them those of the modules that it imports: a class is a view
  /// through those above it.
  init(_ files: [ParsedFile], importing imported: [[ParsedFile]] = []) {
    own = Set(files.map(ObjectIdentifier.init))
    name = files.first?.source.module.name
    folders = Set(files.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
      .subtracting(IOSConfiguration.modules)
    qualifiers = Self.qualifiers(of: files)
    missing = LaterNames(files + imported.flatMap(\.self)).names
    let collectors = Self.collectors(of: files, importing: imported, missing: missing)
    facts = Self.facts(
      of: collectors, in: files + imported.flatMap(\.self),
      [[name ?? ""], ["\(files.count)"], folders.sorted(), qualifiers.sorted(), missing.sorted()])
    for collector in collectors { add(collector) }
    addQualifiedNames()
    for collector in collectors { complete(with: collector) }
    let aliases = collectors.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
    for position in classes.indices { classes[position].resolve(aliases) }
    for collector in collectors {
      associatedTypes.merge(collector.associatedTypes.mapValues { aliases[$0] ?? $0 }) { $1 }
    }
    self.aliases = aliases
    functionProperties = Set(
      properties.map(\.declaration).filter { $0.type?.contains("->") ?? false }
        .map { "\($0.owner).\($0.name)" })
    let values = collectors.reduce(into: Set<String>()) { $0.formUnion($1.valueTypes) }
    methods.removeAll { values.contains($0.owner) }
    typeMethods.removeAll { values.contains($0.owner) }
    properties.removeAll { values.contains($0.declaration.owner) }
    methodsByName = Dictionary(grouping: methods, by: \.name)
    typeMethodsByName = Dictionary(grouping: typeMethods, by: \.name)
    propertiesByName = Dictionary(grouping: properties.map(\.declaration), by: \.name)
    overriddenProperties = Dictionary(grouping: propertyOverrides, by: \.name)
      .mapValues { $0.map(\.owner) }
  }

  /// Types of imported modules that have the names of own ones stand behind their modules' names.
  private static func collectors(
    of files: [ParsedFile], importing imported: [[ParsedFile]], missing: Set<String>
  ) -> [DeclarationCollector] {
    let own = files.mapInParallel { file in
      // The registration asks for them, file by file.
      _ = file.foreignOverrides(missing: missing)
      return file.declarations(missing: missing)
    }
    let names = own.reduce(into: Set()) { $0.formUnion($1.typeNames) }
    let others = imported.flatMap { files in
      files.map { file in
        let collector = DeclarationCollector.walked(file, missing: missing)
        collector.qualify(names, by: file.source.module.name)
        return collector
      }
    }
    return own + others
  }

  private static func facts(
    of collectors: [DeclarationCollector], in files: [ParsedFile], _ lists: [[String]]
  ) -> String {
    var fingerprint = Fingerprint()
    let counts = files.reduce(into: [Substring: Int]()) { counts, file in
      for word in file.words { counts[word, default: 0] += 1 }
    }
    for collector in collectors {
      // Its own file says it. A name in backticks is no word.
      let facts = collector.facts { name in
        counts[name[...], default: 0] > 1
          || name.contains { !$0.isLetter && !$0.isNumber && $0 != "_" }
      }
      fingerprint.add(facts)
    }
    for list in lists {
      for text in list { fingerprint.add(text) }
      fingerprint.add("")
    }
    return fingerprint.name
  }

  /// Finds classes of imported modules by `Core.Dial`, too.
  private mutating func addQualifiedNames() {
    for (position, record) in classes.enumerated() where !isOwn(record.file) {
      let prefix = record.file.source.module.name + "."
      let name = record.name.hasPrefix(prefix) ? record.name : prefix + record.name
      positions[name] = positions[name] ?? position
    }
    for position in classes.indices {
      guard let above = classes[position].superclass, above.contains("."),
        let record = record(above), !isOwn(record.file)
      else { continue }
      classes[position].superclass = record.name
    }
  }

  /// Whether a file is the module's own.
  func isOwn(_ file: ParsedFile) -> Bool { own.contains(ObjectIdentifier(file)) }

  private static func qualifiers(of files: [ParsedFile]) -> Set<String> {
    let own = files.first?.source.module ?? .live
    let modules = Set(files.flatMap(\.source.modules)).subtracting(IOSConfiguration.modules)
      .union(own.imports.keys).union([own.name]).filter { own.compiledName(of: $0) != $0 }
    let said = modules.filter { module in files.contains { $0.says(module + ".") } }
    guard !said.isEmpty else { return [] }
    return files.reduce(into: said) { names, file in
      for token in file.tree.tokens(viewMode: .sourceAccurate) where names.contains(token.plain) {
        let isImported = token.parent?.is(ImportPathComponentSyntax.self) == true
        let isBeforeDot = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
        if !isImported && !isBeforeDot { names.remove(token.plain) }
      }
    }
  }

  private mutating func add(_ collector: DeclarationCollector) {
    for record in collector.classes {
      positions[record.name] = positions[record.name] ?? classes.count
      if let last = record.name.split(separator: ".").last, positions[String(last)] == nil {
        positions[String(last)] = classes.count
      }
      classes.append(record)
    }
    methods += collector.methods
    typeMethods += collector.typeMethods
    properties += collector.properties
    namedValues += collector.namedValues
    propertyOverrides += collector.overrides
    requirements.merge(collector.requirements) { first, _ in first }
    optionalProperties.merge(collector.optionalProperties) { first, _ in first }
    optionalNames.formUnion(collector.requirements.values.joined().map(\.name))
    optionalNames.formUnion(collector.optionalProperties.values.joined().map(\.name))
  }

  private mutating func complete(with collector: DeclarationCollector) {
    for (owner, record) in collector.initializers {
      if let position = positions[owner] { classes[position].initializers.append(record) }
    }
    for (owner, names) in collector.conformances {
      if let position = positions[owner] { classes[position].conformances += names }
    }
  }

  /// A class of the module by its name, with or without the names around it.
  func record(_ name: String) -> ClassRecord? { positions[name].map { classes[$0] } }

  /// Whether it is a class of the module with parameters for types.
  func isGeneric(_ name: String) -> Bool { record(name)?.isGeneric ?? false }

  /// Whether a class of the module declares a property of that name that overrides none of a framework.
  func declaresProperty(_ name: String) -> Bool {
    propertiesByName[name] != nil && overriddenProperties[name] == nil
  }

  /// The class, and those of the module above it, nearest first.
  func chain(_ name: String) -> [ClassRecord] {
    var found: [ClassRecord] = []
    var next: String? = name
    while let name = next, let record = record(name),
      !found.contains(where: { $0.name == record.name })
    {
      found.append(record)
      next = record.superclass
    }
    return found
  }

  /// The name of the first class above the module's own; nil: none.
  func frameworkClass(above name: String) -> String? {
    guard let last = chain(name).last else { return name }
    return last.superclass
  }

  func isView(_ name: String) -> Bool {
    frameworkClass(above: name).map { FrameworkClasses.views.contains($0) } ?? false
  }

  func isLayer(_ name: String) -> Bool {
    frameworkClass(above: name).map { FrameworkClasses.layers.contains($0) } ?? false
  }

  func isController(_ name: String) -> Bool {
    frameworkClass(above: name).map { FrameworkClasses.controllers.contains($0) } ?? false
  }

  /// The module's own.
  var views: [ClassRecord] { classes.filter { isOwn($0.file) && isView($0.name) } }

  var inspectables: [InspectableDeclaration] {
    properties.filter(\.isInspectable).map(\.declaration)
  }

  /// The words of the inspectable properties' types, or of their initial values where no type is written.
  var inspectedWords: Set<String> {
    inspectables.reduce(into: []) { words, property in
      let text = property.type ?? property.initialValue ?? ""
      words.formUnion(
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
  }

  /// The module's own, with the names that their classes are shown by.
  var shownInspectables: [InspectableDeclaration] {
    properties.filter { $0.isInspectable && isOwn($0.file) }.map { property in
      var declaration = property.declaration
      declaration.owner = shownName(of: declaration.owner)
      return declaration
    }
  }

  /// The same declarations, where classes with one of these names are shown behind the module's name.
  func qualifying(_ names: Set<String>) -> ModuleIndex {
    var copy = self
    copy.qualified = names
    return copy
  }

  /// The name by which a class of the module is shown.
  func shownName(of name: String) -> String {
    guard qualified.contains(name), let record = record(name), isOwn(record.file),
      let module = self.name
    else { return name }
    return "\(module).\(name)"
  }

  func description(of record: ClassRecord) -> ViewClass {
    ViewClass(
      name: shownName(of: record.name), superclass: record.superclass.map(shownName),
      isDesignable: chain(record.name).contains(where: \.isMarkedDesignable), place: record.place)
  }

  /// The method that a selector names: in the class or above it, else anywhere in the module; of instances before
  /// that of a class itself.
  func method(_ name: String, labels: [String]?, in owner: String?) -> MethodRecord? {
    let named = ((methodsByName[name] ?? []) + (typeMethodsByName[name] ?? [])).filter {
      labels == nil || $0.labels == labels
    }
    let owners = owner.map { chain($0).map(\.name) + [$0] } ?? []
    for owner in owners {
      if let found = named.first(where: { $0.owner == owner }) { return found }
    }
    return named.first
  }

  /// Whether a class of the module above this one has the method.
  func inherits(_ selector: String, _ name: String) -> Bool {
    let above = chain(name).dropFirst().map(\.name)
    if above.isEmpty { return false }
    return methods.contains { above.contains($0.owner) && $0.selector == selector }
  }

  /// Whether a class of the module overrides a method or a property of that name of `owner`.
  func isOverridden(_ name: String, of owner: String) -> Bool {
    let methods = (methodsByName[name] ?? []).filter(\.isOverride).map(\.owner)
    return (methods + (overriddenProperties[name] ?? [])).contains { other in
      other != owner && chain(other).contains { $0.name == owner }
    }
  }

  /// The optional functions of the protocols that a class adopts.
  func optionalRequirements(of name: String) -> [OptionalRequirement] {
    chain(name).flatMap(\.conformances).flatMap { requirements[$0] ?? [] }
  }
}
