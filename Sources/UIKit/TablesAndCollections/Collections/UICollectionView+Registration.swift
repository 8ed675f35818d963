// Cells and supplements registered with the closures that fill them.

import CoreGraphics

extension UICollectionView {
  /// The registration of a cell class, with a handler that configures cells
  /// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration)).
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// The registration of a supplementary view class, with a handler that configures views
  /// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration)).
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let elementKind: String
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A cell, filled for the item. The program ends where the nib holds none of the class, as
  /// Apple's does.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let made = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else {
      preconditionFailure("the registration's cell is no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("the registration's view is no \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
