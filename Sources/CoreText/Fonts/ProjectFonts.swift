// The font files of the project that is shown.

import CoreGraphics
import Synchronization
import Typesetting

/// The font files in the folders of resources, which images are loaded from too.
enum ProjectFonts {
  private static let extensions: Set<String> = ["ttf", "otf"]
  /// The folders whose files are registered.
  private static let registeredFolders = Mutex<Set<String>>([])

  /// Registers the font files that are not registered yet. An invalid file is logged.
  static func register() {
    for folder in ResourceSearchPath.all
    where registeredFolders.withLock({ $0.insert(folder).inserted }) {
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
    return names.sorted().filter {
      extensions.contains(($0 as NSString).pathExtension.lowercased())
    }
    .map { "\(folder)/\($0)" }
  }
}
