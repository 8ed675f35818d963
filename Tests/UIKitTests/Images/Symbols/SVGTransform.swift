// Reads SVG's transforms.

import CoreGraphics
import Foundation

extension CGAffineTransform {
  /// The attribute `transform`: a list of `translate`, `scale`, `rotate`, `skewX`, `skewY` and `matrix`, of
  /// which the last is applied first.
  init(svg text: String) throws(SVGReason) {
    self = .identity
    var scanner = SVGScanner(text)
    while !scanner.isAtEnd() {
      let name = scanner.name()
      guard scanner.take("(") else { throw SVGReason("transform '\(text)' lacks a (") }
      var numbers: [CGFloat] = []
      while !scanner.take(")") {
        if scanner.isAtEnd() { throw SVGReason("transform '\(text)' lacks a )") }
        numbers.append(try scanner.number())
      }
      guard let next = CGAffineTransform(svg: name, numbers) else {
        throw SVGReason("there is no transform \(name) of \(numbers.count) numbers")
      }
      self = next.concatenating(self)
    }
  }

  private init?(svg name: String, _ n: [CGFloat]) {
    switch (name, n.count) {
    case ("translate", 1): self.init(translationX: n[0], y: 0)
    case ("translate", 2): self.init(translationX: n[0], y: n[1])
    case ("scale", 1): self.init(scaleX: n[0], y: n[0])
    case ("scale", 2): self.init(scaleX: n[0], y: n[1])
    case ("rotate", 1): self.init(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      self = CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1): self.init(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self.init(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    default: return nil
    }
  }
}
