// The build settings of a target, from the project's to its own, with their variables replaced.

internal import Foundation

/// The settings of a target in its configuration for debugging.
struct XcodeBuildSettings {
  private var values: [String: String] = [:]

  /// Settings of the project, of its target, and of the `.xcconfig` files that they begin with.
  init(of target: XcodeObjects.Object, in objects: XcodeObjects, _ groups: XcodeGroups) {
    values = [
      "TARGET_NAME": target.text("name") ?? "", "SRCROOT": groups.root, "PROJECT_DIR": groups.root,
    ]
    for owner in [objects.project, target] {
      guard let configuration = Self.configuration(of: owner, in: objects) else { continue }
      if let base = configuration.text("baseConfigurationReference"),
        let path = groups.paths[base]
      {
        add(Self.settings(inFile: path, depth: 0))
      }
      add(configuration.dictionary("buildSettings").compactMapValues { $0 as? String })
    }
  }

  /// Returns a setting with its variables replaced; nil where it is absent or empty.
  subscript(_ name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expanded(value, depth: 0).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  private mutating func add(_ settings: [String: String]) {
    for (name, value) in settings {
      let inherited = values[name] ?? ""
      values[name] = value.replacing(/\$[({]inherited[)}]/, with: inherited)
    }
  }

  /// The one for debugging, else the default one, else the first.
  private static func configuration(
    of owner: XcodeObjects.Object, in objects: XcodeObjects
  ) -> XcodeObjects.Object? {
    guard let list = objects[owner.text("buildConfigurationList")] else { return nil }
    let all = objects.list("buildConfigurations", of: list)
    let names = ["Debug", list.text("defaultConfigurationName")]
    return names.lazy.compactMap { name in all.first { $0.text("name") == name } }.first
      ?? all.first
  }

  // MARK: Variables

  /// Variables in variables; more is a circle.
  private static let deepest = 16

  private func expanded(_ text: String, depth: Int) -> String {
    guard text.contains("$"), depth < Self.deepest else { return text }
    return text.replacing(/\$[({](\w+)(?::(\w+))?[)}]/) { match in
      let value = expanded(values[String(match.1)] ?? "", depth: depth + 1)
      switch match.2 {
      case "c99extidentifier"?, "identifier"?: return ProjectTarget.identifier(value)
      case "lower"?: return value.lowercased()
      case "upper"?: return value.uppercased()
      case "rfc1034identifier"?: return value.replacing(/[^-A-Za-z0-9]/, with: "-")
      default: return value
      }
    }
  }

  // MARK: Files

  /// Returns what an `.xcconfig` says, `#include`s first; settings for single SDKs are left out.
  private static func settings(inFile path: String, depth: Int) -> [String: String] {
    guard depth < deepest, let data = FileManager.default.contents(atPath: path) else { return [:] }
    var settings: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let name = line.firstMatch(of: /^\s*#include\??\s+"([^"]+)"/)?.1 {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let file = name.hasPrefix("/") ? String(name) : "\(folder)/\(name)"
        settings.merge(Self.settings(inFile: file, depth: depth + 1)) { $1 }
      } else if let match = line.firstMatch(of: /^\s*(\w+)\s*=\s*(.*?)\s*(?:\/\/.*)?$/) {
        settings[String(match.1)] = String(match.2)
      }
    }
    return settings
  }
}
