// The views of the page as planes: each drawn without those in it.

package import CoreGraphics
package import Messages
package import UIKit

extension PageContent {
  /// The views that are drawn, at most.
  private static let planeLimit = 500
  /// The pixels of all pictures together, about.
  private static let pixelLimit: CGFloat = 1_500_000
  /// The pixels of a picture's longer side.
  private static let planeSide: CGFloat = 2048

  /// The views drawn alone, each before those in it, at `scale` pixels per point; at fewer where the pictures
  /// together would be too large.
  package func planes(in root: UIView, scale: CGFloat) -> [PagePlane] {
    root.layoutIfNeeded()
    var views: [UIView] = []
    for view in outermostViews { Self.collect(view, into: &views) }
    var drawn = views.compactMap { view in PlanePicture(of: view).map { (view, $0) } }
    let area = drawn.reduce(0) { $0 + $1.1.size.width * $1.1.size.height }
    let wanted = max(0.01, min(scale.isFinite ? scale : 1, 4))
    let common = min(wanted, (Self.pixelLimit / max(area, 1)).squareRoot())
    let before = planePictures
    planePictures = [:]
    for index in drawn.indices {
      let identifier = ObjectIdentifier(drawn[index].0)
      let longest = max(drawn[index].1.size.width, drawn[index].1.size.height)
      drawn[index].1.draw(
        scale: min(common, Self.planeSide / longest), before: before[identifier])
      planePictures[identifier] = drawn[index].1
    }
    return drawn.map { PagePlane(view: numbers.number(of: $0), picture: $1.file) }
  }

  private static func collect(_ view: UIView, into views: inout [UIView]) {
    guard views.count < planeLimit, !view.isHidden, Float(view.alpha) >= 0.01 else { return }
    views.append(view)
    for child in view.subviews { collect(child, into: &views) }
  }
}
