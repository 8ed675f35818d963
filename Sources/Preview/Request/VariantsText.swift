// Variants as the command line writes them: `device=iphone-se+ipad-mini,appearance`.

internal import CoreGraphics
internal import Inspection
package import Messages

/// Reads the value of `--variants`.
package enum VariantsText {
  /// A grid of the axes that a text names, each with the choices that it names, else with those it begins with.
  /// `languages`: those that the page's texts are in.
  package static func grid(_ text: String, languages: [String]) throws(Failure) -> VariantGrid {
    let grid = try choices(text, languages: languages)
    guard grid.count <= VariantGrid.limit else {
      throw Failure(
        .usage,
        "--variants: “\(text)” are \(grid.count) variants; at most \(VariantGrid.limit) are shown")
    }
    return grid
  }

  private static func choices(
    _ text: String, languages: [String]
  ) throws(Failure) -> VariantGrid {
    var grid = VariantGrid()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let axis = try axis(String(words.first ?? ""))
      let all = axis.choices(languages: languages)
      if !grid[axis].isEmpty {
        throw Failure(.usage, "--variants: \(axis.rawValue) is named twice")
      }
      let wanted =
        try words.count == 2
        ? choices(String(words[1]), of: axis, among: all)
        : axis.standardChoices(languages: languages)
      if wanted.isEmpty {
        throw Failure(.usage, "--variants: the sources have no texts in other languages")
      }
      for choice in wanted {
        grid.toggle(choice, among: all + wanted.filter { !all.contains($0) })
      }
    }
    return grid
  }

  private static func axis(_ name: String) throws(Failure) -> VariantAxis {
    if let axis = VariantAxis(rawValue: name) { return axis }
    throw unknown(name, VariantAxis.allCases.map(\.rawValue), of: "axis")
  }

  private static func choices(
    _ text: String, of axis: VariantAxis, among all: [VariantChoice]
  ) throws(Failure) -> [VariantChoice] {
    var found: [VariantChoice] = []
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let choice = all.first(where: { $0.name == name }) ?? size(name, of: axis) else {
        throw unknown(String(name), all.map(\.name), of: axis.rawValue)
      }
      if found.contains(choice) {
        throw Failure(.usage, "--variants: \(axis.rawValue)=\(name) is named twice")
      }
      found.append(choice)
    }
    return found
  }

  /// The size in points that stands in a device's place; nil: the word is none.
  private static func size(_ text: Substring, of axis: VariantAxis) -> VariantChoice? {
    axis == .device ? SizeText.size(text).map { .size($0) } : nil
  }

  private static func unknown(_ name: String, _ known: [String], of what: String) -> Failure {
    let near = NearNames.of(name, in: known)
    return Failure(
      .usage,
      "--variants: there is no \(what) “\(name)”; there are "
        + (near.isEmpty ? known : near).joined(separator: ", "))
  }

  // MARK: Remembering

  /// The text of a grid: each axis with its choices. Languages whose names are not plain are left out.
  static func text(of grid: VariantGrid) -> String {
    VariantAxis.allCases.compactMap { axis in
      let names = grid[axis].map(\.name).filter { axis != .language || isPlain($0) }
      return names.isEmpty ? nil : "\(axis.rawValue)=\(names.joined(separator: "+"))"
    }.joined(separator: ",")
  }

  /// The grid of a text, in whatever languages, also with more variants than are shown; nil: it makes no sense.
  static func remembered(_ text: String) -> VariantGrid? {
    if text.isEmpty { return VariantGrid() }
    let prefix = "\(VariantAxis.language.rawValue)="
    let languages = text.split(separator: ",").filter { $0.hasPrefix(prefix) }
      .flatMap { $0.dropFirst(prefix.count).split(separator: "+") }.map(String.init)
    guard languages.allSatisfy(isPlain) else { return nil }
    return try? choices(text, languages: languages)
  }

  /// Whether a language's name has only letters, digits and hyphens.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 40
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
