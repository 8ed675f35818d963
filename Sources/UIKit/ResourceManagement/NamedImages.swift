// The pictures that were asked for by name.

import CoreGraphics
private import Synchronization

/// The cache of images by name.
package enum NamedImages {
  /// The lookups so far; nil for a name that no folder had.
  private struct Answers {
    var variants: [String: ImageVariants?] = [:]
    var registrations = 0

    mutating func forgetMissing(unless registrations: Int) {
      guard self.registrations != registrations else { return }
      self.registrations = registrations
      variants = variants.filter { $0.value != nil }
    }
  }

  private static let found = Mutex(Answers())

  /// Whether there is a picture of this name; nothing is logged.
  package static func has(_ name: String) -> Bool {
    ResourceSearchPath.all.contains { ImageVariants(name: name, in: $0) != nil }
  }

  /// The picture of this name in the searched folders; nil where there is none, which is logged.
  package static func variants(named name: String) -> ImageVariants? {
    let registrations = ResourceSearchPath.registrations
    let known = found.withLock { answers in
      answers.forgetMissing(unless: registrations)
      return answers.variants[name]
    }
    if let known { return known }
    let variants = ResourceSearchPath.all.lazy.compactMap { ImageVariants(name: name, in: $0) }
      .first
    if variants == nil { logOnce("no image named '\(name)' was found") }
    found.withLock { $0.variants[name] = .some(variants) }
    return variants
  }

  /// The picture of this name in one bundle alone.
  package static func variants(named name: String, in bundle: Bundle) -> ImageVariants? {
    guard let path = bundle.resourcePath else { return nil }
    return ResourceSearchPath.withSubfolders(path).lazy
      .compactMap { ImageVariants(name: name, in: $0) }.first
  }
}
