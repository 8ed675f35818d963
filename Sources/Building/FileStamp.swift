// Whether a file is as it was.

internal import Foundation

/// The time and the size of a file.
enum FileStamp {
  /// Changes with the file; zeros where it is not there.
  static func of(_ path: String) -> [Double] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return [changed, (attributes?[.size] as? NSNumber)?.doubleValue ?? 0]
  }
}
