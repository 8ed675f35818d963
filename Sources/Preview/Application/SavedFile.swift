// Where Control-S saves, and the commands that save a run.

internal import CoreGraphics
internal import Messages

/// Files from the window in the current folder, named by the time of day.
enum SavedFile {
  /// Writes `vitrine-YYYYMMDD-HHMMSS` with an ending, never over another file; its path.
  static func write(_ file: Data, ending: String) throws(Failure) -> String {
    let stem = "vitrine-" + stamp(Date())
    var name = "\(stem).\(ending)"
    var copy = 1
    while FileManager.default.fileExists(atPath: name) {
      copy += 1
      name = "\(stem)-\(copy).\(ending)"
    }
    try PictureFile.attempt { () throws(FileError) in try AtomicFile.write(file, to: name) }
    return FileManager.default.currentDirectoryPath + "/" + name
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
