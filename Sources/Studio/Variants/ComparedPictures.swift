// Two pictures in one place.

internal import CoreGraphics
internal import ImageCoding
internal import UIKit

/// Two pictures over each other: the one fades into the other, covers it up to a line, or their difference is shown.
@MainActor
final class ComparedPictures: UIView {
  /// The ways to show two pictures in one place.
  enum Mode: Int, CaseIterable {
    case fade
    case swipe
    case difference

    var title: String {
      switch self {
      case .fade: "Fade"
      case .swipe: "Swipe"
      case .difference: "Difference"
      }
    }
  }

  /// How they are shown.
  struct Look: Hashable {
    /// The way. Default: fade.
    var mode = Mode.fade
    /// The share of the second picture, from 0 to 1. Default: a half.
    var share = 0.5
    /// Whether their middles lie over each other, else their top left corners. Default: false.
    var isCentered = false
  }

  /// A picture of a page, with the page's size in points.
  struct Picture {
    var image: CGImage
    var size: CGSize

    /// Pixels per point.
    var scale: CGFloat { CGFloat(image.width) / size.width }
  }

  var look = Look() {
    didSet {
      guard look != oldValue else { return }
      if look.isCentered != oldValue.isCentered { compare() }
      setNeedsLayout()
    }
  }
  /// Points on the screen for a point of a page. Default: 1.
  var factor: CGFloat = 1 { didSet { setNeedsLayout() } }
  /// The pixels that differ, and those of both; nil: nothing is shown.
  private(set) var counts: (differing: Int, all: Int)?

  private var pictures: [Picture] = []
  private let first = UIView()
  private let second = UIView()
  /// Shows the part of the second picture behind the line.
  private let pane = UIView()
  private let line = UIView()
  private let difference = UIView()

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    pane.clipsToBounds = true
    line.backgroundColor = Palette.measure
    pane.addSubview(second)
    for view in [first, pane, line, difference] { addSubview(view) }
    for view in [first, difference] { view.layer.borderWidth = 1 }
  }

  required init?(coder: NSCoder) { nil }

  /// Lays the second picture over the first. `compares`: whether the pixels that differ are looked for.
  func show(_ first: Picture, _ second: Picture, compares: Bool = true) {
    pictures = [first, second]
    self.first.layer.contents = first.image
    self.second.layer.contents = second.image
    if compares { compare() }
    setNeedsLayout()
  }

  private func compare() {
    guard pictures.count == 2 else { return }
    let found = PictureDifference(
      laying: pictures[0].image, scale: pictures[0].scale, over: pictures[1].image,
      scale: pictures[1].scale, isCentered: look.isCentered)
    difference.layer.contents = found.marked(tolerance: 0)
    counts = (found.differingPixels, found.area)
  }

  /// The place of a page of a size.
  private func place(_ size: CGSize) -> CGRect {
    let width = (size.width * factor).rounded()
    let height = (size.height * factor).rounded()
    let (x, y) = look.isCentered ? (bounds.width - width, bounds.height - height) : (0, 0)
    return CGRect(
      x: (x / 2).rounded(.down), y: (y / 2).rounded(.down), width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard pictures.count == 2 else { return }
    let isDifference = look.mode == .difference
    first.isHidden = isDifference
    pane.isHidden = isDifference
    difference.isHidden = !isDifference
    line.isHidden = look.mode != .swipe
    first.frame = place(pictures[0].size)
    difference.frame = bounds
    let upper = place(pictures[1].size)
    let left = look.mode == .swipe ? (upper.width * CGFloat(1 - look.share)).rounded() : 0
    pane.frame = CGRect(
      x: upper.minX + left, y: upper.minY, width: upper.width - left, height: upper.height)
    second.frame = CGRect(x: -left, y: 0, width: upper.width, height: upper.height)
    second.layer.opacity = look.mode == .fade ? Float(look.share) : 1
    line.frame = CGRect(x: pane.frame.minX - 1, y: 0, width: 2, height: bounds.height)
    let border = Palette.separator.resolvedColor(with: traitCollection).cgColor
    first.layer.borderColor = border
    difference.layer.borderColor = border
  }
}
