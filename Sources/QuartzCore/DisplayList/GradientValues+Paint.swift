// A gradient layer's values as a paint.

extension LayerValues {
  /// The gradient in the unit square, stretched to the bounds; nil where there are no colours.
  var gradientPaint: Paint? {
    guard let gradient, let stops = gradient.stops, let last = stops.last else { return nil }
    guard stops.count > 1, let kind = gradient.kind else { return .color(last.color) }
    let stretch = CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    let paint = GradientPaint(
      kind: kind.unit, stops: stops, transform: kind.placement.concatenating(stretch))
    return Paint.gradient(paint)
  }
}

extension GradientValues {
  /// Colours with where they lie; nil for none. Missing locations run on evenly to 1, extra ones
  /// are ignored, ones that go back are moved up to the one before.
  var stops: [GradientPaint.Stop]? {
    guard let colors, !colors.isEmpty else { return nil }
    let places = Self.places(locations?.map(\.doubleValue) ?? [], count: colors.count)
    return zip(places, colors).map { place, color in
      GradientPaint.Stop(place, (color as? CGColor)?.rgba ?? .clear)
    }
  }

  static func places(_ locations: [Double], count: Int) -> [Double] {
    guard count > 1 else { return [0] }
    guard !locations.isEmpty else { return (0..<count).map { Double($0) / Double(count - 1) } }
    var places = Array(locations.prefix(count))
    let known = places.count
    if let last = places.last, known < count {
      let missing = Double(count - known)
      for step in 1...(count - known) {
        // Exactly 1 at the end.
        let place = step == count - known ? 1 : last + (1 - last) * Double(step) / missing
        places.append(place)
      }
    }
    for index in places.indices.dropFirst() {
      places[index] = max(places[index], places[index - 1])
    }
    return places
  }

  /// The kind in a space of its own, with its place in the unit square; nil where start and end give
  /// no direction: then the last colour is everywhere.
  var kind: (unit: GradientPaint.Kind, placement: CGAffineTransform)? {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    switch type {
    case .radial:
      guard dx != 0, dy != 0 else { return nil }
      let placement = CGAffineTransform(
        a: abs(dx), b: 0, c: 0, d: abs(dy), tx: startPoint.x, ty: startPoint.y)
      return (.radial(start: .zero, startRadius: 0, end: .zero, endRadius: 1), placement)
    case .conic:
      guard dx != 0 || dy != 0 else { return nil }
      let angle = CGFloat(arcTangent(y: Double(dy), x: Double(dx)))
      return (.conic(center: startPoint, angle: angle), .identity)
    default:
      guard dx != 0 || dy != 0 else { return nil }
      return (.axial(start: startPoint, end: endPoint), .identity)
    }
  }
}
