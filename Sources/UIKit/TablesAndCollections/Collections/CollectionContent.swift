// The state of a collection view: item counts and supplementary views.

import CoreGraphics

/// A collection's state.
@MainActor struct CollectionContent {
  /// A supplementary view's kind and index path.
  struct Supplement: Hashable {
    var kind: String
    var path: IndexPath
    var isDecoration: Bool
  }

  /// Items of each section; nil where the data source must be asked.
  var counts: [Int]?
  /// Whether the layout has to prepare itself.
  var needsPreparation = true
  /// The bounds that the layout was last prepared for.
  var preparedBounds = CGRect.null
  var supplements: [Supplement: UICollectionReusableView] = [:]
}
