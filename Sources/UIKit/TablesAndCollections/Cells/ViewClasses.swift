// The factories of cell classes: closures, as initialisers are not `required`.

public import CoreGraphics

/// The closures that make views of classes.
@MainActor enum ViewClasses {
  private static var makers: [ObjectIdentifier: @MainActor (CGRect) -> UIView] = [
    ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView(frame: $0) },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: $0) },
    ObjectIdentifier(UICollectionViewListCell.self): { UICollectionViewListCell(frame: $0) },
  ]

  static func register(_ type: UIView.Type, _ make: @escaping @MainActor (CGRect) -> UIView) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Returns a new view of a registered class; nil for another class, which is logged once.
  static func view(_ type: AnyClass) -> UIView? {
    if let make = makers[ObjectIdentifier(type)] { return make(.zero) }
    let name = String(describing: type)
    logOnce(
      "\(name) is not registered: call UIView.register(\(name).self) { \(name)(frame: $0) } "
        + "before it is used")
    return nil
  }

  /// Returns a view of a class that is known at run time. An unregistered class is created with
  /// `init(coder:)`.
  static func instance<Root: UIView>(_ type: Root.Type, frame: CGRect) -> Root {
    if let view = makers[ObjectIdentifier(type)]?(frame) as? Root { return view }
    guard let view = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type) has no init(coder:)")
    }
    view.frame = frame
    return view
  }
}

extension UIView {
  /// Registers the factory of a view class, by which tables and collections make their cells.
  ///
  /// In Swift a class value can be instantiated only through a `required` initialiser, and the
  /// sources of cells do not write that word. A class is registered once; again replaces it.
  /// Example: `UIView.register(Row.self) { Row(frame: $0) }`. Sources that the reader lowers need
  /// not call this.
  public static func register<Root: UIView>(
    _ type: Root.Type, make: @escaping @MainActor (CGRect) -> Root
  ) {
    ViewClasses.register(type) { make($0) }
  }
}
