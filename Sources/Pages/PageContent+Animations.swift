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
      return PageAnimation(
        view: view.map { numbers.number(of: $0) }, layer: name(of: animation.layer, in: view),
        path: animation.path, key: animation.key, keyPath: animation.keyPath, from: animation.from,
        to: animation.to, begin: animation.begin - mediaEpoch, duration: animation.duration,
        end: animation.end.isFinite ? animation.end - mediaEpoch : nil, curve: animation.curve,
        curveName: animation.curveName)
    }
  }

  /// The characters of a text in a name.
  private static let textLimit = 24

  /// A view's layer has the name of the view's class with its text or its identifier, another one its own name, or its
  /// class's in the view.
  private func name(of layer: CALayer, in view: UIView?) -> String {
    let around = view.map { view in
      let text = Self.text(of: view) ?? view.accessibilityIdentifier
      return ReadableName.ofClass(inspector.className(of: view))
        + (text.map { " “\($0.prefix(Self.textLimit))”" } ?? "")
    }
    if let view, layer === view.layer { return around ?? "" }
    let own = layer.name ?? Self.readableName(of: layer)
    return around.map { "\($0) · \(own)" } ?? own
  }

  /// “Shape Layer” for `CAShapeLayer`.
  private static func readableName(of layer: CALayer) -> String {
    let words = ReadableName.ofClass(TypeName.short(type(of: layer)))
    return words.hasPrefix("CA ") ? String(words.dropFirst(3)) : words
  }
}
