// Layout passes, margins and the sizes that content asks for.

public import CoreGraphics
import QuartzCore

extension UIView {
  /// The intrinsic size of content that has none.
  public static let noIntrinsicMetric: CGFloat = -1

  public static let layoutFittingCompressedSize = CGSize.zero

  /// The largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Lays out from this view down, superviews before subviews, until nothing wants layout and
  /// constraints have nothing new to say.
  func settleLayout() {
    updateConstraintsOfTree()
    LayoutState.passes += 1
    defer { LayoutState.passes -= 1 }
    for _ in 0..<CALayer.layoutRounds {
      solveTree()
      let chain = sequence(first: backing, next: \.superlayer)
      let highest = chain.reduce(backing) { $1.needsLayout() ? $1 : $0 }
      if let unsettled = highest.layoutTree() { return Self.reportUnsettled(unsettled) }
      guard LayoutState.isUsed, top.storage.layout?.needsSolving == true else { return }
    }
    Self.reportUnsettled(backing)
  }

  /// Logs which view's layout did not settle.
  package static func reportUnsettled(_ layer: CALayer) {
    let culprit = (layer.delegate as? UIView).map { "\($0)" } ?? "\(layer)"
    logOnce(
      "\(culprit) asks for layout in every one of \(CALayer.layoutRounds) rounds: layout stopped")
  }

  func layOutSubviews() {
    updatePropertiesIfNeeded()
    if Self.hasSafeAreas { noteSafeArea() }
    let isOuter = !storage.isLayingOut
    storage.isLayingOut = true
    let controller = storage.controller as? UIViewController
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    if isOuter { storage.isLayingOut = false }
  }

  /// Updates the properties of the view and its controller, which is first.
  func updateStaleProperties() {
    (storage.controller as? UIViewController)?.updateStaleProperties()
    guard storage.needsUpdateProperties else { return }
    storage.needsUpdateProperties = false
    updateProperties()
  }

  /// Those below come first. Costs nothing where no view needs it.
  func updateConstraintsOfTree() {
    guard storage.treeNeedsUpdateConstraints else { return }
    storage.treeNeedsUpdateConstraints = false
    for child in children { child.updateConstraintsOfTree() }
    if storage.needsUpdateConstraints {
      storage.needsUpdateConstraints = false
      updateConstraints()
    }
  }

  /// Marks this view and those above, up to the first one that is marked.
  func markTreeNeedsUpdateConstraints() {
    var marked: UIView? = self
    while let view = marked, !view.storage.treeNeedsUpdateConstraints {
      view.storage.treeNeedsUpdateConstraints = true
      marked = view.parent
    }
  }

  /// The intrinsic size with what the frame has around the alignment rectangle; a length without a wish stays −1.
  package var intrinsicFrameSize: CGSize {
    let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
    return CGSize(
      width: size.width < 0 ? size.width : size.width + insets.left + insets.right,
      height: size.height < 0 ? size.height : size.height + insets.top + insets.bottom)
  }

  func setLayoutMargins(_ new: UIEdgeInsets) {
    let name: StaticString = "UIView.layoutMargins"
    guard allFinite(new.top, new.left, new.bottom, new.right, for: name) else { return }
    guard new != storage.layoutMargins else { return }
    storage.layoutMargins = new
    noteMargins()
  }

  /// Tells the view of other margins than it had, and lays it out anew.
  func noteMargins() {
    layoutMarginsDidChange()
    setNeedsLayout()
    frameDidChange()
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// The direction that views with the attribute are laid out in, where others are in that one.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }

  /// The direction that views with the attribute are laid out in.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: ShownSettings.current.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
