// Where a popover stands beside its source, and where its arrow points.

import CoreGraphics

/// The place of a popover: its frame with the arrow, and the arrow.
struct PopoverPlace {
  /// Points of the arrow from the popover's edge to its tip, and along the edge. Read from pictures of iOS 13 to 18.
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 26
  /// Points that the arrow's middle keeps from the popover's corners.
  private static let arrowMargin: CGFloat = 26

  /// The frame in the container, with the arrow.
  private(set) var frame = CGRect.zero
  /// The direction in which the arrow points.
  private(set) var direction = UIPopoverArrowDirection.unknown
  /// The middle of the arrow along its edge, from the frame's origin.
  private(set) var arrowMiddle: CGFloat = 0

  /// Chooses the first permitted side with room for the popover, else the one with the most.
  init(
    size: CGSize, around source: CGRect, within room: CGRect, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) {
    let rooms = Self.sides.filter { permitted.contains($0) }.map {
      (side: $0, room: Self.room(at: $0, of: source, within: room))
    }
    let needed = CGSize(
      width: size.width + Self.arrowHeight, height: size.height + Self.arrowHeight)
    let fitting = rooms.first { entry in
      Self.isVertical(entry.side)
        ? entry.room.height >= needed.height : entry.room.width >= needed.width
    }
    let largest = rooms.max { $0.room.width * $0.room.height < $1.room.width * $1.room.height }
    guard let chosen = fitting ?? largest else { return }
    direction = chosen.side
    place(size, at: chosen.side, of: source, in: mayOverlap && fitting == nil ? room : chosen.room)
  }

  /// In the order in which UIKit tries them: below the source, above, right and left of it.
  private static let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  private static func isVertical(_ side: UIPopoverArrowDirection) -> Bool {
    side == .up || side == .down
  }

  /// The part of the room at one side of the source.
  private static func room(
    at side: UIPopoverArrowDirection, of source: CGRect, within room: CGRect
  ) -> CGRect {
    var part = room
    switch side {
    case .up:
      part.origin.y = max(room.minY, source.maxY)
      part.size.height = max(0, room.maxY - part.minY)
    case .down: part.size.height = max(0, min(room.maxY, source.minY) - room.minY)
    case .left:
      part.origin.x = max(room.minX, source.maxX)
      part.size.width = max(0, room.maxX - part.minX)
    default: part.size.width = max(0, min(room.maxX, source.minX) - room.minX)
    }
    return part
  }

  private mutating func place(
    _ size: CGSize, at side: UIPopoverArrowDirection, of source: CGRect, in room: CGRect
  ) {
    let arrow = Self.arrowHeight
    if Self.isVertical(side) {
      let height = min(size.height + arrow, room.height)
      let width = min(size.width, room.width)
      let x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
      let y = side == .up ? room.minY : room.maxY - height
      frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
      arrowMiddle = Self.middle(source.midX - frame.minX, along: width)
    } else {
      let width = min(size.width + arrow, room.width)
      let height = min(size.height, room.height)
      let y = min(max(source.midY - height / 2, room.minY), room.maxY - height)
      let x = side == .left ? room.minX : room.maxX - width
      frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
      arrowMiddle = Self.middle(source.midY - frame.minY, along: height)
    }
  }

  private static func middle(_ wanted: CGFloat, along length: CGFloat) -> CGFloat {
    min(max(wanted, arrowMargin), max(arrowMargin, length - arrowMargin))
  }

  /// The popover's rectangle without the arrow, from the frame's origin.
  var body: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let arrow = Self.arrowHeight
    switch direction {
    case .up: return bounds.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
    case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
    case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
    case .right: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
    default: return bounds
    }
  }

  /// The arrow's base and tip, from the frame's origin.
  var arrow: (one: CGPoint, tip: CGPoint, other: CGPoint) {
    let half = Self.arrowBase / 2
    let body = body
    switch direction {
    case .up:
      return (
        CGPoint(x: arrowMiddle - half, y: body.minY), CGPoint(x: arrowMiddle, y: 0),
        CGPoint(x: arrowMiddle + half, y: body.minY)
      )
    case .down:
      return (
        CGPoint(x: arrowMiddle - half, y: body.maxY),
        CGPoint(x: arrowMiddle, y: body.maxY + Self.arrowHeight),
        CGPoint(x: arrowMiddle + half, y: body.maxY)
      )
    case .left:
      return (
        CGPoint(x: body.minX, y: arrowMiddle - half), CGPoint(x: 0, y: arrowMiddle),
        CGPoint(x: body.minX, y: arrowMiddle + half)
      )
    default:
      return (
        CGPoint(x: body.maxX, y: arrowMiddle - half),
        CGPoint(x: body.maxX + Self.arrowHeight, y: arrowMiddle),
        CGPoint(x: body.maxX, y: arrowMiddle + half)
      )
    }
  }
}
