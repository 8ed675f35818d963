// A film strip: a page at several times, as one view.

package import CoreGraphics
package import UIKit

/// Pictures of a page side by side, as large as they are, with the time below each.
@MainActor
package final class FilmStrip: UIView {
  /// A picture of a page.
  package struct Frame {
    /// Seconds of the page.
    package var time: TimeInterval
    /// The page.
    package var picture: CGImage

    /// A picture of a page at a time.
    package init(time: TimeInterval, picture: CGImage) {
      (self.time, self.picture) = (time, picture)
    }
  }

  /// Points around all.
  private static let margin: CGFloat = 28
  /// Points between two pictures.
  private static let gap: CGFloat = 16
  /// The height of a time with its distance from the picture.
  private static let caption: CGFloat = 34
  /// Points that a time needs.
  private static let leastWidth: CGFloat = 64

  /// A strip of pictures with `scale` pixels per point, as large as it has to be. `isDark`: whether the page is; nil: as
  /// the program's environment says.
  package init(_ frames: [Frame], scale: CGFloat, isDark: Bool?) {
    let sizes = frames.map { frame in
      CGSize(
        width: CGFloat(frame.picture.width) / scale, height: CGFloat(frame.picture.height) / scale)
    }
    let widths = sizes.map { max($0.width, Self.leastWidth) }
    let height = sizes.map(\.height).max() ?? 0
    super.init(
      frame: CGRect(
        x: 0, y: 0,
        width: widths.reduce(0, +) + CGFloat(max(0, frames.count - 1)) * Self.gap + 2 * Self.margin,
        height: height + Self.caption + 2 * Self.margin - 8))
    if let isDark { overrideUserInterfaceStyle = isDark ? .dark : .light }
    backgroundColor = Palette.canvas
    var x = Self.margin
    for ((frame, size), width) in zip(zip(frames, sizes), widths) {
      add(
        frame, isDark: isDark == true,
        at: CGRect(
          x: x + ((width - size.width) / 2 * scale).rounded() / scale, y: Self.margin,
          width: size.width, height: size.height))
      addTime(
        frame.time,
        at: CGRect(
          x: x, y: Self.margin + height + Metrics.gap, width: width,
          height: Self.caption - Metrics.gap))
      x += width + Self.gap
    }
  }

  package required init?(coder: NSCoder) { nil }

  private func add(_ frame: Frame, isDark: Bool, at place: CGRect) {
    let edge = UIView(frame: place.insetBy(dx: -1, dy: -1))
    edge.backgroundColor = Palette.separator
    edge.layer.cornerRadius = 3
    let picture = UIView(frame: place)
    picture.backgroundColor = isDark ? .black : .white
    picture.layer.contents = frame.picture
    picture.layer.cornerRadius = 2
    picture.clipsToBounds = true
    addSubview(edge)
    addSubview(picture)
  }

  private func addTime(_ time: TimeInterval, at place: CGRect) {
    let label = TextStyle.label(
      TimeText.seconds(time), .monospacedDigitSystemFont(ofSize: 16, weight: .semibold),
      color: Palette.label)
    label.textAlignment = .center
    label.frame = place
    addSubview(label)
  }
}
