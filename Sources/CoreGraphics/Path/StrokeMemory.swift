// Memory that outlines of strokes are made in.

/// Memory in which outlines of strokes are made, one after the other.
package final class StrokeMemory {
  var outline = PathData()
  var contour: [CGPoint] = []
  /// The pieces before and after those whose offset curves are cached, and one of the two in reverse.
  var head: [FlattenedPath.Piece] = []
  var tail: [FlattenedPath.Piece] = []
  var reversed: [FlattenedPath.Piece] = []
  var runs: [StrokeRun] = []

  /// Empty memory, which grows with its use.
  package init() {}

  /// Runs that meet one another in a long chain are all seen after as many looks at them.
  private static let mostLooks = 16

  /// Marks the runs that reach into `pixels`, those that meet one of these, and so on. It may mark more, which changes no
  /// pixel.
  func seeRuns(in pixels: CGRect, reach: CGFloat) {
    var seen = PointBox(pixels.insetBy(dx: -reach, dy: -reach))
    for _ in 0..<Self.mostLooks {
      guard seeRuns(in: &seen, reach: reach) else { return }
    }
    for index in runs.indices { runs[index].isSeen = true }
  }

  /// Marks the runs that meet the box, which grows by them. False: there are none.
  private func seeRuns(in seen: inout PointBox, reach: CGFloat) -> Bool {
    var isGrowing = false
    for index in runs.indices where !runs[index].isSeen && runs[index].box.meets(seen) {
      runs[index].isSeen = true
      seen.add(PointBox(runs[index].box.rect.insetBy(dx: -2 * reach, dy: -2 * reach)))
      isGrowing = true
    }
    return isGrowing
  }
}
