// The API by which a user's lowered sources register their classes.

internal import CoreGraphics
public import ObjCRuntime
public import UIKit

/// The registry of a user's classes. Only code that the lowering pass writes calls it.
///
/// It takes closures, since neither class values nor `Mirror` can make an instance or set a property.
/// It takes values of any type; of a type that no inspector can edit the values are shown.
@MainActor
public enum LoweredSource {
  private struct View {
    let type: UIView.Type
    let name: String
    let isDesignable: Bool
    let file: String
    let make: (CGRect) -> UIView
  }

  private struct Property {
    let name: String
    let make: @MainActor () -> Inspectable
  }

  /// The files whose classes and previews are shown, in this order, as their paths are registered; nil: all. Those of
  /// the others can be asked for by name. Set it before sources register. Default: nil.
  package static var shownFiles: [String]? {
    didSet {
      positions = shownFiles.map { files in
        Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
      }
    }
  }

  /// The positions of the shown files, where not all are shown.
  private static var positions: [String: Int]?

  private static var views: [View] = []
  private static var designableNames: Set<String> = []
  /// The classes that properties were registered for, in the order of their first ones.
  private static var owners: [AnyClass] = []
  /// The properties of each of these, in the order of declaration. They are made when all types' names are declared.
  private static var properties: [ObjectIdentifier: [Property]] = [:]
  private static var startMethods: [ObjectIdentifier: @MainActor (UIView) -> Void] = [:]

  /// Registers a view class, also for documents and for `UIView.register`. `name` includes the names of the types
  /// around it.
  public static func view<Root: UIView>(
    _ type: Root.Type, _ name: String, isDesignable: Bool, file: String, line: Int,
    make: @escaping @MainActor (CGRect) -> Root
  ) {
    NibClasses.register(type, name)
    UIView.register(type, make: make)
    views.append(
      View(type: type, name: name, isDesignable: isDesignable, file: file, make: { make($0) }))
    if isDesignable, shows(file) { designableNames.insert(name) }
  }

  /// Whether the classes and previews of a file are shown.
  static func shows(_ file: String) -> Bool { positions.map { $0[file] != nil } ?? true }

  /// Values of files in the order of the shown ones, before those of others; of one file, and where all are shown, as
  /// they are.
  static func inOrder<Value>(_ values: [Value], file: (Value) -> String) -> [Value] {
    guard let positions else { return values }
    let known = values.enumerated().map { offset, value in
      (position: positions[file(value)] ?? positions.count, offset: offset, value: value)
    }
    return known.sorted { ($0.position, $0.offset) < ($1.position, $1.offset) }.map(\.value)
  }

  /// Registers a view class under its name in Objective-C, which documents use.
  public static func documentName<Root: UIView>(_ type: Root.Type, _ name: String) {
    NibClasses.register(type, name)
  }

  /// Registers a class of view controllers for documents. `name` includes the names of the types around it.
  public static func controller<Root: UIViewController>(_ type: Root.Type, _ name: String) {
    NibClasses.register(type, name)
  }

  /// Registers a class of segues for documents. `name` includes the names of the types around it.
  public static func segue<Segue: UIStoryboardSegue>(
    _ name: String,
    make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
  ) {
    NibClasses.register(segue: name, make: make)
  }

  /// Registers a class of objects that documents make beside their views. `name` includes the names of the types
  /// around it.
  public static func object<Root: AnyObject>(
    _ name: String, make: @escaping @MainActor () -> Root
  ) {
    NibClasses.register(object: name, make: make)
  }

  /// Registers the first method `start…()` that a view class declares; a second call for a class does nothing.
  public static func start<Root: UIView>(
    _ type: Root.Type, call: @escaping @MainActor (Root) -> Void
  ) {
    let start: @MainActor (UIView) -> Void = { view in (view as? Root).map(call) }
    startMethods[ObjectIdentifier(type)] = startMethods[ObjectIdentifier(type)] ?? start
  }

  /// The bundle that a package calls `Bundle.module`: the folder of resources that is nearest to the sources; the
  /// program's own bundle without one.
  public nonisolated static var resources: Bundle {
    let folder = ResourceSearchPath.all.first { $0.hasSuffix("/Resources") }
    return folder.flatMap { Bundle(path: $0) } ?? .main
  }

  /// Returns the path of a bundle's file or folder; nil where there is none. For the program's own bundle, which a
  /// class's is too, it searches the folders where images are looked up.
  public nonisolated static func file(
    in bundle: Bundle, _ name: String?, _ ext: String?, _ folder: String?
  ) -> String? {
    let own = bundle.path(forResource: name, ofType: ext, inDirectory: folder)
    guard own == nil, bundle == .main, let name, !name.isEmpty else { return own }
    let file = ext.map { $0.isEmpty ? name : "\(name).\($0.drop { $0 == "." })" } ?? name
    let path = folder.map { "\($0)/\(file)" } ?? file
    return ResourceSearchPath.all.lazy.map { "\($0)/\(path)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Returns the paths of a bundle's files with an extension, nil for any; searches where `file` does.
  public nonisolated static func files(
    in bundle: Bundle, _ ext: String?, _ folder: String?
  ) -> [String] {
    guard bundle == .main else {
      return bundle.paths(forResourcesOfType: ext, inDirectory: folder)
    }
    return ResourceSearchPath.all.flatMap { root in
      let path = folder.map { "\(root)/\($0)" } ?? root
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().filter { ext == nil || ($0 as NSString).pathExtension == ext }
        .map { "\(path)/\($0)" }
    }
  }

  /// Returns a bundle's localized text; `value`, else the key, where it has none.
  public nonisolated static func string(
    in bundle: Bundle, _ key: String, _ value: String?, _ table: String?
  ) -> String {
    bundle.stageString(forKey: key, value: value, table: table)
  }

  /// Returns a format with its values, in the plural form that goes with them.
  public nonisolated static func string(
    _ format: String, _ locale: Locale?, _ values: [any CVarArg]
  ) -> String {
    String(stageFormat: format, locale: locale, values)
  }

  /// Prints texts from a line of the sources.
  public nonisolated static func print(
    _ texts: [String], separator: String, terminator: String, file: StaticString, line: Int
  ) {
    PrintedText.write(texts.joined(separator: separator) + terminator, file: file, line: line)
  }

  /// Whether what code says was said before, when it ran first.
  public nonisolated static var isSilent: Bool { LogRecord.areSilent }

  /// Registers a property of a class for key-value coding and for inspectors; without `set`, or where no inspector can
  /// edit its type, it is read-only. `documentation`: the text of its comment. A second call for the same name adds no second inspectable.
  public static func property<Root: AnyObject, Value>(
    _ type: Root.Type, _ name: String, file: String, line: Int, documentation: String? = nil,
    get: @escaping @MainActor (Root) -> Value,
    set: (@MainActor (Root, Value) -> Void)? = nil
  ) {
    ObjCRuntime.registerProperty(type, name, get: get, set: set)
    let known = properties[ObjectIdentifier(type)]
    if known == nil { owners.append(type) }
    if let known, known.contains(where: { $0.name == name }) { return }
    let property = Property(name: name) {
      let form = InspectableForm.of(Value.self) ?? .opaque(Value.self)
      var inspectable = Inspectable(
        name, form, at: SourcePosition(file, line: line),
        isWritable: set != nil && form.kind != .opaque,
        get: { view in (view as? Root).map(get) },
        set: { view, value in
          guard let set, let root = view as? Root, let value = value as? Value else { return false }
          set(root, value)
          return true
        })
      inspectable.documentation = documentation
      return inspectable
    }
    properties[ObjectIdentifier(type), default: []].append(property)
  }

  /// Gives inspectors the names of an enumeration's cases.
  public static func cases<Value: Hashable>(
    of type: Value.Type, _ names: KeyValuePairs<String, Value>
  ) {
    InspectableForm.declare(cases: names)
  }

  /// Gives inspectors the names of an option set's members.
  public static func members<Value: OptionSet>(
    of type: Value.Type, _ names: KeyValuePairs<String, Value>
  ) where Value.Element == Value {
    InspectableForm.declare(members: names)
  }

  /// All registered classes, in the order of the shown files and of declaration: the views, then framework classes that
  /// the sources gave properties to.
  package static var descriptions: [DesignableDescription] {
    inOrder(views, file: \.file).map { view in
      var description = DesignableDescription(
        view.type, named: view.name, inspectables: inspectables(of: view.type), make: view.make)
      description.start = startMethods[ObjectIdentifier(view.type)]
      return description
    }
      + extendedClasses.map { type in
        DesignableDescription(
          type, named: TypeName.short(type), inspectables: inspectables(of: type)
        ) { UIView(frame: $0) }
      }
  }

  private static var extendedClasses: [UIView.Type] {
    var known = Set(views.map { ObjectIdentifier($0.type) })
    return owners.compactMap { $0 as? UIView.Type }
      .filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// The classes to show when nobody names one: the designable ones of the shown files, else all of these.
  package static var shownClasses: [String] {
    let shown = inOrder(views, file: \.file).filter { shows($0.file) }
    let designable = shown.filter(\.isDesignable)
    return (designable.isEmpty ? shown : designable).map(\.name)
  }

  /// Returns whether the class of that name was registered as designable, by a file that is shown.
  package static func isDesignable(_ name: String) -> Bool {
    designableNames.contains(name)
  }

  /// Says once that a part of a source, which stood where this is called, is left out.
  public nonisolated static func skip(_ message: String) { logOnce(message) }

  private static func inspectables(of type: UIView.Type) -> [Inspectable] {
    (properties[ObjectIdentifier(type)] ?? []).map { $0.make() }
  }
}

// Names for lowered sources, which may have types called like ours.

/// `LoweredSource`, as lowered sources write it.
public typealias __VitrineSource = LoweredSource
/// `ObjCRuntime`, as lowered sources write it.
public typealias __VitrineRuntime = ObjCRuntime
