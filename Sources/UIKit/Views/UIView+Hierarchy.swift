// The view hierarchy: adding, moving and removing subviews and their layers.

import CoreGraphics
import QuartzCore

/// The position of a subview's layer among the sublayers, which need not all belong to views.
enum LayerPlace {
  case onTop
  case below(CALayer)
  case above(CALayer)
}

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    let others = children.filter { $0 !== view }
    let index = min(max(index, 0), others.count)
    insert(view, at: index, layer: index == others.count ? .onTop : .below(others[index].layer))
  }

  /// Inserts before (`offset` 0) or after (1) a sibling; without such a sibling, in front.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = children.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      logOnce("\(Self.self).insertSubview: the sibling is not a subview of this view")
      return addSubview(view)
    }
    insert(
      view, at: index + offset, layer: offset == 0 ? .below(sibling.layer) : .above(sibling.layer))
  }

  /// Inserts a view at `index` of the other subviews; one that is a subview already moves there.
  func insert(_ view: UIView, at index: Int, layer place: LayerPlace) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or its descendants")
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: min(index, children.count))
      return self.place(view.layer, place)
    }
    let tint = view.tintColor
    view.moving(to: self) {
      view.detach()
      children.insert(view, at: index)
      view.parent = self
      if view.storage.treeNeedsUpdateConstraints { markTreeNeedsUpdateConstraints() }
      view.adoptTreeScale(storage.treeScale)
      self.place(view.layer, place)
    }
    view.traitsMayHaveChanged()
    didAddSubview(view)
    if view.storage.tintColor == nil, view.tintColor != tint { view.announceTint() }
    subviewsChanged()
    setNeedsSolving()
  }

  /// Adds a view in front that fills this one and is resized with it.
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  func leaveSuperview() {
    guard parent != nil else { return }
    moving(to: nil) { detach() }
    traitsMayHaveChanged()
  }

  func exchange(_ one: Int, _ other: Int) {
    guard children.indices.contains(one), children.indices.contains(other), one != other else {
      return
    }
    children.swapAt(one, other)
    var layers = backing.sublayers ?? []
    guard let first = layers.firstIndex(where: { $0 === children[one].layer }),
      let second = layers.firstIndex(where: { $0 === children[other].layer })
    else { return }
    layers.swapAt(first, second)
    backing.sublayers = layers
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    if toFront {
      addSubview(view)
    } else {
      insertSubview(view, at: 0)
    }
  }

  /// Takes the view out of its superview without telling the view.
  private func detach() {
    guard let parent else { return }
    dropConstraintsAcross()
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    layer.removeFromSuperlayer()
    parent.subviewsChanged()
  }

  private func subviewsChanged() {
    if !storage.isLayingOut { setNeedsLayout() }
  }

  /// Tells the view and, where the window changes, all below it, before and after `change`.
  private func moving(to newParent: UIView?, _ change: () -> Void) {
    let oldWindow = window
    let newWindow = newParent?.window
    willMove(toSuperview: newParent)
    var controllers: [UIViewController] = []
    if oldWindow !== newWindow {
      eachInTree { view in
        if let controller = view.storage.controller as? UIViewController {
          controllers.append(controller)
        }
      }
      for controller in controllers { controller.viewWillMove(toWindow: newWindow) }
      eachInTree { $0.willMove(toWindow: newWindow) }
    }
    change()
    didMoveToSuperview()
    guard oldWindow !== newWindow else { return }
    if newWindow != nil { eachInTree { $0.meetTraits() } }
    eachInTree { $0.didMoveToWindow() }
    for controller in controllers { controller.viewDidMove(toWindow: newWindow) }
  }

  private func eachInTree(_ body: (UIView) -> Void) {
    body(self)
    for child in children { child.eachInTree(body) }
  }

  private func place(_ layer: CALayer, _ place: LayerPlace) {
    switch place {
    case .onTop: backing.addSublayer(layer)
    case .below(let sibling): backing.insertSublayer(layer, below: sibling)
    case .above(let sibling): backing.insertSublayer(layer, above: sibling)
    }
  }
}
