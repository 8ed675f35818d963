// The frames that a document has for its views.

import CoreGraphics
internal import InterfaceDocuments

extension NibReader {
  /// A view with the frame that the document has for it.
  struct WrittenFrame {
    let view: UIView
    /// The element that the view was made of.
    let element: NibElement
    /// Nil: the document has none.
    var frame: CGRect? { element.value("frame")?.rect }
    /// Whether the view is of a class of the sources.
    let isOwn: Bool
  }

  /// The views of the sources' own classes, in the document's order.
  var ownViews: [UIView] { writtenFrames.filter(\.isOwn).map(\.view) }

  /// Whether the document has a frame for each view.
  var hasAllFrames: Bool { writtenFrames.allSatisfy { $0.frame != nil } }

  /// Gives the views of a tree the frames that the document has for them, as Interface Builder's canvas shows them,
  /// and takes the document's constraints away: the tree keeps them to be told. Views without a frame keep the one
  /// that the constraints found; cells lie where their table or collection places them.
  func keepWrittenFrames(below root: UIView) {
    let placed = writtenFrames.filter { $0.view !== root && !$0.isCell }
    let solved = placed.map(\.view.frame)
    root.rareData.documentConstraints = DocumentConstraints(constraints, of: placed.map(\.view))
    (root as? UIStackView)?.keepsFrames = true
    for (line, found) in zip(placed, solved) {
      line.view.frame = line.frame ?? found
      // Inter's lines are a little wider or narrower than those that the frames were made for.
      (line.view as? UILabel)?.allowsDefaultTighteningForTruncation = true
      (line.view as? UIButton)?.titleLabel?.allowsDefaultTighteningForTruncation = true
    }
  }
}

extension NibReader.WrittenFrame {
  fileprivate var isCell: Bool { view is UITableViewCell || view is UICollectionReusableView }
}
