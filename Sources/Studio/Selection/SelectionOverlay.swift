// The outlines around views on the page, and the tool that picks and drags them.

internal import CoreGraphics
internal import Messages
internal import QuartzCore
internal import UIKit

/// Hears of what is done over the page; places are points of the page.
@MainActor
protocol SelectionOverlayDelegate: AnyObject {
  /// The tool is pressed. `handle`: the one under the pointer.
  func overlayWasPressed(at point: CGPoint, handle: PageHandle?)
  /// The pressed tool moves.
  func overlayWasDragged(to point: CGPoint)
  /// The tool is let go, or something else took the press.
  func overlayWasReleased()
}

/// Lies over the canvas: draws the selected views' outlines with size and class, their handles, and the outline of the
/// view under the pointer. With the tool it takes the pointer's presses.
@MainActor
final class SelectionOverlay: UIView {
  /// The distance from a handle in which a press takes it, in points.
  private static let reach: CGFloat = 8

  /// Held weakly. Default: nil.
  weak var delegate: (any SelectionOverlayDelegate)?
  /// The page's view, in whose points quads are; held weakly. Default: nil.
  weak var page: UIView?

  private let selected = CAShapeLayer()
  private let hovered = CAShapeLayer()
  private let marks = OverlayMarks()
  private let loupe = Loupe()
  private let plate = UIView()
  private let words = TextStyle.label("", TextStyle.caption, color: Palette.onAccent)
  private let problems = ProblemPlate()
  private var selectedQuads: [Quad] = []
  private(set) var hoveredQuad: Quad?
  /// Of the selected view. Default: none.
  var handles: [PageHandle] = [] { didSet { if handles != oldValue { setNeedsLayout() } } }
  /// The lines that what is dragged shares with others. Default: none.
  var guides: [SnapGuide] = [] { didSet { if guides != oldValue { setNeedsLayout() } } }
  /// Of the selected view, drawn with the tool; nil: they are not known, or several views are selected. Default: nil.
  var shownConstraints: PageConstraints? {
    didSet { if shownConstraints != oldValue { setNeedsLayout() } }
  }
  /// The shown distances. Default: none.
  var measurements: [Measurement] = [] {
    didSet { if measurements != oldValue { setNeedsLayout() } }
  }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for outline in [hovered, selected] {
      outline.fillColor = nil
      layer.addSublayer(outline)
    }
    selected.lineWidth = 2
    hovered.lineWidth = 1
    plate.layer.cornerRadius = 4
    plate.backgroundColor = Palette.accent
    plate.isUserInteractionEnabled = false
    words.textAlignment = .center
    plate.addSubview(words)
    addSubview(marks)
    addSubview(plate)
    addSubview(marks.numberView)
    addSubview(problems)
    addSubview(loupe)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether presses pick views instead of touching them. Default: false.
  var picks = false { didSet { if picks != oldValue { takeOver() } } }

  /// Whether the next press takes a colour, which the loupe shows. Default: false.
  var takesColor = false { didSet { if takesColor != oldValue { takeOver() } } }

  private func takeOver() {
    isUserInteractionEnabled = picks || takesColor
    if !takesColor { loupe.isHidden = true }
    setNeedsLayout()
  }

  /// Shows the pixels around a point of this view; nil: the pointer is elsewhere.
  func enlarge(at point: CGPoint?) {
    guard takesColor, let page, let point, bounds.contains(point) else {
      loupe.isHidden = true
      return
    }
    loupe.show(page, at: page.convert(point, from: self), beside: point, in: bounds)
  }

  /// Points of the overlay for a point of the page.
  var scale: CGFloat {
    guard let page else { return 1 }
    return max(page.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: self).width, 0.001)
  }

  /// Outlines views, with the class and size of one or the number of several; empty: none is selected.
  func show(_ nodes: [PageNode]) {
    let quads = nodes.map { Quad($0) }
    let text = nodes.count > 1 ? "\(nodes.count) views" : nodes.first.map(Self.words)
    guard quads != selectedQuads || text != words.text else { return }
    selectedQuads = quads
    words.text = text
    setNeedsLayout()
  }

  private static func words(_ node: PageNode) -> String {
    "\(node.readableName)  \(NumberText.size(node.size))"
  }

  /// Outlines the view under the pointer; nil: none.
  func hover(_ node: PageNode?) {
    let quad = node.map { Quad($0) }
    guard quad != hoveredQuad else { return }
    hoveredQuad = quad
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let accent = Palette.accent.resolvedColor(with: traitCollection)
    let isAmbiguous = picks && shownConstraints?.ambiguity != nil
    let problem = Palette.problem.resolvedColor(with: traitCollection)
    selected.strokeColor = isAmbiguous ? problem.cgColor : accent.cgColor
    hovered.strokeColor = accent.cgColor
    hovered.fillColor = accent.withAlphaComponent(0.12).cgColor
    let corners = selectedQuads.map(place)
    selected.path = corners.isEmpty ? nil : Self.path(corners)
    let flash = hoveredQuad.flatMap { selectedQuads.contains($0) ? nil : $0 }
    hovered.path = flash.map { Self.path([place($0)]) }
    CATransaction.commit()
    let frames = plateFrames(around: corners.flatMap { $0 })
    placeMarks(around: [], label: frames.first ?? .null)
    placePlate(in: frames)
    placeProblems()
    if !problems.isHidden {
      placeMarks(around: [plate.frame, problems.frame], label: .null)
    }
  }

  /// The corners in this view's points.
  private func place(_ quad: Quad) -> [CGPoint] { quad.corners.map(place) }

  private func place(_ point: CGPoint) -> CGPoint { page?.convert(point, to: self) ?? point }

  private func place(_ line: SnapGuide) -> SnapGuide {
    SnapGuide(from: place(line.from), to: place(line.to))
  }

  private static func path(_ quads: [[CGPoint]]) -> CGPath {
    let path = CGMutablePath()
    for corners in quads {
      path.addLines(between: corners)
      path.closeSubpath()
    }
    return path
  }

  /// Where the plate may be: below the views, above them, or over them where neither has room in the canvas, the best place
  /// first.
  private func plateFrames(around corners: [CGPoint]) -> [CGRect] {
    guard !corners.isEmpty else { return [] }
    let area = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    let width = words.intrinsicContentSize.width.rounded(.up) + 12
    let gap: CGFloat = handles.isEmpty || !picks ? 6 : 10
    let (below, above) = (area.maxY.rounded() + gap, area.minY.rounded() - gap - 20)
    // The second ones leave room for a line of numbers.
    let frames = [below, above, below + 22, above - 22].flatMap { y in
      [area.midX - width / 2, area.minX, area.maxX - width].map { x in
        CGRect(
          x: min(max(x.rounded(), 4), max(4, bounds.width - width - 4)),
          y: min(max(y, 4), max(4, bounds.height - 24)), width: width, height: 20)
      }
    }
    return frames.filter { !$0.intersects(area) } + frames.filter { $0.intersects(area) }
  }

  /// Where it covers no number, if there is such a place.
  private func placePlate(in frames: [CGRect]) {
    plate.isHidden = frames.isEmpty
    guard let frame = frames.first(freeOf: marks.numbers) ?? frames.first else { return }
    plate.frame = frame
    words.frame = plate.bounds
  }

  /// Below the plate or above it, the sentences of what is wrong with the constraints.
  private func placeProblems() {
    let told = picks && !plate.isHidden ? shownConstraints : nil
    problems.show(
      [told?.ambiguity].compactMap(\.self) + (told?.constraints ?? []).compactMap(\.problem))
    guard !problems.isHidden else { return }
    let size = problems.sizeThatFits(CGSize(width: bounds.width - 16, height: bounds.height))
    let x = min(
      max((plate.frame.midX - size.width / 2).rounded(), 8), bounds.width - size.width - 8)
    let y = plate.frame.maxY + 4
    let isBelow = y + size.height <= bounds.height - 4
    problems.frame = CGRect(
      x: x, y: isBelow ? y : max(4, plate.frame.minY - 4 - size.height), width: size.width,
      height: size.height)
  }

  /// `obstacles`: what numbers do not cover; `label`: what they cover where they have no other place.
  private func placeMarks(around obstacles: [CGRect], label: CGRect) {
    marks.frame = bounds
    marks.numberView.frame = bounds
    var content = OverlayMarks.Content()
    content.guides = guides.map(place)
    content.label = label
    content.distances = measurements.map {
      OverlayMarks.Distance(
        line: place(SnapGuide(from: $0.from, to: $0.to)), helper: $0.helper.map(place),
        text: NumberText.shown(Double(($0.distance * 100).rounded() / 100)))
    }
    if picks {
      content.constraints = placedConstraints
      content.obstacles = obstacles
      add(handles, to: &content)
    }
    marks.content = content
  }

  /// Coordinates beyond which nothing of a page is.
  private static let farthest = 1e6

  /// Those that lie on the same line stand beside each other.
  private var placedConstraints: [OverlayMarks.Constraint] {
    var taken: [SnapGuide] = []
    return (shownConstraints?.constraints ?? []).compactMap { told in
      guard (told.line + told.helper).allSatisfy({ abs($0) < Self.farthest }) else { return nil }
      var line = placed(told.line)
      while !told.text.isEmpty, taken.contains(line) {
        let step: CGFloat = 19
        if line.from.y == line.to.y {
          (line.from.y, line.to.y) = (line.from.y + step, line.to.y + step)
        } else {
          (line.from.x, line.to.x) = (line.from.x + step, line.to.x + step)
        }
      }
      taken.append(line)
      return OverlayMarks.Constraint(
        line: line, helper: told.helper.isEmpty ? nil : placed(told.helper), text: told.text,
        isOptional: told.isOptional, isBroken: told.problem != nil)
    }
  }

  private func placed(_ ends: [Double]) -> SnapGuide {
    place(SnapGuide(from: CGPoint(x: ends[0], y: ends[1]), to: CGPoint(x: ends[2], y: ends[3])))
  }

  private func add(_ handles: [PageHandle], to content: inout OverlayMarks.Content) {
    for handle in handles {
      switch handle.kind {
      case .frame: content.squares.append(place(handle.place))
      case .radius, .unitPoint: content.circles.append(place(handle.place))
      case .inset(_, let edge):
        content.bars.append(
          OverlayMarks.Bar(middle: place(handle.place), isLevel: edge.isLevel))
      }
    }
    content.insets = Self.insetFrames(of: content.bars)
    let ends = handles.filter { if case .unitPoint = $0.kind { true } else { false } }
    if ends.count == 2 {
      content.gradient = SnapGuide(from: place(ends[0].place), to: place(ends[1].place))
    }
  }

  /// The rectangles within insets, whose four bars follow each other; none for views that are turned.
  private static func insetFrames(of bars: [OverlayMarks.Bar]) -> [CGRect] {
    stride(from: 0, to: bars.count - 3, by: 4).compactMap { first in
      let (top, left) = (bars[first].middle, bars[first + 1].middle)
      let (bottom, right) = (bars[first + 2].middle, bars[first + 3].middle)
      guard abs(left.y - right.y) < 0.5, abs(top.x - bottom.x) < 0.5, left.x <= right.x,
        top.y <= bottom.y
      else { return nil }
      return CGRect(x: left.x, y: top.y, width: right.x - left.x, height: bottom.y - top.y)
    }
  }

  /// The handle at a point of this view; nil: none is near.
  func handle(at point: CGPoint) -> PageHandle? {
    guard picks, !takesColor else { return nil }
    func distance(_ handle: PageHandle) -> CGFloat {
      let place = place(handle.place)
      return max(abs(place.x - point.x), abs(place.y - point.y))
    }
    return handles.reversed().filter { distance($0) <= Self.reach }
      .min { distance($0) < distance($1) }
  }

  // MARK: Pressing

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let page else { return }
    delegate?.overlayWasPressed(at: page.convert(point, from: self), handle: handle(at: point))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let page else { return }
    delegate?.overlayWasDragged(to: page.convert(point, from: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    delegate?.overlayWasReleased()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    delegate?.overlayWasReleased()
  }
}
