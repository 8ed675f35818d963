// What a layer shows at a time: its values with its animations applied.

extension CALayer {
  /// What the layer shows without animations.
  final var values: LayerValues {
    get { ownValues.values }
    _modify { yield &ownValues.values }
  }

  /// What the layer shows at its local time: a pure function of the layer and the time.
  func sampled(at localTime: CFTimeInterval) -> LayerValues {
    var result = values
    animate(&result, at: localTime)
    return result
  }

  /// The same by reference, until it is asked for again.
  func shared(at localTime: CFTimeInterval) -> SharedValues {
    guard !entries.isEmpty else {
      cache.sampled = nil
      return ownValues
    }
    let sampled = cache.sampled ?? SharedValues(values)
    cache.sampled = sampled
    sampled.values = values
    animate(&sampled.values, at: localTime)
    return sampled
  }

  private func animate(_ shown: inout LayerValues, at localTime: CFTimeInterval) {
    for entry in entries {
      // What is not committed yet stands at its beginning.
      let begin = entry.begin ?? localTime
      entry.animation.apply(to: &shown, at: localTime, begin: begin)
    }
  }

  /// What the layer shows now, by the current clock.
  func presentedValues() -> LayerValues {
    entries.isEmpty ? values : sampled(at: localTime(atRoot: CACurrentMediaTime()))
  }

  /// A copy of the layer's class that shows what the layer shows now.
  func presentationCopy() -> CALayer? {
    if modelLayer != nil { return self }
    return presentationCopy(showing: presentedValues())
  }

  func presentationCopy(showing shown: LayerValues) -> CALayer? {
    // What a class sets while it copies is no change to animate.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    do {
      let copy = try copyForPresentation()
      copy.modelLayer = self
      copy.values = shown
      return copy
    } catch {
      logOnce("CALayer.presentation: \(error)")
      return nil
    }
  }

}

// A presentation copy is in no tree itself: it stands among copies of its model's superlayer, mask and sublayers.
extension CALayer {
  /// The sublayers of a layer; of a presentation copy, copies of its model's.
  var shownChildren: [CALayer] {
    guard let modelLayer else { return children }
    return modelLayer.children.compactMap { $0.presentationCopy() }
  }

  /// The mask of a layer; of a presentation copy, a copy of its model's.
  var shownMask: CALayer? {
    guard let modelLayer else { return maskLayer }
    return modelLayer.maskLayer?.presentation()
  }

  /// The superlayer of a layer, nil for a mask; of a presentation copy, a copy of its model's.
  var shownSuperlayer: CALayer? {
    if let modelLayer { return modelLayer.superlayer?.presentation() }
    return parent.flatMap { $0.maskLayer === self ? nil : $0 }
  }
}
