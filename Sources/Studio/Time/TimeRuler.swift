// The scrubber: a ruler of the run, and the handle of the present time.

internal import CoreGraphics
internal import UIKit

/// Marks with seconds, from the run's begin on. A drag moves the page's time.
@MainActor
final class TimeRuler: DragView, AccessibilityProviding {
  /// Called with the time under the pointer, in seconds of the page.
  var onScrub: (@MainActor (TimeInterval) -> Void)?
  /// Nil: nothing has run yet. Default: nil.
  var scale: TimeScale? { didSet { if scale != oldValue { refresh() } } }

  /// Whether the times of the onion skin are marked. Default: false.
  var marksTimes = false { didSet { if marksTimes != oldValue { setNeedsDisplay() } } }

  /// The page's time, in seconds. Default: 0.
  var time: TimeInterval = 0

  private var labels: [UILabel] = []

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The time among those of the run.
  var accessibilityFacts: AccessibilityFacts {
    let begin = scale?.range.lowerBound ?? 0
    var facts = AccessibilityFacts(
      .slider, label: "Time", value: "\(NumberText.shown(time - begin)) s", traits: .adjustable)
    if let range = scale?.range {
      facts.range = .init(time - begin, from: 0, to: range.upperBound - begin, step: 1.0 / 60)
    }
    return facts
  }

  func adopt(accessibilityNumber seconds: Double) {
    onScrub?((scale?.range.lowerBound ?? 0) + seconds)
  }

  private func refresh() {
    setNeedsDisplay()
    let marks = marks(every: 56)
    while labels.count < marks.count {
      let label = TextStyle.label("", TextStyle.small, color: Palette.secondaryLabel)
      labels.append(label)
      addSubview(label)
    }
    for (index, label) in labels.enumerated() {
      // The last mark has no room for its figures.
      label.isHidden = index >= marks.count || marks[index].x + 36 > scale?.width ?? 0
      guard !label.isHidden else { continue }
      let text = NumberText.shown(marks[index].seconds) + (index == 0 ? " s" : "")
      if label.text != text { label.text = text }
      label.frame = CGRect(x: marks[index].x + 4, y: 4, width: 52, height: 14)
    }
  }

  /// More than fit on a screen: spans may be of any length.
  private static let mostMarks = 1000

  private func marks(every points: CGFloat) -> [(seconds: TimeInterval, x: CGFloat)] {
    guard let scale else { return [] }
    let step = scale.step(atLeast: points)
    let length = scale.range.upperBound - scale.range.lowerBound
    let last = Int(clampedTo: (length / step + 1e-6).rounded(.down))
    return (0...min(max(0, last), Self.mostMarks)).map { index in
      let seconds = Double(index) * step
      return (seconds, scale.x(scale.range.lowerBound + seconds))
    }
  }

  override func draw(_ rect: CGRect) {
    func lines(_ marks: [(seconds: TimeInterval, x: CGFloat)], from y: CGFloat, _ color: UIColor) {
      color.setFill()
      for mark in marks {
        UIBezierPath(
          rect: CGRect(x: mark.x.rounded() - 0.5, y: y, width: 1, height: bounds.height - y)
        ).fill()
      }
    }
    lines(marks(every: 8), from: bounds.height - 6, Palette.separator)
    lines(marks(every: 56), from: bounds.height - 16, Palette.fieldEdge)
    if marksTimes { drawOnionMarks() }
  }

  /// A dot at each time of the onion skin.
  private func drawOnionMarks() {
    guard let scale else { return }
    Palette.accent.setFill()
    for time in OnionSkin.times(of: scale.range) {
      UIBezierPath(
        ovalIn: CGRect(x: scale.x(time) - 2.5, y: bounds.height - 6.5, width: 5, height: 5)
      ).fill()
    }
  }

  override func drag(to point: CGPoint, isContinued: Bool) {
    if let scale { onScrub?(scale.time(at: point.x)) }
  }
}
