// Custom background and divider images of a segmented control.

import CoreGraphics

/// Backgrounds and dividers by state; metrics are the default ones, as bars are of one height here.
struct SegmentImages {
  struct Sides: Hashable {
    var left: UInt
    var right: UInt
  }

  var backgrounds = StateTable<UIImage>()
  var dividers: [Sides: UIImage] = [:]

  /// Whether the control draws itself.
  var isEmpty: Bool { backgrounds.value(for: .normal) == nil && dividers.isEmpty }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    let normal = UIControl.State.normal.rawValue
    return dividers[Sides(left: left.rawValue, right: right.rawValue)]
      ?? dividers[Sides(left: left.rawValue, right: normal)]
      ?? dividers[Sides(left: normal, right: right.rawValue)]
      ?? dividers[Sides(left: normal, right: normal)]
  }

  @MainActor func draw(_ rects: [CGRect], _ states: [UIControl.State]) {
    for (rect, state) in zip(rects, states) { backgrounds.value(for: state)?.draw(in: rect) }
    for index in rects.indices.dropFirst() {
      guard let image = divider(states[index - 1], states[index]) else { continue }
      let rect = rects[index]
      image.draw(
        in: CGRect(
          x: rect.minX - image.size.width / 2, y: rect.minY, width: image.size.width,
          height: rect.height))
    }
  }
}

extension UISegmentedControl {
  /// The segments that a position adjustment applies to.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// Sets the background image of segments in a state; the normal state's is the fallback. With one
  /// the control does not draw itself.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    pictures.backgrounds[exactly: state] = backgroundImage
    setNeedsDisplay()
  }

  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { pictures.backgrounds.value(for: state) }

  /// The picture between two segments in their states.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let sides = SegmentImages.Sides(left: leftState.rawValue, right: rightState.rawValue)
    pictures.dividers[sides] = dividerImage
    setNeedsDisplay()
  }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { pictures.divider(leftState, rightState) }
}
