// The places on a selected view that can be dragged.

internal import CoreGraphics
internal import Messages

/// A place on the selected view that can be dragged.
struct PageHandle: Hashable {
  /// The part of the view that a handle changes.
  enum Kind: Hashable {
    /// The edges: −1, 0 or 1 for left, none, right, and for top, none, bottom.
    case frame(x: Int, y: Int)
    /// A point of the unit square, by its property.
    case unitPoint(String)
    /// The radius of the corners, by its property.
    case radius(String)
    /// An edge of insets, by their property.
    case inset(String, InsetEdge)
  }

  /// An edge of insets, in the order of their numbers.
  enum InsetEdge: Int, CaseIterable {
    case top
    case left
    case bottom
    case right

    /// Whether its handle is a bar that lies.
    var isLevel: Bool { self == .top || self == .bottom }
  }

  var kind: Kind
  /// Points of the page.
  var place: CGPoint

  private static let frames = [
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
  ]

  /// The handles of a view, those that lie before others last. `scale`: points of the screen for a point of the page.
  static func of(_ node: PageNode, _ groups: [PropertyGroup], scale: CGFloat) -> [PageHandle] {
    guard !node.isHidden, let basis = Basis(node) else { return [] }
    let size = CGSize(width: node.size[0], height: node.size[1])
    return frames(node, basis, size: size, scale: scale)
      + insets(groups, basis, size: size, scale: scale)
      + radius(groups, basis, size: size, scale: scale) + points(groups, basis, size: size)
  }

  /// Those between two corners where there is room for them.
  private static func frames(
    _ node: PageNode, _ basis: Basis, size: CGSize, scale: CGFloat
  ) -> [PageHandle] {
    guard node.isFree else { return [] }
    return frames.compactMap { x, y in
      if x == 0, size.width * scale < 28 { return nil }
      if y == 0, size.height * scale < 28 { return nil }
      let point = CGPoint(
        x: size.width * CGFloat(x + 1) / 2, y: size.height * CGFloat(y + 1) / 2)
      return PageHandle(kind: .frame(x: x, y: y), place: basis.page(point))
    }
  }

  /// The properties of insets that have handles at a time.
  private static let mostInsets = 2

  /// Those of the class's own insets, else of a button's contents; each at a quarter of its side, where no other
  /// handle is, those of a second property at three quarters.
  private static func insets(
    _ groups: [PropertyGroup], _ basis: Basis, size: CGSize, scale: CGFloat
  ) -> [PageHandle] {
    guard min(size.width, size.height) * scale >= 44 else { return [] }
    func usable(_ property: PageProperty) -> Bool {
      property.isInsets && property.isWritable
    }
    let own = groups.filter(\.isInspectable).flatMap(\.properties).filter(usable)
    let others = groups.flatMap(\.properties).filter {
      usable($0) && $0.name == "contentEdgeInsets"
    }
    return (own.isEmpty ? others : own).prefix(mostInsets).enumerated().flatMap { index, property in
      handles(of: property, basis, size: size, along: index == 0 ? 0.25 : 0.75)
    }
  }

  private static func handles(
    of property: PageProperty, _ basis: Basis, size: CGSize, along part: CGFloat
  ) -> [PageHandle] {
    guard let numbers = NumberText.numbers(property.value, count: 4) else { return [] }
    return InsetEdge.allCases.map { edge in
      let inset = CGFloat(numbers[edge.rawValue])
      let point =
        switch edge {
        case .top: CGPoint(x: size.width * part, y: inset)
        case .left: CGPoint(x: inset, y: size.height * part)
        case .bottom: CGPoint(x: size.width * part, y: size.height - inset)
        case .right: CGPoint(x: size.width - inset, y: size.height * part)
        }
      return PageHandle(kind: .inset(property.name, edge), place: basis.page(point))
    }
  }

  /// The property of the radius: the class's own, or that of a layer which has one.
  private static func radius(
    _ groups: [PropertyGroup], _ basis: Basis, size: CGSize, scale: CGFloat
  ) -> [PageHandle] {
    let all = groups.flatMap(\.properties)
    let own = all.first { $0.name == "cornerRadius" && $0.kind == "number" && $0.isWritable }
    let layers = all.first { $0.name == "layer.cornerRadius" }
    guard let property = own ?? layers, let radius = NumberText.number(property.value),
      own != nil || radius > 0, min(size.width, size.height) * scale >= 44
    else { return [] }
    let most = min(size.width, size.height) / 2
    let inset = min(max(CGFloat(radius), 14 / scale), most)
    return [
      PageHandle(
        kind: .radius(property.name), place: basis.page(CGPoint(x: inset, y: inset)))
    ]
  }

  /// Start and end of a gradient.
  private static func points(
    _ groups: [PropertyGroup], _ basis: Basis, size: CGSize
  ) -> [PageHandle] {
    groups.flatMap(\.properties).compactMap { property in
      let name = property.name.lowercased()
      guard property.kind == "point", property.isWritable,
        name.hasSuffix("startpoint") || name.hasSuffix("endpoint"),
        let numbers = NumberText.numbers(property.value, count: 2)
      else { return nil }
      let point = CGPoint(x: size.width * numbers[0], y: size.height * numbers[1])
      return PageHandle(kind: .unitPoint(property.name), place: basis.page(point))
    }
  }
}
