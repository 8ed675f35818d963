// The registry of layer classes: closures that make a layer, since initialisers are not `required`.

private import Synchronization

/// The closures that make and copy a layer of a class.
private struct LayerMaker: Sendable {
  let make: @Sendable () -> CALayer
  let copy: @Sendable (CALayer) -> CALayer
}

private let makers = Mutex<[ObjectIdentifier: LayerMaker]>([:])

extension CALayer {
  /// Registers the closures that make and copy layers of `type`: `layerClass` and presentation
  /// copies need them.
  ///
  /// In Swift a class value can be instantiated only through a `required` initialiser, and the
  /// sources of layers do not write that word. A class is registered once; again replaces it.
  /// Example: `CALayer.register(Dial.self, make: { Dial() }, copy: { Dial(layer: $0) })`.
  public static func register<Layer: CALayer>(
    _ type: Layer.Type, make: @escaping @Sendable () -> Layer,
    copy: @escaping @Sendable (CALayer) -> Layer
  ) {
    makers.withLock { $0[ObjectIdentifier(type)] = LayerMaker(make: make, copy: copy) }
  }

  /// A fresh layer of `type`, a class that this module has or that was registered.
  package static func make(_ type: AnyClass) throws(LayerClassError) -> CALayer {
    guard let maker = maker(of: type) else {
      throw LayerClassError(className: String(describing: type))
    }
    return maker.make()
  }

  /// A copy of this layer, of its own class.
  func copyForPresentation() throws(LayerClassError) -> CALayer {
    let type = type(of: self)
    guard let maker = Self.maker(of: type) else {
      throw LayerClassError(className: String(describing: type))
    }
    return maker.copy(self)
  }

  private static func maker(of type: AnyClass) -> LayerMaker? {
    let id = ObjectIdentifier(type)
    if let own = ownMakers[id] { return own }
    return makers.withLock { $0[id] }
  }

  private static let ownMakers: [ObjectIdentifier: LayerMaker] = [
    ObjectIdentifier(CALayer.self): LayerMaker(
      make: { CALayer() }, copy: { CALayer(layer: $0) }),
    ObjectIdentifier(CAGradientLayer.self): LayerMaker(
      make: { CAGradientLayer() }, copy: { CAGradientLayer(layer: $0) }),
    ObjectIdentifier(CAShapeLayer.self): LayerMaker(
      make: { CAShapeLayer() }, copy: { CAShapeLayer(layer: $0) }),
    ObjectIdentifier(CAReplicatorLayer.self): LayerMaker(
      make: { CAReplicatorLayer() }, copy: { CAReplicatorLayer(layer: $0) }),
    ObjectIdentifier(CAEmitterLayer.self): LayerMaker(
      make: { CAEmitterLayer() }, copy: { CAEmitterLayer(layer: $0) }),
    ObjectIdentifier(CATransformLayer.self): LayerMaker(
      make: { CATransformLayer() }, copy: { CATransformLayer(layer: $0) }),
    ObjectIdentifier(CAScrollLayer.self): LayerMaker(
      make: { CAScrollLayer() }, copy: { CAScrollLayer(layer: $0) }),
    ObjectIdentifier(CATiledLayer.self): LayerMaker(
      make: { CATiledLayer() }, copy: { CATiledLayer(layer: $0) }),
  ]
}
