// The handles, guides and distances over the page.

internal import CoreGraphics
internal import UIKit

/// Draws handles, guides and distances, all in its own points.
@MainActor
final class OverlayMarks: UIView {
  /// A distance with its number.
  struct Distance: Hashable {
    var line: SnapGuide
    var helper: SnapGuide?
    var text: String
  }

  /// The marks that are drawn.
  struct Content: Hashable {
    var squares: [CGPoint] = []
    var circles: [CGPoint] = []
    /// The line between the two ends of a gradient.
    var gradient: SnapGuide?
    var guides: [SnapGuide] = []
    var distances: [Distance] = []
  }

  /// Default: nothing.
  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      isHidden = content == Content()
      showNumbers()
      setNeedsDisplay()
    }
  }

  private var plates: [NumberPlate] = []

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isHidden = true
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// A number stands on its line's middle, where it has room, else beside it.
  private func showNumbers() {
    let distances = content.distances
    while plates.count < distances.count {
      let plate = NumberPlate()
      plates.append(plate)
      addSubview(plate)
    }
    for (plate, distance) in zip(plates, distances) {
      plate.isHidden = false
      plate.show(distance.text, on: distance.line, in: bounds)
    }
    for plate in plates.dropFirst(distances.count) { plate.isHidden = true }
  }

  override func draw(_ rect: CGRect) {
    for line in content.guides { Self.stroke(line, Palette.measure) }
    for distance in content.distances { Self.draw(distance) }
    if let line = content.gradient { Self.drawGradient(line) }
    for point in content.squares {
      Self.drawHandle(
        UIBezierPath(roundedRect: Self.box(point, 8), cornerRadius: 1.5))
    }
    for point in content.circles { Self.drawHandle(UIBezierPath(ovalIn: Self.box(point, 10))) }
  }

  private static func box(_ middle: CGPoint, _ side: CGFloat) -> CGRect {
    CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }

  private static func drawHandle(_ shape: UIBezierPath) {
    UIColor.white.setFill()
    shape.fill()
    Palette.accent.setStroke()
    shape.lineWidth = 1.5
    shape.stroke()
  }

  /// A white line with dark edges is seen on all grounds.
  private static func drawGradient(_ line: SnapGuide) {
    stroke(line, UIColor(white: 0, alpha: 0.45), width: 3)
    stroke(line, .white, width: 1.5)
  }

  private static func draw(_ distance: Distance) {
    if let helper = distance.helper { stroke(helper, Palette.measure, dashes: [3, 3]) }
    let line = distance.line
    stroke(line, Palette.measure)
    let isLevel = line.from.y == line.to.y
    for end in [line.from, line.to] {
      let tick = isLevel ? CGPoint(x: 0, y: 3.5) : CGPoint(x: 3.5, y: 0)
      stroke(
        SnapGuide(
          from: CGPoint(x: end.x - tick.x, y: end.y - tick.y),
          to: CGPoint(x: end.x + tick.x, y: end.y + tick.y)), Palette.measure)
    }
  }

  private static func stroke(
    _ line: SnapGuide, _ color: UIColor, width: CGFloat = 1, dashes: [CGFloat] = []
  ) {
    // A line of one point fills whole pixels where it lies between two.
    func snapped(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x.rounded(.down) + 0.5, y: point.y.rounded(.down) + 0.5)
    }
    let isStraight = line.from.x == line.to.x || line.from.y == line.to.y
    let path = UIBezierPath()
    path.move(to: isStraight ? snapped(line.from) : line.from)
    path.addLine(to: isStraight ? snapped(line.to) : line.to)
    path.lineWidth = width
    if !dashes.isEmpty { path.setLineDash(lengths: dashes) }
    color.setStroke()
    path.stroke()
  }
}

extension UIBezierPath {
  fileprivate func setLineDash(lengths: [CGFloat]) {
    // SAFETY: the pointer is to the array's elements for the length of the call, which copies them.
    unsafe lengths.withUnsafeBufferPointer {
      unsafe setLineDash($0.baseAddress, count: $0.count, phase: 0)
    }
  }
}

/// A number on a ground of its own.
@MainActor
private final class NumberPlate: UIView {
  private let label = TextStyle.label("", TextStyle.caption, color: Palette.onAccent)

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.measure
    layer.cornerRadius = 4
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, on line: SnapGuide, in area: CGRect) {
    label.text = text
    let size = CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 8, height: 16)
    let isLevel = line.from.y == line.to.y
    let length = isLevel ? abs(line.to.x - line.from.x) : abs(line.to.y - line.from.y)
    var middle = CGPoint(x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2)
    if length < (isLevel ? size.width : size.height) + 12 {
      if isLevel { middle.y += 14 } else { middle.x += size.width / 2 + 6 }
    }
    let x = min(max(middle.x - size.width / 2, 2), max(2, area.width - size.width - 2))
    let y = min(max(middle.y - size.height / 2, 2), max(2, area.height - size.height - 2))
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    label.frame = bounds
  }
}
