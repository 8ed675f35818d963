// Distances between two anchors, constrained like widths and heights.

import CoreGraphics

extension NSLayoutXAxisAnchor {
  /// From this anchor to another one, positive where that lies behind it
  /// ([Apple](https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/anchorwithoffset(to:))).
  /// Their views need a common superview already.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    span(guide, to: otherAnchor, from: guide.leadingAnchor, to: guide.trailingAnchor)
    return guide.widthAnchor
  }
}

extension NSLayoutYAxisAnchor {
  /// From this anchor to another one, positive where that lies below it
  /// ([Apple](https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/anchorwithoffset(to:))).
  /// Their views need a common superview already.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    span(guide, to: otherAnchor, from: guide.topAnchor, to: guide.bottomAnchor)
    return guide.heightAnchor
  }
}

extension NSLayoutAnchor {
  /// A guide in the nearest view around both, which begins at this anchor and ends at the other.
  fileprivate func span(
    _ guide: UILayoutGuide, to other: NSLayoutAnchor<AnchorType>,
    from start: NSLayoutAnchor<AnchorType>, to end: NSLayoutAnchor<AnchorType>
  ) {
    guard let common = related(.equal, other).commonView else {
      return logOnce("anchorWithOffset(to:): the anchors' views have no common superview")
    }
    common.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      start.constraint(equalTo: self), end.constraint(equalTo: other),
    ])
  }
}
