// The value of `-o`.

import Foundation
import Messages
import Preview

/// The check of an output's path that needs no file system.
enum OutputPath {
  /// Endings that promise a format which nothing here writes.
  private static let foreign: Set<String> = [
    "avi", "bmp", "gif", "heic", "jpeg", "jpg", "mkv", "mov", "mp4", "pdf", "svg", "tif", "tiff",
    "webm", "webp",
  ]

  /// A snapshot's file: a PNG picture, whatever its name, but never under another format's.
  static func checkPicture(_ path: String) throws(Failure) {
    try check(path, refusing: foreign, writes: "a PNG file")
  }

  /// A recording: a folder, or a file that ends in `.apng` or `.webp`.
  static func checkRecording(_ path: String) throws(Failure) {
    try check(
      path, refusing: foreign.subtracting(["webp"]).union(["png"]),
      writes: "a folder of PNG files, an .apng or a .webp")
  }

  /// Also refuses the empty path, and the dash that elsewhere means the standard output.
  private static func check(_ path: String, refusing endings: Set<String>, writes what: String)
    throws(Failure)
  {
    if path.isEmpty { throw Failure(.usage, "-o: “” is not a path") }
    if path == "-" {
      throw Failure(.usage, "-o: “-” is not a path; a file of that name is ./-")
    }
    let ending = (path as NSString).pathExtension.lowercased()
    guard endings.contains(ending) else { return }
    throw Failure(.usage, "-o: “\(path)” ends in .\(ending), but this writes \(what)")
  }
}
