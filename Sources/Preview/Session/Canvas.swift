// The window's content: the page on a grey canvas, under what lies over it.

internal import CoreGraphics
internal import UIKit

/// The root view of a window. The page stands centred; where it is larger than the window its top
/// left corner is seen at first, and it can be moved. The studio around it says the colour of the ground.
@MainActor
final class Canvas: UIView {
  /// Points around the page when the window opens and when it is fitted; less on a small canvas.
  static let margin: CGFloat = 40
  /// The least and the greatest zoom.
  static let zoomRange: ClosedRange<CGFloat> = 0.1...8
  /// The factor of one key press.
  static let zoomStep: CGFloat = 1.25

  /// The page's zoom. Default: 1.
  private(set) var zoom: CGFloat = 1
  /// Where the page begins on an axis on which it is larger than the window, in points. Default: zero.
  private var start = CGPoint.zero
  /// Called when the canvas has another size, before the page is placed. Default: nil.
  var onResize: (@MainActor () -> Void)?
  private var lastSize: CGSize?
  /// Called when the page has another place or zoom. Default: nil.
  var onMove: (@MainActor () -> Void)?
  private(set) var page: UIView?
  private let sheet = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    sheet.backgroundColor = .white
    sheet.layer.anchorPoint = .zero
    addSubview(sheet)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts a page on the canvas in place of the one before.
  func show(_ page: UIView) {
    self.page?.removeFromSuperview()
    self.page = page
    sheet.addSubview(page)
    start = .zero
    setNeedsLayout()
  }

  // MARK: Zoom and place

  /// Zooms by ``zoomRange``; what is at `point` stays there where the page can be moved.
  func setZoom(_ wanted: CGFloat, about point: CGPoint) {
    let place = point - corner
    let next = min(max(wanted, Self.zoomRange.lowerBound), Self.zoomRange.upperBound)
    let factor = next / zoom
    zoom = next
    start = point - CGPoint(x: place.x * factor, y: place.y * factor)
    stay()
  }

  /// Moves the page on the axes on which it is larger than the window, until its margin is seen.
  func move(by distance: CGPoint) {
    start = corner + distance
    stay()
  }

  private func stay() {
    start = corner
    setNeedsLayout()
  }

  /// The page's top left corner.
  private var corner: CGPoint {
    let size = page?.bounds.size ?? .zero
    return CGPoint(
      x: beginning(of: size.width, from: start.x, in: bounds.width),
      y: beginning(of: size.height, from: start.y, in: bounds.height))
  }

  /// The beginning of a side of the page. `start`: where it would begin; ignored where there is room for all of it.
  private func beginning(
    of length: CGFloat, from start: CGFloat, in room: CGFloat
  ) -> CGFloat {
    let free = room - length * zoom
    return free >= 0 ? free / 2 : min(max(start, free - Self.margin), Self.margin)
  }

  /// The nearest place before it that lies on a pixel of the window, in which the canvas begins at `origin`: a panel of an
  /// odd width leaves it between two pixels where these are 1.5 to a point.
  private func onPixel(_ place: CGFloat, from origin: CGFloat) -> CGFloat {
    ((origin + place) * outputScale).rounded(.down) / outputScale - origin
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if lastSize != bounds.size {
      lastSize = bounds.size
      onResize?()
    }
    guard let page else { return }
    let size = page.bounds.size
    sheet.transform = .identity
    sheet.bounds = CGRect(origin: .zero, size: size)
    sheet.layer.position = CGPoint(
      x: onPixel(corner.x, from: frame.minX), y: onPixel(corner.y, from: frame.minY))
    sheet.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    onMove?()
  }

  /// The zoom at which the whole page is seen: 1, or less where the window does not hold it.
  var wholeZoom: CGFloat {
    guard let size = page?.bounds.size else { return 1 }
    let isHeld = size.width <= bounds.width && size.height <= bounds.height
    return isHeld ? 1 : min(1, fittingZoom)
  }

  /// The zoom at which the page with its margin fills the window.
  var fittingZoom: CGFloat {
    guard let size = page?.bounds.size, size.width > 0, size.height > 0 else { return 1 }
    let margins = 2 * min(Self.margin, min(bounds.width, bounds.height) / 10)
    let fit = min((bounds.width - margins) / size.width, (bounds.height - margins) / size.height)
    return min(max(fit, Self.zoomRange.lowerBound), Self.zoomRange.upperBound)
  }
}
