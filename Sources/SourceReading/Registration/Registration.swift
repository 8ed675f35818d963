// The code that makes a module's classes known: to the inspector, to Core Animation, to selectors.

internal import Messages

/// Writes the code that is appended to each copy.
struct Registration {
  private let index: ModuleIndex
  /// The selectors that the module names.
  private let selectors: Set<String>
  /// The properties that it names by text.
  private let keys: Set<String>
  private let substitutes: [String]
  /// By file.
  private let previews: [[SourcePreview]]
  private let records: [ObjectIdentifier: FileRecords]
  /// The framework's classes that extensions of any module override members of.
  private let overridden: Set<String>
  /// A fingerprint of all that the code depends on, besides its file and the module's declarations.
  let facts: String

  /// `shadowedIn`: the files of all modules. Each has the same shadowing declarations: two imported ones of one
  /// name would be ambiguous.
  init(
    of files: [ParsedFile], _ index: ModuleIndex, selectors: Set<String>, keys: Set<String>,
    previews: [[SourcePreview]] = [], shadowedIn all: [ParsedFile]
  ) {
    self.index = index
    records = FileRecords.byFile(index)
    self.previews = previews
    self.selectors = selectors
    self.keys = keys
    overridden = all.reduce(into: []) {
      $0.formUnion($1.foreignOverrides(missing: index.missing).owners)
    }
    let declared = files.reduce(into: Set()) { $0.formUnion($1.names) }
    substitutes = ShadowingDeclarations.code(for: all, besides: declared)
    var fingerprint = Fingerprint()
    for list in [
      selectors.sorted(), keys.sorted(), substitutes, index.qualified.sorted(),
      index.inspectedWords.sorted(), overridden.sorted(),
    ] {
      for text in list { fingerprint.add(text) }
      fingerprint.add("")
    }
    facts = fingerprint.name
  }

  /// Remarks about views that cannot be shown, each with the reason.
  var remarks: [SourceMessage] {
    index.views.compactMap { record in
      if let obstacle = record.obstacle {
        return SourceMessage(.remark, at: record.place, "\(record.name) is not shown: \(obstacle)")
      }
      guard InstanceCode.view(record, index) == nil else { return nil }
      return SourceMessage(
        .remark, at: record.place,
        "\(record.name) is not shown: it has none of init(frame:), init() and init(coder:)")
    }
  }

  /// The code for one file. The last file's has the entry point, which calls that of all,
  /// and what stands before Foundation's.
  ///
  /// Members are registered in an extension in their own file, where private ones can be named.
  func code(for file: ParsedFile, isLast: Bool) -> AppendedCode {
    let owners = ownerCode(file)
    let functions = owners.indices.map { "__vitrine_register_\(file.index)_\($0)" }
    let calls = zip(owners, functions).map { "\($0.owner).\($1)()" }
    let generics = genericCode(file)
    let named = namedValues(file).filter { $0.host == $0.type }.map(namedValuesCode)
    let body =
      foreignOverrideCode(file) + classCode(file) + named + calls + generics.map(\.call)
      + previewCode(file)
    let extensions = zip(owners, functions).map { owner, function in
      "extension \(owner.owner) {\n@MainActor static func \(function)() {\n"
        + owner.lines.joined(separator: "\n") + "\n}\n}"
    }
    let register =
      "@MainActor func __vitrine_register_\(file.index)() {\n\(body.joined(separator: "\n"))\n}"
    let declarations =
      imports(file) + generics.map(\.declarations) + genericInspectors(file)
      + requirementCode(file) + observerCode(file) + forwardingCode(file) + overrideCode(file)
    let module = file.source.module
    let entry = isLast ? [entryPoint(of: module, files: file.index + 1)] : []
    let further = isLast ? module.importedElsewhere.map { "import \($0)" } + substitutes : []
    return AppendedCode(
      declarations: declarations + further,
      registration: [register] + extensions + entry)
  }

  /// The code for classes of another module, which is compiled as a file of its own there: `function` makes the
  /// classes of all files known.
  func code(for files: [ParsedFile], of module: String, calledBy function: String) -> String {
    let bodies = files.map { file in
      code(for: file, isLast: false).text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    }
    let calls = files.map { "  __vitrine_register_\($0.index)()" }.joined(separator: "\n")
    return "import \(module)\nimport Inspection\nimport UIKit\n\n"
      + "@MainActor func \(function)() {\n\(calls)\n}\n\n" + bodies.joined(separator: "\n")
  }

  /// The modules that the code needs, and Foundation's part that on Apple's systems is not apart.
  private func imports(_ file: ParsedFile) -> [String] {
    let asksTheNet = [
      "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
      "URLAuthenticationChallenge", "HTTPCookie",
    ].contains { file.says($0) }
    return ["import Inspection", "import UIKit"]
      + (asksTheNet ? ["import FoundationNetworking"] : [])
  }

  /// Isolated itself: to compile a call of `MainActor.assumeIsolated`, which is generic, takes the compiler a
  /// thirtieth of the time for a short file.
  private func entryPoint(of module: SourceModule, files: Int) -> String {
    let calls = (0..<files).map { "__vitrine_register_\($0)()" }.joined(separator: "; ")
    return "@_cdecl(\"\(module.entryPoint)\") @MainActor public func __vitrine_load() "
      + "{ \(calls) }"
  }

  // MARK: Classes

  /// A line for each class that the file declares and code outside of it can name.
  private func classCode(_ file: ParsedFile) -> [String] {
    classes(of: file).filter { $0.host == $0.name }.compactMap(classCode)
  }

  private func classes(of file: ParsedFile) -> [ClassRecord] {
    declared(in: file).classes.filter { $0.obstacle == nil }
  }

  private func declared(in file: ParsedFile) -> FileRecords {
    records[ObjectIdentifier(file)] ?? FileRecords()
  }

  private func classCode(_ record: ClassRecord) -> String? {
    if index.isLayer(record.name) { return layerCode(record) }
    if index.isView(record.name) {
      return viewCode(record).map { $0 + (objcCode(record).map { "\n" + $0 } ?? "") }
    }
    return record.isGeneric ? nil : documentCode(record)
  }

  /// The line for a class that only documents make: a view controller, a segue, an object beside the views.
  private func documentCode(_ record: ClassRecord) -> String? {
    let name = StringLiteral.of(index.shownName(of: record.name))
    if index.isController(record.name) {
      return "\(ReservedNames.source).controller(\(record.name).self, \(name))"
    }
    return InstanceCode.documentObject(record, index).map { kind, instance in
      "\(ReservedNames.source).\(kind)(\(name)) { \(instance) }"
    }
  }

  /// A line for each override of a framework's class in an extension, and for each class of the file that inherits it.
  /// Classes that are private to a type have theirs in that type.
  private func foreignOverrideCode(_ file: ParsedFile) -> [String] {
    guard !overridden.isEmpty else { return [] }
    let owners = file.foreignOverrides(missing: index.missing).owners
    let held = owners.enumerated().compactMap { number, owner -> String? in
      guard index.record(owner) == nil else { return nil }
      let below = FrameworkClasses.below(owner).sorted().map(StringLiteral.of)
      return "\(ReservedNames.runtime).override(\(owner).self, by: "
        + "\(ForeignOverrides.holder(number, in: file)).self, in: [\(below.joined(separator: ", "))])"
    }
    return held + heirs(in: file).filter { $0.host == $0.name }.map(heirCode)
  }

  /// The classes below a framework's class that is overridden.
  private func heirs(in file: ParsedFile) -> [ClassRecord] {
    guard !overridden.isEmpty else { return [] }
    return classes(of: file).filter { record in
      !record.isGeneric
        && index.frameworkClass(above: record.name).map(FrameworkClasses.chain)?
          .contains(where: overridden.contains) == true
    }
  }

  private func heirCode(_ record: ClassRecord) -> String {
    "\(ReservedNames.runtime).inheritOverrides(\(record.name).self)"
  }

  /// A line for each preview that the file declares.
  private func previewCode(_ file: ParsedFile) -> [String] {
    guard previews.indices.contains(file.index) else { return [] }
    return previews[file.index].map { preview in
      "\(ReservedNames.source).preview(\(preview.function)(), "
        + "file: \(StringLiteral.of(file.path)), line: \(preview.place.line))"
    }
  }

  private func viewCode(_ record: ClassRecord) -> String? {
    InstanceCode.view(record, index).map { instance in
      "\(ReservedNames.source).view(\(record.name).self, "
        + "\(StringLiteral.of(index.shownName(of: record.name))), "
        + "isDesignable: \(index.description(of: record).isDesignable), "
        + "file: \(StringLiteral.of(record.file.path)), line: \(record.place.line)) "
        + "{ \(instance) }"
    }
  }

  /// The line for a view that documents call by another name.
  private func objcCode(_ record: ClassRecord) -> String? {
    guard let name = record.objcName, name != record.name else { return nil }
    return "\(ReservedNames.source).documentName(\(record.name).self, \(StringLiteral.of(name)))"
  }

  private func layerCode(_ record: ClassRecord) -> String? {
    InstanceCode.layer(record, index).map { code in
      "CALayer.register(\(record.name).self, make: { \(code.make) }, copy: { \(code.copy) })"
    }
  }

  // MARK: Members

  private typealias OwnerCode = (owner: String, lines: [String])

  /// For each type that the file declares members of: a line a member. A member that is private
  /// to the type around it is registered by that type.
  private func ownerCode(_ file: ParsedFile) -> [OwnerCode] {
    (classLines(file) + propertyLines(file) + methodLines(file)).reduce(into: []) { result, line in
      if let position = result.firstIndex(where: { $0.owner == line.owner }) {
        result[position].lines.append(line.code)
      } else {
        result.append((line.owner, [line.code]))
      }
    }
  }

  private typealias Line = (owner: String, code: String)

  /// The classes and named values that are private to a type, the methods that start views, and inherited inspectables
  /// of generic classes.
  private func classLines(_ file: ParsedFile) -> [Line] {
    let hidden = classes(of: file).filter { $0.host != $0.name }.compactMap { record in
      classCode(record).map { (record.host, $0) }
    }
    let named = namedValues(file).filter { $0.host != $0.type }.map {
      ($0.host, namedValuesCode($0))
    }
    let starts = declared(in: file).starts.map { record, method -> Line in
      let call = "{ $0.\(method.name)() }"
      return (method.host, "\(ReservedNames.source).start(\(record.name).self) \(call)")
    }
    let inherited = classes(of: file).flatMap { record in
      index.chain(record.name).dropFirst().filter(isInspected).map { above in
        (record.host, "\(record.name).\(Self.genericInspector(above.name))()")
      }
    }
    let heirs = heirs(in: file).filter { $0.host != $0.name }.map { ($0.host, heirCode($0)) }
    return hidden + heirs + named + starts + inherited
  }

  private func namedValues(_ file: ParsedFile) -> [NamedValuesRecord] {
    declared(in: file).namedValues
  }

  /// The line that gives inspectors the names of a type's values.
  private func namedValuesCode(_ record: NamedValuesRecord) -> String {
    let values = record.names.map { "\(StringLiteral.of($0)): .`\($0)`" }
    return "\(ReservedNames.source).\(record.form)(of: \(record.type).self, "
      + "[\(values.joined(separator: ", "))])"
  }

  private func propertyLines(_ file: ParsedFile) -> [Line] {
    var lines: [Line] = []
    for property in declared(in: file).properties {
      let declaration = property.declaration
      if index.isGeneric(declaration.owner) { continue }
      if property.isInspectable, isShown(property) {
        let code = propertyCode(
          "\(ReservedNames.source).property", declaration, place: true,
          documentation: property.documentation)
        lines.append((property.host, code))
      }
      if index.isOptional(declaration.name, of: declaration.owner) {
        lines.append((property.host, nameCode(declaration.owner, declaration.name)))
      }
      if isAsked(property), index.record(declaration.owner) != nil {
        let code = propertyCode("\(ReservedNames.runtime).registerProperty", declaration)
        lines.append((property.host, code))
      }
    }
    return lines
  }

  private func methodLines(_ file: ParsedFile) -> [Line] {
    let methods = declared(in: file).methods.filter {
      isWanted($0) && !index.isGeneric($0.owner)
    }
    let typeMethods = declared(in: file).typeMethods.filter {
      $0.isCallable && index.record($0.owner) != nil
        && selectors.contains($0.selector) && !index.isGeneric($0.owner)
    }
    return methods.map { ($0.host, methodCode($0)) }
      + typeMethods.map { ($0.host, typeMethodCode($0)) }
  }

  /// For each generic class that the file declares methods or keys of: a protocol by which its classes are
  /// told from others, and what registers the members of one of them.
  private func genericCode(_ file: ParsedFile) -> [(call: String, declarations: String)] {
    let methods = declared(in: file).methods.filter {
      isWanted($0) && index.isGeneric($0.owner) && $0.host == $0.owner
    }.map { (owner: $0.owner, line: methodCode($0)) }
    let keyed = genericProperties(file).filter { isAsked($0) }.map {
      let line = propertyCode("\(ReservedNames.runtime).registerProperty", $0.declaration)
      return (owner: $0.declaration.owner, line: line)
    }
    let owners = Set((methods + keyed).map(\.owner)).sorted()
    return owners.enumerated().map { position, owner in
      let name = "__vitrine_generic_\(file.index)_\(position)"
      let lines = (methods + keyed).filter { $0.owner == owner }.map(\.line)
        .joined(separator: "\n")
      return (
        call:
          "\(ReservedNames.runtime).registerGeneric { ($0 as? any \(name).Type)?.\(name)_methods() }",
        declarations: "protocol \(name): AnyObject { static func \(name)_methods() }\n"
          + "extension \(owner): \(name) {\nnonisolated static func \(name)_methods() {\n\(lines)\n}\n}"
      )
    }
  }

  private func genericProperties(_ file: ParsedFile) -> [PropertyRecord] {
    declared(in: file).properties.filter {
      index.isGeneric($0.declaration.owner) && $0.host == $0.declaration.owner
    }
  }

  /// For each generic class with inspectable properties: what makes them known. Its subclasses call it, since
  /// only they say which class of the many it is.
  private func genericInspectors(_ file: ParsedFile) -> [String] {
    let properties = genericProperties(file).filter { $0.isInspectable && isShown($0) }
    return Set(properties.map(\.declaration.owner)).sorted().map { owner in
      let lines = properties.filter { $0.declaration.owner == owner }
        .map {
          propertyCode(
            "\(ReservedNames.source).property", $0.declaration, place: true,
            documentation: $0.documentation)
        }
      // Public for subclasses in other modules.
      return
        "extension \(owner) {\n@MainActor public static func \(Self.genericInspector(owner))() {\n"
        + lines.joined(separator: "\n") + "\n}\n}"
    }
  }

  private static func genericInspector(_ owner: String) -> String {
    "__vitrine_inspect_" + owner.replacing(".", with: "_")
  }

  /// Whether it is a generic class with inspectable properties.
  private func isInspected(_ record: ClassRecord) -> Bool {
    index.isGeneric(record.name)
      && index.properties.contains {
        $0.isInspectable && $0.declaration.owner == record.name && $0.host == record.name
          && isShown($0)
      }
  }

  /// Whether documents or keys in the sources name the property.
  private func isAsked(_ property: PropertyRecord) -> Bool {
    property.isOutlet || keys.contains(property.declaration.name)
  }

  /// Whether the property is registered: an override is reached through the property that it overrides.
  private func isShown(_ property: PropertyRecord) -> Bool {
    let declaration = property.declaration
    guard declaration.isOverride else { return true }
    let above = index.chain(declaration.owner).dropFirst().map(\.name)
    return !index.inspectables.contains {
      above.contains($0.owner) && $0.name == declaration.name
    }
  }

  private func propertyCode(
    _ function: String, _ property: InspectableDeclaration, place hasPlace: Bool = false,
    documentation: String? = nil
  ) -> String {
    let name = property.name
    let place =
      "file: \(StringLiteral.of(property.place.file)), line: \(property.place.line), "
    return "\(function)(\(property.owner).self, \(StringLiteral.of(name)), "
      + (hasPlace ? place : "")
      + (documentation.map { "documentation: \(StringLiteral.of($0)), " } ?? "")
      + "get: { $0.`\(name)` }"
      + (property.isWritable ? ", set: { $0.`\(name)` = $1 })" : ")")
  }

  /// Default implementations of optional requirements. They never run, since callers ask first whether an
  /// object responds.
  private func requirementCode(_ file: ParsedFile) -> [String] {
    let properties = index.optionalProperties.sorted { $0.key < $1.key }.flatMap {
      owner, properties in
      properties.filter { $0.file === file }.map { property in
        "extension \(owner) { \(property.isPublic ? "public " : "")var \(property.name): "
          + "\(property.type) { get { fatalError() } "
          + (property.isWritable ? "set {} } }" : "} }")
      }
    }
    return properties
      + index.requirements.sorted { $0.key < $1.key }.flatMap { owner, requirements in
        requirements.filter { $0.file === file }.map { requirement in
          "extension \(owner) { \(requirement.isPublic ? "public " : "")\(requirement.declaration) "
            + (requirement.returnsValue ? "{ fatalError() } }" : "{} }")
        }
      }
  }

  /// Classes that only `NSObject` is above of and that hear of changes.
  private func observerCode(_ file: ParsedFile) -> [String] {
    declared(in: file).methods.filter { method in
      method.name == "observeValue"
        && index.frameworkClass(above: method.owner) == "NSObject"
    }.map { "extension \($0.owner): KeyValueObserver {}" }
  }

  /// Classes that say themselves what they respond to, or pass it on.
  private func forwardingCode(_ file: ParsedFile) -> [String] {
    declared(in: file).methods.compactMap { method in
      guard let adopted = ForwardingProtocol.of(method.name, method.labels),
        !index.inherits(method.selector, method.owner)
      else { return nil }
      return "extension \(method.owner): \(adopted) {}"
    }
  }

  /// Protocols and conformances that mark the classes which override a member of an extension.
  private func overrideCode(_ file: ParsedFile) -> [String] {
    let methods = declared(in: file).methods.map { method in
      overrideCode(
        method.name, labels: method.labels, of: method.owner, isOverride: method.isOverride,
        requirement: "func \(OverriddenMember(name: method.name).own)\(method.signature)")
    }
    let properties = declared(in: file).properties.map(\.declaration).map {
      property in
      overrideCode(
        property.name, labels: nil, of: property.owner, isOverride: property.isOverride,
        requirement: "var \(OverriddenMember(name: property.name).own): \(property.type ?? "") "
          + (property.isWritable ? "{ get set }" : "{ get }"))
    }
    return (methods + properties).compactMap(\.self)
  }

  private func overrideCode(
    _ name: String, labels: [String]?, of owner: String, isOverride: Bool, requirement: String
  ) -> String? {
    let adopted = OverriddenMember(name: name).adopted
    if isOverride {
      guard index.overridesExtension(name, labels: labels, of: owner),
        index.isTopmostOverride(name, labels: labels, of: owner)
      else { return nil }
      return "extension \(owner): \(adopted) {}"
    }
    guard index.isOverriddenExtensionMember(name, labels, of: owner) else { return nil }
    return "@preconcurrency @MainActor protocol \(adopted): AnyObject { \(requirement) }"
  }

  private func isWanted(_ method: MethodRecord) -> Bool {
    method.isMarked || selectors.contains(method.selector)
      || index.optionalRequirements(of: method.owner).contains { $0.selector == method.selector }
  }

  private func methodCode(_ method: MethodRecord) -> String {
    guard method.isCallable else { return nameCode(method.owner, method.selector) }
    let parameters = zip(["a", "b", "c"], method.types).map { ", \($0): \($1)" }.joined()
    return
      "\(ReservedNames.runtime).register(\(method.owner).self, \(StringLiteral.of(method.selector))) "
      + "{ (target: \(method.owner)\(parameters)) in target.\(method.name)(\(arguments(method))) }"
  }

  private func typeMethodCode(_ method: MethodRecord) -> String {
    let parameters = zip(["a", "b", "c"], method.types).map { "\($0): \($1)" }.joined(
      separator: ", ")
    return
      "\(ReservedNames.runtime).register(classOf: \(method.owner).self, "
      + "\(StringLiteral.of(method.selector))) "
      + "{ (\(parameters)) in \(method.owner).\(method.name)(\(arguments(method))) }"
  }

  /// The argument list that forwards a closure's parameters.
  private func arguments(_ method: MethodRecord) -> String {
    zip(["a", "b", "c"], method.labels).map { $1 == "_" ? $0 : "\($1): \($0)" }
      .joined(separator: ", ")
  }

  private func nameCode(_ owner: String, _ selector: String) -> String {
    "\(ReservedNames.runtime).registerName(\(owner).self, \(StringLiteral.of(selector)))"
  }
}
