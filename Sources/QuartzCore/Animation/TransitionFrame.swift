// Where a transition shows the old and the new contents.

/// One moment of a transition: offsets in points of the layer, and opacities.
struct TransitionFrame: Equatable {
  /// How contents are shown.
  struct Part: Equatable {
    var offset = CGSize.zero
    var opacity = 1.0
  }

  var old = Part()
  var new = Part()
  /// Whether the new contents lie below the old ones.
  var isNewBelow = false
  /// Whether the two are mixed, so that what both show alike stays as it is.
  var isCrossFade = false

  /// - Parameters:
  ///   - transition: Its type and subtype count. One without a subtype comes from the left. From the top means from
  ///     the side of the greatest y, which is below on iOS, as public reports have it. What moves fades too.
  ///   - fraction: 0 … 1, how far the transition is.
  ///   - size: That of the layer.
  init(of transition: CATransition, at fraction: Double, size: CGSize) {
    let side: CGSize =
      switch transition.subtype {
      case .fromRight: CGSize(width: size.width, height: 0)
      case .fromTop: CGSize(width: 0, height: size.height)
      case .fromBottom: CGSize(width: 0, height: -size.height)
      default: CGSize(width: -size.width, height: 0)
      }
    func moved(_ part: Double) -> CGSize {
      CGSize(width: side.width * CGFloat(part), height: side.height * CGFloat(part))
    }
    switch transition.type {
    case .push:
      old = Part(offset: moved(-fraction), opacity: 1 - fraction)
      new = Part(offset: moved(1 - fraction), opacity: fraction)
    case .moveIn:
      new = Part(offset: moved(1 - fraction), opacity: fraction)
    case .reveal:
      old = Part(offset: moved(-fraction), opacity: 1 - fraction)
      isNewBelow = true
    default:
      old.opacity = 1 - fraction
      new.opacity = fraction
      isCrossFade = true
    }
  }
}
