// Colours that change along a line or between circles.

/// A function of one number.
struct PDFFunction {
  /// Functions in each other, at most.
  private static let depth = 8

  private enum Kind {
    case samples([[Double]])
    case power(from: [Double], to: [Double], exponent: Double)
    case pieces([PDFFunction], bounds: [Double], encode: [Double])
    case parts([PDFFunction])
  }

  private let kind: Kind
  private let domain: [Double]

  /// nil where it is of a kind that is not known here, as programs are.
  init?(_ object: PDFObject?, _ file: PDFFile, level: Int = 0) {
    guard level < Self.depth else { return nil }
    let object = file.resolved(object)
    if let list = object?.array {
      domain = [0, 1]
      kind = .parts(list.compactMap { PDFFunction($0, file, level: level + 1) })
      return
    }
    guard let keys = object?.dictionary else { return nil }
    let domain = file.numbers(keys["Domain"])
    self.domain = domain.count >= 2 && domain[0] < domain[1] ? domain : [0, 1]
    switch file.resolved(keys["FunctionType"])?.integer {
    case 0:
      guard let samples = Self.samples(object, keys, file: file) else { return nil }
      kind = .samples(samples)
    case 2:
      let (from, to) = (file.numbers(keys["C0"]), file.numbers(keys["C1"]))
      kind = .power(
        from: from.isEmpty ? [0] : from, to: to.isEmpty ? [1] : to,
        exponent: file.resolved(keys["N"])?.number ?? 1)
    case 3:
      let pieces = (file.resolved(keys["Functions"])?.array ?? []).compactMap {
        PDFFunction($0, file, level: level + 1)
      }
      let (bounds, encode) = (file.numbers(keys["Bounds"]), file.numbers(keys["Encode"]))
      guard !pieces.isEmpty, bounds.count == pieces.count - 1, encode.count == 2 * pieces.count
      else { return nil }
      kind = .pieces(pieces, bounds: bounds, encode: encode)
    default: return nil
    }
  }

  /// The samples of a function of one input with 8 bits each; nil for others.
  private static func samples(
    _ object: PDFObject?, _ keys: [String: PDFObject], file: PDFFile
  ) -> [[Double]]? {
    let (size, range) = (file.numbers(keys["Size"]), file.numbers(keys["Range"]))
    guard size.count == 1, !range.isEmpty, file.resolved(keys["BitsPerSample"])?.integer == 8,
      let bytes = file.decoded(object)
    else { return nil }
    let count = range.count / 2
    let samples = stride(from: 0, through: bytes.count - count, by: count).prefix(Int(size[0]))
    return samples.map { start in
      (0..<count).map { place in
        let (low, high) = (range[2 * place], range[2 * place + 1])
        return low + Double(bytes[start + place]) / 255 * (high - low)
      }
    }
  }

  /// The numbers at an input, which is clamped.
  func callAsFunction(_ input: Double) -> [Double] {
    let x = min(max(input, domain[0]), domain[1])
    switch kind {
    case .parts(let parts): return parts.flatMap { $0(x) }
    case .power(let from, let to, let exponent):
      let share = exponent == 1 ? x : power(x, exponent)
      return zip(from, to).map { $0 + share * ($1 - $0) }
    case .samples(let samples):
      guard let last = samples.indices.last else { return [] }
      let place = (x - domain[0]) / (domain[1] - domain[0]) * Double(last)
      let index = min(Int(place), max(0, last - 1))
      let share = place - Double(index)
      return zip(samples[index], samples[min(last, index + 1)]).map { $0 + share * ($1 - $0) }
    case .pieces(let pieces, let bounds, let encode):
      let index = bounds.firstIndex { x < $0 } ?? pieces.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == bounds.count ? domain[1] : bounds[index]
      let share = high > low ? (x - low) / (high - low) : 0
      return pieces[index](encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index]))
    }
  }

  /// A power whose exponent is a whole number, so that pixels do not depend on the machine's library; others
  /// are rounded to one.
  private func power(_ x: Double, _ exponent: Double) -> Double {
    (0..<Int(min(max(1, exponent.rounded()), 16))).reduce(1) { result, _ in result * x }
  }
}

extension PDFPainter {
  /// Places at which a shading's colours are asked for.
  private static let stops = 64

  /// Fills what is not clipped away.
  func shade(_ object: PDFObject?) {
    guard let keys = object?.dictionary, let function = PDFFunction(keys["Function"], file) else {
      return logOnce("documents: a shading of an unknown kind is left out")
    }
    let space = space(keys["ColorSpace"])
    let domain = file.numbers(keys["Domain"])
    let (start, end) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    let places = (0...Self.stops).map { Double($0) / Double(Self.stops) }
    let colors = places.map { place in
      let color = space.color(function(start + place * (end - start)).map { CGFloat($0) }) ?? .clear
      return CGColor(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha) * state.fillAlpha)
    }
    guard
      // SAFETY: there are as many locations as colours, and both arrays live through the call.
      let gradient = unsafe CGGradient(
        colorsSpace: nil, colors: colors, locations: places.map { CGFloat($0) })
    else { return }
    draw(gradient, keys)
  }

  private func draw(_ gradient: CGGradient, _ keys: [String: PDFObject]) {
    let places = file.numbers(keys["Coords"]).map { CGFloat($0) }
    var options: CGGradientDrawingOptions = []
    if case .array(let extend) = file.resolved(keys["Extend"]), extend.count == 2 {
      if case .boolean(true) = extend[0] { options.insert(.drawsBeforeStartLocation) }
      if case .boolean(true) = extend[1] { options.insert(.drawsAfterEndLocation) }
    }
    switch (file.resolved(keys["ShadingType"])?.integer, places.count) {
    case (2, 4):
      context.drawLinearGradient(
        gradient, start: CGPoint(x: places[0], y: places[1]),
        end: CGPoint(x: places[2], y: places[3]), options: options)
    case (3, 6):
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: places[0], y: places[1]), startRadius: places[2],
        endCenter: CGPoint(x: places[3], y: places[4]), endRadius: places[5], options: options)
    default: logOnce("documents: a shading of an unknown kind is left out")
    }
  }

  /// Fills the path with a pattern's shading, whose space is that of the page.
  func fill(_ rule: CGPathFillRule, with pattern: PDFObject) {
    context.saveGState()
    context.addPath(path)
    context.clip(using: rule)
    let own = CGAffineTransform(file.numbers(pattern.dictionary?["Matrix"]))
    context.concatenate(own.concatenating(base).concatenating(context.ctm.inverted()))
    shade(file.resolved(pattern.dictionary?["Shading"]))
    context.restoreGState()
  }
}
