// The bar beside what is longer than its room.

internal import CoreGraphics
internal import UIKit

/// Shows the part of a list that is seen, and scrolls by a drag. Hidden where all of it is seen.
@MainActor
final class ScrollBar: DragView {
  /// The width that it takes, in points.
  static let width: CGFloat = 10
  private static let shortest: CGFloat = 24

  /// Called with another offset of the list.
  var onScroll: (@MainActor (CGFloat) -> Void)?
  private let thumb = UIView()
  private var offset: CGFloat = 0
  private var content: CGFloat = 0
  private var room: CGFloat = 0
  /// The distance of the pointer from the thumb's top.
  private var grip: CGFloat = 0

  init() {
    super.init(frame: .zero)
    thumb.backgroundColor = Palette.off
    thumb.layer.cornerRadius = 2.5
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the place of `room` in `content`, `offset` from its beginning; all in one unit.
  func show(offset: CGFloat, content: CGFloat, room: CGFloat) {
    (self.offset, self.content, self.room) = (offset, content, room)
    isHidden = content <= room
    setNeedsLayout()
  }

  private var length: CGFloat {
    min(bounds.height, max(Self.shortest, bounds.height * room / max(content, 1)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isHidden else { return }
    let share = min(max(offset / max(content - room, 1), 0), 1)
    thumb.frame = CGRect(
      x: (bounds.width - 5) / 2, y: ((bounds.height - length) * share).rounded(), width: 5,
      height: length.rounded())
  }

  override func drag(to point: CGPoint, isContinued: Bool) {
    if !isContinued {
      let isOnThumb = point.y >= thumb.frame.minY && point.y < thumb.frame.maxY
      grip = isOnThumb ? point.y - thumb.frame.minY : length / 2
    }
    let share = (point.y - grip) / max(bounds.height - length, 1)
    onScroll?(min(max(share, 0), 1) * max(content - room, 0))
  }
}
