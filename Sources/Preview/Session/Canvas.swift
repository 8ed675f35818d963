// The window's content: the page on a grey canvas, under what lies over it.

internal import CoreGraphics
internal import UIKit

/// The root view of a window. The page stands centred; where it is larger than the window its top
/// left corner stays visible. The studio around it says the colour of the ground.
@MainActor
final class Canvas: UIView {
  /// Points around the page when the window opens and when it is fitted.
  static let margin: CGFloat = 40
  /// The least and the greatest zoom.
  static let zoomRange: ClosedRange<CGFloat> = 0.1...8
  /// The factor of one key press.
  static let zoomStep: CGFloat = 1.25

  /// The page's zoom. Default: 1.
  var zoom: CGFloat = 1 {
    didSet { setNeedsLayout() }
  }
  /// Called when the canvas has another size, before the page is placed. Default: nil.
  var onResize: (@MainActor () -> Void)?
  private var lastSize: CGSize?
  /// Placed with the canvas; held weakly. Default: nil.
  weak var overlay: (any CanvasOverlay)?
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
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if lastSize != bounds.size {
      lastSize = bounds.size
      onResize?()
    }
    overlay?.layOut(in: bounds.size)
    guard let page else { return }
    let size = page.bounds.size
    sheet.transform = .identity
    sheet.bounds = CGRect(origin: .zero, size: size)
    sheet.layer.position = CGPoint(
      x: origin(size.width, in: bounds.width), y: origin(size.height, in: bounds.height))
    sheet.transform = CGAffineTransform(scaleX: zoom, y: zoom)
  }

  /// The beginning of a side of the page, on a whole pixel.
  private func origin(_ length: CGFloat, in room: CGFloat) -> CGFloat {
    let free = max(0, (room - length * zoom) / 2)
    return (free * outputScale).rounded(.down) / outputScale
  }

  /// Whether the whole page can be seen.
  var holdsPage: Bool {
    guard let size = page?.bounds.size else { return true }
    return size.width * zoom <= bounds.width && size.height * zoom <= bounds.height
  }

  /// The zoom at which the page with its margin fills the window.
  var fittingZoom: CGFloat {
    guard let size = page?.bounds.size, size.width > 0, size.height > 0 else { return 1 }
    let margins = 2 * Self.margin
    let fit = min((bounds.width - margins) / size.width, (bounds.height - margins) / size.height)
    return min(max(fit, Self.zoomRange.lowerBound), Self.zoomRange.upperBound)
  }
}
