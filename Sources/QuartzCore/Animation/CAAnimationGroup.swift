// Several animations as one.

/// Runs its animations together, in its own time
/// ([Apple](https://developer.apple.com/documentation/quartzcore/caanimationgroup)).
///
/// An animation that runs longer than the group is cut; an animation without a duration has the
/// group's. The delegates of the animations inside are not called.
open class CAAnimationGroup: CAAnimation {
  /// Default: nil.
  open var animations: [CAAnimation]?

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func apply(to values: inout LayerValues, phase: AnimationPhase) {
    let time = progress(phase) * timing.duration
    for animation in animations ?? [] {
      var inner = animation.timing
      if inner.duration <= 0 { inner.duration = timing.duration }
      // The group's own last moment shows what the animation reaches there, not what follows.
      let isAtEnd = time == timing.duration && inner.end(begin: inner.beginTime) == time
      if isAtEnd { inner.fillMode = .forwards }
      animation.apply(to: &values, at: time, timing: inner)
    }
  }

  override func animates(_ isMeant: (String) -> Bool) -> Bool {
    animations?.contains { $0.animates(isMeant) } ?? false
  }

  override var changesDrawing: Bool { animations?.contains { $0.changesDrawing } ?? false }
}

extension CAAnimation {
  /// Applies inside a group, where `timing` may differ from the animation's own.
  fileprivate func apply(
    to values: inout LayerValues, at time: CFTimeInterval, timing inner: MediaTiming
  ) {
    guard let phase = inner.phase(at: time, begin: inner.beginTime) else { return }
    let own = timing
    timing = inner
    defer { timing = own }
    apply(to: &values, phase: phase)
  }
}
