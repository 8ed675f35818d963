// The canvas on which a document's scenes lie.

internal import CoreGraphics
internal import UIKit

/// Scenes where the document places them, under their titles, with arrows for segues.
final class DocumentCanvas: UIView {
  /// Points around all scenes.
  private static let margin: CGFloat = 64
  /// Points between a title and its scene.
  private static let gap: CGFloat = 8
  /// Points between scenes that the document does not place.
  private static let spacing: CGFloat = 80
  /// The longest side, in points; larger canvases are drawn smaller.
  private static let longestSide: CGFloat = 8000

  init(_ document: DesignedDocument, _ scenes: [UIView], screen: CGSize) {
    let places = Self.places(document, scenes, screen: screen)
    let frames = zip(places, scenes).map { CGRect(origin: $0, size: $1.frame.size) }
    let all = frames.reduce(CGRect.null) { $0.union($1) }
      .insetBy(dx: -Self.margin, dy: -Self.margin)
    let factor = min(1, Self.longestSide / max(all.width, all.height, 1))
    super.init(
      frame: CGRect(x: 0, y: 0, width: all.width * factor, height: all.height * factor))
    backgroundColor = UIColor(white: 0.96, alpha: 1)
    let paper = UIView(frame: CGRect(origin: .zero, size: all.size))
    let moved = frames.map { $0.offsetBy(dx: -all.minX, dy: -all.minY) }
    for (index, scene) in scenes.enumerated() {
      place(scene, at: moved[index], document.scenes[index].caption, on: paper)
    }
    paper.addSubview(DocumentArrows(document, moved, size: all.size))
    paper.transform = CGAffineTransform(scaleX: factor, y: factor)
    paper.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(paper)
  }

  required init?(coder: NSCoder) { nil }

  private func place(_ scene: UIView, at frame: CGRect, _ title: String, on paper: UIView) {
    let shade = UIView(frame: frame)
    shade.backgroundColor = .white
    shade.layer.shadowOpacity = 0.18
    shade.layer.shadowRadius = 6
    shade.layer.shadowOffset = CGSize(width: 0, height: 2)
    paper.addSubview(shade)
    let caption = Sheet.caption(title)
    caption.lineBreakMode = .byTruncatingTail
    caption.frame = CGRect(
      x: frame.minX, y: frame.minY - Self.gap - caption.frame.height,
      width: min(caption.frame.width, max(frame.width, 120)), height: caption.frame.height)
    paper.addSubview(caption)
    scene.frame = frame
    paper.addSubview(scene)
  }

  /// The top left corners of the scenes: the document's places. Others stand in a row below those.
  private static func places(
    _ document: DesignedDocument, _ scenes: [UIView], screen: CGSize
  ) -> [CGPoint] {
    let square = DesignedDocument.canvasSquare
    let unit =
      document.device == nil
      ? CGSize(width: 1, height: 1)
      : CGSize(width: screen.width / square, height: screen.height / square)
    let known = document.scenes.map { scene in
      scene.place.map { CGPoint(x: $0.x * unit.width, y: $0.y * unit.height) }
    }
    let rowTop = zip(known, scenes).compactMap { place, scene in
      place.map { $0.y + scene.frame.height }
    }.max().map { $0 + spacing }
    var x = known.compactMap { $0?.x }.min() ?? 0
    return zip(known, scenes).map { place, scene in
      if let place { return place }
      defer { x += scene.frame.width + spacing }
      return CGPoint(x: x, y: rowTop ?? 0)
    }
  }
}

/// The arrows from scene to scene, and the one that points at the initial scene.
private final class DocumentArrows: UIView {
  private let lines: [(from: CGPoint, to: CGPoint)]

  init(_ document: DesignedDocument, _ frames: [CGRect], size: CGSize) {
    var lines = document.arrows.filter { $0.source != $0.destination && $0.kind != "unwind" }
      .map { Self.line(from: frames[$0.source], to: frames[$0.destination]) }
    if let initial = document.initialScene {
      let end = CGPoint(x: frames[initial].minX - 6, y: frames[initial].midY)
      lines.append((CGPoint(x: end.x - 44, y: end.y), end))
    }
    self.lines = lines
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Between the middles of the two edges that are nearest to each other.
  private static func line(from one: CGRect, to other: CGRect) -> (from: CGPoint, to: CGPoint) {
    let pairs = one.edgeMiddles.flatMap { from in other.edgeMiddles.map { (from: from, to: $0) } }
    return pairs.min { $0.from.distance(to: $0.to) < $1.from.distance(to: $1.to) }
      ?? (one.origin, other.origin)
  }

  override func draw(_ rect: CGRect) {
    UIColor(white: 0.55, alpha: 1).set()
    for line in lines {
      let length = max(line.from.distance(to: line.to), 1)
      let way = CGPoint(
        x: (line.to.x - line.from.x) / length, y: (line.to.y - line.from.y) / length)
      let path = UIBezierPath()
      path.lineWidth = 2
      path.move(to: line.from)
      path.addLine(to: CGPoint(x: line.to.x - way.x * 8, y: line.to.y - way.y * 8))
      path.stroke()
      head(at: line.to, way).fill()
    }
  }

  /// The head of an arrow that ends at a point, in a direction of length 1.
  private func head(at end: CGPoint, _ way: CGPoint) -> UIBezierPath {
    let (length, half): (CGFloat, CGFloat) = (12, 6)
    let base = CGPoint(x: end.x - way.x * length, y: end.y - way.y * length)
    let path = UIBezierPath()
    path.move(to: end)
    path.addLine(to: CGPoint(x: base.x - way.y * half, y: base.y + way.x * half))
    path.addLine(to: CGPoint(x: base.x + way.y * half, y: base.y - way.x * half))
    path.close()
    return path
  }
}

extension CGRect {
  fileprivate var edgeMiddles: [CGPoint] {
    [
      CGPoint(x: maxX, y: midY), CGPoint(x: minX, y: midY), CGPoint(x: midX, y: maxY),
      CGPoint(x: midX, y: minY),
    ]
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
