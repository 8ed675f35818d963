// Cells of collections, each as a view by itself: a preview shows a cell, not the collection around it.

public import CoreGraphics

/// A view that a collection uses again
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionreusableview)).
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used again.
  open func prepareForReuse() {}
}

/// A cell of a collection
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewcell)).
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows; as large as the cell.
  public let contentView = UIView()
  private let backgrounds = CellBackgrounds()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgrounds.adopt(contentView, in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgrounds.adopt(contentView, in: self)
  }

  open var isSelected = false {
    didSet { backgrounds.show(in: self, isSelected: isSelected || isHighlighted) }
  }

  open var isHighlighted = false {
    didSet { backgrounds.show(in: self, isSelected: isSelected || isHighlighted) }
  }

  /// Behind the content. Default: nil.
  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set { backgrounds.setNormal(newValue, in: self) }
  }

  /// Behind the content while the cell is selected. Default: nil.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set { backgrounds.setSelected(newValue, in: self, isSelected: isSelected || isHighlighted) }
  }
}

/// The views behind a cell's content.
@MainActor final class CellBackgrounds {
  private(set) var normal: UIView?
  private(set) var selected: UIView?

  /// Puts a cell's content into it.
  func adopt(_ content: UIView, in cell: UIView) {
    fill(content, cell)
    cell.addSubview(content)
  }

  func setNormal(_ view: UIView?, in cell: UIView) {
    normal?.removeFromSuperview()
    normal = view
    if let view {
      fill(view, cell)
      cell.insertSubview(view, at: 0)
    }
  }

  func setSelected(_ view: UIView?, in cell: UIView, isSelected: Bool) {
    selected?.removeFromSuperview()
    selected = view
    show(in: cell, isSelected: isSelected)
  }

  func show(in cell: UIView, isSelected: Bool) {
    guard let selected else { return }
    if isSelected {
      fill(selected, cell)
      cell.insertSubview(selected, at: normal == nil ? 0 : 1)
    } else {
      selected.removeFromSuperview()
    }
  }

  private func fill(_ view: UIView, _ cell: UIView) {
    view.frame = cell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
