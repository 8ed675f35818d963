// The declarations of all layer properties, and the table of them by key.

private import ObjCRuntime

// MARK: Geometry

extension AnyLayerProperty {
  static let anchorPoint = layer(
    "anchorPoint", value: \.anchorPoint, property: \.anchorPoint, as: .point, affectsDrawing: false)
  static let anchorPointZ = layer(
    "anchorPointZ", value: \.anchorPointZ, property: \.anchorPointZ, as: .number,
    affectsDrawing: false)
  static let bounds = layer(
    "bounds", value: \.bounds, property: \.bounds, as: .rect)
  static let position = layer(
    "position", value: \.position, property: \.position, as: .point, affectsDrawing: false)
  static let zPosition = layer(
    "zPosition", value: \.zPosition, property: \.zPosition, as: .number, affectsDrawing: false)
  static let transform = layer(
    "transform", value: \.transform, property: \.transform, as: .transform, affectsDrawing: false)
  static let sublayerTransform = layer(
    "sublayerTransform", value: \.sublayerTransform, property: \.sublayerTransform, as: .transform,
    affectsDrawing: false)
  static let isDoubleSided = layer(
    "doubleSided", value: \.isDoubleSided, property: \.isDoubleSided, as: .bool, isImplicit: false,
    affectsDrawing: false)
  static let isGeometryFlipped = layer(
    "geometryFlipped", value: \.isGeometryFlipped, property: \.isGeometryFlipped, as: .bool,
    isImplicit: false, affectsDrawing: false)
}

// MARK: Appearance

extension AnyLayerProperty {
  static let backgroundColor = layer(
    "backgroundColor", value: \.appearance.backgroundColor, property: \.backgroundColor, as: .color)
  static let borderColor = layer(
    "borderColor", value: \.appearance.borderColor, property: \.borderColor, as: .color)
  static let borderWidth = layer(
    "borderWidth", value: \.borderWidth, property: \.borderWidth, as: .number)
  static let cornerRadius = layer(
    "cornerRadius", value: \.cornerRadius, property: \.cornerRadius, as: .number)
  static let maskedCorners = layer(
    "maskedCorners", value: \.maskedCorners, property: \.maskedCorners, as: .options,
    isImplicit: false)
  static let cornerCurve = layer(
    "cornerCurve", value: \.appearance.cornerCurve, property: \.cornerCurve, as: .name,
    isImplicit: false)
  static let isHidden = layer(
    "hidden", value: \.isHidden, property: \.isHidden, as: .bool, isImplicit: false,
    affectsDrawing: false)
  static let masksToBounds = layer(
    "masksToBounds", value: \.masksToBounds, property: \.masksToBounds, as: .bool,
    isImplicit: false,
    affectsDrawing: false)
  static let opacity = layer(
    "opacity", value: \.opacity, property: \.opacity, as: .number, affectsDrawing: false)
  static let allowsGroupOpacity = layer(
    "allowsGroupOpacity", value: \.allowsGroupOpacity, property: \.allowsGroupOpacity, as: .bool,
    isImplicit: false, affectsDrawing: false)
}

// MARK: Shadow

extension AnyLayerProperty {
  static let shadowColor = layer(
    "shadowColor", value: \.appearance.shadowColor, property: \.shadowColor, as: .color,
    affectsDrawing: false)
  static let shadowOffset = layer(
    "shadowOffset", value: \.shadowOffset, property: \.shadowOffset, as: .size,
    affectsDrawing: false)
  static let shadowOpacity = layer(
    "shadowOpacity", value: \.shadowOpacity, property: \.shadowOpacity, as: .number,
    affectsDrawing: false)
  // Apple's page: animatable, but not by itself.
  static let shadowPath = layer(
    "shadowPath", value: \.appearance.shadowPath, property: \.shadowPath, as: .path,
    isImplicit: false,
    affectsDrawing: false)
  static let shadowRadius = layer(
    "shadowRadius", value: \.shadowRadius, property: \.shadowRadius, as: .number,
    affectsDrawing: false)
}

// MARK: Contents

extension AnyLayerProperty {
  static let contents = DeclaredLayerProperty(
    key: "contents", kind: .other, animatesImplicitly: false, affectsDrawing: true,
    get: { .other($0.appearance.contents.value) },
    set: { target, value in
      guard case .other(let any) = value else { return }
      target.appearance.contents = LayerContents(any)
    },
    assign: { layer, value in
      layer.contents = value
      return true
    })
  static let contentsCenter = layer(
    "contentsCenter", value: \.contentsCenter, property: \.contentsCenter, as: .rect)
  static let contentsRect = layer(
    "contentsRect", value: \.contentsRect, property: \.contentsRect, as: .rect)
  static let contentsScale = layer(
    "contentsScale", value: \.contentsScale, property: \.contentsScale, as: .number,
    isImplicit: false)
  static let contentsGravity = layer(
    "contentsGravity", value: \.appearance.contentsGravity, property: \.contentsGravity, as: .name,
    isImplicit: false)
  static let magnificationFilter = layer(
    "magnificationFilter", value: \.appearance.magnificationFilter, property: \.magnificationFilter,
    as: .name, isImplicit: false)
  static let minificationFilter = layer(
    "minificationFilter", value: \.appearance.minificationFilter, property: \.minificationFilter,
    as: .name, isImplicit: false)
}

// MARK: CAGradientLayer

extension AnyLayerProperty {
  static let colors = part(
    "colors", in: \.gradient, value: \.colors, property: \CAGradientLayer.colors, as: .colors)
  static let locations = part(
    "locations", in: \.gradient, value: \.locations, property: \CAGradientLayer.locations,
    as: .numbers)
  static let startPoint = part(
    "startPoint", in: \.gradient, value: \.startPoint, property: \CAGradientLayer.startPoint,
    as: .point)
  static let endPoint = part(
    "endPoint", in: \.gradient, value: \.endPoint, property: \CAGradientLayer.endPoint, as: .point)
  static let type = part(
    "type", in: \.gradient, value: \.type, property: \CAGradientLayer.type, as: .name,
    isImplicit: false)
}

// MARK: CAShapeLayer

extension AnyLayerProperty {
  // Apple's page: the path never animates by itself.
  static let path = part(
    "path", in: \.shape, value: \.path, property: \CAShapeLayer.path, as: .path, isImplicit: false)
  static let fillColor = part(
    "fillColor", in: \.shape, value: \.fillColor, property: \CAShapeLayer.fillColor, as: .color)
  static let fillRule = part(
    "fillRule", in: \.shape, value: \.fillRule, property: \CAShapeLayer.fillRule, as: .name,
    isImplicit: false)
  static let strokeColor = part(
    "strokeColor", in: \.shape, value: \.strokeColor, property: \CAShapeLayer.strokeColor,
    as: .color)
  static let strokeStart = part(
    "strokeStart", in: \.shape, value: \.strokeStart, property: \CAShapeLayer.strokeStart,
    as: .number)
  static let strokeEnd = part(
    "strokeEnd", in: \.shape, value: \.strokeEnd, property: \CAShapeLayer.strokeEnd, as: .number)
  static let lineWidth = part(
    "lineWidth", in: \.shape, value: \.lineWidth, property: \CAShapeLayer.lineWidth, as: .number)
  static let miterLimit = part(
    "miterLimit", in: \.shape, value: \.miterLimit, property: \CAShapeLayer.miterLimit, as: .number)
  static let lineCap = part(
    "lineCap", in: \.shape, value: \.lineCap, property: \CAShapeLayer.lineCap, as: .name,
    isImplicit: false)
  static let lineJoin = part(
    "lineJoin", in: \.shape, value: \.lineJoin, property: \CAShapeLayer.lineJoin, as: .name,
    isImplicit: false)
  static let lineDashPhase = part(
    "lineDashPhase", in: \.shape, value: \.lineDashPhase, property: \CAShapeLayer.lineDashPhase,
    as: .number)
  static let lineDashPattern = part(
    "lineDashPattern", in: \.shape, value: \.lineDashPattern,
    property: \CAShapeLayer.lineDashPattern,
    as: .numbers, isImplicit: false)
}

// MARK: CAReplicatorLayer

extension AnyLayerProperty {
  static let instanceCount = part(
    "instanceCount", in: \.replicator, value: \.instanceCount,
    property: \CAReplicatorLayer.instanceCount,
    as: .integer, isImplicit: false)
  static let instanceDelay = part(
    "instanceDelay", in: \.replicator, value: \.instanceDelay,
    property: \CAReplicatorLayer.instanceDelay,
    as: .seconds)
  static let instanceTransform = part(
    "instanceTransform", in: \.replicator, value: \.instanceTransform,
    property: \CAReplicatorLayer.instanceTransform, as: .transform)
  static let instanceColor = part(
    "instanceColor", in: \.replicator, value: \.instanceColor,
    property: \CAReplicatorLayer.instanceColor,
    as: .color)
  static let instanceRedOffset = part(
    "instanceRedOffset", in: \.replicator, value: \.instanceRedOffset,
    property: \CAReplicatorLayer.instanceRedOffset, as: .number)
  static let instanceGreenOffset = part(
    "instanceGreenOffset", in: \.replicator, value: \.instanceGreenOffset,
    property: \CAReplicatorLayer.instanceGreenOffset, as: .number)
  static let instanceBlueOffset = part(
    "instanceBlueOffset", in: \.replicator, value: \.instanceBlueOffset,
    property: \CAReplicatorLayer.instanceBlueOffset, as: .number)
  static let instanceAlphaOffset = part(
    "instanceAlphaOffset", in: \.replicator, value: \.instanceAlphaOffset,
    property: \CAReplicatorLayer.instanceAlphaOffset, as: .number)
}

// MARK: The table

extension AnyLayerProperty {
  /// Every property by its key.
  static let all = Dictionary(uniqueKeysWithValues: declared.map { ($0.key, $0) })

  /// The property that key-value coding finds under `key`: `isHidden` finds `hidden`.
  static func named(_ key: String) -> DeclaredLayerProperty? {
    all[key] ?? ObjCRuntime.alternativeKey(to: key).flatMap { all[$0] }
  }

  /// Every declaration above.
  private static let declared: [DeclaredLayerProperty] = [
    anchorPoint, anchorPointZ, bounds, position, zPosition, transform, sublayerTransform,
    isDoubleSided, isGeometryFlipped,
    backgroundColor, borderColor, borderWidth, cornerRadius, maskedCorners, cornerCurve, isHidden,
    masksToBounds, opacity, allowsGroupOpacity,
    shadowColor, shadowOffset, shadowOpacity, shadowPath, shadowRadius,
    contents, contentsCenter, contentsRect, contentsScale, contentsGravity, magnificationFilter,
    minificationFilter,
    colors, locations, startPoint, endPoint, type,
    path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap,
    lineJoin, lineDashPhase, lineDashPattern,
    instanceCount, instanceDelay, instanceTransform, instanceColor, instanceRedOffset,
    instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset,
  ]
}

extension CALayer {
  /// The keys of the properties whose changes start implicit animations.
  package static let implicitlyAnimatedKeys = Set(
    AnyLayerProperty.all.values.filter(\.animatesImplicitly).map(\.key))
}
