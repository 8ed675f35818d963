// The path language of the generated table of symbols.

import CoreGraphics

extension UIBezierPath {
  /// A path in hundredths of a symbol's box: letters, each with its numbers.
  ///
  /// `M L H V C Q Z` as in SVG; `O` a circle by centre and radius, `E` an ellipse by centre and radii, `R` a
  /// rounded rectangle by origin, size and corner, `A` an arc by centre, radius and degrees
  /// clockwise from the right, `a` the same with a line to it.
  convenience init(symbol text: String) {
    self.init()
    var letter: Character = " "
    var numbers: [CGFloat] = []
    for word in text.split(separator: " ") {
      if let first = word.first, first.isLetter {
        draw(letter, numbers)
        (letter, numbers) = (first, [])
      }
      if let number = Double(word.drop { $0.isLetter }) { numbers.append(number / 100) }
    }
    draw(letter, numbers)
  }

  private func draw(_ letter: Character, _ n: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (letter, n.count) {
    case ("M", 2): move(to: point(0))
    case ("L", 2): addLine(to: point(0))
    case ("H", 1): addLine(to: CGPoint(x: n[0], y: currentPoint.y))
    case ("V", 1): addLine(to: CGPoint(x: currentPoint.x, y: n[0]))
    case ("Q", 4): addQuadCurve(to: point(2), controlPoint: point(0))
    case ("C", 6): addCurve(to: point(4), controlPoint1: point(0), controlPoint2: point(2))
    case ("Z", 0): close()
    case ("O", 3): addEllipse(point(0), CGSize(width: n[2], height: n[2]))
    case ("E", 4): addEllipse(point(0), CGSize(width: n[2], height: n[3]))
    case ("R", 5):
      let rect = CGRect(origin: point(0), size: CGSize(width: n[2], height: n[3]))
      append(UIBezierPath(roundedRect: rect, cornerRadius: n[4]))
    case ("A", 5): addArc(point(0), n[2], from: n[3] * 100, to: n[4] * 100, isNew: true)
    case ("a", 5): addArc(point(0), n[2], from: n[3] * 100, to: n[4] * 100, isNew: false)
    default: assert(letter == " ", "a symbol's path has \(letter) with \(n.count) numbers")
    }
  }

  private func addEllipse(_ center: CGPoint, _ radii: CGSize) {
    append(
      UIBezierPath(
        ovalIn: CGRect(
          x: center.x - radii.width, y: center.y - radii.height, width: 2 * radii.width,
          height: 2 * radii.height)))
  }

  private func addArc(
    _ center: CGPoint, _ radius: CGFloat, from: CGFloat, to: CGFloat, isNew: Bool
  ) {
    if isNew {
      let (sine, cosine) = sineAndCosine(degrees: from)
      move(to: CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine))
    }
    addArc(
      withCenter: center, radius: radius, startAngle: from * .pi / 180, endAngle: to * .pi / 180,
      clockwise: to > from)
  }
}
