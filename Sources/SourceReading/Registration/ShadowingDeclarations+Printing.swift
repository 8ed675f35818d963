// Functions that print and log, which know the line that calls them.

extension ShadowingDeclarations {
  /// Functions that say where they are called, and nothing while the page plays its time again. Each is left out where
  /// no file uses it or sources declare one of its name, also a private one or a method.
  static func printing(for files: [ParsedFile], besides declared: Set<String>) -> [String] {
    [
      ("print", printed("print", "\"\\(item)\"")),
      ("debugPrint", printed("debugPrint", "String(reflecting: item)")), ("NSLog", logged),
      ("dump", dumped),
    ].filter { name, _ in
      !declared.contains(name) && files.contains { $0.says("\(name)(") }
        && !files.contains { $0.says("func \(name)(") || $0.says("func \(name)<") }
    }.map(\.1)
  }

  /// The compiler takes a function of many types before one of `Any`. Usable from code that is inlined elsewhere.
  private static func printed(_ name: String, _ text: String) -> String {
    """
    @usableFromInline nonisolated func \(name)<each T>(_ items: repeat each T, \
    separator: String = " ", terminator: String = "\\n", \
    file: StaticString = #filePath, line: Int = #line) {
    var texts: [String] = []
    func add<X>(_ item: X) { texts.append(\(text)) }
    repeat add(each items)
    \(ReservedNames.source).print(\
    texts, separator: separator, terminator: terminator, file: file, line: line) }
    """
  }

  /// As Foundation declares it, so that this one comes first.
  private static let logged = """
    @usableFromInline nonisolated func NSLog(_ format: String, _ args: any CVarArg...) {
    if \(ReservedNames.source).isSilent { return }
    withVaList(args) { Foundation.NSLogv(format, $0) } }
    """

  /// As the standard library declares it, so that this one comes first.
  private static let dumped = """
    @discardableResult @usableFromInline nonisolated func dump<T>(_ value: T, \
    name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T {
    if \(ReservedNames.source).isSilent { return value }
    return Swift.dump(\
    value, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems) }
    """
}
