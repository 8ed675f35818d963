// The declarations of a target's files, by their names.

internal import Building
internal import CoreGraphics
internal import Messages

/// Finds files by what they declare. It is made once for a target: looking through all texts for each missing name
/// takes an application's thousands of files too long.
struct ScanIndex: Sendable {
  private let texts: [String: SourceText]
  private let paths: [String]
  /// The files that declare a name.
  private let declaring: [String: [String]]
  /// The files that extend a type.
  private let extending: [String: Set<String>]
  /// The classes above classes.
  private let superclasses: [String: String]
  private let outlines: [String: SourceOutline]

  init(_ texts: [SourceText]) {
    self.texts = Dictionary(texts.map { ($0.path, $0) }) { first, _ in first }
    paths = texts.map(\.path)
    var declaring: [String: [String]] = [:]
    var extending: [String: Set<String>] = [:]
    var superclasses: [String: String] = [:]
    var outlines: [String: SourceOutline] = [:]
    for text in texts {
      let outline = SourceOutline(text.text)
      for name in outline.names { declaring[name, default: []].append(text.path) }
      for type in outline.extendedTypes { extending[type, default: []].insert(text.path) }
      superclasses.merge(outline.superclasses) { first, _ in first }
      outlines[text.path] = outline
    }
    self.declaring = declaring
    self.extending = extending
    self.superclasses = superclasses
    self.outlines = outlines
  }

  // MARK: Declarations

  /// The file nearest to a path that declares a name, `Gauge` or `UIView.fancy`: of a member first one that extends
  /// the type that misses it, or a class above that.
  func file(declaring name: String, near path: String) -> String? {
    let parts = name.split(separator: ".")
    let found = declaring[parts.last.map(String.init) ?? name] ?? []
    let owner = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
    return extensions(found, of: owner).max {
      SharedFolders.count($0, path) < SharedFolders.count($1, path)
    }
  }

  private func extensions(_ files: [String], of owner: String?) -> [String] {
    guard let owner, files.count > 1 else { return files }
    for owner in classes(from: owner) {
      let both = files.filter { extending[owner]?.contains($0) == true }
      if !both.isEmpty { return both }
    }
    return files
  }

  /// A class and those above it.
  private func classes(from name: String) -> some Sequence<String> {
    sequence(first: name) { superclasses[$0] }.prefix(Self.deepestChain)
  }

  /// More classes above one another than any sources have; a class may be written to be above itself.
  private static let deepestChain = 12

  /// The text of a file.
  func text(_ path: String) -> SourceText? { texts[path] }

  /// The files that declare any of the names.
  func files(named names: Set<String>) -> Set<String> {
    names.reduce(into: []) { $0.formUnion(declaring[$1] ?? []) }
  }

  // MARK: Views

  /// The files that designables or previews may be in, or, where views are meant, view classes: by what they say, as
  /// the reader knows more and takes longer.
  func mayShow(_ text: SourceText, areViewsMeant: Bool) -> Bool {
    if text.text.contains("@IBDesignable") || text.text.contains("#Preview") { return true }
    guard let outline = outlines[text.path] else { return false }
    return outline.superclasses.keys.contains { name in
      classes(from: name).contains { above in
        areViewsMeant && Self.isView(above)
          || declaring[above]?.contains { texts[$0]?.text.contains("@IBDesignable") == true }
            == true
      }
    }
  }

  /// Whether a name is one of UIKit's for views, as far as names tell.
  private static func isView(_ name: String) -> Bool {
    name.hasPrefix("UI") && !name.contains("Controller") && !name.hasSuffix("Delegate")
      && endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "View", "Control", "Button", "Label", "Cell", "Field", "Bar", "Switch", "Slider", "Stepper",
    "Picker", "Window",
  ]

  /// The files that declare the classes above those of a file.
  func filesAbove(_ path: String) -> Set<String> {
    let names = outlines[path]?.superclasses.keys.map { $0 } ?? []
    let above = names.flatMap { classes(from: $0).dropFirst() }
    return Set(above.flatMap { declaring[$0] ?? [] })
  }

  // MARK: Places

  /// The line of the sources that a place is in.
  func line(_ place: SourcePlace) -> String {
    let lines = (texts[place.file]?.text ?? "")
      .split(separator: "\n", maxSplits: max(0, place.line), omittingEmptySubsequences: false)
    return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
  }

  /// The files in folders of a name.
  func files(inFolder name: String) -> [String] {
    paths.filter { $0.contains(name) && $0.split(separator: "/").dropLast().contains(name[...]) }
  }
}
