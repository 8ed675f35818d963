// Which font shows a character that a face lacks.

import CoreGraphics
import Synchronization

/// Finds a face for a character in Fontconfig's order, or in one pinned file.
///
/// It helps upright and in one weight, whatever the face that asks. Fontconfig starts with
/// ``prepare()``, else with the first character that is asked for. Answers are kept by ranges of 256
/// characters.
final class FallbackFonts: Sendable {
  private struct State {
    var pinned: FontFace?
    var candidates: FontCandidates?
    var faces: [FontLocation: FontFace] = [:]
    var broken: Set<FontLocation> = []
    /// For each 256 characters: who shows each of them.
    var pages: [UInt32: [FontLocation?]] = [:]
  }

  private let state = Mutex(State())

  /// From now on only this face helps.
  func pin(_ face: FontFace) {
    state.withLock { $0.pinned = face }
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
