// A variant under its title.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A picture of a page under its title, which can be picked.
@MainActor
final class VariantTileView: UIControl, HoverTarget {
  private let title = TextStyle.label("", TextStyle.heading)
  private let detail = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private let picture = UIView()
  /// The edge around the picture.
  private let edge = UIView()
  private let ring = UIView()
  private let badge = TextStyle.label("", TextStyle.heading, color: Palette.onAccent)
  private let waiting = TextStyle.label(
    "Starting…", TextStyle.caption, color: Palette.secondaryLabel)
  private let problem = TextStyle.label("", TextStyle.caption, color: Palette.error)
  /// The ground of the problem's words, over whatever the picture shows.
  private let plate = UIView()
  /// The picture's place, in points of the view around.
  private var place = CGRect.zero

  var isHovered = false { didSet { refresh() } }
  /// The letter of a tile that is picked; nil: it is not.
  var letter: String? { didSet { refresh() } }
  /// Whether the keyboard is at the tile.
  var isMarked = false { didSet { refresh() } }
  /// The variant in words, for the tooltip.
  private let words: String
  /// The size in words; nil: it is not known yet.
  private var size: String?
  /// Whether the line below the title says the size.
  private let tellsSize: Bool

  /// The width that the words above the picture take, as far as it is sensible.
  var titleWidth: CGFloat {
    let wanted = max(title.intrinsicContentSize.width, detail.intrinsicContentSize.width)
    return min(Self.widestTitle, (wanted + 1).rounded(.up))
  }

  private static let widestTitle: CGFloat = 200

  var tip: Tip? { Tip([words, size].compactMap(\.self).joined(separator: " · ")) }

  init(_ variant: PageVariant) {
    let names = variant.choices.map(\.brief)
    words = variant.title
    tellsSize = names.count < 2
    super.init(frame: .zero)
    title.text = names.first ?? words
    detail.text = names.dropFirst().joined(separator: " · ")
    picture.isUserInteractionEnabled = false
    picture.clipsToBounds = true
    picture.backgroundColor = variant.isDark == true ? .black : .white
    edge.isUserInteractionEnabled = false
    edge.backgroundColor = Palette.separator
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 2
    badge.textAlignment = .center
    waiting.textAlignment = .center
    badge.backgroundColor = Palette.accent
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    plate.backgroundColor = Palette.errorField
    plate.layer.cornerRadius = Metrics.radius
    plate.isUserInteractionEnabled = false
    problem.textAlignment = .center
    problem.numberOfLines = 0
    problem.lineBreakMode = .byWordWrapping
    for view in [ring, edge, picture, title, detail, badge, waiting, plate, problem] {
      addSubview(view)
    }
    accessibilityLabel = words
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture of a page of `size` points, or why there is none.
  func show(_ image: CGImage?, size: CGSize, problem words: String?) {
    if let image {
      picture.layer.contents = image
      waiting.isHidden = true
      self.size = "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
      if tellsSize { detail.text = self.size }
    }
    picture.layer.opacity = words == nil ? 1 : 0.3
    if problem.text != words { problem.text = words }
    if words != nil { waiting.isHidden = true }
    setNeedsLayout()
  }

  /// Stands with its picture at `place`; the corners of screens are round.
  func stand(at place: CGRect, width: CGFloat, isRound: Bool) {
    self.place = place
    frame = CGRect(
      x: place.minX, y: place.minY - VariantPlan.title, width: max(place.width, width),
      height: place.height + VariantPlan.title)
    picture.layer.cornerRadius = isRound ? min(12, place.width * 0.08) : 2
    setNeedsLayout()
  }

  private func refresh() {
    ring.isHidden = letter == nil && !isMarked && !isHovered
    badge.isHidden = letter == nil
    badge.text = letter
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left: CGFloat = letter == nil ? 0 : 24
    badge.frame = CGRect(x: 0, y: 0, width: 18, height: 18)
    title.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left), height: 18)
    detail.frame = CGRect(x: 0, y: 18, width: bounds.width, height: 16)
    picture.frame = CGRect(
      x: 0, y: VariantPlan.title, width: place.width, height: place.height)
    edge.frame = picture.frame.insetBy(dx: -1, dy: -1)
    edge.layer.cornerRadius = picture.layer.cornerRadius + 1
    ring.frame = picture.frame.insetBy(dx: -4, dy: -4)
    ring.layer.cornerRadius = picture.layer.cornerRadius + 4
    waiting.frame = picture.frame
    plate.isHidden = problem.text == nil
    problem.isHidden = problem.text == nil
    let frame = picture.frame
    // A small picture has no room within an edge of that width.
    let room = frame.insetBy(dx: min(16, frame.width / 4), dy: min(16, frame.height / 4))
    let size = problem.sizeThatFits(room.size)
    let height = min(size.height.rounded(.up), max(0, room.height))
    problem.frame = CGRect(
      x: room.minX, y: (room.midY - height / 2).rounded(), width: max(0, room.width),
      height: height)
    plate.frame = problem.frame.insetBy(dx: -8, dy: -8)
    let traits = traitCollection
    let color = letter == nil && !isMarked ? Palette.off : Palette.accent
    ring.layer.borderColor = color.resolvedColor(with: traits).cgColor
  }
}
