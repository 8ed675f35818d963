// Where Control-S saves, and the commands that save a run.

internal import CoreGraphics
internal import Messages

/// Files from the window in the desktop's folder for pictures, else in the current one, named by the shown preview or
/// class and the time of day.
enum SavedFile {
  /// Writes a file such as `Dial-YYYYMMDD-HHMMSS.png`, never over another one; its path.
  static func write(_ file: Data, named name: String, ending: String) throws(Failure) -> String {
    let path = path(named: name, ending: ending)
    try PictureFile.attempt { () throws(FileError) in try AtomicFile.write(file, to: path) }
    return path
  }

  /// The path that ``write(_:named:ending:)`` takes now.
  static func path(named name: String, ending: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      PicturesFolder.path { environment[$0] } ?? FileManager.default.currentDirectoryPath
    let stem = "\(folder)/\(name)-" + stamp(Date())
    var path = "\(stem).\(ending)"
    var copy = 1
    while FileManager.default.fileExists(atPath: path) {
      copy += 1
      path = "\(stem)-\(copy).\(ending)"
    }
    return path
  }

  /// Writes a PNG file at a path that a person typed, never over another file; its whole path.
  static func write(_ file: Data, at typed: String) throws(Failure) -> String {
    let path = try place(typed)
    try PictureFile.attempt { () throws(FileError) in try AtomicFile.write(file, to: path) }
    return path
  }

  /// The whole path of a typed one: `~` is the person's own folder, and the ending may be left out. Fails where no file can
  /// be made there.
  static func place(_ typed: String) throws(Failure) -> String {
    let typed = typed.trimmingCharacters(in: .whitespaces)
    if typed.isEmpty { throw Failure(.cannotCreate, "type a path, such as ~/card.png") }
    var url = URL(fileURLWithPath: whole(typed)).standardizedFileURL
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      throw Failure(.cannotCreate, "\(typed) is a folder: add a name")
    }
    switch url.pathExtension.lowercased() {
    case "png": break
    case "": url.appendPathExtension("png")
    default: throw Failure(.cannotCreate, "pictures are PNG files: end the name in .png")
    }
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw Failure(.cannotCreate, "there is no folder \(ShownPath.whole(folder))")
    }
    if FileManager.default.fileExists(atPath: url.path) {
      let shown = ShownPath.whole(url.path)
      throw Failure(.cannotCreate, "\(shown) is there already: choose another name")
    }
    return url.path
  }

  /// A typed path with the person's own folder in place of `~`.
  static func whole(_ typed: String) -> String {
    typed == "~" || typed.hasPrefix("~/") ? NSHomeDirectory() + typed.dropFirst() : typed
  }

  /// The local time as YYYYMMDD-HHMMSS, in the Gregorian calendar.
  static func stamp(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    let day = [parts.month, parts.day].map(twoDigits).joined()
    let time = [parts.hour, parts.minute, parts.second].map(twoDigits).joined()
    return "\(parts.year ?? 0)\(day)-\(time)"
  }

  private static func twoDigits(_ value: Int?) -> String {
    let value = value ?? 0
    return value < 10 ? "0\(value)" : "\(value)"
  }
}
