// The records of a module's declarations, file by file.

/// The declarations of one file.
struct FileRecords {
  private(set) var classes: [ClassRecord] = []
  private(set) var methods: [MethodRecord] = []
  private(set) var typeMethods: [MethodRecord] = []
  private(set) var properties: [PropertyRecord] = []
  /// Enumerations and option sets that the types or values of inspectable properties name.
  private(set) var namedValues: [NamedValuesRecord] = []
  /// The methods that start views, each with the class that it starts.
  private(set) var starts: [(record: ClassRecord, method: MethodRecord)] = []

  /// The records of each file of a module.
  static func byFile(_ index: ModuleIndex) -> [ObjectIdentifier: FileRecords] {
    var files: [ObjectIdentifier: FileRecords] = [:]
    func add(_ file: ParsedFile, _ change: (inout FileRecords) -> Void) {
      change(&files[ObjectIdentifier(file), default: FileRecords()])
    }
    for record in index.classes { add(record.file) { $0.classes.append(record) } }
    for method in index.methods { add(method.file) { $0.methods.append(method) } }
    for method in index.typeMethods { add(method.file) { $0.typeMethods.append(method) } }
    for property in index.properties { add(property.file) { $0.properties.append(property) } }
    let inspected = index.inspectedWords
    for record in index.namedValues {
      guard let name = record.type.split(separator: ".").last, inspected.contains(String(name))
      else { continue }
      add(record.file) { $0.namedValues.append(record) }
    }
    let starting = startMethods(index.methods)
    for record in index.classes where record.obstacle == nil && index.isView(record.name) {
      guard let method = starting[record.name] else { continue }
      add(method.file) { $0.starts.append((record, method)) }
    }
    return files
  }

  /// By class, the first method `start…()` of its own that it declares, without parameters and result.
  private static func startMethods(_ methods: [MethodRecord]) -> [String: MethodRecord] {
    let found = methods.filter { method in
      method.isCallable && !method.isOverride && method.signature == "()"
        && method.name.hasPrefix("start")
        && method.name.prefixMatch(of: /start($|[A-Z])/) != nil
    }
    return Dictionary(found.map { ($0.owner, $0) }) { first, _ in first }
  }
}
