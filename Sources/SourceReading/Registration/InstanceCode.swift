// Expressions that make instances of classes, by the initialisers that a class has.

/// Writes expressions that make instances.
enum InstanceCode {
  /// The body of a closure that makes a view, with the frame `$0` if the class takes one, as Interface Builder
  /// does; nil if every initialiser needs other arguments.
  static func view(_ record: ClassRecord, _ index: ModuleIndex) -> String? {
    guard let initializers = available(record, index) else { return record.name + "(frame: $0)" }
    let frame = initializers.first { $0.takes(["frame"]) }
    if let frame { return call(record, arguments: "frame: $0", with: frame) }
    for (labels, rest) in furtherArguments {
      guard let found = initializers.first(where: { $0.takes(labels) }) else { continue }
      return labels[0] == "frame"
        ? call(record, arguments: "frame: $0, " + rest, with: found)
        : "_ in " + call(record, arguments: rest, with: found)
    }
    if let content = content(record, index, initializers: initializers) { return content }
    let bare = initializers.first { $0.takes([]) }.map { call(record, arguments: "", with: $0) }
    let coder = initializers.first { $0.takes(["coder"]) }
    let other = bare ?? coder.map { call(record, arguments: "coder: NSCoder()", with: $0) }
    return other.map { "_ in " + $0 }
  }

  /// A list's content view takes its configuration: the framework's own initialiser, or an override of it.
  private static func content(
    _ record: ClassRecord, _ index: ModuleIndex, initializers: [InitializerRecord]
  ) -> String? {
    guard index.frameworkClass(above: record.name) == "UIListContentView" else { return nil }
    return initializers.first { $0.takes(["configuration"]) && $0.isOverride }
      .map { "_ in " + call(record, arguments: "configuration: .cell()", with: $0) }
  }

  /// The arguments, besides a frame, of texts, tables, collections, their cells, and input views.
  private static let furtherArguments: [(labels: [String], rest: String)] = [
    (["frame", "textContainer"], "textContainer: nil"),
    (["frame", "style"], "style: .plain"),
    (["frame", "inputViewStyle"], "inputViewStyle: .default"),
    (["frame", "collectionViewLayout"], "collectionViewLayout: UICollectionViewFlowLayout()"),
    (["style", "reuseIdentifier"], "style: .default, reuseIdentifier: nil"),
    (["reuseIdentifier"], "reuseIdentifier: nil"),
  ]

  /// A fresh layer and a copy of `$0`; nil where the class has neither `init()` nor `init(layer:)`.
  static func layer(_ record: ClassRecord, _ index: ModuleIndex) -> (make: String, copy: String)? {
    guard let initializers = available(record, index) else {
      return ("\(record.name)()", "\(record.name)(layer: $0)")
    }
    let bare = initializers.first { $0.takes([]) }.map { call(record, arguments: "", with: $0) }
    let copy = initializers.first { $0.takes(["layer"]) }.map {
      call(record, arguments: "layer: $0", with: $0)
    }
    guard let some = copy ?? bare.map({ "{ _ in \($0) }($0)" }) else { return nil }
    return (bare ?? "fatalError(\"\(record.name) has no init()\")", some)
  }

  /// The body of a closure that makes an object of a document, and the registering function that takes it: `segue`,
  /// with identifier, source and destination, or `object`; nil where documents cannot make one.
  static func documentObject(
    _ record: ClassRecord, _ index: ModuleIndex
  ) -> (kind: String, instance: String)? {
    guard let above = index.frameworkClass(above: record.name) else { return nil }
    if above == "UIStoryboardSegue" {
      return made(record, index, by: segueArguments).map { ("segue", $0) }
    }
    guard FrameworkClasses.documentObjects.contains(above) else { return nil }
    return objectArguments.lazy.compactMap { made(record, index, by: $0) }.first.map {
      ("object", $0)
    }
  }

  private typealias Arguments = (labels: [String], code: String)

  private static let segueArguments: Arguments = (
    ["identifier", "source", "destination"], "identifier: $0, source: $1, destination: $2"
  )

  /// The initialisers that make an object of a document; the first that a class has is taken.
  private static let objectArguments: [Arguments] = [
    ([], ""), (["target", "action"], "target: nil, action: nil"), (["coder"], "coder: NSCoder()"),
  ]

  /// A call of the initialiser that takes these arguments; nil where the class has none.
  private static func made(
    _ record: ClassRecord, _ index: ModuleIndex, by arguments: Arguments
  ) -> String? {
    guard let initializers = available(record, index) else {
      return "\(record.name)(\(arguments.code))"
    }
    return initializers.first { $0.takes(arguments.labels) }.map {
      call(record, arguments: arguments.code, with: $0)
    }
  }

  private static func call(
    _ record: ClassRecord, arguments: String, with initializer: InitializerRecord
  ) -> String {
    "\(record.name)(\(arguments))" + (initializer.isFailable ? "!" : "")
  }

  /// Nil where the class has all initialisers of the framework's class above it, `init(frame:)` or `init()`
  /// and `init(layer:)` among them.
  private static func available(
    _ record: ClassRecord, _ index: ModuleIndex
  ) -> [InitializerRecord]? {
    var found: [InitializerRecord] = []
    for step in index.chain(record.name) {
      found += step.initializers
      if step.initializers.contains(where: { !$0.isConvenience }) { return found }
    }
    let inherited = index.frameworkClass(above: record.name)
      .flatMap(FrameworkClasses.inheritedInitializers)
    return inherited.map { found + $0 }
  }
}

extension InitializerRecord {
  /// Whether a call with exactly these labels fits.
  func takes(_ given: [String]) -> Bool {
    !isUnavailable && neededLabels.allSatisfy { given.contains($0) }
      && given.allSatisfy { labels.contains($0) }
  }
}
