// The turns of transitions: flips and curls, from a picture of what a view showed to what it shows.

import CoreGraphics
import QuartzCore

/// How a view turns from what it showed to what it shows.
///
/// A flip turns the view around its middle, and the new contents come when it is seen from its edge. A page turns around
/// one of its edges, over the contents below it: a plain turn, where iOS bends the paper.
enum ViewTurn: Hashable {
  /// Around an axis through the middle, to one side or the other.
  case flip(isVertical: Bool, isPositive: Bool)
  /// Around an edge; `leaves`: the old contents go, else the new ones come.
  case page(CGRectEdge, leaves: Bool)

  /// The number of key frames of a quarter of a turn.
  private static let steps = 16
  /// The distance of the eye from the view, in the view's longest sides. Our choice.
  private static let distance: CGFloat = 3

  /// The turn that options of `UIView.transition` name; nil: none, or the cross-fade.
  init?(_ options: UIView.AnimationOptions) {
    switch options.rawValue >> 20 & 0xf {
    case 1: self = .flip(isVertical: false, isPositive: true)
    case 2: self = .flip(isVertical: false, isPositive: false)
    case 3: self = .page(.minYEdge, leaves: true)
    case 4: self = .page(.minYEdge, leaves: false)
    case 6: self = .flip(isVertical: true, isPositive: false)
    case 7: self = .flip(isVertical: true, isPositive: true)
    default: return nil
    }
  }

  /// The turn of the calls before blocks; nil: none.
  init?(_ transition: UIView.AnimationTransition) {
    switch transition {
    case .none: return nil
    case .flipFromLeft: self = .flip(isVertical: false, isPositive: true)
    case .flipFromRight: self = .flip(isVertical: false, isPositive: false)
    case .curlUp: self = .page(.minYEdge, leaves: true)
    case .curlDown: self = .page(.minYEdge, leaves: false)
    }
  }

  /// Returns the key frames of a layer that turns; `isEntering`: in the second half of a flip, else in the first.
  @MainActor func keyframes(of layer: CALayer, isEntering: Bool) -> CAKeyframeAnimation {
    let quarter = CGFloat.pi / 2
    let angles = (0...Self.steps).map { quarter * CGFloat($0) / CGFloat(Self.steps) }
    let (first, second) = (angles, angles.map { $0 - quarter })
    let edgewise = [CGFloat](repeating: isEntering ? -quarter : quarter, count: Self.steps + 1)
    return animation(isEntering ? edgewise + second : first + edgewise, layer)
  }

  /// Returns the key frames of a whole flip. In its middle the layer jumps from one edge to the other.
  @MainActor fileprivate func wholeTurn(of layer: CALayer) -> CAKeyframeAnimation {
    let quarter = CGFloat.pi / 2
    let parts = (0...Self.steps).map { CGFloat($0) / CGFloat(Self.steps) }
    let turn = animation(parts.map { quarter * $0 } + parts.map { quarter * ($0 - 1) }, layer)
    turn.keyTimes = (parts.map { $0 / 2 } + parts.map { (1 + $0) / 2 }).map {
      NSNumber(value: Double($0))
    }
    return turn
  }

  @MainActor private func animation(_ angles: [CGFloat], _ layer: CALayer) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = angles.map {
      NSValue(caTransform3D: CATransform3DConcat(rotation($0, layer), layer.transform))
    }
    return animation
  }

  /// A turn by an angle, as it is seen from in front.
  @MainActor private func rotation(_ angle: CGFloat, _ layer: CALayer) -> CATransform3D {
    let longest = max(layer.bounds.width, layer.bounds.height, 1)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / (Self.distance * longest)
    switch self {
    case .flip(let isVertical, let isPositive):
      return CATransform3DRotate(
        transform, isPositive ? angle : -angle, isVertical ? 1 : 0, isVertical ? 0 : 1, 0)
    case .page(let edge, _):
      let isAcross = edge == .minXEdge || edge == .maxXEdge
      let isFar = edge == .minXEdge || edge == .maxYEdge
      return CATransform3DRotate(
        transform, isFar ? -angle : angle, isAcross ? 0 : 1, isAcross ? 1 : 0, 0)
    }
  }
}

extension ViewTurn {
  /// Turns a view within a block. `old`: a picture of what the view showed; `new`: of what comes, nil: of what the view
  /// shows now. The returned closure ends the turn.
  @MainActor func run(
    on view: UIView, from old: CALayer, to new: CALayer? = nil, in block: AnimationBlock
  ) -> () -> Void {
    switch self {
    case .flip: flip(view, from: old, in: block)
    case .page(let edge, leaves: true): turn(old, away: edge, over: view, in: block)
    case .page(let edge, leaves: false): turn(to: new, edge, over: old, on: view, in: block)
    }
  }

  @MainActor private func flip(
    _ view: UIView, from old: CALayer, in block: AnimationBlock
  ) -> () -> Void {
    view.layer.addSublayer(old)
    add(wholeTurn(of: view.layer), to: view.layer, in: block)
    let gone = CAKeyframeAnimation(keyPath: "opacity")
    gone.values = [1, 1, 0, 0]
    gone.keyTimes = [0, 0.5, 0.5, 1]
    old.opacity = 0
    add(gone, to: old, in: block)
    return { old.removeFromSuperlayer() }
  }

  /// Turns a picture away.
  @MainActor private func turn(
    _ old: CALayer, away edge: CGRectEdge, over view: UIView, in block: AnimationBlock
  ) -> () -> Void {
    view.layer.addSublayer(old)
    hang(old, at: edge)
    add(opening(of: old, isReversed: false), to: old, in: block)
    old.transform = CATransform3DMakeScale(0, 0, 1)
    return { old.removeFromSuperlayer() }
  }

  /// Turns a picture of what comes over one of what was there.
  @MainActor private func turn(
    to picture: CALayer?, _ edge: CGRectEdge, over old: CALayer, on view: UIView,
    in block: AnimationBlock
  ) -> () -> Void {
    view.layoutIfNeeded()
    let new = picture ?? view.pictureLayer()
    for layer in [old, new] { view.layer.addSublayer(layer) }
    hang(new, at: edge)
    add(opening(of: new, isReversed: true), to: new, in: block)
    return { for layer in [old, new] { layer.removeFromSuperlayer() } }
  }

  /// The key frames of a page that opens to its edge, or closes.
  @MainActor private func opening(of layer: CALayer, isReversed: Bool) -> CAKeyframeAnimation {
    let quarter = CGFloat.pi / 2
    let angles = (0...Self.steps).map { quarter * CGFloat($0) / CGFloat(Self.steps) }
    return animation(isReversed ? angles.reversed() : angles, layer)
  }

  /// Lets a layer turn around an edge, without moving it.
  private func hang(_ layer: CALayer, at edge: CGRectEdge) {
    let frame = layer.frame
    switch edge {
    case .minXEdge: layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    case .maxXEdge: layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    case .minYEdge: layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    case .maxYEdge: layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    }
    layer.frame = frame
  }

  @MainActor private func add(
    _ animation: CAKeyframeAnimation, to layer: CALayer, in block: AnimationBlock
  ) {
    block.adopt(animation, of: layer)
    layer.add(animation, forKey: animation.keyPath)
  }
}

extension UIView {
  /// Returns a layer in front of all others with a picture of what the view shows now.
  func pictureLayer() -> CALayer {
    let picture = (snapshotView(afterScreenUpdates: false) as? UIImageView)?.image
    let layer = CALayer()
    layer.isFrameworkPart = true
    layer.contents = picture?.cgImage
    layer.contentsScale = picture?.scale ?? 1
    layer.frame = bounds
    layer.zPosition = 1000
    return layer
  }
}
