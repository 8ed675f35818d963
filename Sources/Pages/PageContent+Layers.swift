// The layers of a page that are no views' own, as values.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import QuartzCore
internal import UIKit

extension PageContent {
  /// The layers that are told of at most, as they are asked for in each frame that changes something.
  static let mostLayers = 200

  /// Tells of the layers in a layer that are no view's own, of `left` at most.
  func addLayers(of layer: CALayer, to node: inout PageNode, in root: UIView, left: inout Int) {
    var viewsBehind = 0
    for inner in layer.sublayers ?? [] {
      if inner.isViewsOwn {
        viewsBehind += 1
      } else if !inner.isFrameworkPart {
        add(inner, PageLayer(viewsBehind: viewsBehind), to: &node, in: root, left: &left)
      }
    }
    if let mask = layer.mask {
      add(mask, PageLayer(isMask: true, viewsBehind: viewsBehind), to: &node, in: root, left: &left)
    }
  }

  private func add(
    _ layer: CALayer, _ place: PageLayer, to node: inout PageNode, in root: UIView,
    left: inout Int
  ) {
    guard left > 0 else {
      node.untoldLayers += 1
      return
    }
    left -= 1
    var told = self.node(layer, place, in: root)
    addLayers(of: layer, to: &told, in: root, left: &left)
    node.layers.append(told)
  }

  private func node(_ layer: CALayer, _ place: PageLayer, in root: UIView) -> PageNode {
    let name = layer.name ?? self.readableName(of: layer)
    let (bounds, area) = (layer.bounds, Self.shownArea(of: layer))
    var node = PageNode(
      id: numbers.number(of: layer), className: TypeName.short(type(of: layer)),
      readableName: place.isMask ? "Mask · \(name)" : name,
      text: Self.text(of: layer).map { String($0.prefix(Self.textLimit)) },
      size: [Double(bounds.width), Double(bounds.height)],
      corners: Self.corners(of: area, of: layer, in: root),
      isHidden: layer.isHidden || layer.opacity < 0.01, clips: layer.masksToBounds)
    node.layer = place
    return node
  }

  /// The bounds on the screen now; those of the path, where a shape layer has a path and no size.
  private static func shownArea(of layer: CALayer) -> CGRect {
    let bounds = layer.presentedBounds
    guard bounds.isEmpty, let shape = layer as? CAShapeLayer, let path = shape.path else {
      return bounds
    }
    let stroke = shape.strokeColor == nil ? 0 : shape.lineWidth / 2
    let box = path.boundingBoxOfPath
    return box.isNull ? bounds : box.insetBy(dx: -stroke, dy: -stroke)
  }

  private static func text(of layer: CALayer) -> String? {
    guard let string = (layer as? CATextLayer)?.string else { return nil }
    let text = (string as? NSAttributedString)?.string ?? string as? String
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// “Shape Layer” for `CAShapeLayer`; for a view that masks another one its class.
  func readableName(of layer: CALayer) -> String {
    if let view = layer.delegate as? UIView, view.layer === layer {
      return ReadableName.ofClass(inspector.publicClassName(of: view))
    }
    let words = ReadableName.ofClass(TypeName.short(type(of: layer)))
    return words.hasPrefix("CA ") ? String(words.dropFirst(3)) : words
  }
}
