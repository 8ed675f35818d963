// Clusters as UTF-16 units, which ICU reads, with the places of each cluster.

import CoreGraphics

/// The UTF-16 units of clusters.
struct ClusterText {
  private(set) var units: [UInt16] = []
  /// The first unit of each cluster, and the count of units.
  private(set) var starts: [Int] = []

  init(_ clusters: [TextCluster]) {
    units.reserveCapacity(clusters.count)
    starts.reserveCapacity(clusters.count + 1)
    for cluster in clusters {
      starts.append(units.count)
      units += cluster.character.utf16
    }
    starts.append(units.count)
  }

  /// The units of some clusters.
  func unitRange(of clusters: Range<Int>) -> Range<Int> {
    starts[clusters.lowerBound]..<starts[clusters.upperBound]
  }
}
