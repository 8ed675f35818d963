// An image that sources can name.

package import Foundation

/// An image that sources can name: of an asset catalog, a file, or a system symbol.
package struct PageImage: Codable, Hashable, Sendable {
  /// The name in the source, as `--set` takes it.
  package var name: String
  /// Whether it is a system symbol.
  package var isSymbol: Bool
  /// A small picture, as a PNG file; nil: it is a symbol, or there was no time for it.
  package var picture: Data?

  /// An image by its name.
  package init(name: String, isSymbol: Bool, picture: Data? = nil) {
    self.name = name
    self.isSymbol = isSymbol
    self.picture = picture
  }
}
