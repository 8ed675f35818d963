// Built-in attributes of layers, which those of views are shown for their own layer as `layer.…` key paths.

internal import CoreGraphics
internal import QuartzCore
internal import UIKit

extension BuiltInAttributes {
  /// Those of a view's own layer.
  static let layer = look.map(\.ofViewsLayer)

  /// The classes of layers, each before those that inherit from it.
  static let layers = [
    Entry(CALayer.self, place + look), Entry(CAGradientLayer.self, gradient),
    Entry(CAShapeLayer.self, shape), Entry(CATextLayer.self, text),
    Entry(CAReplicatorLayer.self, replicator), Entry(CAEmitterLayer.self, emitter),
  ]

  /// A view's own layer is placed by the view.
  private static let place = [
    Inspectable("frame", \CALayer.frame), Inspectable("bounds", \CALayer.bounds),
    Inspectable("position", \CALayer.position),
    Inspectable("anchorPoint", \CALayer.anchorPoint),
  ]

  private static let look = [
    Inspectable("cornerRadius", \CALayer.cornerRadius),
    Inspectable(options: "maskedCorners", of: CALayer.self) {
      $0.maskedCorners
    } set: {
      $0.maskedCorners = $1
    },
    Inspectable("masksToBounds", \CALayer.masksToBounds),
    Inspectable("borderWidth", \CALayer.borderWidth),
    color("borderColor", \CALayer.borderColor),
    color("backgroundColor", \CALayer.backgroundColor),
    Inspectable("opacity", \CALayer.opacity),
    Inspectable("isHidden", \CALayer.isHidden),
    color("shadowColor", \CALayer.shadowColor),
    Inspectable("shadowOpacity", \CALayer.shadowOpacity),
    Inspectable("shadowOffset", \CALayer.shadowOffset),
    Inspectable("shadowRadius", \CALayer.shadowRadius),
    Inspectable("zPosition", \CALayer.zPosition),
  ]

  private static let gradient = [
    list("colors", of: [UIColor].self) { (layer: CAGradientLayer) in
      (layer.colors ?? []).map { ($0 as? CGColor).map { UIColor(cgColor: $0) } ?? .clear }
    } set: {
      $0.colors = $1.map(\.cgColor)
    },
    numbers("locations", \CAGradientLayer.locations),
    Inspectable("startPoint", \CAGradientLayer.startPoint),
    Inspectable("endPoint", \CAGradientLayer.endPoint),
    Inspectable(
      "type", \CAGradientLayer.type,
      choices: [("axial", .axial), ("radial", .radial), ("conic", .conic)]),
  ]

  private static let shape = [
    color("fillColor", \CAShapeLayer.fillColor),
    Inspectable(
      "fillRule", \CAShapeLayer.fillRule, choices: [("nonZero", .nonZero), ("evenOdd", .evenOdd)]),
    color("strokeColor", \CAShapeLayer.strokeColor),
    Inspectable("lineWidth", \CAShapeLayer.lineWidth),
    Inspectable("strokeStart", \CAShapeLayer.strokeStart),
    Inspectable("strokeEnd", \CAShapeLayer.strokeEnd),
    Inspectable(
      "lineCap", \CAShapeLayer.lineCap,
      choices: [("butt", .butt), ("round", .round), ("square", .square)]),
    Inspectable(
      "lineJoin", \CAShapeLayer.lineJoin,
      choices: [("miter", .miter), ("round", .round), ("bevel", .bevel)]),
    Inspectable("miterLimit", \CAShapeLayer.miterLimit),
    numbers("lineDashPattern", \CAShapeLayer.lineDashPattern),
    Inspectable("lineDashPhase", \CAShapeLayer.lineDashPhase),
  ]

  private static let text = [
    Inspectable("string", \CATextLayer.shownText),
    Inspectable("fontSize", \CATextLayer.fontSize),
    color("foregroundColor", \CATextLayer.foregroundColor),
    Inspectable(
      "alignmentMode", \CATextLayer.alignmentMode,
      choices: [
        ("natural", .natural), ("left", .left), ("right", .right), ("center", .center),
        ("justified", .justified),
      ]),
    Inspectable("isWrapped", \CATextLayer.isWrapped),
    Inspectable(
      "truncationMode", \CATextLayer.truncationMode,
      choices: [("none", .none), ("start", .start), ("middle", .middle), ("end", .end)]),
  ]

  private static let replicator = [
    Inspectable("instanceCount", \CAReplicatorLayer.instanceCount),
    Inspectable("instanceDelay", \CAReplicatorLayer.instanceDelay),
    color("instanceColor", \CAReplicatorLayer.instanceColor),
    Inspectable("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
    Inspectable("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
    Inspectable("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
    Inspectable("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
  ]

  private static let emitter = [
    Inspectable("birthRate", \CAEmitterLayer.birthRate),
    Inspectable("lifetime", \CAEmitterLayer.lifetime),
    Inspectable("emitterPosition", \CAEmitterLayer.emitterPosition),
    Inspectable("emitterSize", \CAEmitterLayer.emitterSize),
    Inspectable("velocity", \CAEmitterLayer.velocity),
    Inspectable("scale", \CAEmitterLayer.scale),
    Inspectable("spin", \CAEmitterLayer.spin),
  ]

  private static func color<Root: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, CGColor?>
  ) -> Inspectable {
    Inspectable(name, of: Root.self) {
      $0[keyPath: path].map { UIColor(cgColor: $0) }
    } set: {
      $0[keyPath: path] = $1?.cgColor
    }
  }

  /// Numbers, of which none stand for no list.
  private static func numbers<Root: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, [NSNumber]?>
  ) -> Inspectable {
    list(name, of: [Double].self) { (layer: Root) in
      (layer[keyPath: path] ?? []).map(\.doubleValue)
    } set: {
      $0[keyPath: path] = $1.isEmpty ? nil : $1.map { NSNumber(value: $0) }
    }
  }

  private static func list<Root: CALayer, Element: InspectableType>(
    _ name: String, of type: [Element].Type, get: @escaping (Root) -> [Element],
    set: @escaping (Root, [Element]) -> Void
  ) -> Inspectable {
    Inspectable(
      name, InspectableForm.of(type) ?? .opaque(type), at: nil, isWritable: true,
      get: { ($0 as? Root).map(get) },
      set: { object, value in
        guard let root = object as? Root, let value = value as? [Element] else { return false }
        set(root, value)
        return true
      })
  }
}

extension CATextLayer {
  /// The text; where it has attributes, a new one has those of its first character.
  fileprivate var shownText: String? {
    get { (string as? NSAttributedString)?.string ?? string as? String }
    set {
      guard let old = string as? NSAttributedString, old.length > 0, let newValue else {
        string = newValue
        return
      }
      // SAFETY: no range is written.
      let attributes = unsafe old.attributes(at: 0, effectiveRange: nil)
      string = NSAttributedString(string: newValue, attributes: attributes)
    }
  }
}
