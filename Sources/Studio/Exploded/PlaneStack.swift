// The stack of planes: drawn, turned, and pressed.

internal import CoreGraphics
internal import Messages
internal import QuartzCore
internal import UIKit

/// The page's views behind each other in space. A drag turns them, a press picks one.
@MainActor
final class PlaneStack: UIView {
  /// Degrees for a point of a drag.
  private static let degreesPerPoint: CGFloat = 0.35
  /// Points around the stack at zoom 1.
  private static let margin: CGFloat = 32

  /// Hears of a press at a point of this view: the paths of the planes there, from front to back.
  var onPress: (@MainActor ([NodePath], CGPoint) -> Void)?
  /// Hears of another camera.
  var onTurn: (@MainActor () -> Void)?

  var camera = StackCamera() { didSet { if camera != oldValue { setNeedsLayout() } } }
  /// Whether the page's ground is black. Default: false.
  var isPageDark = false { didSet { if isPageDark != oldValue { setNeedsLayout() } } }
  private(set) var planes: [StackPlane] = []
  private var pageSize = CGSize.zero
  private var selections: Set<NodePath> = []
  private var hovered: NodePath?

  private let space = CALayer()
  private let page = CALayer()
  private let marks = CAShapeLayer()
  private var layers: [Int: PlaneLayer] = [:]
  private var pictures: [Int: Data] = [:]
  /// The place of a press that is no drag yet, and the pointer's last place.
  private var pressed: CGPoint?
  private var last = CGPoint.zero

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    page.anchorPoint = .zero
    space.addSublayer(page)
    layer.addSublayer(space)
    marks.fillColor = nil
    marks.lineWidth = 2
    marks.lineJoin = .round
    layer.addSublayer(marks)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Shows the views of a page of a size.
  func show(_ nodes: [PageNode], pageSize: CGSize) {
    let fresh = StackPlane.of(nodes)
    guard fresh != planes || pageSize != self.pageSize else { return }
    (planes, self.pageSize) = (fresh, pageSize)
    let numbers = Set(fresh.map(\.node.id))
    for (number, plane) in layers where !numbers.contains(number) {
      plane.layer.removeFromSuperlayer()
      layers[number] = nil
    }
    for plane in fresh where layers[plane.node.id] == nil {
      let made = PlaneLayer()
      made.show(pictures[plane.node.id])
      layers[plane.node.id] = made
      space.addSublayer(made.layer)
    }
    setNeedsLayout()
  }

  /// Shows the pictures of views.
  func show(_ told: [PagePlane]) {
    let pictures = Dictionary(
      told.prefix(StackPlane.limit).map { ($0.view, $0.picture) }, uniquingKeysWith: { $1 })
    guard pictures != self.pictures else { return }
    self.pictures = pictures
    for (number, plane) in layers { plane.show(pictures[number]) }
    setNeedsLayout()
  }

  /// Lights up the selected planes.
  func select(_ paths: [NodePath]) {
    guard Set(paths) != selections else { return }
    selections = Set(paths)
    setNeedsLayout()
  }

  /// Lights up the plane under the pointer; nil: there is none.
  func hover(_ path: NodePath?) {
    guard path != hovered else { return }
    hovered = path
    setNeedsLayout()
  }

  /// The number of levels above the page.
  var levels: Int { planes.map(\.level).max() ?? 0 }

  // MARK: Layout

  private var middle: CGPoint { CGPoint(x: pageSize.width / 2, y: pageSize.height / 2) }

  private var matrix: CATransform3D {
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin).size
    let depth = CGFloat(levels) * StackCamera().spacing
    return camera.matrix(
      scale: StackCamera.scale(of: pageSize, depth: depth, in: room))
  }

  /// The depth of a level towards the person, around the middle of the stack.
  private func depth(of level: Int) -> CGFloat {
    (CGFloat(level) - CGFloat(levels) / 2) * camera.spacing
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let matrix = matrix
    space.bounds = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    space.position = CGPoint(x: bounds.midX, y: bounds.midY)
    space.sublayerTransform = matrix
    marks.frame = bounds
    let thickness = 1 / max(0.001, matrixScale(matrix))
    placePage(at: depth(of: 0), thickness: thickness)
    for plane in planes {
      layers[plane.node.id]?.stand(
        at: plane, middle: middle, z: depth(of: plane.level),
        look(of: plane, thickness: thickness))
    }
    placeMarks(matrix)
  }

  /// Points of the screen for a point of the page.
  private func matrixScale(_ matrix: CATransform3D) -> CGFloat {
    let (x, y, z) = (matrix.m11, matrix.m12, matrix.m13)
    return (x * x + y * y + z * z).squareRoot()
  }

  private func placePage(at z: CGFloat, thickness: CGFloat) {
    page.bounds = CGRect(origin: .zero, size: pageSize)
    page.transform = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
    page.zPosition = z
    page.backgroundColor = ground.cgColor
    page.borderColor =
      Palette.secondaryLabel.resolvedColor(with: traitCollection).withAlphaComponent(0.55).cgColor
    page.borderWidth = thickness
  }

  private var ground: UIColor { isPageDark ? .black : .white }

  private func look(of plane: StackPlane, thickness: CGFloat) -> PlaneLayer.Look {
    let accent = Palette.accent.resolvedColor(with: traitCollection)
    let edge = Palette.secondaryLabel.resolvedColor(with: traitCollection)
    let isLit = selections.contains(plane.path)
    return PlaneLayer.Look(
      ground: ground.withAlphaComponent(0.15),
      edge: isLit ? accent : edge.withAlphaComponent(0.55), thickness: thickness,
      tint: isLit
        ? accent.withAlphaComponent(0.22)
        : plane.path == hovered ? accent.withAlphaComponent(0.12) : nil)
  }

  /// The edges of what is selected, over everything that hides them.
  private func placeMarks(_ matrix: CATransform3D) {
    let path = CGMutablePath()
    for plane in planes where selections.contains(plane.path) {
      path.addLines(between: corners(of: plane, matrix))
      path.closeSubpath()
    }
    marks.path = path
    marks.strokeColor = Palette.accent.resolvedColor(with: traitCollection).cgColor
  }

  /// The corners of a plane in points of this view.
  private func corners(of plane: StackPlane, _ matrix: CATransform3D) -> [CGPoint] {
    plane.quad.corners.map { corner in
      let place = matrix.projected(
        corner.x - middle.x, corner.y - middle.y, depth(of: plane.level))
      return CGPoint(x: place.x + bounds.midX, y: place.y + bounds.midY)
    }
  }

  // MARK: The pointer

  /// The planes at a point of this view, from front to back; a control before the parts that it has made for itself.
  func paths(at point: CGPoint) -> [NodePath] {
    let matrix = matrix
    let hit = planes.enumerated().filter {
      Quad(corners: corners(of: $1, matrix)).contains(point)
    }
    // Those of one level lie beside each other; what is drawn later counts more.
    let paths = hit.sorted { ($0.element.level, $0.offset) > ($1.element.level, $1.offset) }
      .map(\.element.path)
    return planes.ownersFirst(paths)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    (pressed, last) = (point, point)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if let pressed, hypot(point.x - pressed.x, point.y - pressed.y) < 3 { return }
    pressed = nil
    turn(
      right: (point.x - last.x) * Self.degreesPerPoint,
      up: (last.y - point.y) * Self.degreesPerPoint)
    last = point
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let pressed { onPress?(paths(at: pressed), pressed) }
    pressed = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

  /// Shows the stack as it was seen at first.
  func reset() {
    camera = StackCamera()
    onTurn?()
  }

  /// Turns the stack by degrees.
  func turn(right: CGFloat, up: CGFloat) {
    camera.turn(right: right, up: up)
    onTurn?()
  }
}
