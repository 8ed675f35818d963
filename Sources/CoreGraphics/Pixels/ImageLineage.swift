// Pictures that follow each other, and what each changed of the one before.

/// The place of a picture among those that show the same thing one after another.
package struct ImageLineage: Sendable {
  /// The one of these pictures: nothing but itself.
  private final class Series: Sendable {}

  /// Who missed more pictures than these takes the new one whole.
  private static let depth = 8

  private let series = Series()
  private var number = 0
  /// Of the last pictures, in pixels, newest last.
  private var changes: [[PixelRect]] = []

  /// The first picture.
  package init() {}

  /// The next picture, which differs from this one within `rects` alone.
  package func next(changing rects: [PixelRect]) -> ImageLineage {
    var next = self
    next.number += 1
    next.changes = changes.suffix(Self.depth - 1) + [rects]
    return next
  }

  /// Pixels outside of which this picture is as the earlier `old`; nil: not known.
  package func changes(since old: ImageLineage) -> [PixelRect]? {
    let missed = number - old.number
    guard series === old.series, (0...changes.count).contains(missed) else { return nil }
    return changes.suffix(missed).flatMap(\.self)
  }
}
