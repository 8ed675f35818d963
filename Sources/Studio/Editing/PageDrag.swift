// A drag of what is selected on the page.

internal import CoreGraphics
internal import Messages

/// Moves or resizes the selected views, or drags a place on one of them; each drag is one step of undo.
@MainActor
final class PageDrag {
  /// The distance on the screen from which on a press is a drag, in points.
  private static let threshold: CGFloat = 3
  /// The distance on the screen in which lines draw to them what is dragged, in points.
  private static let reach: CGFloat = 5

  /// The lines that what is dragged shares with others.
  private(set) var guides: [SnapGuide] = []
  /// Whether the pointer has moved far enough.
  private(set) var hasBegun = false

  private let model: PageModel
  private let kind: PageHandle.Kind?
  private let start: CGPoint
  /// Points of the screen for a point of the page.
  private let scale: CGFloat
  private var subjects: [Subject] = []
  private var hasChanged = false

  /// A view that is dragged, as it was at the beginning.
  private struct Subject {
    var path: NodePath
    var node: PageNode
    /// Of the view around it.
    var around: Basis
    var frame: CGRect
  }

  /// A drag of a handle, or of the selected views where `kind` is nil, that begins at a point of the page.
  init(_ model: PageModel, _ kind: PageHandle.Kind?, from start: CGPoint, scale: CGFloat) {
    self.model = model
    self.kind = kind
    self.start = start
    self.scale = scale
  }

  /// The pointer is at a point of the page. `isStraight`: whether axis or aspect are kept.
  func move(to point: CGPoint, isStraight: Bool) {
    let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
    if !hasBegun {
      guard max(abs(way.x), abs(way.y)) * scale >= Self.threshold else { return }
      hasBegun = true
    }
    if subjects.isEmpty { subjects = makeSubjects() }
    guard !subjects.isEmpty else { return }
    switch kind {
    case nil: moveFrames(by: way, isStraight: isStraight)
    case .frame(let x, let y)?: resize(by: way, x: x, y: y, keepsAspect: isStraight)
    case .unitPoint(let name)?: movePoint(name, to: point, isStraight: isStraight)
    case .radius(let name)?: setRadius(name, by: way)
    case .inset(let name, let edge)?: setInset(name, edge, by: way)
    }
  }

  /// Empty while the page has not told of all frames.
  private func makeSubjects() -> [Subject] {
    let found = model.selections.compactMap { path -> Subject? in
      guard let node = model.nodes[path] else { return nil }
      let around = path.parent.map { model.nodes[$0].flatMap { Basis($0) } } ?? Basis()
      let numbers = NumberText.numbers(model.property("frame", of: path)?.value, count: 4)
      guard let around, let numbers else { return nil }
      return Subject(
        path: path, node: node, around: around,
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    return found.count == model.selections.count ? found : []
  }

  private func send(_ wishes: [PageModel.Wish]) {
    model.perform(
      PageModel.Edit(wishes: wishes, isContinued: hasChanged, whenDone: { _ in }))
    hasChanged = true
  }

  // MARK: Frames

  /// The rectangles of the views beside the last one, and of the one around them.
  private var snapping: Snapping {
    guard let path = model.selection else { return Snapping(others: [], reach: 0) }
    let around = path.parent.flatMap { model.nodes[$0] }
    let siblings = path.parent == nil ? model.nodes : around?.children ?? []
    let paths = siblings.indices.map { path.parent?.child($0) ?? NodePath(indices: [$0]) }
    let free = zip(siblings, paths).filter { node, path in
      !node.isHidden && !model.selections.contains(path)
    }.map { Quad($0.0).bounds }
    return Snapping(
      others: free + (around.map { [Quad($0).bounds] } ?? []), reach: Self.reach / scale)
  }

  private func moveFrames(by way: CGPoint, isStraight: Bool) {
    var way = way
    let isLevel = abs(way.x) >= abs(way.y)
    if isStraight { if isLevel { way.y = 0 } else { way.x = 0 } }
    let area = subjects.reduce(CGRect.null) { $0.union(Quad($1.node).bounds) }
    let snapping = snapping
    let moved = area.offsetBy(dx: way.x, dy: way.y)
    let snap = snapping.move(
      moved, columns: !isStraight || isLevel, rows: !isStraight || !isLevel)
    // Where no line is near, whole points.
    if way.x != 0, snap.x == 0 { way.x = (area.minX + way.x).rounded() - area.minX }
    if way.y != 0, snap.y == 0 { way.y = (area.minY + way.y).rounded() - area.minY }
    way.x += snap.x
    way.y += snap.y
    guides = snapping.guides(of: area.offsetBy(dx: way.x, dy: way.y))
    send(
      subjects.compactMap { subject in
        subject.around.local(way).map { local in
          Self.wish(subject, subject.frame.offsetBy(dx: local.x, dy: local.y))
        }
      })
  }

  private func resize(by way: CGPoint, x: Int, y: Int, keepsAspect: Bool) {
    let subject = subjects[0]
    guard let local = subject.around.local(way) else { return }
    var frame = Self.resized(subject.frame, by: local, x: x, y: y)
    if keepsAspect, x != 0, y != 0 {
      frame = Self.proportioned(frame, like: subject.frame, x: x, y: y)
      guides = []
    } else if subject.around.isUpright {
      let snapping = snapping
      let page = Self.page(frame, subject)
      let snap = CGPoint(
        x: x == 0 ? 0 : snapping.column(x < 0 ? page.minX : page.maxX),
        y: y == 0 ? 0 : snapping.row(y < 0 ? page.minY : page.maxY))
      let change = subject.around.local(snap) ?? .zero
      frame = Self.resized(frame, by: change, x: x, y: y)
      guides = snapping.guides(of: Self.page(frame, subject))
    }
    send([Self.wish(subject, frame)])
  }

  /// A rectangle in points of the page, of a view that stands upright.
  private static func page(_ frame: CGRect, _ subject: Subject) -> CGRect {
    let (start, bounds) = (subject.frame, Quad(subject.node).bounds)
    let (right, down) = (subject.around.right.x, subject.around.down.y)
    return CGRect(
      x: bounds.minX + (frame.minX - start.minX) * right,
      y: bounds.minY + (frame.minY - start.minY) * down, width: frame.width * right,
      height: frame.height * down)
  }

  /// Whole points, at least one.
  private static func resized(_ frame: CGRect, by way: CGPoint, x: Int, y: Int) -> CGRect {
    func side(_ from: CGFloat, _ to: CGFloat, _ way: CGFloat, _ sign: Int) -> (CGFloat, CGFloat) {
      let (low, high) = (from + (sign < 0 ? way : 0), to + (sign > 0 ? way : 0))
      switch sign {
      case 0: return (from, to)
      case ..<0: return (min(way == 0 ? low : low.rounded(), to - 1), to)
      default: return (from, max(way == 0 ? high : high.rounded(), from + 1))
      }
    }
    let (left, right) = side(frame.minX, frame.maxX, way.x, x)
    let (top, bottom) = side(frame.minY, frame.maxY, way.y, y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// As large as the wish, with the proportions of before; the corner across stays.
  private static func proportioned(
    _ frame: CGRect, like start: CGRect, x: Int, y: Int
  ) -> CGRect {
    guard start.width > 0, start.height > 0 else { return frame }
    let factor = max(frame.width / start.width, frame.height / start.height)
    let size = CGSize(
      width: (start.width * factor).rounded(), height: (start.height * factor).rounded())
    return CGRect(
      x: x < 0 ? start.maxX - size.width : start.minX,
      y: y < 0 ? start.maxY - size.height : start.minY, width: size.width, height: size.height)
  }

  private static func wish(_ subject: Subject, _ frame: CGRect) -> PageModel.Wish {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return PageModel.Wish(
      path: subject.path, property: "frame",
      text: numbers.map { NumberText.exact(NumberText.stepped(Double($0), by: 0)) }
        .joined(separator: ","))
  }

  // MARK: Places on a view

  /// To hundredths of the view's sides; corners, middles and edges draw it to them.
  private func movePoint(_ name: String, to point: CGPoint, isStraight: Bool) {
    let subject = subjects[0]
    guard let basis = Basis(subject.node),
      let local = basis.local(
        CGPoint(x: point.x - basis.origin.x, y: point.y - basis.origin.y))
    else { return }
    let size = CGSize(width: subject.node.size[0], height: subject.node.size[1])
    func unit(_ place: CGFloat, _ side: CGFloat) -> CGFloat {
      let near = [0, side / 2, side].first { abs($0 - place) * scale <= Self.reach }
      return ((near ?? place) / side * 100).rounded() / 100
    }
    var place = CGPoint(x: unit(local.x, size.width), y: unit(local.y, size.height))
    if isStraight, let other = otherEnd(of: name, subject.path) {
      let way = CGPoint(
        x: abs(place.x - other.x) * size.width, y: abs(place.y - other.y) * size.height)
      if way.x >= way.y { place.y = other.y } else { place.x = other.x }
    }
    send([
      PageModel.Wish(
        path: subject.path, property: name,
        text: "\(NumberText.exact(Double(place.x))),\(NumberText.exact(Double(place.y)))")
    ])
  }

  /// The end point of a start point, or the other way round.
  private func otherEnd(of name: String, _ path: NodePath) -> CGPoint? {
    let pairs = [("startPoint", "endPoint"), ("StartPoint", "EndPoint")]
    let other = pairs.lazy.flatMap { [($0.0, $0.1), ($0.1, $0.0)] }
      .first { name.hasSuffix($0.0) }.map { name.dropLast($0.0.count) + $0.1 }
    let value = other.flatMap { model.property(String($0), of: path)?.value }
    return NumberText.numbers(value, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  private var startRadius: Double?

  /// Towards the middle of the view the radius grows.
  private func setRadius(_ name: String, by way: CGPoint) {
    let subject = subjects[0]
    guard let local = Basis(subject.node)?.local(way) else { return }
    let property = model.property(name, of: subject.path)
    guard let first = startRadius ?? NumberText.number(property?.value) else { return }
    startRadius = first
    let range = property.flatMap(NumberRange.of) ?? 0...(subject.node.size.min() ?? 0) / 2
    let wanted = (first + Double(local.x + local.y) / 2).rounded()
    let radius = min(max(range.lowerBound, wanted), range.upperBound)
    send([
      PageModel.Wish(path: subject.path, property: name, text: NumberText.exact(radius))
    ])
  }

  private var startInsets: [Double]?

  /// Away from its edge an inset grows, in whole points, as far as the one across.
  private func setInset(_ name: String, _ edge: PageHandle.InsetEdge, by way: CGPoint) {
    let subject = subjects[0]
    guard let local = Basis(subject.node)?.local(way) else { return }
    let value = model.property(name, of: subject.path)?.value
    guard var insets = startInsets ?? NumberText.numbers(value, count: 4) else { return }
    startInsets = insets
    let change = Double(edge.isLevel ? local.y : local.x)
    let isFirst = edge == .top || edge == .left
    let first = insets[edge.rawValue]
    let side = subject.node.size[edge.isLevel ? 1 : 0]
    let most = max(first, side - insets[(edge.rawValue + 2) % 4])
    let wanted = (first + (isFirst ? change : -change)).rounded()
    insets[edge.rawValue] = min(max(wanted, min(0, first)), most)
    send([
      PageModel.Wish(
        path: subject.path, property: name,
        text: insets.map { NumberText.exact($0) }.joined(separator: ","))
    ])
  }
}
