// The loupe over the page.

internal import CoreGraphics
internal import Inspection
internal import QuartzCore
internal import UIKit

/// Pixels around a point of the page, enlarged, with the middle one's colour and place in words.
@MainActor
final class Loupe: UIView {
  /// Points of the page at each side of the middle one.
  private static let reach = 5
  private static let side: CGFloat = 88

  private let picture = UIImageView()
  private let mark = UIView()
  private let plate = UIView()
  private let words = TextStyle.label("", TextStyle.caption, color: Palette.tooltipLabel)
  private let place = TextStyle.label("", TextStyle.caption, color: Palette.tooltipLabel)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side + 40))
    isUserInteractionEnabled = false
    isHidden = true
    picture.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    picture.layer.cornerRadius = 10
    picture.layer.masksToBounds = true
    picture.layer.magnificationFilter = .nearest
    picture.layer.borderWidth = 2
    let pixel = Self.side / CGFloat(2 * Self.reach + 1)
    mark.frame = CGRect(
      x: (Self.side - pixel) / 2, y: (Self.side - pixel) / 2, width: pixel, height: pixel)
    mark.layer.borderWidth = 1.5
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.shadowOpacity = 0.6
    mark.layer.shadowRadius = 1
    mark.layer.shadowOffset = .zero
    plate.frame = CGRect(x: 4, y: Self.side + 4, width: Self.side - 8, height: 36)
    plate.backgroundColor = Palette.tooltip
    plate.layer.cornerRadius = 4
    (words.frame, place.frame) = plate.bounds.insetBy(dx: 0, dy: 2).divided(
      atDistance: 16, from: .minYEdge)
    for label in [words, place] {
      label.textAlignment = .center
      plate.addSubview(label)
    }
    for view in [picture, mark, plate] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the pixels of a view around one of its points. `pointer`: the pointer's place in the view around the loupe.
  func show(_ view: UIView, at point: CGPoint, beside pointer: CGPoint, in area: CGRect) {
    isHidden = false
    let count = 2 * Self.reach + 1
    picture.image = PagePixels.image(of: view, around: point, reach: Self.reach)
    let middle = picture.image?.cgImage?.pixels[count / 2, count / 2]
    words.text = middle.map { PagePixels.text($0).uppercased() }
    place.text = "\(Int(point.x.rounded(.down))), \(Int(point.y.rounded(.down)))"
    picture.layer.borderColor = Palette.tooltip.cgColor
    let size = bounds.size
    let fits = pointer.x + 20 + size.width <= area.width
    let x = fits ? pointer.x + 20 : pointer.x - 20 - size.width
    let y = min(max(pointer.y - size.height / 2, 4), max(4, area.height - size.height - 4))
    frame.origin = CGPoint(x: x.rounded(), y: y.rounded())
  }
}

/// The pixels that a view shows.
@MainActor
enum PagePixels {
  /// The pixels around a point at one for each point, as a square picture.
  static func image(of view: UIView, around point: CGPoint, reach: Int) -> UIImage {
    let side = CGFloat(2 * reach + 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let start = CGPoint(
      x: point.x.rounded(.down) - CGFloat(reach), y: point.y.rounded(.down) - CGFloat(reach))
    return UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side), format: format
    ).image { _ in
      _ = view.drawHierarchy(
        in: CGRect(
          x: -start.x, y: -start.y, width: view.bounds.width, height: view.bounds.height),
        afterScreenUpdates: false)
    }
  }

  /// The text of a view's colour at a point; nil: nothing is painted there.
  static func text(of view: UIView, at point: CGPoint) -> String? {
    guard view.bounds.contains(point),
      let pixel = image(of: view, around: point, reach: 0).cgImage?.pixels[0, 0], pixel >> 24 > 0
    else { return nil }
    return text(pixel)
  }

  /// The text of a pixel whose colours are multiplied by its alpha.
  static func text(_ pixel: UInt32) -> String {
    let alpha = CGFloat(pixel >> 24) / 255
    func part(_ shift: UInt32) -> CGFloat {
      alpha == 0 ? 0 : min(1, CGFloat(pixel >> shift & 255) / 255 / alpha)
    }
    return ColorText.text(
      UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha))
  }
}
