// The instances of a replicator layer.

extension ReplicatorValues {
  /// The most instances that are drawn, whatever is asked for.
  static let mostInstances = 10_000

  /// Returns the sublayers' items once for each instance, the first at the bottom. `items` returns
  /// the items of so many seconds ago.
  func items(
    in layer: LayerValues, _ items: (CFTimeInterval) -> DisplayList
  ) -> DisplayList {
    var result = DisplayList()
    var matrix = CATransform3DIdentity
    for index in 0..<min(max(instanceCount, 0), Self.mostInstances) {
      let list = items(Double(index) * instanceDelay)
      if let place = place(matrix, in: layer), !list.isEmpty {
        let item = DisplayItem(.list(list), transform: place)
        let tint = tint(index)
        result.append(tint == .white ? item : item.tinted(tint))
      }
      matrix = CATransform3DConcat(instanceTransform, matrix)
    }
    return result
  }

  /// The instance's matrix about the layer's anchor point.
  private func place(_ matrix: CATransform3D, in layer: LayerValues) -> CGAffineTransform? {
    if matrix == CATransform3DIdentity { return .identity }
    let bounds = layer.bounds
    let anchor = CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width,
      y: bounds.minY + layer.anchorPoint.y * bounds.height)
    let there = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    let whole = CATransform3DConcat(CATransform3DConcat(there, matrix), back)
    return whole.affine(near: CGPoint(x: bounds.midX, y: bounds.midY))
      .flatMap { $0.determinant == 0 ? nil : $0 }
  }

  private func tint(_ index: Int) -> RGBA {
    let first = instanceColor?.rgba ?? .white
    func channel(_ value: Double, _ offset: Float) -> Double {
      min(max(value + Double(offset) * Double(index), 0), 1)
    }
    return RGBA(
      channel(first.red, instanceRedOffset), channel(first.green, instanceGreenOffset),
      channel(first.blue, instanceBlueOffset), channel(first.alpha, instanceAlphaOffset))
  }
}
