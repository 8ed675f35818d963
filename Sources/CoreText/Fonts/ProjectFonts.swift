// The font files of the shown project.

import CoreGraphics
import Synchronization
import Typesetting

/// The fonts in the folders that pictures are looked up in.
enum ProjectFonts {
  private static let kinds: Set<String> = ["ttf", "otf"]
  /// Folders that were looked into.
  private static let known = Mutex<Set<String>>([])

  /// Registers the font files that are not registered yet. An invalid file is logged.
  static func register() {
    for folder in ResourceSearchPath.all where known.withLock({ $0.insert(folder).inserted }) {
      for path in files(in: folder) {
        do throws(FontError) {
          try FontCatalog.register(file: path)
        } catch {
          logOnce("\(error)")
        }
      }
    }
  }

  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { kinds.contains(($0 as NSString).pathExtension.lowercased()) }
      .map { "\(folder)/\($0)" }
  }
}
