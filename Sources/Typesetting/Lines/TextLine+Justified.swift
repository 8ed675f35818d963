// Lines that are stretched from edge to edge.

package import CoreGraphics

extension TextLine {
  /// The line with its spaces wide enough to fill `width` points; as it is where it has none or no room is left.
  /// A space that widens moves what stands to the right of its middle.
  package func justified(to width: CGFloat) -> TextLine {
    let spaces = clusters.filter(\.isSpace)
    let free = width - self.width
    guard !spaces.isEmpty, free.isFinite, free > 0 else { return self }
    let extra = free / CGFloat(spaces.count)
    let middles = spaces.map { $0.x + $0.advance / 2 }.sorted()
    func moved(_ x: CGFloat) -> CGFloat {
      x + extra * CGFloat(middles.prefix { $0 <= x }.count)
    }
    var line = self
    for index in runs.indices {
      line.runs[index].positions = runs[index].positions.map {
        CGPoint(x: moved($0.x), y: $0.y)
      }
    }
    for index in boxes.indices { line.boxes[index].x = moved(boxes[index].x) }
    for (index, cluster) in clusters.enumerated() {
      line.clusters[index].x = moved(cluster.x)
      if cluster.isSpace { line.clusters[index].advance += extra }
    }
    line.width = width
    return line
  }
}
