// The module of a user's library: the classes that its code made known.

internal import Inspection
internal import Pages
internal import UIKit

/// The designables of the loaded library.
@MainActor
struct LoadedModule: PageModule {
  let inspector = Inspector(
    LoweredSource.descriptions,
    values: ValueText { name throws(ImageLookupError) in try Self.image(name) })

  var shownClasses: [String] { LoweredSource.shownClasses }

  var imageNames: [String] { NamedImages.names }

  var colorNames: [String] { NamedColors.names }

  var previews: [PreviewDescription] { LoweredSource.previews }

  /// A picture by its name in the searched folders, or by the path of its file.
  private static func image(_ name: String) throws(ImageLookupError) -> UIImage {
    if let image = UIImage(named: name) { return image }
    guard FileManager.default.fileExists(atPath: name) else { throw .missing(name) }
    guard let image = UIImage(contentsOfFile: name) else {
      throw .damaged(name, reason: "its bytes are no image")
    }
    return image
  }
}
