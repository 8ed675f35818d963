// The size of a window whose panels open and close.

internal import CoreGraphics
internal import Windowing

/// The room that a window got for its panels: one that grew less than a panel wanted shrinks less when it closes.
struct PanelRoom {
  /// The sizes that a window may have.
  struct Limits {
    var least: PixelSize
    /// A window that is larger already does not grow.
    var most: PixelSize
    /// Whether the window keeps its size, as one that fills the screen.
    var isFixed = false
  }

  /// Seconds in which a window manager answers; one that has not answered until then will not.
  private static let patience: TimeInterval = 1

  /// Points by which the window has grown less than its panels wanted; negative: shrunk less.
  private var missing = CGSize.zero
  /// The last sizes that the program asked for.
  private var wishes: [PixelSize] = []
  private static let wishLimit = 8
  /// Whether the window had a size that the program did not ask for: a person resized it.
  private(set) var wasResized = false
  /// The size that was asked for last, and when; nil: the answer has come.
  private var asked: (size: PixelSize, time: TimeInterval)?

  /// The size to ask for where panels want that many points more, fewer where it is negative. `size`: the window's at a
  /// time in seconds; `scale`: its pixels per point.
  mutating func size(
    adding change: CGSize, to size: PixelSize, scale: CGFloat, within limits: Limits,
    at time: TimeInterval
  ) -> PixelSize {
    var size = size
    if let asked, time - asked.time < Self.patience {
      size = asked.size
    } else {
      answer(size, scale: scale)
    }
    let wanted = PixelSize(
      width: size.width + pixels(change.width, \.width, scale: scale),
      height: size.height + pixels(change.height, \.height, scale: scale))
    let next = limits.isFixed ? size : limits.nearest(to: wanted, from: size)
    lack(wanted, next, scale: scale)
    asked = next == size ? nil : (next, time)
    expect(next)
    return next
  }

  /// The program asks for a size.
  mutating func expect(_ size: PixelSize) { wishes = wishes.suffix(Self.wishLimit - 1) + [size] }

  /// The window has another size: the answer, where one is awaited.
  mutating func sizeChanged(to size: PixelSize, scale: CGFloat) {
    if !wishes.contains(size) { wasResized = true }
    answer(size, scale: scale)
  }

  private mutating func answer(_ size: PixelSize, scale: CGFloat) {
    if let asked { lack(asked.size, size, scale: scale) }
    asked = nil
  }

  private mutating func lack(_ wanted: PixelSize, _ granted: PixelSize, scale: CGFloat) {
    missing.width += CGFloat(wanted.width - granted.width) / scale
    missing.height += CGFloat(wanted.height - granted.height) / scale
  }

  /// The pixels of a change of a side, less those that the window lacks for the panels that close, or has too many for
  /// those that open.
  private mutating func pixels(
    _ change: CGFloat, _ side: WritableKeyPath<CGSize, CGFloat>, scale: CGFloat
  ) -> Int {
    let lacks = missing[keyPath: side]
    let paid = change < 0 ? max(change, min(0, -lacks)) : min(change, max(0, -lacks))
    missing[keyPath: side] += paid
    return Int(((change - paid) * scale).rounded())
  }
}

extension PanelRoom.Limits {
  fileprivate func nearest(to wanted: PixelSize, from now: PixelSize) -> PixelSize {
    func side(_ path: KeyPath<PixelSize, Int>) -> Int {
      min(
        max(wanted[keyPath: path], least[keyPath: path]),
        max(now[keyPath: path], most[keyPath: path]))
    }
    return PixelSize(width: side(\.width), height: side(\.height))
  }
}
