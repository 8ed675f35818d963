// The lineage of an image: images that replace each other, and the rectangles in which they differ.

/// The place of an image in a sequence of images that replace each other, such as the frames of an agent.
package struct ImageLineage: Sendable {
  /// The identity of the sequence.
  private final class Series: Sendable {}

  /// The number of changes that are remembered; a reader that missed more redraws the whole image.
  private static let depth = 8

  private let series = Series()
  private var number = 0
  /// The changed rectangles of the last images, in pixels, newest last.
  private var changes: [[PixelRect]] = []

  /// The lineage of the first image of a new sequence.
  package init() {}

  /// The lineage of the next image, which differs from this one within `rects` (pixels) alone.
  package func next(changing rects: [PixelRect]) -> ImageLineage {
    var next = self
    next.number += 1
    next.changes = changes.suffix(Self.depth - 1) + [rects]
    return next
  }

  /// The rectangles, in pixels, outside of which this image equals the earlier `old`; nil where that is not known.
  package func changes(since old: ImageLineage) -> [PixelRect]? {
    let missed = number - old.number
    guard series === old.series, (0...changes.count).contains(missed) else { return nil }
    return changes.suffix(missed).flatMap(\.self)
  }
}
