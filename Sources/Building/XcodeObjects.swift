// The objects of an Xcode project's file, `project.pbxproj`.

internal import Foundation

/// An Xcode project's objects by their ids, as its property list has them. Foundation reads these lists, also in the
/// old style with braces and semicolons.
struct XcodeObjects {
  /// An object: its class, `isa`, and its values.
  struct Object {
    let id: String
    let values: [String: Any]

    var isa: String { text("isa") ?? "" }

    func text(_ key: String) -> String? { values[key] as? String }

    func texts(_ key: String) -> [String] {
      (values[key] as? [Any])?.compactMap { $0 as? String } ?? []
    }

    func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
  }

  private let objects: [String: Any]
  private let rootID: String

  /// Reads `project.pbxproj` of a project.
  init(ofProject path: String) throws(XcodeProjectError) {
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else { throw .unreadable(file) }
    try self.init(data, file: file)
  }

  init(_ data: Data, file: String) throws(XcodeProjectError) {
    let list: Any
    do {
      // SAFETY: the pointer is nil: Foundation does not tell the list's format.
      list = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw .noPropertyList(file, Self.reason(error))
    }
    guard let top = list as? [String: Any], let objects = top["objects"] as? [String: Any],
      let root = top["rootObject"] as? String
    else { throw .noProject(file) }
    self.objects = objects
    rootID = root
    guard project.isa == "PBXProject" else { throw .noProject(file) }
  }

  /// The project itself.
  var project: Object { self[rootID] ?? Object(id: rootID, values: [:]) }

  subscript(_ id: String?) -> Object? {
    guard let id, let values = objects[id] as? [String: Any] else { return nil }
    return Object(id: id, values: values)
  }

  /// The objects that a list of ids in an object names; those that are missing are left out.
  func list(_ key: String, of object: Object) -> [Object] {
    object.texts(key).compactMap { self[$0] }
  }

  /// All objects of a class, sorted by their ids.
  func all(_ isa: String) -> [Object] {
    objects.keys.sorted().compactMap { self[$0] }.filter { $0.isa == isa }
  }

  /// The innermost sentence of Foundation's error: the one with the line.
  private static func reason(_ error: any Error) -> String {
    let values = (error as NSError).userInfo
    let inner = values["kCFPropertyListOldStyleParsingError"] as? NSError
    let text = (inner?.userInfo ?? values)[NSDebugDescriptionErrorKey] as? String
    return text ?? "\(error.localizedDescription)"
  }
}
