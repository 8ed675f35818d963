// Where a sheet stands in its container.

import CoreGraphics

/// The geometry of a sheet in its container.
@MainActor struct SheetLayout {
  /// Points between the safe area and a large sheet, as measured on iPhones from iOS 13 to 18: 54 from the top where
  /// the status bar has 44. Public listings of UIKitCore's `_UISheetPresentationMetrics` say the same.
  static let topGap: CGFloat = 10
  /// Points between a page sheet on a pad and the container's edges, and its largest width. Read from pictures.
  private static let padMargin: CGFloat = 44
  private static let padWidth: CGFloat = 704
  /// Points of a form sheet that wants no other size, by the screen's longer side. Apple documents none; public
  /// listings of UIKitCore's `_UISheetPresentationMetrics` of iOS 15 to 18 say these.
  private var formSize: CGSize {
    let longest = max(bounds.width, bounds.height)
    if longest >= 1590 { return CGSize(width: 620, height: 680) }
    if longest <= 1024 { return CGSize(width: 540, height: 600) }
    return CGSize(width: 580, height: 640)
  }

  enum Kind {
    /// At the lower edge, as high as a detent.
    case attached
    /// In the middle, as on a pad.
    case floating
    /// The whole container, as on a phone that lies.
    case covering
  }

  let kind: Kind
  private let bounds: CGRect
  private let safeArea: UIEdgeInsets

  init(_ container: UIView, isAttachedInCompactHeight: Bool) {
    bounds = container.bounds
    safeArea = container.safeAreaInsets
    let traits = container.traitCollection
    if traits.verticalSizeClass == .compact {
      kind = isAttachedInCompactHeight ? .attached : .covering
    } else {
      kind = traits.horizontalSizeClass == .regular ? .floating : .attached
    }
  }

  /// The largest height that a detent gives, in points without the safe area at the bottom.
  var maximumDetentValue: CGFloat {
    max(0, bounds.height - safeArea.top - Self.topGap - safeArea.bottom)
  }

  /// The frame of a sheet of a detent's height.
  func attachedFrame(_ value: CGFloat) -> CGRect {
    let height = min(max(0, value), maximumDetentValue) + safeArea.bottom
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The frame of a sheet in the middle. `wanted`: the size that the controller prefers, zero: none.
  func floatingFrame(isForm: Bool, wanted: CGSize) -> CGRect {
    let page = CGSize(
      width: min(Self.padWidth, bounds.width - 2 * Self.padMargin),
      height: bounds.height - 2 * Self.padMargin)
    // A size that is wanted in part counts as none.
    let isWanted = wanted.width > 0 && wanted.height > 0
    var size = isForm ? isWanted ? wanted : formSize : page
    size = CGSize(width: min(size.width, page.width), height: min(size.height, page.height))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// The whole container.
  var coveringFrame: CGRect { bounds }

  /// The transform of the view behind a large sheet: a little smaller, its top 10 points above the sheet's.
  func transformBehind(_ view: UIView) -> CGAffineTransform {
    // Ionic's public measurement of iOS's cards.
    let scale: CGFloat = 0.915
    let height = view.bounds.height
    let top = view.center.y - height * view.anchorPoint.y
    let shrunkTop = top + height * (1 - scale) / 2
    return CGAffineTransform(translationX: 0, y: safeArea.top - shrunkTop)
      .scaledBy(x: scale, y: scale)
  }
}
