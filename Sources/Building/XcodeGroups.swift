// The paths of an Xcode project's files, which its groups give them.

internal import Foundation

/// The paths of file references and groups. Each is relative to the group around it, to the project's folder, or
/// absolute.
struct XcodeGroups {
  /// The project's folder.
  let root: String
  /// By the ids of references and groups; what is built or belongs to an SDK has none.
  private(set) var paths: [String: String] = [:]

  init(_ objects: XcodeObjects, root: String) {
    self.root = root
    let main = objects.project.text("mainGroup")
    // A group may name itself in a file that somebody damaged.
    var visited: Set<String> = []
    var open: [(id: String?, around: String)] = [(main, root)]
    while let (id, around) = open.popLast() {
      guard let object = objects[id], visited.insert(object.id).inserted else { continue }
      let path = path(of: object, around)
      if let path { paths[object.id] = path }
      open += object.texts("children").map { ($0, path ?? around) }
    }
  }

  private func path(of object: XcodeObjects.Object, _ around: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return Self.joined(around, path)
    case "SOURCE_ROOT": return Self.joined(root, path)
    case "<absolute>": return PackageManifest.standardized(path)
    default: return nil
    }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : PackageManifest.standardized("\(folder)/\(path)")
  }
}
