// The desktop's folder for pictures, as its settings name it.

import CoreGraphics
import Foundation
import Testing

@testable import Preview

@Suite struct PicturesFolderTests {
  /// The folder that settings name, without the person's own before it. `made`: a folder that there is.
  private func found(_ settings: String?, made: String? = "Pictures") throws -> String? {
    let home = FileManager.default.temporaryDirectory.path + "/vitrine-home-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: home + "/.config", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    if let made {
      try FileManager.default.createDirectory(
        atPath: "\(home)/\(made)", withIntermediateDirectories: true)
    }
    try settings.map {
      try Data($0.utf8).write(to: URL(fileURLWithPath: home + "/.config/user-dirs.dirs"))
    }
    let path = PicturesFolder.path { ["HOME": home][$0] }
    return path.map { $0.hasPrefix(home) ? String($0.dropFirst(home.count)) : $0 }
  }

  @Test func `a folder in the person's own, or elsewhere, is found`() throws {
    let settings = "# made by the desktop\nXDG_MUSIC_DIR=\"$HOME/Music\"\n"
    #expect(try found(settings + "XDG_PICTURES_DIR=\"$HOME/Pictures\"\n") == "/Pictures")
    #expect(
      try found("XDG_PICTURES_DIR=\"$HOME/My \\\"best\\\"\"", made: "My \"best\"")
        == "/My \"best\"")
    #expect(try found("XDG_PICTURES_DIR=\"/usr\"") == "/usr")
  }

  @Test(arguments: [
    nil, "", "XDG_PICTURES_DIR=\"$HOME/\"", "XDG_PICTURES_DIR=\"$HOME/Absent\"",
    "XDG_PICTURES_DIR=Pictures", "XDG_PICTURES_DIR=\"Pictures\"", "XDG_PICTURES_DIR=\"",
    "XDG_PICTURES_DIR", "=\"$HOME/Pictures\"", "#XDG_PICTURES_DIR=\"$HOME/Pictures\"",
    "XDG_PICTURES_DIR=\"/dev/null\"", "XDG_PICTURES_DIR=\"\\",
  ])
  func `other settings name none`(settings: String?) throws {
    #expect(try found(settings) == nil)
  }

  @Test func `without a home there is none`() {
    #expect(PicturesFolder.path { _ in nil } == nil)
    #expect(PicturesFolder.path { $0 == "HOME" ? "relative" : nil } == nil)
  }
}
