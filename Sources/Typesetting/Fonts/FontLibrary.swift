// The fonts of a machine: the system font by weight, others by name.

import CoreGraphics
import Glibc
import Synchronization

/// Opens faces, each once. The program has one (`FontCatalog`); tests make others.
package final class FontLibrary: Sendable {
  private struct Style: Hashable {
    var name: String
    /// 100 … 900, as OpenType counts.
    var weight: Int
    var italic: Bool
  }

  private struct State {
    var system: [Style: FontFace] = [:]
    var others: [FontLocation: FontFace] = [:]
    /// Faces of files that were registered, by each of their names.
    var registered: [String: FontFace] = [:]
    var hasWarned = false
  }

  private let folders: [String]
  private let usesFontconfig: Bool
  private let warn: @Sendable (String) -> Void
  private let fallback = FallbackFonts()
  private let state = Mutex(State())

  /// `folders` are searched for Inter; `usesFontconfig` false is a machine without other fonts.
  package init(
    folders: [String] = FontLibrary.standardFolders, usesFontconfig: Bool = true,
    warn: @escaping @Sendable (String) -> Void = FontLibrary.warnOnStandardError
  ) {
    self.folders = folders
    self.usesFontconfig = usesFontconfig
    self.warn = warn
  }

  /// The system font nearest to `weight`, one of `UIFont.Weight`'s raw values (−0.8 … 0.62). Default: 0, upright.
  ///
  /// Inter; without it, with one warning, Fontconfig's sans-serif; without any font it throws
  /// ``FontError/noUsableFont(character:package:)``.
  package func system(weight: Double = 0, italic: Bool = false) throws(FontError) -> FontFace {
    let style = Self.interStyle(nearest: weight, italic: italic)
    return try state.withLock { state throws(FontError) in
      if let face = state.system[style] { return face }
      let face = try openSystem(style, &state)
      state.system[style] = face
      return face
    }
  }

  /// Makes the first face of a file known by its PostScript and its family name, before those installed.
  package func register(file path: String) throws(FontError) {
    try register(FontFile(path: path))
  }

  func register(_ file: FontFile) throws(FontError) {
    let face = try FontFace(file, index: 0, fallback: fallback)
    state.withLock { state in
      for name in [face.familyName, face.postScriptName] { state.registered[name] = face }
    }
  }

  /// The face with this PostScript, full or family name; nil when it is neither registered nor installed.
  package func named(_ name: String) -> FontFace? {
    if let face = state.withLock({ $0.registered[name] }) { return face }
    if Self.emojiNames.contains(name) { return fallback.emoji }
    guard usesFontconfig, let location = Fontconfig.font(named: name) else { return nil }
    return state.withLock { state in
      if let face = state.others[location] { return face }
      guard let file = try? FontFile(path: location.path) else { return nil }
      let face = try? FontFace(file, index: location.index, fallback: fallback)
      state.others[location] = face
      return face
    }
  }

  /// Apple's names of its font of emoji, for which the one of this machine stands.
  private static let emojiNames = ["AppleColorEmoji", "Apple Color Emoji"]

  /// The font of emoji; nil where none is installed.
  package var emoji: FontFace? { fallback.emoji }

  /// The families installed, sorted.
  package var familyNames: [String] { usesFontconfig ? Fontconfig.familyNames : [] }

  /// Starts Fontconfig in the background, which the first character that a face lacks would wait for.
  package func prepareFallback() { fallback.prepare() }

  /// From now on characters that a face lacks come from the first face of this file only.
  /// Emoji have no font then, unless one is pinned too.
  package func pinFallback(toFile path: String) throws(FontError) {
    fallback.pin(try FontFace(path: path))
  }

  /// From now on emoji come from the first face of this file.
  package func pinEmoji(toFile path: String) throws(FontError) {
    try pinEmoji(FontFile(path: path))
  }

  /// The same of a font file's bytes; `name` stands for the path in errors.
  package func pinEmoji(bytes: [UInt8], name: String) throws(FontError) {
    try pinEmoji(FontFile(bytes: bytes, name: name))
  }

  private func pinEmoji(_ file: FontFile) throws(FontError) {
    fallback.pinEmoji(try FontFace(file, index: 0, isEmojiFont: true))
  }

  private func openSystem(_ style: Style, _ state: inout State) throws(FontError) -> FontFace {
    if let path = find("Inter-\(style.name).otf", in: folders) {
      return try FontFace(
        FontFile(path: path), index: 0, fallback: fallback, isSystemFont: true,
        tracking: SystemTracking(weight: style.weight))
    }
    let missing = FontError.noUsableFont(character: "A", package: "fonts-inter")
    guard usesFontconfig,
      let location = Fontconfig.sansSerif(weight: style.weight, italic: style.italic)
    else { throw missing }
    if !state.hasWarned {
      state.hasWarned = true
      warn("Inter is not installed (package fonts-inter); using \(location.path)")
    }
    return try FontFace(
      FontFile(path: location.path), index: location.index, fallback: fallback,
      isSystemFont: true)
  }

  /// The nine weights of Inter beside `UIFont.Weight`'s raw values, lightest first.
  private static let weights: [(raw: Double, weight: Int, name: String)] = [
    (-0.8, 100, "Thin"), (-0.6, 200, "ExtraLight"), (-0.4, 300, "Light"), (0, 400, "Regular"),
    (0.23, 500, "Medium"), (0.3, 600, "SemiBold"), (0.4, 700, "Bold"), (0.56, 800, "ExtraBold"),
    (0.62, 900, "Black"),
  ]

  private static func interStyle(nearest raw: Double, italic: Bool) -> Style {
    let nearest = weights.min { abs($0.raw - raw) < abs($1.raw - raw) }
    let (name, weight) = nearest.map { ($0.name, $0.weight) } ?? ("Regular", 400)
    let upright = italic && name == "Regular" ? "" : name
    return Style(name: upright + (italic ? "Italic" : ""), weight: weight, italic: italic)
  }
}
