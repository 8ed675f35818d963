// The transition between what a layer showed and what it shows.

/// Fades from what a layer showed when the transition was added to what it shows
/// ([Apple](https://developer.apple.com/documentation/quartzcore/catransition)). A layer has one at
/// a time, under the key `transition`.
open class CATransition: CAAnimation {
  /// Default: fade.
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins and ends, 0 … 1. Default: 0 and 1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  /// Kept; transitions are not made by filters.
  open var filter: Any?

  override func makeEmpty() -> CAAnimation { CATransition() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// How far the transition is at `time`; nil where it is not active.
  func fraction(at time: CFTimeInterval, begin: CFTimeInterval) -> Double? {
    guard let phase = timing.phase(at: time, begin: begin) else { return nil }
    let (start, end) = (Double(startProgress), Double(endProgress))
    return min(max(start + (end - start) * progress(phase), 0), 1)
  }
}
