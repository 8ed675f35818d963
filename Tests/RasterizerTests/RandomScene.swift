// Random display lists with everything that a list can hold.

import CoreGraphics
import Rasterizer
import TestSupport

/// Makes scenes about `size` pixels wide and high.
struct RandomScene {
  var generator: SeededGenerator
  let size: Double
  let font = CGFont(postScriptName: "Fake", source: FakeGlyphSource())

  init(_ generator: SeededGenerator, size: Double = 40) {
    self.generator = generator
    self.size = size
  }

  mutating func list(items: Int, depth: Int = 2) -> DisplayList {
    DisplayList((0..<items).map { _ in item(depth: depth) })
  }

  mutating func item(depth: Int) -> DisplayItem {
    var item = DisplayItem(content(depth: depth), transform: transform())
    for _ in 0..<max(0, generator.integer(-2...2)) {
      item.clips.append(ClipShape(shape(), transform()))
    }
    if generator.integer(0...7) == 0 {
      item.blendMode = BlendMode(rawValue: Int32(generator.integer(0...33))) ?? .normal
    }
    return item
  }

  private mutating func content(depth: Int) -> DisplayItem.Content {
    switch generator.integer(0...(depth > 0 ? 11 : 7)) {
    case 0...4: return .fill(shape(), paint())
    case 5: return .glyphs(glyphs(), paint())
    case 6:
      let place = generator.point(0...size)
      return .image(
        image(),
        CGRect(
          x: place.x, y: place.y, width: generator.number(3...20),
          height: generator.number(3...20)),
        sampling: generator.integer(0...1) == 0 ? .nearest : .linear, alpha: generator.number(0...1)
      )
    case 7: return .shadow(shadow(.shape(shape())))
    case 8: return .shadow(shadow(.list(list(items: 2, depth: depth - 1))))
    case 9: return .list(list(items: 2, depth: depth - 1))
    default: return .group(group(depth: depth))
    }
  }

  private mutating func group(depth: Int) -> DisplayGroup {
    let opacity = generator.integer(0...1) == 0 ? 1 : generator.number(0...1)
    let mask: DisplayList? =
      switch generator.integer(0...2) {
      case 0: list(items: 2, depth: depth - 1)
      case 1: DisplayList([DisplayItem(.fill(shape(), .color(.white)))])
      default: nil
      }
    return DisplayGroup(
      list(items: generator.integer(1...2), depth: depth - 1), opacity: opacity, mask: mask)
  }

  private mutating func shadow(_ caster: Shadow.Caster) -> Shadow {
    Shadow(
      caster: caster, color: generator.color(),
      offset: CGSize(width: generator.number(-5...5), height: generator.number(-5...5)),
      radius: generator.number(0...6))
  }

  mutating func transform() -> CGAffineTransform {
    switch generator.integer(0...3) {
    case 0: return .identity
    case 1:
      return CGAffineTransform(
        translationX: generator.number(-5...5), y: generator.number(-5...5))
    case 2: return CGAffineTransform(scaleX: generator.number(0.5...1.5), y: 1)
    default:
      return CGAffineTransform(translationX: size / 2, y: size / 2)
        .rotated(by: generator.number(-3...3)).translatedBy(x: -size / 2, y: -size / 2)
    }
  }

  mutating func rect() -> CGRect {
    let origin = generator.point(-5...size)
    let isWhole = generator.integer(0...1) == 0
    let rect = CGRect(
      x: origin.x, y: origin.y, width: generator.number(0...size),
      height: generator.number(0...size))
    return isWhole ? rect.integral : rect
  }

  mutating func shape() -> Shape {
    switch generator.integer(0...4) {
    case 0: return .rect(rect())
    case 1:
      let corners = RectCorners(rawValue: UInt(generator.integer(0...15)))
      return .roundedRect(rect(), radius: generator.number(0...12), corners: corners)
    case 2:
      var style = StrokeStyle(width: generator.number(0.3...6))
      style.cap = .round
      style.trimEnd = generator.number(0.5...1)
      return .stroke(path(elements: 3), style)
    default: return .path(path(elements: 5), generator.integer(0...1) == 0 ? .winding : .evenOdd)
    }
  }

  mutating func path(elements: Int) -> PathData {
    var path = PathData()
    let range = -10...size + 10
    path.move(to: generator.point(range))
    for _ in 0..<elements {
      switch generator.integer(0...4) {
      case 0: path.quad(to: generator.point(range), control: generator.point(range))
      case 1:
        path.cubic(
          to: generator.point(range), control1: generator.point(range),
          control2: generator.point(range))
      case 2: path.close()
      default: path.line(to: generator.point(range))
      }
    }
    return path
  }

  mutating func paint() -> Paint {
    switch generator.integer(0...5) {
    case 0...2: return .color(generator.color())
    case 3: return .pattern(image(), transform: transform())
    default: return .gradient(gradient())
    }
  }

  mutating func gradient() -> GradientPaint {
    let kind: GradientPaint.Kind =
      switch generator.integer(0...3) {
      case 0:
        .radial(
          start: generator.point(0...size), startRadius: generator.number(0...10),
          end: generator.point(0...size), endRadius: generator.number(0...30))
      case 1: .conic(center: generator.point(0...size), angle: generator.number(0...6))
      default: .axial(start: generator.point(0...size), end: generator.point(0...size))
      }
    var location = 0.0
    let stops = (0..<generator.integer(1...5)).map { _ in
      if generator.integer(0...3) > 0 { location += generator.number(0...0.4) }
      return GradientPaint.Stop(location, generator.color())
    }
    var gradient = GradientPaint(kind: kind, stops: stops, transform: transform())
    gradient.extendsBeforeStart = generator.integer(0...3) > 0
    gradient.extendsAfterEnd = generator.integer(0...3) > 0
    return gradient
  }

  mutating func image() -> CGImage {
    let buffer = PixelBuffer(width: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 {
        let alpha = UInt32(generator.integer(0...255))
        buffer[x, y] = alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
      }
    }
    return CGImage(buffer)
  }

  private mutating func glyphs() -> GlyphRun {
    GlyphRun(
      font: font, size: generator.number(4...12), glyphs: [1, 2, 0],
      positions: (0..<3).map { _ in generator.point(0...size) })
  }
}

/// A font of boxes: glyph n is a box n/2 em wide and 1 em high on the baseline; 0 is blank.
final class FakeGlyphSource: GlyphSource {
  func outline(of glyph: CGGlyph) -> PathData {
    guard glyph > 0 else { return PathData() }
    let width = Double(glyph) / 2
    return polygon([
      CGPoint(x: 0, y: -1), CGPoint(x: width, y: -1), CGPoint(x: width, y: 0),
      CGPoint(x: 0, y: 0),
    ])
  }

  func mask(of glyph: CGGlyph, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> GlyphMask? {
    guard glyph > 0 else { return nil }
    let width = Int(Double(glyph) / 2 * pixelsPerEm) + 2
    let height = Int(pixelsPerEm) + 2
    let placement = CGAffineTransform(
      a: pixelsPerEm, b: 0, c: 0, d: pixelsPerEm, tx: Double(phaseX) / 4,
      ty: Double(height - 1) + Double(phaseY) / 4)
    let rows = coverage(
      .path(outline(of: glyph), .winding), width: width, height: height, transform: placement)
    return GlyphMask(
      left: 0, top: 1 - height, width: width, height: height,
      coverage: rows.flatMap { $0.map { UInt8($0) } })
  }

  func bounds(of glyph: CGGlyph) -> CGRect {
    glyph > 0 ? CGRect(x: 0, y: -1, width: Double(glyph) / 2, height: 1) : .zero
  }
}
