// A view or a layer of a page, as somebody looks at it, sets it, and finds it again.

internal import Inspection
internal import Messages
internal import QuartzCore
internal import UIKit

/// A view on a page, or a layer that is no view's own.
@MainActor
enum PagePart {
  case view(UIView)
  case layer(CALayer)

  /// A view or a layer; nil: it is neither.
  init?(_ object: AnyObject) {
    if let view = object as? UIView {
      self = .view(view)
    } else if let layer = object as? CALayer {
      self = .layer(layer)
    } else {
      return nil
    }
  }

  /// The view or the layer.
  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .layer(let layer): layer
    }
  }

  var identifier: ObjectIdentifier { ObjectIdentifier(object) }
  var type: AnyClass { Swift.type(of: object) }
  var className: String { TypeName.short(type) }

  /// The layer itself, or the view's own.
  var ownLayer: CALayer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }

  /// The views in it, from back to front.
  var views: [UIView] {
    if case .view(let view) = self { view.subviews } else { [] }
  }

  /// The layers in it that are no view's own, and no part that UIKit made, from back to front, its mask last.
  var layers: [CALayer] {
    let own = ownLayer
    let inner = (own.sublayers ?? []).filter { !$0.isViewsOwn && !$0.isFrameworkPart }
    return own.mask.map { inner + [$0] } ?? inner
  }

  /// The views and layers in it, with their indices as ``PageNode`` has them.
  var parts: [(index: Int, part: PagePart)] {
    views.enumerated().map { ($0.offset, .view($0.element)) }
      + layers.enumerated().map { (PageNode.index(ofLayer: $0.offset), .layer($0.element)) }
  }

  /// The view or layer that indices lead down to; nil: there is none.
  func part(at path: some Collection<Int>) -> PagePart? {
    path.reduce(PagePart?.some(self)) { $0?.part(at: $1) }
  }

  private func part(at index: Int) -> PagePart? {
    if index >= 0 { return views.indices.contains(index) ? .view(views[index]) : nil }
    let (layers, place) = (layers, PageNode.place(ofLayer: index))
    return layers.indices.contains(place) ? .layer(layers[place]) : nil
  }

  /// The part around it with its index there; nil: there is none.
  var outer: (index: Int, part: PagePart)? {
    switch self {
    case .view(let view):
      guard let around = view.superview, let index = around.subviews.firstIndex(of: view) else {
        return nil
      }
      return (index, .view(around))
    case .layer(let layer):
      guard let around = layer.superlayer else { return nil }
      let part = (around.delegate as? UIView).map { PagePart.view($0) } ?? .layer(around)
      return part.layers.firstIndex { $0 === layer }.map { (PageNode.index(ofLayer: $0), part) }
    }
  }

  /// Whether it is a part of a view, or of what is in that.
  func isIn(_ view: UIView) -> Bool {
    sequence(first: ownLayer, next: \.superlayer).contains { $0 === view.layer }
  }

  /// All properties, by the class that declares them.
  func groups(_ inspector: Inspector) -> [InspectableGroup] {
    switch self {
    case .view(let view): inspector.groups(of: view)
    case .layer(let layer): inspector.groups(of: layer)
    }
  }

  /// The property with a name.
  func property(named name: String, _ inspector: Inspector) throws(InspectionError) -> Inspectable {
    switch self {
    case .view(let view): try inspector.property(named: name, of: view)
    case .layer(let layer): try inspector.property(named: name, of: layer)
    }
  }

  /// All properties.
  func properties(_ inspector: Inspector) -> [Inspectable] {
    switch self {
    case .view(let view): inspector.properties(of: view)
    case .layer(let layer): inspector.properties(of: layer)
    }
  }

  /// Sets a property; on an error nothing is changed.
  func apply(_ assignment: Assignment, _ inspector: Inspector) throws(InspectionError) {
    switch self {
    case .view(let view): try inspector.apply(assignment, to: view)
    case .layer(let layer): try inspector.apply(assignment, to: layer)
    }
  }

  /// The present value of a property.
  func value(of property: Inspectable) -> InspectableValue? { property.value(of: object) }

  /// The value that is read where none is set; nil: there is no such value.
  func standIn(of property: Inspectable) -> InspectableValue? { property.standIn(of: object) }

  /// Gives a property a value that it had, a layer's without an animation.
  func set(_ property: Inspectable, to value: InspectableValue) {
    CATransaction.begin()
    defer { CATransaction.commit() }
    if case .layer = self { CATransaction.setDisableActions(true) }
    _ = property.set(value, of: object)
  }
}

extension CALayer {
  /// Whether it is the layer of a view.
  @MainActor var isViewsOwn: Bool { (delegate as? UIView)?.layer === self }
}
