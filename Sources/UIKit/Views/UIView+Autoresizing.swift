// Autoresizing of subviews by their masks (springs and struts).

import CoreGraphics

extension UIView {
  /// The flexible margins and sides of a view in its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Applies the autoresizing masks of the subviews to a change from `old` to the present size.
  func resizeSubviews(from old: CGSize) {
    let size = bounds.size
    for child in children where !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      var frame = child.frame
      (frame.origin.x, frame.size.width) = AutoresizedAxis(
        isMinMarginFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth),
        isMaxMarginFlexible: mask.contains(.flexibleRightMargin)
      ).resized(origin: frame.minX, length: frame.width, from: old.width, to: size.width)
      (frame.origin.y, frame.size.height) = AutoresizedAxis(
        isMinMarginFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight),
        isMaxMarginFlexible: mask.contains(.flexibleBottomMargin)
      ).resized(origin: frame.minY, length: frame.height, from: old.height, to: size.height)
      if frame != child.frame { child.frame = frame }
    }
  }
}

/// One axis of an autoresizing mask.
///
/// Apple: what is flexible shares the change in proportion to its length; where nothing is, the
/// margin at the origin stays.
struct AutoresizedAxis {
  var isMinMarginFlexible: Bool
  var isLengthFlexible: Bool
  var isMaxMarginFlexible: Bool

  func resized(
    origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat
  ) -> (origin: CGFloat, length: CGFloat) {
    let parts = [
      (isMinMarginFlexible, origin), (isLengthFlexible, length),
      (isMaxMarginFlexible, old - origin - length),
    ]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty else { return (origin, length) }
    let total = flexible.reduce(0) { $0 + $1.1 }
    let changed = parts.map { isFlexible, part in
      guard isFlexible else { return part }
      let share = total == 0 ? 1 / CGFloat(flexible.count) : part / total
      return part + (new - old) * share
    }
    return (changed[0], max(0, changed[1]))
  }
}
