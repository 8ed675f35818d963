// The system's symbols, drawn by ourselves.

import CoreGraphics

/// A system symbol by name: a content, optionally in a frame, filled, with a slash or a badge.
///
/// Shapes that everybody knows. None is Apple's drawing.
struct SymbolShape {
  /// A layer of a symbol; later ones are drawn over earlier ones.
  struct Layer {
    var path: UIBezierPath
    /// The width of the pen beside the weight's; 0 draws no line.
    var pen: CGFloat = 1
    var fills = false
    /// Takes away what is there.
    var erases = false
    /// The index in a palette of two colours: 0 for a frame's content, 1 for the frame and what is
    /// cut out of the content. Nil without a frame.
    var tone: Int?
  }

  /// The box, in units of the side.
  private(set) var size = CGSize(width: 1, height: 1)
  private var layers: [Layer] = []

  /// Nil where the name is of none that is drawn here.
  init?(named name: String) {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isFilled = Self.takeLast("fill", of: &words)
    let badge = Self.takeBadge(of: &words)
    let isSlashed = Self.takeLast("slash", of: &words)
    let whole = words.joined(separator: ".")
    if let content = SymbolContent.drawn(whole) {
      if isFilled, content.outline.isEmpty { return nil }
      size = content.size
      layers = Self.layers(content, isFilled: isFilled)
    } else if let last = words.popLast(), let frame = Self.frames[last],
      let content = SymbolContent.framed(words.joined(separator: "."))
    {
      let outline = SymbolContent.drawn(frame.name)
      size = outline?.size ?? size
      layers = Self.layers(content, in: outline?.outline ?? "", frame, isFilled: isFilled)
    } else {
      return nil
    }
    if isSlashed { strikeOut() }
    if let badge { attach(badge) }
  }

  private static func takeLast(_ word: String, of words: inout [String]) -> Bool {
    guard words.count > 1, words.last == word else { return false }
    words.removeLast()
    return true
  }

  /// Removes the badge from `words` and returns its content, empty for none; nil for a name without
  /// a badge.
  private static func takeBadge(of words: inout [String]) -> String? {
    if takeLast("badge", of: &words) { return "" }
    guard words.count > 2, words[words.count - 2] == "badge",
      let mark = words.last, badges.contains(mark)
    else { return nil }
    words.removeLast(2)
    return mark
  }

  private static let badges: Set = ["plus", "minus", "checkmark", "xmark", "exclamationmark"]

  /// The size and position of a content in each kind of frame.
  private struct Frame {
    let name: String
    var scale: CGFloat = 0.5
    var center = CGPoint(x: 0.5, y: 0.5)
  }

  private static let frames: [String: Frame] = [
    "circle": Frame(name: "circle"), "square": Frame(name: "square"),
    "app": Frame(name: "square"),
    "rectangle": Frame(name: "rectangle", scale: 0.42, center: CGPoint(x: 0.5, y: 0.375)),
    "triangle": Frame(name: "triangle", scale: 0.42, center: CGPoint(x: 0.5, y: 0.6)),
    "octagon": Frame(name: "octagon", scale: 0.44), "hexagon": Frame(name: "hexagon", scale: 0.44),
    "diamond": Frame(name: "diamond", scale: 0.38), "shield": Frame(name: "shield", scale: 0.42),
    "seal": Frame(name: "seal", scale: 0.42),
    "bubble": Frame(name: "bubble.left", scale: 0.36, center: CGPoint(x: 0.5, y: 0.42)),
  ]

  // MARK: Layers

  private static func layers(_ content: SymbolContent, isFilled: Bool) -> [Layer] {
    let outline = UIBezierPath(symbol: content.outline)
    outline.usesEvenOddFillRule = true
    return [
      Layer(path: outline, fills: isFilled),
      Layer(path: UIBezierPath(symbol: content.spots), fills: true, erases: isFilled),
      Layer(path: UIBezierPath(symbol: content.marks), erases: isFilled),
      Layer(path: UIBezierPath(symbol: content.dots), fills: true),
      Layer(path: UIBezierPath(symbol: content.lines)),
      Layer(path: written(content), pen: 0, fills: true),
    ]
  }

  /// In a frame a content is filled; in a filled frame it is cut out.
  private static func layers(
    _ content: SymbolContent, in outline: String, _ frame: Frame, isFilled: Bool
  ) -> [Layer] {
    var inner = layers(content, isFilled: !content.outline.isEmpty)
    for index in inner.indices {
      inner[index].path.apply(CGAffineTransform(scaleX: frame.scale, y: frame.scale))
      inner[index].path.apply(
        CGAffineTransform(
          translationX: frame.center.x - content.size.width * frame.scale / 2,
          y: frame.center.y - content.size.height * frame.scale / 2))
      inner[index].tone = inner[index].erases ? 1 : 0
      inner[index].pen *= inner[index].fills || inner[index].erases ? 0.4 : 1
      if isFilled { inner[index].erases.toggle() }
    }
    return [Layer(path: UIBezierPath(symbol: outline), fills: isFilled, tone: 1)] + inner
  }

  /// A text's outline in the middle of the box.
  private static func written(_ content: SymbolContent) -> UIBezierPath {
    guard !content.text.isEmpty else { return UIBezierPath() }
    let path = GlyphPath.of(content.text, UIFont.systemFont(ofSize: 1.15, weight: .medium))
    let room = content.size.width / max(path.bounds.width, content.size.width)
    path.apply(CGAffineTransform(scaleX: room, y: room))
    let bounds = path.bounds
    path.apply(
      CGAffineTransform(
        translationX: content.size.width / 2 - bounds.midX,
        y: content.size.height / 2 - bounds.midY))
    return path
  }

  /// A line from corner to corner, with a gap around it.
  private mutating func strikeOut() {
    let reach = CGSize(
      width: min(0.38, size.width / 2 - 0.04), height: min(0.4, size.height / 2 - 0.04))
    let line = UIBezierPath()
    line.move(to: CGPoint(x: size.width / 2 - reach.width, y: size.height / 2 - reach.height))
    line.addLine(to: CGPoint(x: size.width / 2 + reach.width, y: size.height / 2 + reach.height))
    layers.append(Layer(path: line, pen: 2.6, erases: true))
    layers.append(Layer(path: line, pen: 1))
  }

  /// A spot at the lower right, or one with nothing in it at the upper right.
  private mutating func attach(_ mark: String) {
    let radius: CGFloat = mark.isEmpty ? 0.14 : 0.21
    let center = CGPoint(
      x: size.width - radius - 0.01, y: mark.isEmpty ? radius + 0.01 : size.height - radius - 0.01)
    func spot(_ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        ovalIn: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    }
    layers.append(Layer(path: spot(radius + 0.07), pen: 0, fills: true, erases: true))
    layers.append(Layer(path: spot(radius), pen: 0, fills: true))
    guard let content = SymbolContent.drawn(mark) else { return }
    for var layer in Self.layers(content, isFilled: false) {
      layer.path.apply(CGAffineTransform(scaleX: 0.22, y: 0.22))
      layer.path.apply(
        CGAffineTransform(
          translationX: center.x - content.size.width * 0.11,
          y: center.y - content.size.height * 0.11))
      layer.pen *= 0.7
      layer.erases = true
      layers.append(layer)
    }
  }

  // MARK: Drawing

  /// Draws it, `side` points to a unit, with a pen of `pen` of that. The second colour is that of
  /// frames; without it a frame's content is cut out of what is filled.
  func draw(side: CGFloat, pen: CGFloat, colors: [UIColor] = [.black]) {
    let context = UIGraphicsGetCurrentContext()
    for layer in layers where !layer.path.isEmpty {
      let path = UIBezierPath(cgPath: layer.path.cgPath)
      path.usesEvenOddFillRule = layer.path.usesEvenOddFillRule
      let tone = colors.count > 1 ? layer.tone : nil
      colors[tone ?? 0].set()
      context?.setBlendMode(layer.erases && tone == nil ? .clear : .normal)
      path.apply(CGAffineTransform(scaleX: side, y: side))
      path.lineWidth = layer.pen * pen * side
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      if layer.fills { path.fill() }
      if layer.pen > 0 { path.stroke() }
    }
    context?.setBlendMode(.normal)
  }
}
