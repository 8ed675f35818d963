// The name of an animation on a page.

/// An animation by its place: a layer has one animation under a key, and a group has one of a key path. It has the same name
/// when the views were made anew.
package struct AnimationName: Codable, Hashable, Sendable {
  /// The indices among sublayers that lead down to the layer.
  package var path: [Int]
  /// The key under which it was added to the layer; nil: under none.
  package var key: String?
  /// The property's key path.
  package var keyPath: String

  /// A name that no animation need have.
  package init(path: [Int], key: String?, keyPath: String) {
    (self.path, self.key, self.keyPath) = (path, key, keyPath)
  }
}
