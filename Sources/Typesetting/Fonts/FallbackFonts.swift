// Which font shows a character that a face lacks.

import CoreGraphics
import Synchronization

/// Finds a face for a character in Fontconfig's order, or in one pinned file, and the font of emoji.
///
/// It helps upright and in one weight, whatever the face that asks. Fontconfig starts with
/// ``prepare()``, else with the first character that is asked for. Answers are kept by ranges of 256
/// characters.
final class FallbackFonts: Sendable {
  private struct State {
    var pinned: FontFace?
    /// The font of emoji, nil inside where there is none; nil before it was looked for.
    var emoji: FontFace??
    var candidates: FontCandidates?
    var faces: [FontLocation: FontFace] = [:]
    var broken: Set<FontLocation> = []
    /// For each 256 characters: who shows each of them.
    var pages: [UInt32: [FontLocation?]] = [:]
  }

  private let state = Mutex(State())

  /// From now on only this face helps, and with emoji none.
  func pin(_ face: FontFace) {
    state.withLock { state in
      state.pinned = face
      if state.emoji == nil { state.emoji = .some(nil) }
    }
  }

  /// From now on emoji come from this face.
  func pinEmoji(_ face: FontFace) {
    state.withLock { $0.emoji = .some(face) }
  }

  /// The font of emoji, which stand in text at iOS's sizes; nil where none is installed.
  ///
  /// Debian's Noto Color Emoji where it is installed, so that pictures agree between machines and no start waits for
  /// Fontconfig; else Fontconfig's.
  var emoji: FontFace? {
    state.withLock { state in
      if let known = state.emoji { return known }
      let locations = [FontLocation(path: Self.usualEmojiFile, index: 0)].lazy
        .filter { FileManager.default.isReadableFile(atPath: $0.path) }
      let found = (locations.first ?? Fontconfig.emoji()).flatMap { Self.openEmoji($0) }
      state.emoji = .some(found)
      return found
    }
  }

  private static let usualEmojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  private static func openEmoji(_ location: FontLocation) -> FontFace? {
    guard let file = try? FontFile(path: location.path) else { return nil }
    return try? FontFace(file, index: location.index, isEmojiFont: true)
  }

  /// Starts Fontconfig on a thread that ends with it; who asks for a face meanwhile waits.
  func prepare() {
    Thread.detachNewThread { [self] in
      state.withLock { state in
        if state.pinned == nil, state.candidates == nil { state.candidates = FontCandidates() }
      }
    }
  }

  func face(for scalar: Unicode.Scalar) -> FontFace? {
    state.withLock { state in
      if let pinned = state.pinned { return pinned.glyph(for: scalar) == nil ? nil : pinned }
      while let location = Self.location(of: scalar, &state) {
        if let face = Self.open(location, &state) { return face }
        state.broken.insert(location)
        state.pages.removeAll()
      }
      return nil
    }
  }

  private static func location(of scalar: Unicode.Scalar, _ state: inout State) -> FontLocation? {
    let (page, place) = (scalar.value >> 8, Int(scalar.value & 255))
    if let known = state.pages[page] { return known[place] }
    let candidates = state.candidates ?? FontCandidates()
    state.candidates = candidates
    let found = candidates.locations(ofPage: page, except: state.broken)
    state.pages[page] = found
    return found[place]
  }

  private static func open(_ location: FontLocation, _ state: inout State) -> FontFace? {
    if let face = state.faces[location] { return face }
    let face = try? FontFace(path: location.path, index: location.index)
    state.faces[location] = face
    return face
  }
}
