// The animations on a page, as values.

internal import CoreGraphics
internal import Inspection
package import Messages
internal import QuartzCore
internal import Stage
package import UIKit

extension PageContent {
  /// The animations in `root`, in the order of its layers; times are the stage's.
  package func animations(in root: UIView) -> [PageAnimation] {
    root.layer.animationsInTree().map { animation in
      let views = sequence(first: animation.layer, next: \.superlayer).lazy
      let view = views.compactMap { $0.delegate as? UIView }.first
      var told = PageAnimation(
        number: animation.number, views: number,
        view: view.map { numbers.number(of: $0) }, layer: name(of: animation.layer, in: view),
        path: animation.path, key: animation.key, keyPath: animation.keyPath, from: animation.from,
        to: animation.to, begin: animation.begin - mediaEpoch, duration: animation.duration,
        end: animation.end.isFinite ? animation.end - mediaEpoch : nil, curve: animation.curve,
        curveName: animation.curveName)
      told.added = animation.added - mediaEpoch
      told.points = animation.timingFunction.flatMap(PageCurve.init)
      told.isOfBlock = animation.delegate is AnimationBlock
      return told
    }
  }

  /// Paces the animations in `root` by curves in place of their own, also those that begin later.
  package func pace(_ curves: [CurveChange], in root: UIView) {
    let functions = curves.compactMap { change in
      change.curve.map { (change.animation, CAMediaTimingFunction($0)) }
    }
    let byName = Dictionary(functions) { _, last in last }
    root.layer.overrideTiming(
      byName.isEmpty ? nil : { byName[AnimationName(path: $0, key: $1, keyPath: $2)] })
  }

  /// The characters of a text in a name.
  private static let nameLimit = 24

  /// A view's layer has the name of the view's class with its text or its identifier, another one its own name, or its
  /// class's in the view.
  private func name(of layer: CALayer, in view: UIView?) -> String {
    let around = view.map { view in
      let text = Self.text(of: view) ?? view.accessibilityIdentifier
      return ReadableName.ofClass(inspector.className(of: view))
        + (text.map { " “\($0.prefix(Self.nameLimit))”" } ?? "")
    }
    if let view, layer === view.layer { return around ?? "" }
    let own = layer.name ?? readableName(of: layer)
    return around.map { "\($0) · \(own)" } ?? own
  }
}

extension PageCurve {
  /// Nil: the function's control points are out of bounds.
  fileprivate init?(_ function: CAMediaTimingFunction) {
    let points = [1, 2].map { function.controlPoint(at: $0) }
    // 0.42, where the nearest Float is 0.41999998688697815.
    func decimals(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    self.init(
      x1: decimals(points[0].x), y1: decimals(points[0].y), x2: decimals(points[1].x),
      y2: decimals(points[1].y))
  }
}
