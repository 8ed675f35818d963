// Members for the colours and pictures of asset catalogs, as Xcode 15 makes them.

internal import Foundation
internal import Messages

/// The code that gives `ColorResource`, `ImageResource`, `UIColor` and `UIImage` a member for each colour and
/// picture of the catalogs around a user's sources
/// ([Apple](https://developer.apple.com/documentation/xcode/asset-management)).
struct AssetSymbols {
  private enum Kind: CaseIterable {
    case color
    case image

    var folder: String { self == .color ? ".colorset" : ".imageset" }
    var suffix: String { self == .color ? "Color" : "Image" }
    var resource: String { suffix + "Resource" }
    var type: String { "UI" + suffix }

    /// The names that UIKit's type has itself, for which Xcode makes no members; `tint` is one of its names for
    /// `tintColor`.
    var taken: Set<String> {
      self == .color ? FrameworkMembers.colors.union(["tint"]) : FrameworkMembers.images
    }
  }

  /// A folder of a catalog that is a namespace, or a catalog.
  private struct Group {
    /// Full names of assets by names of members.
    var assets: [Kind: [String: String]] = [:]
    var groups: [String: Group] = [:]

    var names: [String] {
      assets.values.flatMap(\.keys) + groups.flatMap { [$0.key] + $0.value.names }
    }

    func holds(_ kind: Kind) -> Bool {
      assets[kind] != nil || groups.values.contains { $0.holds(kind) }
    }
  }

  private var root = Group()

  /// The symbols of the catalogs that are found for these sources.
  init(of sources: [String]) {
    // The last folders go before the others.
    for folder in ResourceFolders.of(sources).reversed() where folder.hasSuffix(".xcassets") {
      Self.read(folder, prefix: "", into: &root)
    }
  }

  private static func read(_ folder: String, prefix: String, into group: inout Group) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where ListedFolder.isFolder("\(folder)/\(name)") {
      if let kind = Kind.allCases.first(where: { name.hasSuffix($0.folder) }) {
        let asset = String(name.dropLast(kind.folder.count))
        let member = AssetNames.member(asset, dropping: kind.suffix)
        if group.assets[kind]?[member] == nil {
          group.assets[kind, default: [:]][member] = prefix + asset
        }
      } else if !name.contains(".") {
        let path = "\(folder)/\(name)"
        if isNamespace(path) {
          let type = AssetNames.type(name)
          read(path, prefix: "\(prefix)\(name)/", into: &group.groups[type, default: Group()])
        } else {
          read(path, prefix: prefix, into: &group)
        }
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var isNamespace: Bool?
        enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let data = FileManager.default.contents(atPath: folder + "/Contents.json") ?? Data()
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return contents?.properties?.isNamespace == true
  }

  /// Whether sources speak of resources of catalogs, so that they need the symbols.
  static func areNamed(in sources: [SourceText]) -> Bool {
    sources.contains {
      $0.text.containsBytes(of: "(resource:") || $0.text.containsBytes(of: "ColorResource")
        || $0.text.containsBytes(of: "ImageResource")
    }
  }

  /// Whether the compiler misses one of the names.
  func explain(_ messages: [SourceMessage]) -> Bool {
    let names = Set(root.names.map { $0.filter { $0 != "`" } })
    guard !names.isEmpty else { return false }
    return messages.contains { message in
      message.text.split(separator: "'").enumerated().contains { index, part in
        index % 2 == 1 && names.contains(String(part))
      }
    }
  }

  /// The code, without the members that sources declare themselves; nil where there are none.
  func code(beside sources: [SourceText]) -> String? {
    var code = ""
    for kind in Kind.allCases where root.holds(kind) {
      code += "extension \(kind.resource) {\n"
      write(root, kind, declared: Declared(sources, kind.resource), to: &code) { member, asset in
        "static let \(member) = \(kind.resource)(name: \"\(asset)\", bundle: .main)"
      }
      code += "}\nextension \(kind.type) {\n"
      write(root, kind, declared: Declared(sources, kind.type, and: kind.taken), to: &code) {
        member, asset in
        "static var \(member): \(kind.type) { \(kind.type)(resource: "
          + "\(kind.resource)(name: \"\(asset)\", bundle: .main)) }"
      }
      code += "}\n"
    }
    return code.isEmpty ? nil : "import UIKit\n" + code
  }

  private func write(
    _ group: Group, _ kind: Kind, declared: Declared?, to code: inout String,
    _ member: (String, String) -> String
  ) {
    for (name, asset) in (group.assets[kind] ?? [:]).sorted(by: { $0.key < $1.key })
    where declared?.members.contains(name) != true {
      code += member(name, asset.replacing("\"", with: "\\\"")) + "\n"
    }
    for (name, inner) in group.groups.sorted(by: { $0.key < $1.key })
    where inner.holds(kind) && declared?.types.contains(name) != true {
      code += "enum \(name) {\n"
      write(inner, kind, declared: nil, to: &code, member)
      code += "}\n"
    }
  }
}

/// The names that sources declare in extensions of a type, which must not be declared again.
private struct Declared {
  var members: Set<String>
  var types: Set<String> = []

  init(_ sources: [SourceText], _ type: String, and taken: Set<String> = []) {
    members = taken
    let member = /\b(?:static|class)\s+(?:\w+\s+)*?(?:let|var)\s+(`?\w+`?)/
    let inner = /\b(?:enum|struct|class)\s+(\w+)/
    for body in sources.flatMap({ Self.bodies(of: type, in: $0.text) }) {
      members.formUnion(body.matches(of: member).map { String($0.1) })
      types.formUnion(body.matches(of: inner).map { String($0.1) })
    }
  }

  /// The extensions of a type, from the opening brace to the closing one.
  private static func bodies(of type: String, in text: String) -> [Substring] {
    text.matches(of: /\bextension\s+(?:\w+\.)?(\w+)/).filter { $0.1 == type }.map { match in
      var depth = 0
      let rest = text[match.range.upperBound...].drop { $0 != "{" }
      return rest.prefix { character in
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        return depth > 0
      }
    }
  }
}

extension SourceReport {
  /// Writes code behind one of a module's files, where no line of the user's moves.
  mutating func append(_ code: String, to module: SourceModule) {
    let own = files.indices.filter { files[$0].module == module }
    guard
      let place = own.first(where: { files[$0].text.containsBytes(of: "import UIKit") })
        ?? own.first
    else { return }
    files[place].text += "\n" + code
    var fingerprint = Fingerprint()
    fingerprint.add(files[place].interface)
    fingerprint.add(code)
    files[place].interface =
      fingerprint.name + (RebuildPlan.opaquePart(of: files[place].interface) ?? "")
  }
}
