// Asset catalogs: images and colours by name, in Xcode's format.

import CoreGraphics
private import Synchronization

/// A folder `*.xcassets`, whose sets are folders with a `Contents.json` each
/// ([Apple](https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/)).
package final class AssetCatalog: Sendable {
  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The sets' folders by their names, with the groups around them and without:
  /// `Icons/star.imageset`.
  private let sets: [String: String]
  private let path: String

  /// The catalog at a path, read once; nil where the name is not a catalog's.
  package static func at(_ path: String) -> AssetCatalog? {
    guard path.hasSuffix(".xcassets") else { return nil }
    return known.withLock { known in
      let catalog = known[path] ?? AssetCatalog(path)
      known[path] = catalog
      return catalog
    }
  }

  /// Reads which sets a catalog has now.
  package init(_ path: String) {
    var sets: [String: String] = [:]
    let walk = FileManager.default.enumerator(atPath: path)
    for name in (walk?.compactMap { $0 as? String } ?? []).sorted()
    where [".imageset", ".colorset", ".dataset"].contains(where: name.hasSuffix) {
      sets[name] = "\(path)/\(name)"
      // Groups may be namespaces or not.
      var inner = name[...]
      while let slash = inner.firstIndex(of: "/") {
        inner = inner[inner.index(after: slash)...]
        sets[String(inner)] = sets[String(inner)] ?? "\(path)/\(name)"
      }
    }
    self.sets = sets
    self.path = path
  }

  /// The names of the picture sets, with the groups around them and without.
  var pictureSets: [String] {
    sets.keys.filter { $0.hasSuffix(".imageset") }.map { String($0.dropLast(9)) }
  }

  /// A picture's file in a set.
  package struct Picture: Sendable {
    /// The path of the file, with the catalog's.
    package var path: String
    /// Pixels per point.
    package var scale: CGFloat
    /// Whether it is for the dark style.
    package var isDark: Bool
    /// Whether it is drawn at any scale: a PDF or an SVG file.
    package var isDocument: Bool { isSVG || path.lowercased().hasSuffix(".pdf") }
    /// Whether it is an SVG file.
    package var isSVG: Bool { path.lowercased().hasSuffix(".svg") }
  }

  /// The settings of a picture's set.
  package struct PictureSettings: Sendable {
    /// Whether views show the picture's shape in their tint or its own colours; nil where the set leaves it open.
    package var isTemplate: Bool?
    /// Whether a document is drawn anew where it is shown larger than its size.
    package var preservesVectors = false
  }

  /// The files of a picture; none where there is no such set.
  package func pictures(named name: String) -> [Picture] {
    guard let folder = sets[name + ".imageset"], let set: PictureSet = Self.contents(of: folder)
    else { return [] }
    return set.images.compactMap { image in
      guard let file = image.filename else { return nil }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      return Picture(
        path: "\(folder)/\(file)", scale: CGFloat(scale), isDark: image.appearances.isDark)
    }
  }

  /// The settings of a picture's set; the default ones where there is no such set.
  package func settings(ofPicture name: String) -> PictureSettings {
    guard let folder = sets[name + ".imageset"], let set: PictureSet = Self.contents(of: folder)
    else { return PictureSettings() }
    let isTemplate = ["template": true, "original": false][set.properties?.intent ?? ""]
    return PictureSettings(
      isTemplate: isTemplate, preservesVectors: set.properties?.preservesVectors ?? false)
  }

  /// The names of the colour sets: with the groups around them that are namespaces; with all where that is another
  /// set's name.
  package var colorNames: [String] {
    sets.keys.filter { $0.hasSuffix(".colorset") && sets[$0] == "\(path)/\($0)" }.map { set in
      let groups = set.split(separator: "/").dropLast()
      let spaces = groups.indices.filter { isNamespace(groups[...$0].joined(separator: "/")) }
      let parts = spaces.map { groups[$0] } + [set.split(separator: "/").last ?? ""]
      let short = parts.joined(separator: "/")
      return String((sets[short] == sets[set] ? short : set).dropLast(9))
    }.filter { !$0.isEmpty && !$0.hasSuffix("/") }
  }

  private func isNamespace(_ group: String) -> Bool {
    let folder = "\(path)/\(group)"
    guard FileManager.default.fileExists(atPath: folder + "/Contents.json") else { return false }
    let contents: GroupContents? = Self.contents(of: folder)
    return contents?.properties?.isNamespace == true
  }

  /// A colour, with its dark variant where it has one; nil where there is no such set.
  package func color(named name: String) -> UIColor? {
    guard let folder = sets[name + ".colorset"], let set: ColorSet = Self.contents(of: folder)
    else { return nil }
    let light = set.colors.first { !$0.appearances.isDark }?.color?.value
    let dark = set.colors.first { $0.appearances.isDark }?.color?.value
    guard let light = light ?? dark else { return nil }
    return dark.map { UIColor(light: light, dark: $0) } ?? light
  }

  /// The path of a data set's file, with its uniform type identifier; nil where there is no such set.
  package func data(named name: String) -> (path: String, type: String)? {
    guard let folder = sets[name + ".dataset"], let set: DataSet = Self.contents(of: folder),
      let entry = set.data.first(where: { $0.filename != nil }), let file = entry.filename
    else { return nil }
    return ("\(folder)/\(file)", entry.type ?? "public.data")
  }

  private static func contents<Set: Decodable>(of folder: String) -> Set? {
    let file = folder + "/Contents.json"
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      return try JSONDecoder().decode(Set.self, from: data)
    } catch {
      logOnce("\(file) cannot be read: \(error)")
      return nil
    }
  }
}

// MARK: The format

private struct Mark: Decodable {
  var appearance: String
  var value: String
}

extension [Mark]? {
  fileprivate var isDark: Bool {
    self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
  }
}

private struct PictureSet: Decodable {
  struct Image: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [Mark]?
  }
  struct Properties: Decodable {
    var intent: String?
    var preservesVectors: Bool?

    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }
  var images: [Image]
  var properties: Properties?
}

private struct GroupContents: Decodable {
  struct Properties: Decodable {
    var isNamespace: Bool?

    private enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
  }
  var properties: Properties?
}

private struct DataSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var type: String?

    private enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }
  }
  var data: [Entry]
}

private struct ColorSet: Decodable {
  struct Entry: Decodable {
    var color: Components?
    var appearances: [Mark]?
  }
  var colors: [Entry]
}

private struct Components: Decodable {
  var components: [String: String]?
  /// The name of a colour of the system's.
  var reference: String?

  /// The colour; nil where it is damaged.
  var value: UIColor? {
    guard let components else { return reference.flatMap { UIColor.ofSystem($0) } }
    let alpha = number(components["alpha"] ?? "1", whole: 1)
    if let white = components["white"] {
      return UIColor(white: number(white, whole: 255), alpha: alpha)
    }
    guard let red = components["red"], let green = components["green"],
      let blue = components["blue"]
    else { return nil }
    return UIColor(
      red: number(red, whole: 255), green: number(green, whole: 255),
      blue: number(blue, whole: 255), alpha: alpha)
  }

  /// `0.5` is a fraction, `0x80` and `128` are parts of 255.
  private func number(_ text: String, whole: CGFloat) -> CGFloat {
    if text.hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = CGFloat(Double(text) ?? 0)
    return text.contains(".") ? value : value / whole
  }
}
