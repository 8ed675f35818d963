// The plane on which a curve's control points are dragged.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A square of time and progress with the curve, and two handles where it can be changed. Progress goes beyond the square.
@MainActor
final class CurvePlane: DragView {
  /// The size that it has where there is room.
  static let size = CGSize(width: 288, height: 308)
  /// The progress at bottom and top.
  static let range = -0.6...1.6
  /// Points around a handle in which a press takes it as it lies.
  private static let grip: CGFloat = 14

  /// Called with the curve that a handle makes, and whether it goes on with the drag before.
  var onCurve: (@MainActor (PageCurve, Bool) -> Void)?
  /// The two control points.
  let handles = ["First control point", "Second control point"].map {
    CurveHandle($0, range: range)
  }
  /// The figures of no progress and of all.
  private let figures = ["0", "1"].map {
    TextStyle.label($0, TextStyle.small, color: Palette.secondaryLabel)
  }
  private var samples: [Double] = []
  private var curve: PageCurve?
  /// The share of a pass that has gone by, which a dot marks on the curve; nil: no pass is on its way. Default: nil.
  var share: Double? { didSet { if share != oldValue { setNeedsDisplay() } } }
  /// The handle that is dragged, and where it was taken, from its middle.
  private var taken = (index: 0, offset: CGPoint.zero)
  /// Whether the drag has made a curve.
  private var hasMoved = false

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isOpaque = false
    contentMode = .redraw
    layer.cornerRadius = Metrics.radius
    layer.masksToBounds = true
    backgroundColor = Palette.field
    for figure in figures { addSubview(figure) }
    for (index, handle) in handles.enumerated() {
      handle.onAdopt = { [weak self] progress in
        guard let self, let curve else { return }
        var point = curve.point(index)
        point.y = CGFloat(progress)
        onCurve?(curve.with(point, at: index), false)
      }
      addSubview(handle)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// `curve`: what the handles change; nil: there are none.
  func show(_ samples: [Double], _ curve: PageCurve?) {
    guard samples != self.samples || curve != self.curve else { return }
    (self.samples, self.curve) = (samples, curve)
    for (index, handle) in handles.enumerated() {
      handle.isHidden = curve == nil
      if let curve { handle.show(curve.point(index)) }
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The sides of the square from 0 to 1.
  private var unit: CGFloat {
    max(1, (bounds.height / CGFloat(Self.range.upperBound - Self.range.lowerBound)).rounded(.down))
  }

  /// The square from 0 to 1.
  private var square: CGRect {
    let bottom =
      (bounds.height * CGFloat(Self.range.upperBound)
      / CGFloat(Self.range.upperBound - Self.range.lowerBound)).rounded()
    return CGRect(
      x: ((bounds.width - unit) / 2).rounded(), y: bottom - unit, width: unit, height: unit)
  }

  /// The place of time and progress.
  private func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: square.minX + unit * point.x, y: square.maxY - unit * point.y)
  }

  /// The place of a handle: within the plane.
  private func handlePlace(_ point: CGPoint) -> CGPoint {
    var place = place(of: point)
    place.y = min(max(place.y, CurveHandle.side / 2), bounds.maxY - CurveHandle.side / 2)
    return place
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (figure, y) in zip(figures, [square.maxY, square.minY]) {
      figure.frame = CGRect(x: 8, y: y - 17, width: 12, height: 14)
    }
    guard let curve else { return }
    for (index, handle) in handles.enumerated() { handle.center = handlePlace(curve.point(index)) }
  }

  // MARK: Dragging

  override func drag(to point: CGPoint, isContinued: Bool) {
    guard let curve else { return }
    if !isContinued { take(at: point, curve) }
    let place = CGPoint(x: point.x - taken.offset.x, y: point.y - taken.offset.y)
    let (x, y) = ((place.x - square.minX) / unit, (square.maxY - place.y) / unit)
    let wanted = CGPoint(
      x: x, y: min(max(y, CGFloat(Self.range.lowerBound)), CGFloat(Self.range.upperBound)))
    let rounded = CGPoint(x: (wanted.x * 100).rounded() / 100, y: (wanted.y * 100).rounded() / 100)
    let moved = curve.with(rounded, at: taken.index)
    guard moved != curve, isContinued || taken.offset == .zero else { return }
    onCurve?(moved, hasMoved)
    hasMoved = true
  }

  /// Takes the nearest handle.
  private func take(at point: CGPoint, _ curve: PageCurve) {
    hasMoved = false
    let offsets = (0...1).map { index in
      let place = handlePlace(curve.point(index))
      return CGPoint(x: point.x - place.x, y: point.y - place.y)
    }
    func distance(_ offset: CGPoint) -> CGFloat {
      (offset.x * offset.x + offset.y * offset.y).squareRoot()
    }
    let index = distance(offsets[1]) < distance(offsets[0]) ? 1 : 0
    taken = (index, distance(offsets[index]) < Self.grip ? offsets[index] : .zero)
    _ = handles[index].becomeFirstResponder()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    drawSquare()
    if let curve { drawLevers(curve) }
    let path = line
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    Palette.label.setStroke()
    path.stroke()
    if let share { drawDot(at: share) }
  }

  /// The curve itself, else a line through the samples.
  private var line: UIBezierPath {
    guard let curve else {
      return CurveLine.path(samples, in: square, low: 0, high: 1) ?? UIBezierPath()
    }
    let path = UIBezierPath()
    path.move(to: place(of: .zero))
    path.addCurve(
      to: place(of: CGPoint(x: 1, y: 1)), controlPoint1: place(of: curve.point(0)),
      controlPoint2: place(of: curve.point(1)))
    return path
  }

  /// The present time on the curve.
  private func drawDot(at share: Double) {
    guard let progress = curve?.progress(at: [share]).first else { return }
    let middle = handlePlace(CGPoint(x: share, y: progress))
    let dot = UIBezierPath(ovalIn: CGRect(x: middle.x - 4, y: middle.y - 4, width: 8, height: 8))
    dot.lineWidth = 2
    Palette.field.setFill()
    dot.fill()
    Palette.label.setStroke()
    dot.stroke()
  }

  /// The ends of time and progress, and the line of no curve.
  private func drawSquare() {
    Palette.heading.setFill()
    UIBezierPath(rect: square).fill()
    let even = UIBezierPath()
    even.move(to: CGPoint(x: square.minX, y: square.maxY))
    even.addLine(to: CGPoint(x: square.maxX, y: square.minY))
    even.lineWidth = 1
    Palette.fieldEdge.setStroke()
    even.stroke()
    Palette.fieldEdge.setFill()
    for y in [square.minY, square.maxY] {
      UIBezierPath(rect: CGRect(x: 0, y: y - 0.5, width: bounds.width, height: 1)).fill()
    }
  }

  /// The lines from the curve's ends to the handles.
  private func drawLevers(_ curve: PageCurve) {
    let ends = [
      CGPoint(x: square.minX, y: square.maxY), CGPoint(x: square.maxX, y: square.minY),
    ]
    Palette.accent.setStroke()
    for (index, end) in ends.enumerated() {
      let lever = UIBezierPath()
      lever.move(to: end)
      lever.addLine(to: handlePlace(curve.point(index)))
      lever.lineWidth = 1.5
      lever.lineCapStyle = .round
      lever.stroke()
    }
  }
}
