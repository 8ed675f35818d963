// The one table of a layer's properties, by the keys that Core Animation uses.

extension LayerProperty {
  /// Every property with a key. Keys of Apple's getters (`isHidden`) are not keys; `hidden` is.
  static let all: [String: LayerProperty] =
    geometry.merging(appearance) { one, _ in one }
    .merging(shadow) { one, _ in one }
    .merging(contents) { one, _ in one }
    .merging(gradient) { one, _ in one }
    .merging(shape) { one, _ in one }
    .merging(replicator) { one, _ in one }

  private static let geometry: [String: LayerProperty] = [
    "anchorPoint": .layer(.point, drawn: false, \.anchorPoint, \.anchorPoint, .point),
    "anchorPointZ": .layer(.number, drawn: false, \.anchorPointZ, \.anchorPointZ, .number),
    "bounds": .layer(.rect, \.bounds, \.bounds, .rect),
    "position": .layer(.point, drawn: false, \.position, \.position, .point),
    "zPosition": .layer(.number, drawn: false, \.zPosition, \.zPosition, .number),
    "transform": .layer(.transform, drawn: false, \.transform, \.transform, .transform),
    "sublayerTransform": .layer(
      .transform, drawn: false, \.sublayerTransform, \.sublayerTransform, .transform),
    "doubleSided": .layer(
      .bool, implicit: false, drawn: false, \.isDoubleSided, \.isDoubleSided, .bool),
    "geometryFlipped": .layer(
      .bool, implicit: false, drawn: false, \.isGeometryFlipped, \.isGeometryFlipped, .bool),
  ]

  private static let appearance: [String: LayerProperty] = [
    "backgroundColor": .layer(.color, \.backgroundColor, \.backgroundColor, .color),
    "borderColor": .layer(.color, \.borderColor, \.borderColor, .color),
    "borderWidth": .layer(.number, \.borderWidth, \.borderWidth, .number),
    "cornerRadius": .layer(.number, \.cornerRadius, \.cornerRadius, .number),
    "maskedCorners": .layer(
      .integer, implicit: false, \.maskedCorners, \.maskedCorners, .options),
    "hidden": .layer(.bool, implicit: false, drawn: false, \.isHidden, \.isHidden, .bool),
    "masksToBounds": .layer(
      .bool, implicit: false, drawn: false, \.masksToBounds, \.masksToBounds, .bool),
    "opacity": .layer(.number, drawn: false, \.opacity, \.opacity, .number),
    "allowsGroupOpacity": .layer(
      .bool, implicit: false, drawn: false, \.allowsGroupOpacity, \.allowsGroupOpacity, .bool),
  ]

  private static let shadow: [String: LayerProperty] = [
    "shadowColor": .layer(.color, drawn: false, \.shadowColor, \.shadowColor, .color),
    "shadowOffset": .layer(.size, drawn: false, \.shadowOffset, \.shadowOffset, .size),
    "shadowOpacity": .layer(.number, drawn: false, \.shadowOpacity, \.shadowOpacity, .number),
    // Apple's page: animatable, but not by itself.
    "shadowPath": .layer(.path, implicit: false, drawn: false, \.shadowPath, \.shadowPath, .path),
    "shadowRadius": .layer(.number, drawn: false, \.shadowRadius, \.shadowRadius, .number),
  ]

  private static let contents: [String: LayerProperty] = [
    "contents": LayerProperty(
      kind: .other, animatesImplicitly: false,
      get: { .other($0.contents.value) },
      set: { target, value in
        guard case .other(let any) = value else { return }
        target.contents = LayerContents(any)
      },
      assign: { layer, value in
        layer.contents = value
        return true
      }),
    "contentsCenter": .layer(.rect, \.contentsCenter, \.contentsCenter, .rect),
    "contentsRect": .layer(.rect, \.contentsRect, \.contentsRect, .rect),
    "contentsScale": .layer(.number, implicit: false, \.contentsScale, \.contentsScale, .number),
    "contentsGravity": .layer(
      .other, implicit: false, \.contentsGravity, \.contentsGravity, .name),
    "magnificationFilter": .layer(
      .other, implicit: false, \.magnificationFilter, \.magnificationFilter, .name),
    "minificationFilter": .layer(
      .other, implicit: false, \.minificationFilter, \.minificationFilter, .name),
  ]

  private static let gradient: [String: LayerProperty] = [
    "colors": .part(.colors, \.gradient, \.colors, \CAGradientLayer.colors, .colors),
    "locations": .part(.numbers, \.gradient, \.locations, \CAGradientLayer.locations, .numbers),
    "startPoint": .part(.point, \.gradient, \.startPoint, \CAGradientLayer.startPoint, .point),
    "endPoint": .part(.point, \.gradient, \.endPoint, \CAGradientLayer.endPoint, .point),
    "type": .part(.other, implicit: false, \.gradient, \.type, \CAGradientLayer.type, .name),
  ]

  private static let shape: [String: LayerProperty] = [
    // Apple's page: the path never animates by itself.
    "path": .part(.path, implicit: false, \.shape, \.path, \CAShapeLayer.path, .path),
    "fillColor": .part(.color, \.shape, \.fillColor, \CAShapeLayer.fillColor, .color),
    "fillRule": .part(.other, implicit: false, \.shape, \.fillRule, \CAShapeLayer.fillRule, .name),
    "strokeColor": .part(.color, \.shape, \.strokeColor, \CAShapeLayer.strokeColor, .color),
    "strokeStart": .part(.number, \.shape, \.strokeStart, \CAShapeLayer.strokeStart, .number),
    "strokeEnd": .part(.number, \.shape, \.strokeEnd, \CAShapeLayer.strokeEnd, .number),
    "lineWidth": .part(.number, \.shape, \.lineWidth, \CAShapeLayer.lineWidth, .number),
    "miterLimit": .part(.number, \.shape, \.miterLimit, \CAShapeLayer.miterLimit, .number),
    "lineCap": .part(.other, implicit: false, \.shape, \.lineCap, \CAShapeLayer.lineCap, .name),
    "lineJoin": .part(.other, implicit: false, \.shape, \.lineJoin, \CAShapeLayer.lineJoin, .name),
    "lineDashPhase": .part(
      .number, \.shape, \.lineDashPhase, \CAShapeLayer.lineDashPhase, .number),
    "lineDashPattern": .part(
      .numbers, implicit: false, \.shape, \.lineDashPattern, \CAShapeLayer.lineDashPattern,
      .numbers),
  ]

  private static let replicator: [String: LayerProperty] = [
    "instanceCount": .part(
      .integer, implicit: false, \.replicator, \.instanceCount,
      \CAReplicatorLayer.instanceCount, .integer),
    "instanceDelay": .part(
      .number, \.replicator, \.instanceDelay, \CAReplicatorLayer.instanceDelay, .seconds),
    "instanceTransform": .part(
      .transform, \.replicator, \.instanceTransform, \CAReplicatorLayer.instanceTransform,
      .transform),
    "instanceColor": .part(
      .color, \.replicator, \.instanceColor, \CAReplicatorLayer.instanceColor, .color),
    "instanceRedOffset": .part(
      .number, \.replicator, \.instanceRedOffset, \CAReplicatorLayer.instanceRedOffset, .number),
    "instanceGreenOffset": .part(
      .number, \.replicator, \.instanceGreenOffset, \CAReplicatorLayer.instanceGreenOffset,
      .number),
    "instanceBlueOffset": .part(
      .number, \.replicator, \.instanceBlueOffset, \CAReplicatorLayer.instanceBlueOffset, .number),
    "instanceAlphaOffset": .part(
      .number, \.replicator, \.instanceAlphaOffset, \CAReplicatorLayer.instanceAlphaOffset,
      .number),
  ]
}

extension LayerContents {
  /// What the property returns: a recorded drawing counts as a picture of its own.
  var value: Any? {
    switch self {
    case .none: nil
    case .image(let image): image
    case .recorded: nil
    case .unknown(let value): value
    }
  }
}
