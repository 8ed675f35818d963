// A view on a page as a plane of its own.

package import Foundation

/// A view drawn alone, without the views in it.
package struct PagePlane: Codable, Hashable, Sendable {
  /// The view's number.
  package var view: Int
  /// The picture of the view's bounds as a PNG file. Parts that a view around it clips are faint.
  package var picture: Data

  /// The picture of the view with a number.
  package init(view: Int, picture: Data) {
    self.view = view
    self.picture = picture
  }
}
