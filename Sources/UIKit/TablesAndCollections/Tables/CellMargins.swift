// The margins of a row's content.

import CoreGraphics

/// The margins that a row's content has by itself.
///
/// Measured by the frames of views at them in 590 rows of public documents of Interface Builder, which lays rows out with
/// UIKit: 11 points above and below; at the sides 16, and 20 on screens from 390 points on, but in tables of 300 points
/// and less.
struct CellMargins {
  /// The margins that the content was given last.
  private(set) var adopted = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

  /// Points of a row without a height of its own, and since iOS 26.
  static let row: CGFloat = 44
  static let tallRow: CGFloat = 51

  /// Chooses the margins above and below: since iOS 26 they are 15 points.
  mutating func adopt(isTall: Bool) {
    adopted.top = isTall ? 15 : 11
    adopted.bottom = adopted.top
  }

  private static let wideScreen: CGFloat = 390
  private static let wideTable: CGFloat = 340

  /// Points between the content and an accessory of the system, as all rows of public documents of Xcode 12 and later
  /// have them.
  static let besideAccessory: CGFloat = 8

  /// Points between the row's edge and an accessory of the system.
  private(set) var accessorySide: CGFloat = 16

  /// The margin at the sides of a row that is in no table; nil: that of a table as wide as the row and at most as wide as
  /// the screen. Default: nil.
  var sideOutsideTables: CGFloat?

  /// Chooses the margins of a row. `table`: the width of its table; nil: it is in none. `row`: its own width. `screen`:
  /// that of the screen. `hasAccessory`: the content ends at an accessory of the system.
  mutating func adopt(table: CGFloat?, row: CGFloat, screen: CGFloat, hasAccessory: Bool) {
    accessorySide = Self.side(width: table ?? min(row, screen), screen: screen)
    adopted.left = table == nil ? sideOutsideTables ?? accessorySide : accessorySide
    adopted.right = hasAccessory ? Self.besideAccessory : adopted.left
  }

  /// The margin at the sides in a table of a width, which inset groups have around them too.
  static func side(width: CGFloat, screen: CGFloat) -> CGFloat {
    width >= wideTable && max(screen, width) >= wideScreen ? 20 : 16
  }
}
