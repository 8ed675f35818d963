// The declarations of all layer properties, and the table of them by key.

private import ObjCRuntime

// MARK: Geometry

extension AnyLayerProperty {
  static let anchorPoint = layer(
    "anchorPoint", get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 }, property: \.anchorPoint,
    as: .point, affectsDrawing: false)
  static let anchorPointZ = layer(
    "anchorPointZ", get: { $0.anchorPointZ }, set: { $0.anchorPointZ = $1 },
    property: \.anchorPointZ, as: .number,
    affectsDrawing: false)
  static let bounds = layer(
    "bounds", get: { $0.bounds }, set: { $0.bounds = $1 }, property: \.bounds, as: .rect)
  static let position = layer(
    "position", get: { $0.position }, set: { $0.position = $1 }, property: \.position, as: .point,
    affectsDrawing: false)
  static let zPosition = layer(
    "zPosition", get: { $0.zPosition }, set: { $0.zPosition = $1 }, property: \.zPosition,
    as: .number, affectsDrawing: false)
  static let transform = layer(
    "transform", get: { $0.transform }, set: { $0.transform = $1 }, property: \.transform,
    as: .transform, affectsDrawing: false)
  static let sublayerTransform = layer(
    "sublayerTransform", get: { $0.sublayerTransform }, set: { $0.sublayerTransform = $1 },
    property: \.sublayerTransform, as: .transform,
    affectsDrawing: false)
  static let isDoubleSided = layer(
    "doubleSided", get: { $0.isDoubleSided }, set: { $0.isDoubleSided = $1 },
    property: \.isDoubleSided, as: .bool, isImplicit: false,
    affectsDrawing: false)
  static let isGeometryFlipped = layer(
    "geometryFlipped", get: { $0.isGeometryFlipped }, set: { $0.isGeometryFlipped = $1 },
    property: \.isGeometryFlipped, as: .bool,
    isImplicit: false, affectsDrawing: false)
}

// MARK: Appearance

extension AnyLayerProperty {
  static let backgroundColor = layer(
    "backgroundColor", get: { $0.appearance.backgroundColor },
    set: { $0.appearance.backgroundColor = $1 }, property: \.backgroundColor, as: .color)
  static let borderColor = layer(
    "borderColor", get: { $0.appearance.borderColor }, set: { $0.appearance.borderColor = $1 },
    property: \.borderColor, as: .color)
  static let borderWidth = layer(
    "borderWidth", get: { $0.borderWidth }, set: { $0.borderWidth = $1 }, property: \.borderWidth,
    as: .number)
  static let cornerRadius = layer(
    "cornerRadius", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 },
    property: \.cornerRadius, as: .number)
  static let maskedCorners = layer(
    "maskedCorners", get: { $0.maskedCorners }, set: { $0.maskedCorners = $1 },
    property: \.maskedCorners, as: .options,
    isImplicit: false)
  static let cornerCurve = layer(
    "cornerCurve", get: { $0.appearance.cornerCurve }, set: { $0.appearance.cornerCurve = $1 },
    property: \.cornerCurve, as: .name,
    isImplicit: false)
  static let isHidden = layer(
    "hidden", get: { $0.isHidden }, set: { $0.isHidden = $1 }, property: \.isHidden, as: .bool,
    isImplicit: false,
    affectsDrawing: false)
  static let masksToBounds = layer(
    "masksToBounds", get: { $0.masksToBounds }, set: { $0.masksToBounds = $1 },
    property: \.masksToBounds, as: .bool,
    isImplicit: false,
    affectsDrawing: false)
  static let opacity = layer(
    "opacity", get: { $0.opacity }, set: { $0.opacity = $1 }, property: \.opacity, as: .number,
    affectsDrawing: false)
  static let allowsGroupOpacity = layer(
    "allowsGroupOpacity", get: { $0.allowsGroupOpacity }, set: { $0.allowsGroupOpacity = $1 },
    property: \.allowsGroupOpacity, as: .bool,
    isImplicit: false, affectsDrawing: false)
}

// MARK: Shadow

extension AnyLayerProperty {
  static let shadowColor = layer(
    "shadowColor", get: { $0.appearance.shadowColor }, set: { $0.appearance.shadowColor = $1 },
    property: \.shadowColor, as: .color,
    affectsDrawing: false)
  static let shadowOffset = layer(
    "shadowOffset", get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 },
    property: \.shadowOffset, as: .size,
    affectsDrawing: false)
  static let shadowOpacity = layer(
    "shadowOpacity", get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 },
    property: \.shadowOpacity, as: .number,
    affectsDrawing: false)
  // Apple's page: animatable, but not by itself.
  static let shadowPath = layer(
    "shadowPath", get: { $0.appearance.shadowPath }, set: { $0.appearance.shadowPath = $1 },
    property: \.shadowPath, as: .path,
    isImplicit: false,
    affectsDrawing: false)
  static let shadowRadius = layer(
    "shadowRadius", get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 },
    property: \.shadowRadius, as: .number,
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
    "contentsCenter", get: { $0.contentsCenter }, set: { $0.contentsCenter = $1 },
    property: \.contentsCenter, as: .rect)
  static let contentsRect = layer(
    "contentsRect", get: { $0.contentsRect }, set: { $0.contentsRect = $1 },
    property: \.contentsRect, as: .rect)
  static let contentsScale = layer(
    "contentsScale", get: { $0.contentsScale }, set: { $0.contentsScale = $1 },
    property: \.contentsScale, as: .number,
    isImplicit: false)
  static let contentsGravity = layer(
    "contentsGravity", get: { $0.appearance.contentsGravity },
    set: { $0.appearance.contentsGravity = $1 }, property: \.contentsGravity, as: .name,
    isImplicit: false)
  static let magnificationFilter = layer(
    "magnificationFilter", get: { $0.appearance.magnificationFilter },
    set: { $0.appearance.magnificationFilter = $1 }, property: \.magnificationFilter,
    as: .name, isImplicit: false)
  static let minificationFilter = layer(
    "minificationFilter", get: { $0.appearance.minificationFilter },
    set: { $0.appearance.minificationFilter = $1 }, property: \.minificationFilter,
    as: .name, isImplicit: false)
}

// MARK: CAGradientLayer

extension AnyLayerProperty {
  static let colors = part(
    "colors", in: .gradient, get: { $0.colors }, set: { $0.colors = $1 },
    property: \CAGradientLayer.colors, as: .colors)
  static let locations = part(
    "locations", in: .gradient, get: { $0.locations }, set: { $0.locations = $1 },
    property: \CAGradientLayer.locations,
    as: .numbers)
  static let startPoint = part(
    "startPoint", in: .gradient, get: { $0.startPoint }, set: { $0.startPoint = $1 },
    property: \CAGradientLayer.startPoint,
    as: .point)
  static let endPoint = part(
    "endPoint", in: .gradient, get: { $0.endPoint }, set: { $0.endPoint = $1 },
    property: \CAGradientLayer.endPoint, as: .point)
  static let type = part(
    "type", in: .gradient, get: { $0.type }, set: { $0.type = $1 }, property: \CAGradientLayer.type,
    as: .name,
    isImplicit: false)
}

// MARK: CAShapeLayer

extension AnyLayerProperty {
  // Apple's page: the path never animates by itself.
  static let path = part(
    "path", in: .shape, get: { $0.path }, set: { $0.path = $1 }, property: \CAShapeLayer.path,
    as: .path, isImplicit: false)
  static let fillColor = part(
    "fillColor", in: .shape, get: { $0.fillColor }, set: { $0.fillColor = $1 },
    property: \CAShapeLayer.fillColor, as: .color)
  static let fillRule = part(
    "fillRule", in: .shape, get: { $0.fillRule }, set: { $0.fillRule = $1 },
    property: \CAShapeLayer.fillRule, as: .name,
    isImplicit: false)
  static let strokeColor = part(
    "strokeColor", in: .shape, get: { $0.strokeColor }, set: { $0.strokeColor = $1 },
    property: \CAShapeLayer.strokeColor,
    as: .color)
  static let strokeStart = part(
    "strokeStart", in: .shape, get: { $0.strokeStart }, set: { $0.strokeStart = $1 },
    property: \CAShapeLayer.strokeStart,
    as: .number)
  static let strokeEnd = part(
    "strokeEnd", in: .shape, get: { $0.strokeEnd }, set: { $0.strokeEnd = $1 },
    property: \CAShapeLayer.strokeEnd, as: .number)
  static let lineWidth = part(
    "lineWidth", in: .shape, get: { $0.lineWidth }, set: { $0.lineWidth = $1 },
    property: \CAShapeLayer.lineWidth, as: .number)
  static let miterLimit = part(
    "miterLimit", in: .shape, get: { $0.miterLimit }, set: { $0.miterLimit = $1 },
    property: \CAShapeLayer.miterLimit, as: .number)
  static let lineCap = part(
    "lineCap", in: .shape, get: { $0.lineCap }, set: { $0.lineCap = $1 },
    property: \CAShapeLayer.lineCap, as: .name,
    isImplicit: false)
  static let lineJoin = part(
    "lineJoin", in: .shape, get: { $0.lineJoin }, set: { $0.lineJoin = $1 },
    property: \CAShapeLayer.lineJoin, as: .name,
    isImplicit: false)
  static let lineDashPhase = part(
    "lineDashPhase", in: .shape, get: { $0.lineDashPhase }, set: { $0.lineDashPhase = $1 },
    property: \CAShapeLayer.lineDashPhase,
    as: .number)
  static let lineDashPattern = part(
    "lineDashPattern", in: .shape, get: { $0.lineDashPattern }, set: { $0.lineDashPattern = $1 },
    property: \CAShapeLayer.lineDashPattern,
    as: .numbers, isImplicit: false)
}

// MARK: CAReplicatorLayer

extension AnyLayerProperty {
  static let instanceCount = part(
    "instanceCount", in: .replicator, get: { $0.instanceCount }, set: { $0.instanceCount = $1 },
    property: \CAReplicatorLayer.instanceCount,
    as: .integer, isImplicit: false)
  static let instanceDelay = part(
    "instanceDelay", in: .replicator, get: { $0.instanceDelay }, set: { $0.instanceDelay = $1 },
    property: \CAReplicatorLayer.instanceDelay,
    as: .seconds)
  static let instanceTransform = part(
    "instanceTransform", in: .replicator, get: { $0.instanceTransform },
    set: { $0.instanceTransform = $1 },
    property: \CAReplicatorLayer.instanceTransform, as: .transform)
  static let instanceColor = part(
    "instanceColor", in: .replicator, get: { $0.instanceColor }, set: { $0.instanceColor = $1 },
    property: \CAReplicatorLayer.instanceColor,
    as: .color)
  static let instanceRedOffset = part(
    "instanceRedOffset", in: .replicator, get: { $0.instanceRedOffset },
    set: { $0.instanceRedOffset = $1 },
    property: \CAReplicatorLayer.instanceRedOffset, as: .number)
  static let instanceGreenOffset = part(
    "instanceGreenOffset", in: .replicator, get: { $0.instanceGreenOffset },
    set: { $0.instanceGreenOffset = $1 },
    property: \CAReplicatorLayer.instanceGreenOffset, as: .number)
  static let instanceBlueOffset = part(
    "instanceBlueOffset", in: .replicator, get: { $0.instanceBlueOffset },
    set: { $0.instanceBlueOffset = $1 },
    property: \CAReplicatorLayer.instanceBlueOffset, as: .number)
  static let instanceAlphaOffset = part(
    "instanceAlphaOffset", in: .replicator, get: { $0.instanceAlphaOffset },
    set: { $0.instanceAlphaOffset = $1 },
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
