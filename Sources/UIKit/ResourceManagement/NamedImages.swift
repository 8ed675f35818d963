// The pictures that were asked for by name.

import CoreGraphics
private import Synchronization

/// The cache of images by name.
package enum NamedImages {
  private static let found = Mutex<[String: ImageVariants?]>([:])

  /// Whether there is a picture of this name; nothing is logged.
  package static func has(_ name: String) -> Bool {
    ImageFolders.all.contains { ImageVariants(name: name, in: $0) != nil }
  }

  /// The picture of this name in the searched folders; nil where there is none, which is logged.
  package static func variants(named name: String) -> ImageVariants? {
    if let known = found.withLock({ $0[name] }) { return known }
    let variants = ImageFolders.all.lazy.compactMap { ImageVariants(name: name, in: $0) }.first
    if variants == nil { logOnce("no image named '\(name)' was found") }
    found.withLock { $0[name] = .some(variants) }
    return variants
  }

  /// The picture of this name in one bundle alone.
  package static func variants(named name: String, in bundle: Bundle) -> ImageVariants? {
    guard let path = bundle.resourcePath else { return nil }
    return ImageFolders.withSubfolders(path).lazy
      .compactMap { ImageVariants(name: name, in: $0) }.first
  }

  static func forgetMissing() {
    found.withLock { $0 = $0.filter { $0.value != nil } }
  }
}
