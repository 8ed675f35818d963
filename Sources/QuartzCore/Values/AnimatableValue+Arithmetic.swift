// Interpolation and addition of values, with + − × ÷ alone.

extension AnimatableValue {
  /// The value at `progress` between two of the same kind; progress outside 0 … 1 goes on beyond
  /// them. Values that cannot be mixed (paths of other elements, contents) jump to `end` at the end.
  static func mix(
    _ start: AnimatableValue, _ end: AnimatableValue, at progress: Double
  ) -> AnimatableValue {
    if progress == 0 { return start }
    if progress == 1 { return end }
    switch (start, end) {
    case (.number(let one), .number(let two)):
      return .number(NumberLine(from: one, to: two).value(at: progress))
    case (.color(let one), .color(let two)): return .color(mix(one, two, at: progress))
    case (.colors(let one), .colors(let two)) where one.count == two.count:
      return .colors(zip(one, two).map { mix($0, $1, at: progress) })
    case (.transform(let one), .transform(let two)):
      return .transform(one.mixed(with: two, at: progress))
    case (.path(let one), .path(let two)):
      return one.mixed(with: two, progress).map(AnimatableValue.path)
        ?? (progress < 1 ? start : end)
    default:
      return start.zipped(end) { $0 + ($1 - $0) * progress } ?? (progress < 1 ? start : end)
    }
  }

  /// The sum, or with `sign` −1 the difference; `self` where the kinds do not add.
  func adding(_ other: AnimatableValue, sign: Double = 1) -> AnimatableValue {
    switch (self, other) {
    case (.color(let one), .color(let two)):
      return .color(
        RGBA(
          one.red + sign * two.red, one.green + sign * two.green, one.blue + sign * two.blue,
          one.alpha + sign * two.alpha))
    case (.transform(let one), .transform(let two)):
      // Transforms add by applying one after the other.
      return .transform(
        CATransform3DConcat(one, sign < 0 ? CATransform3DInvert(two) : two))
    default:
      return zipped(other) { $0 + sign * $1 } ?? self
    }
  }

  /// The same kind with `body` applied to each pair of numbers; nil where the kinds differ.
  private func zipped(
    _ other: AnimatableValue, _ body: (Double, Double) -> Double
  ) -> AnimatableValue? {
    switch (self, other) {
    // The usual ones without a list of their numbers.
    case (.number(let one), .number(let two)): return .number(body(one, two))
    case (.point(let one), .point(let two)):
      return .point(CGPoint(x: body(one.x, two.x), y: body(one.y, two.y)))
    case (.rect(let one), .rect(let two)):
      return .rect(
        CGRect(
          x: body(one.origin.x, two.origin.x), y: body(one.origin.y, two.origin.y),
          width: body(one.size.width, two.size.width),
          height: body(one.size.height, two.size.height)))
    default: break
    }
    guard let one = components, let two = other.components, one.count == two.count else {
      return nil
    }
    return replacing(zip(one, two).map(body))
  }

  /// The numbers of a value that is nothing but numbers; nil for the rest.
  var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y].map(Double.init)
    case .size(let size): [size.width, size.height].map(Double.init)
    case .rect(let rect):
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
    case .transform(let transform): transform.rows.map(Double.init)
    case .numbers(let numbers): numbers
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .colors, .path, .other: nil
    }
  }

  /// One of the `components`; nil where there is none of that index.
  func number(at index: Int) -> Double? {
    switch (self, index) {
    case (.point(let point), 0): Double(point.x)
    case (.point(let point), 1): Double(point.y)
    case (.size(let size), 0): Double(size.width)
    case (.size(let size), 1): Double(size.height)
    case (.rect(let rect), 0): Double(rect.origin.x)
    case (.rect(let rect), 1): Double(rect.origin.y)
    case (.rect(let rect), 2): Double(rect.size.width)
    case (.rect(let rect), 3): Double(rect.size.height)
    default: nil
    }
  }

  /// The value with another number at `index` of its `components`.
  func replacing(_ number: Double, at index: Int) -> AnimatableValue {
    let number = CGFloat(number)
    switch (self, index) {
    case (.point(let point), 0): return .point(CGPoint(x: number, y: point.y))
    case (.point(let point), 1): return .point(CGPoint(x: point.x, y: number))
    case (.size(let size), 0): return .size(CGSize(width: number, height: size.height))
    case (.size(let size), 1): return .size(CGSize(width: size.width, height: number))
    case (.rect(var rect), 0...1):
      if index == 0 { rect.origin.x = number } else { rect.origin.y = number }
      return .rect(rect)
    case (.rect(var rect), 2...3):
      if index == 2 { rect.size.width = number } else { rect.size.height = number }
      return .rect(rect)
    default: return self
    }
  }

  /// A value of the same kind made of `numbers`.
  func replacing(_ numbers: [Double]) -> AnimatableValue? {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect: .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform: .transform(CATransform3D(rows: numbers.map { CGFloat($0) }))
    case .numbers: .numbers(numbers)
    case .color: .color(RGBA(numbers[0], numbers[1], numbers[2], numbers[3]))
    case .colors, .path, .other: nil
    }
  }

  /// Mixed premultiplied, so that a colour that fades to clear keeps its hue.
  private static func mix(_ one: RGBA, _ two: RGBA, at progress: Double) -> RGBA {
    func line(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    let alpha = min(max(line(one.alpha, two.alpha), 0), 1)
    guard alpha > 0 else { return RGBA(two.red, two.green, two.blue, 0) }
    if one.alpha == two.alpha {
      return RGBA(
        line(one.red, two.red), line(one.green, two.green), line(one.blue, two.blue), alpha)
    }
    func channel(_ a: Double, _ b: Double) -> Double {
      line(a * one.alpha, b * two.alpha) / alpha
    }
    return RGBA(
      channel(one.red, two.red), channel(one.green, two.green), channel(one.blue, two.blue), alpha)
  }
}
