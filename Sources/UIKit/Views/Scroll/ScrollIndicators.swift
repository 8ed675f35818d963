// The bars that show where the contents stand while they move.

import CoreGraphics
import QuartzCore

/// Two bars over a scroll view's contents, 3 points wide, that fade when contents rest.
@MainActor final class ScrollIndicators {
  private static let width: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// Above what the view holds.
  private static let height: CGFloat = 100_000
  private static let fadeDuration = 0.3
  private static let fadeDelay = 0.5

  private var bars: (vertical: CALayer, horizontal: CALayer)?

  func show(in view: UIScrollView) {
    if bars == nil { bars = (makeBar(), makeBar()) }
    guard let bars else { return }
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    for bar in [bars.vertical, bars.horizontal] {
      bar.removeAllAnimations()
      bar.opacity = 1
      if bar.superlayer == nil { view.layer.addSublayer(bar) }
    }
    place(in: view)
  }

  /// Fades the bars after a while.
  func hide() {
    guard let bars else { return }
    for bar in [bars.vertical, bars.horizontal] where bar.opacity > 0 {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = Self.fadeDuration
      fade.beginTime = bar.convertTime(CACurrentMediaTime(), from: nil) + Self.fadeDelay
      fade.fillMode = .backwards
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      bar.opacity = 0
      CATransaction.commit()
      bar.add(fade, forKey: "fade")
    }
  }

  func place(in view: UIScrollView) {
    guard let bars else { return }
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    let color = UIColor(white: view.indicatorStyle == .white ? 1 : 0, alpha: 0.35).cgColor
    let (bounds, size) = (view.bounds, view.contentSize)
    let isTall = view.showsVerticalScrollIndicator && size.height > bounds.height
    let isWide = view.showsHorizontalScrollIndicator && size.width > bounds.width
    let (y, height) = span(bounds.minY, length: bounds.height, content: size.height)
    let (x, width) = span(bounds.minX, length: bounds.width, content: size.width)
    bars.vertical.frame = CGRect(
      x: bounds.maxX - Self.width - Self.margin, y: y, width: isTall ? Self.width : 0,
      height: height)
    bars.horizontal.frame = CGRect(
      x: x, y: bounds.maxY - Self.width - Self.margin, width: width,
      height: isWide ? Self.width : 0)
    bars.vertical.backgroundColor = color
    bars.horizontal.backgroundColor = color
  }

  /// Returns the position and length of an indicator along one side of the view.
  private func span(
    _ offset: CGFloat, length: CGFloat, content: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = length - 2 * Self.margin
    guard content > length, track > 0 else { return (offset + Self.margin, 0) }
    let bar = min(track, max(Self.shortest, track * length / content))
    let share = min(max(offset / (content - length), 0), 1)
    return (offset + Self.margin + (track - bar) * share, bar)
  }

  private func makeBar() -> CALayer {
    let bar = CALayer()
    bar.isFrameworkPart = true
    bar.cornerRadius = Self.width / 2
    bar.zPosition = Self.height
    bar.opacity = 0
    return bar
  }
}
