// The handles, guides and distances over the page.

internal import CoreGraphics
internal import UIKit

/// Draws handles, guides and distances, all in its own points. The numbers lie in a view of their own.
@MainActor
final class OverlayMarks: UIView {
  /// A distance with its number.
  struct Distance: Hashable {
    var line: SnapGuide
    var helper: SnapGuide?
    var text: String

    /// The edge that two views share, where they touch; nil: they are apart.
    var edge: SnapGuide? { line.from == line.to ? helper : nil }
  }

  /// A constraint with its number; empty where it has none.
  struct Constraint: Hashable {
    var line: SnapGuide
    var helper: SnapGuide?
    var text: String
    var isOptional = false
    var isBroken = false

    /// The colour of its line and its number.
    @MainActor var color: UIColor { isBroken ? Palette.problem : Palette.accent }
  }

  /// The handle of an inset.
  struct Bar: Hashable {
    var middle: CGPoint
    var isLevel: Bool
  }

  /// The marks that are drawn.
  struct Content: Hashable {
    var squares: [CGPoint] = []
    var circles: [CGPoint] = []
    var bars: [Bar] = []
    /// The rectangles within insets.
    var insets: [CGRect] = []
    /// The line between the two ends of a gradient.
    var gradient: SnapGuide?
    var guides: [SnapGuide] = []
    var distances: [Distance] = []
    var constraints: [Constraint] = []
    /// The frames that numbers do not cover. Default: none.
    var obstacles: [CGRect] = []
    /// The frame that numbers do not cover where they have another place near their lines. Default: none.
    var label = CGRect.null
  }

  /// Default: nothing.
  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      isHidden = content == Content()
      numberView.isHidden = isHidden
      showNumbers()
      setNeedsDisplay()
    }
  }

  /// Holds the numbers, in points of the marks; whoever shows these lays it over them.
  let numberView = UIView()
  private var plates: [NumberPlate] = []

  /// The frames of the numbers that are shown.
  var numbers: [CGRect] { plates.filter { !$0.isHidden }.map(\.frame) }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isHidden = true
    isUserInteractionEnabled = false
    numberView.isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// A number stands on its line, or beside it, where it covers no other one.
  private func showNumbers() {
    let numbers =
      content.constraints.filter { !$0.text.isEmpty }.map { ($0.text, $0.line, nil, $0.color) }
      + content.distances.map { ($0.text, $0.line, $0.edge, Palette.measure) }
    while plates.count < numbers.count {
      let plate = NumberPlate()
      plates.append(plate)
      numberView.addSubview(plate)
    }
    var taken = content.obstacles
    for (plate, (text, line, edge, color)) in zip(plates, numbers) {
      plate.isHidden = false
      plate.backgroundColor = color
      plate.show(
        text, on: line, atEndsOf: edge, in: bounds, avoiding: taken, label: content.label)
      taken.append(plate.frame)
    }
    for plate in plates.dropFirst(numbers.count) { plate.isHidden = true }
  }

  override func draw(_ rect: CGRect) {
    for constraint in content.constraints { Self.draw(constraint) }
    for line in content.guides { Self.stroke(line, Palette.measure) }
    for distance in content.distances { Self.draw(distance) }
    if let line = content.gradient { Self.drawGradient(line) }
    for frame in content.insets { Self.drawInsets(frame) }
    for bar in content.bars {
      let size = bar.isLevel ? CGSize(width: 14, height: 6) : CGSize(width: 6, height: 14)
      let frame = CGRect(
        x: bar.middle.x - size.width / 2, y: bar.middle.y - size.height / 2, width: size.width,
        height: size.height)
      Self.drawHandle(UIBezierPath(roundedRect: frame, cornerRadius: 3))
    }
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

  private static func drawInsets(_ frame: CGRect) {
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
    ]
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      stroke(SnapGuide(from: start, to: end), Palette.accent, dashes: [3, 3])
    }
  }

  private static func draw(_ distance: Distance) {
    if let helper = distance.helper { stroke(helper, Palette.measure, dashes: [3, 3]) }
    stroke(distance.line, Palette.measure)
    drawTicks(distance.line, Palette.measure)
  }

  /// Dashed where its priority lets it be broken; without ticks along an edge that two views share.
  private static func draw(_ constraint: Constraint) {
    let color = constraint.color
    if let helper = constraint.helper { stroke(helper, color, dashes: [2, 3]) }
    stroke(constraint.line, color, dashes: constraint.isOptional ? [5, 3] : [])
    if !constraint.text.isEmpty { drawTicks(constraint.line, color) }
  }

  private static func drawTicks(_ line: SnapGuide, _ color: UIColor) {
    let isLevel = line.from.y == line.to.y
    for end in [line.from, line.to] {
      let tick = isLevel ? CGPoint(x: 0, y: 3.5) : CGPoint(x: 3.5, y: 0)
      stroke(
        SnapGuide(
          from: CGPoint(x: end.x - tick.x, y: end.y - tick.y),
          to: CGPoint(x: end.x + tick.x, y: end.y + tick.y)), color)
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

extension [CGRect] {
  /// The first that covers none of `taken`; nil: each does.
  func first(freeOf taken: [CGRect]) -> CGRect? {
    first { frame in !taken.contains { $0.insetBy(dx: -1, dy: -1).intersects(frame) } }
  }
}

/// A number on a ground of its own.
@MainActor
private final class NumberPlate: UIView {
  private let label = TextStyle.label("", TextStyle.caption, color: Palette.onAccent)

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 4
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The places that are near the line, of those where a number may stand.
  private static let near = 15

  /// `edge`: at whose ends the number stands rather than on the line; nil: on that. `label`: what it covers where no other
  /// place is near.
  func show(
    _ text: String, on line: SnapGuide, atEndsOf edge: SnapGuide?, in area: CGRect,
    avoiding taken: [CGRect], label other: CGRect
  ) {
    label.text = text
    let size = CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 8, height: 16)
    let ends = edge.map { Self.places(for: size, atEndsOf: $0) } ?? []
    let frames = (ends + Self.places(for: size, on: line)).map { middle in
      let x = min(max(middle.x - size.width / 2, 2), max(2, area.width - size.width - 2))
      let y = min(max(middle.y - size.height / 2, 2), max(2, area.height - size.height - 2))
      return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }
    let near = Array(frames.prefix(Self.near))
    frame =
      near.first(freeOf: taken + (edge == nil ? [other] : [])) ?? frames.first(freeOf: taken)
      ?? frames[0]
    label.frame = bounds
  }

  /// Behind the ends of an edge, where it covers neither of the views that share that.
  private static func places(for size: CGSize, atEndsOf edge: SnapGuide) -> [CGPoint] {
    let isLevel = edge.from.y == edge.to.y
    let away = 6 + (isLevel ? size.width : size.height) / 2
    return [(edge.to, away), (edge.from, -away)].map { end, way in
      CGPoint(x: end.x + (isLevel ? way : 0), y: end.y + (isLevel ? 0 : way))
    }
  }

  /// Where a number may stand, the best place first: on the line where it has room, else beside it.
  private static func places(for size: CGSize, on line: SnapGuide) -> [CGPoint] {
    let isLevel = line.from.y == line.to.y
    let length = isLevel ? abs(line.to.x - line.from.x) : abs(line.to.y - line.from.y)
    let away = isLevel ? 14 : size.width / 2 + 6
    let fits = length >= (isLevel ? size.width : size.height) + 12
    let beside = (1...4).flatMap { [away * CGFloat($0), -away * CGFloat($0)] }
    let sides = fits ? [0] + beside : beside
    return sides.flatMap { side in
      [0.5, 0.3, 0.7, 0.15, 0.85].map { part in
        let x = line.from.x + (line.to.x - line.from.x) * part
        let y = line.from.y + (line.to.y - line.from.y) * part
        return isLevel ? CGPoint(x: x, y: y + side) : CGPoint(x: x + side, y: y)
      }
    }
  }
}
