// A contact sheet: variants beside each other, as one view.

package import CoreGraphics
package import Messages
package import UIKit

/// Pictures of variants under their titles, as large as they are.
@MainActor
package final class VariantSheet: UIView {
  /// A picture of a page.
  package struct Tile {
    /// The way in which the page is shown.
    package var variant: PageVariant
    /// The page.
    package var picture: CGImage
    /// The page's size in points.
    package var size: CGSize

    /// A picture of a page with its size in points.
    package init(_ variant: PageVariant, picture: CGImage, size: CGSize) {
      (self.variant, self.picture, self.size) = (variant, picture, size)
    }
  }

  /// A sheet of tiles in rows of `columns`, as large as it has to be.
  package init(_ tiles: [Tile], columns: Int) {
    let plan = VariantPlan(tiles.map(\.size), columns: columns)
    super.init(frame: CGRect(origin: .zero, size: plan.size))
    backgroundColor = Palette.canvas
    for (index, (tile, place)) in zip(tiles, plan.frames).enumerated() {
      let view = VariantTileView(tile.variant)
      view.show(tile.picture, size: tile.size, problem: nil)
      let width = plan.titleWidth(of: index)
      view.stand(at: place, width: width, isRound: tile.variant.screenSize != nil)
      addSubview(view)
    }
  }

  package required init?(coder: NSCoder) { nil }
}
