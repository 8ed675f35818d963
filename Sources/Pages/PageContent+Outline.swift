// The page's views and layers as a tree of values.

internal import CoreGraphics
internal import Inspection
package import Messages
internal import QuartzCore
package import UIKit

extension PageContent {
  /// The characters of a view's text that are told.
  static let textLimit = 80

  /// The views of the first level, from back to front, with the views and layers in them; corners are in points of `root`,
  /// where animations have them now.
  package func outline(in root: UIView) -> [PageNode] {
    root.layoutIfNeeded()
    let ids = elementIDs
    var layersLeft = Self.mostLayers
    return outermostViews.map {
      node($0, in: root, ids, layersLeft: &layersLeft, details: { _ in nil })
    }
  }

  /// The same without layers, with the colours of each view and what it tells assistive technologies.
  package func details(in root: UIView) -> [PageNode] {
    root.layoutIfNeeded()
    let ids = elementIDs
    var layersLeft = 0
    return outermostViews.map {
      node($0, in: root, ids, layersLeft: &layersLeft, details: { PageNodeDetails(of: $0) })
    }
  }

  /// The identifiers of the shown document's elements, by their views.
  private var elementIDs: [ObjectIdentifier: String] {
    let elements = designedElements.flatMap(\.elements)
    return Dictionary(elements.map { (ObjectIdentifier($0.view), $0.id) }) { first, _ in first }
  }

  private func node(
    _ view: UIView, in root: UIView, _ ids: [ObjectIdentifier: String], layersLeft: inout Int,
    details: (UIView) -> PageNodeDetails?
  ) -> PageNode {
    let name = inspector.publicClassName(of: view)
    let bounds = view.bounds
    var node = PageNode(
      id: numbers.number(of: view), className: name, readableName: ReadableName.ofClass(name),
      text: Self.text(of: view).map { String($0.prefix(Self.textLimit)) },
      size: [Double(bounds.width), Double(bounds.height)],
      corners: Self.corners(of: view.layer.presentedBounds, of: view.layer, in: root),
      isHidden: view.isHidden || Float(view.alpha) < 0.01, clips: view.clipsToBounds)
    addLayers(of: view.layer, to: &node, in: root, left: &layersLeft)
    node.children = view.subviews.map {
      self.node($0, in: root, ids, layersLeft: &layersLeft, details: details)
    }
    node.identifier = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    node.isFree = isFree(view)
    node.isPart = ids[ObjectIdentifier(view)] == nil && isPart(view)
    node.details = details(view)
    node.elementID = ids[ObjectIdentifier(view)]
    return node
  }

  /// The corners of a rectangle of a layer in points of `root`, where animations have them now.
  static func corners(of area: CGRect, of layer: CALayer, in root: UIView) -> [Double] {
    let matrix = layer.presentedMatrix(to: root.layer)
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
    ].map { $0.applying(matrix) }
    return corners.flatMap { [Double($0.x), Double($0.y)] }
  }

  /// Whether nothing but the code's own frame places a view.
  private func isFree(_ view: UIView) -> Bool {
    guard let around = view.superview, view.translatesAutoresizingMaskIntoConstraints,
      view.transform.isIdentity, CATransform3DIsIdentity(view.layer.transform)
    else { return false }
    if outermostViews.contains(where: { $0 === view }) { return placesOutermostViews }
    return !placesItsViews(around)
      && view.constraintsAffectingLayout(for: .horizontal).isEmpty
      && view.constraintsAffectingLayout(for: .vertical).isEmpty
  }

  /// Whether a view places those in it: controls, stacks, tables, bars and whatever else UIKit has besides plain views.
  private func placesItsViews(_ view: UIView) -> Bool {
    if view is UIControl || view is UIStackView || view is UILabel || view is UIImageView {
      return true
    }
    let name = TypeName.qualified(type(of: view))
    return name.hasPrefix("UIKit.") && !["UIKit.UIView", "UIKit.UIScrollView"].contains(name)
  }

  /// Whether a control of UIKit's has made a view for itself, or one around that. A view that sources add to a control, or
  /// give to one of its parts, is none.
  private func isPart(_ view: UIView) -> Bool {
    if view.isFrameworkPart { return true }
    guard Self.isOfUIKit(type(of: view)), !view.isGivenToFrameworkPart, let around = view.superview,
      !outermostViews.contains(where: { $0 === view })
    else { return false }
    return isPart(around)
  }

  private static func isOfUIKit(_ type: AnyClass) -> Bool {
    TypeName.qualified(type).hasPrefix("UIKit.")
  }

  /// The text that a view shows; nil: none.
  static func text(of view: UIView) -> String? {
    let text =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.title(for: .normal)
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let view as UITextView: view.text
      default: String?.none
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
