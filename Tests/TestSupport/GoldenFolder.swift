// The golden pictures of one suite: compared, recorded, and cleaned up after.

package import CoreGraphics
import ImageCoding

/// Which pictures are recorded instead of compared.
package enum GoldenMode: String, CaseIterable, Sendable {
  /// None; a missing picture fails.
  case never
  /// Those that do not exist.
  case missing
  /// Those that do not exist and those that differ.
  case failed
  case all

  /// The value of `VITRINE_GOLDENS`. Default: never.
  package static let current: GoldenMode = {
    guard let word = ProcessInfo.processInfo.environment["VITRINE_GOLDENS"] else { return .never }
    guard let mode = GoldenMode(rawValue: word) else {
      preconditionFailure("VITRINE_GOLDENS is \(word), not never, missing, failed or all")
    }
    return mode
  }()
}

/// The folder `Goldens` of a suite.
package struct GoldenFolder {
  /// Bytes of a PNG file; the smallest scene that shows a fact fits.
  package static let usualMaximumBytes = 8192

  package enum Outcome: Hashable, Sendable {
    case passes
    case recorded(path: String)
    case fails(String)
  }

  package let path: String
  package let mode: GoldenMode

  package init(path: String, mode: GoldenMode) {
    self.path = path
    self.mode = mode
  }

  /// The folder for a source file `…/Tests/<Suite>/…`.
  package init(ofSuiteWith filePath: String, mode: GoldenMode) {
    let parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
    guard let tests = parts.lastIndex(of: "Tests"), tests + 2 < parts.count else {
      preconditionFailure("\(filePath) is in no suite below Tests")
    }
    self.init(path: parts[...(tests + 1)].joined(separator: "/") + "/Goldens", mode: mode)
  }

  package func check(
    _ scene: String, _ pixels: PixelBuffer, tolerance: Int = 0,
    maximumBytes: Int = usualMaximumBytes
  ) -> Outcome {
    precondition(
      !scene.isEmpty && scene.utf8.allSatisfy(Self.isNameByte),
      "the scene name \(scene) must be letters, digits, - _ . @")
    let picture = file(scene, "")
    let problem = difference(picture, pixels, tolerance: tolerance, maximumBytes: maximumBytes)
    let isMissing = !FileManager.default.fileExists(atPath: picture)
    if mode == .all || (problem != nil && mode == .failed) || (isMissing && mode == .missing) {
      return record(scene, pixels, maximumBytes: maximumBytes)
    }
    guard let problem else {
      removeLeftovers(of: scene)
      return .passes
    }
    leaveEvidence(of: scene, pixels)
    return .fails("\(scene): \(problem)")
  }

  /// Why the picture does not show the pixels; nil when it does.
  private func difference(
    _ picture: String, _ pixels: PixelBuffer, tolerance: Int, maximumBytes: Int
  ) -> String? {
    guard FileManager.default.fileExists(atPath: picture) else {
      return "no picture \(picture); look at what was drawn (.new.png) and run make bless"
    }
    do {
      let data = try AtomicFile.read(picture)
      guard data.count <= maximumBytes else { return Self.tooLarge(data.count, maximumBytes) }
      let difference = PictureDifference(expected: try PNG.decode(data), actual: pixels)
      return difference.complaint(tolerance: tolerance)
    } catch {
      return "\(picture): \(error)"
    }
  }

  private func record(_ scene: String, _ pixels: PixelBuffer, maximumBytes: Int) -> Outcome {
    do {
      let data = try PNG.encode(pixels)
      guard data.count <= maximumBytes else {
        leaveEvidence(of: scene, pixels)
        return .fails("\(scene): \(Self.tooLarge(data.count, maximumBytes))")
      }
      removeLeftovers(of: scene)
      let picture = file(scene, "")
      // The same bytes again are no news.
      if (try? AtomicFile.read(picture)) == data { return .passes }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try AtomicFile.write(data, to: picture)
      return .recorded(path: picture)
    } catch {
      return .fails("\(scene): \(error)")
    }
  }

  /// The drawn picture, and beside each other the expected one, the difference and the drawn one.
  private func leaveEvidence(of scene: String, _ pixels: PixelBuffer) {
    removeLeftovers(of: scene)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard let drawn = try? PNG.encode(pixels) else { return }
    try? AtomicFile.write(drawn, to: file(scene, ".new"))
    guard let data = try? AtomicFile.read(file(scene, "")), let expected = try? PNG.decode(data),
      let sheet = try? PNG.encode(PictureDifference(expected: expected, actual: pixels).sheet())
    else { return }
    try? AtomicFile.write(sheet, to: file(scene, ".diff"))
  }

  private func removeLeftovers(of scene: String) {
    for suffix in [".new", ".diff"] {
      try? FileManager.default.removeItem(atPath: file(scene, suffix))
    }
  }

  private func file(_ scene: String, _ suffix: String) -> String {
    "\(path)/\(scene)\(suffix).png"
  }

  private static func tooLarge(_ bytes: Int, _ limit: Int) -> String {
    "the picture has \(bytes) bytes, more than \(limit); draw the fact smaller or give the reason"
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.@".utf8.contains(byte)
    }
  }
}
