// Presentation: the values of a layer at a time, with its animations applied.

extension CALayer {
  /// The values of the model layer, without animations.
  final var values: LayerValues {
    get { ownValues.values }
    _modify { yield &ownValues.values }
  }

  /// Samples the layer at its local time, in seconds: a pure function of the layer and the time.
  func sampled(at localTime: CFTimeInterval) -> LayerValues {
    var result = values
    animate(&result, at: localTime)
    return result
  }

  /// Samples the layer into a reference that holds until the next call.
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
      // An animation that is not committed yet stands at its beginning.
      let begin = entry.begin ?? localTime
      entry.animation.apply(to: &shown, at: localTime, begin: begin)
    }
  }

  /// The values that are on the screen now, by the current clock.
  func presentedValues() -> LayerValues {
    entries.isEmpty ? values : sampled(at: localTime(atRoot: CACurrentMediaTime()))
  }

  /// Returns a presentation copy that shows the values of now; nil where the class is not registered.
  func presentationCopy() -> CALayer? {
    if modelLayer != nil { return self }
    return presentationCopy(showing: presentedValues())
  }

  func presentationCopy(showing shown: LayerValues) -> CALayer? {
    // Values that a class sets while it copies do not animate.
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

extension CALayer {
  /// Returns the value from which a view's animation of a property begins: the one on the screen while the property
  /// moves. Before the first frame nothing is on the screen: it begins at the model's
  /// ([Apple](https://developer.apple.com/documentation/quartzcore/calayer/presentation())).
  package func firstValue(ofAnimation key: String) -> Any? {
    let isMoving = entries.contains { entry in
      entry.animation.animates { $0 == key } && (entry.begin != nil || flags.contains(.shown))
    }
    return (isMoving ? presentation()?.value(forKey: key) : nil) ?? value(forKey: key)
  }

  /// Sets each property that animates from a value to that value; an additive animation's is added.
  package func restoreStartsOfAnimations() {
    for entry in entries {
      guard let animation = entry.animation as? CABasicAnimation, animation.fromValue != nil,
        let keyPath = animation.keyPath,
        let path = LayerKeyPath(keyPath, example: animation.fromValue),
        let model = path.value(in: values)
      else { continue }
      let start = animation.ends(over: model, path.kind).start
      setValue((animation.isAdditive ? model.adding(start) : start).boxed, forKeyPath: keyPath)
    }
  }
}

// A presentation copy is in no tree itself: it stands among copies of its model's superlayer, mask
// and sublayers.
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

  /// The superlayer of a layer, for a mask the masked layer; of a presentation copy, a copy of its
  /// model's.
  var shownSuperlayer: CALayer? {
    if let modelLayer { return modelLayer.superlayer?.presentation() }
    return parent
  }
}

extension CALayer {
  /// The matrix to the space of a layer around it, as what lies between is on the screen now.
  package func presentedMatrix(to other: CALayer) -> CGAffineTransform {
    sequence(first: self, next: \.parent).prefix { $0 !== other }.reduce(.identity) {
      matrix, layer in
      let around = layer.parent.flatMap { SublayerGeometry($0.presentedShared) }
      return matrix.concatenating(layer.presentedShared.matrix(in: around) ?? .identity)
    }
  }

  /// The bounds on the screen now.
  package var presentedBounds: CGRect { presentedShared.values.bounds }

  private var presentedShared: SharedValues {
    entries.isEmpty ? ownValues : SharedValues(presentedValues())
  }
}
