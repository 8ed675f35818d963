// A page at other times than its own.

package import CoreGraphics

/// Pictures of a page at several times.
package struct PagePictures: Sendable {
  /// One for each time.
  package var pictures: [CGImage]
  /// Another number after anything was done on the page: pictures of different numbers do not belong together.
  package var revision: Int

  /// Pictures of a page.
  package init(pictures: [CGImage], revision: Int) {
    (self.pictures, self.revision) = (pictures, revision)
  }
}
