// The transition between what a layer showed and what it shows.

/// Goes from what a layer showed when the transition was added to what it shows, by a fade or a movement
/// ([Apple](https://developer.apple.com/documentation/quartzcore/catransition)). A layer has one at
/// a time, under the key `transition`.
open class CATransition: CAAnimation {
  /// Default: fade.
  open var type = CATransitionType.fade
  /// Where a movement begins. Default: nil, which is the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, 0 … 1. Default: 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, 0 … 1. Default: 1.
  open var endProgress: Float = 1
  /// No-op: no filter draws a transition. Default: nil.
  open var filter: Any?

  override func makeEmpty() -> CAAnimation { CATransition() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// The progress of the transition at `time`, 0 … 1; nil where it is not active.
  func fraction(at time: CFTimeInterval, begin: CFTimeInterval) -> Double? {
    guard let phase = timing.phase(at: time, begin: begin) else { return nil }
    let (start, end) = (Double(startProgress), Double(endProgress))
    return min(max(start + (end - start) * progress(phase), 0), 1)
  }
}
