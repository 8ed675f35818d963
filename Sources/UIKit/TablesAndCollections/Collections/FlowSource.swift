// The metrics of one section of a flow layout, from the delegate or the layout's properties.

import CoreGraphics

/// The measures of one section.
@MainActor struct FlowSource {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let section: Int
  private let delegate: (any UICollectionViewDelegateFlowLayout)?

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, section: Int) {
    self.layout = layout
    self.view = view
    self.section = section
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func size(_ path: IndexPath) -> CGSize {
    if let size = delegate?.collectionView(view, layout: layout, sizeForItemAt: path),
      size.isFinite
    {
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    return layout.itemSize
  }

  var inset: UIEdgeInsets {
    delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
  }

  var lineSpacing: CGFloat {
    delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  var itemSpacing: CGFloat {
    delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }

  var header: CGSize {
    delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
  }

  var footer: CGSize {
    delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}
