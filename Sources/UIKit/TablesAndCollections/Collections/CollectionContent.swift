// The state of a collection view: item counts, visible views and the selection.

import CoreGraphics

/// A collection's state.
@MainActor struct CollectionContent {
  /// A view beside the items: its kind and its place.
  struct Supplement: Hashable {
    var kind: String
    var path: IndexPath
    var isDecoration: Bool
  }

  /// Items of each section; nil where the data source must be asked.
  var counts: [Int]?
  /// Whether the layout has to prepare itself.
  var needsPreparation = true
  /// Whether views in sight have to be made anew.
  var isStale = true
  /// The bounds that the layout was asked for last.
  var preparedBounds = CGRect.null
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [Supplement: UICollectionReusableView] = [:]
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  var openUpdates = 0
}
