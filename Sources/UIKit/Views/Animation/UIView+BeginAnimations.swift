// Animations between `beginAnimations` and `commitAnimations`, from the time before blocks.

public import CoreGraphics
public import ObjCRuntime
import QuartzCore

/// The state between `beginAnimations` and `commitAnimations`.
@safe @MainActor final class BeginAnimationsContext: ChangeRecorder {
  static var innermost: [BeginAnimationsContext] = []

  let id: String?
  let context: UnsafeMutableRawPointer?
  private var changes: [LayerChange] = []
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The views with transitions, and how each turns from its picture; nil: it does not.
  var transitions: [(view: UIView, turn: ViewTurn?, old: CALayer)] = []

  init(_ id: String?, _ context: UnsafeMutableRawPointer?) {
    self.id = id
    // SAFETY: stored for the author's own methods and never read here.
    unsafe self.context = unsafe context
  }

  /// The first change of a property has the value that its animation begins at.
  func note(_ layer: CALayer, _ key: String) {
    guard AnimationBlock.animated.contains(key),
      !changes.contains(where: { $0.layer === layer && $0.key == key })
    else { return }
    changes.append(LayerChange(of: layer, key, fromCurrentState: beginsFromCurrentState))
  }

  func commit() {
    var ends: [() -> Void] = []
    let block = AnimationBlock(
      duration: duration, delay: delay, motion: .curve(curve.name), repeatCount: repeatCount,
      autoreverses: autoreverses
    ) { [self] finished in
      UIView.performWithoutAnimation { for end in ends { end() } }
      if let delegate, let didStop {
        // SAFETY: the selector's method gets the pointer that the author gave, and nothing reads it here.
        unsafe ObjCRuntime.send(didStop, to: delegate, id, NSNumber(value: finished), context)
      }
    }
    if let delegate, let willStart {
      // SAFETY: as above.
      unsafe ObjCRuntime.send(willStart, to: delegate, id, context)
    }
    let runs = duration > 0 && BlockStack.animates(repeats: repeatCount > 1)
    for change in changes where runs { block.animate(change) }
    for (view, turn, old) in transitions where runs {
      UIView.performWithoutAnimation {
        if let turn { ends.append(turn.run(on: view, from: old, in: block)) }
      }
    }
    block.close()
  }
}

extension UIView {
  /// The transitions between views.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// Begins a block whose changes are animated until `commitAnimations()`, by default for 0.2 s.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    // SAFETY: passed on unread.
    let open = unsafe BeginAnimationsContext(animationID, context)
    BeginAnimationsContext.innermost.append(open)
    BlockStack.entries.append(.recorder(open))
  }

  /// Ends what `beginAnimations` began, and lets it run.
  public class func commitAnimations() {
    guard let open = BeginAnimationsContext.innermost.popLast() else { return }
    _ = BlockStack.entries.popLast()
    open.commit()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    guard duration.isFinite else { return }
    BeginAnimationsContext.innermost.last?.duration = max(0, duration)
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    guard delay.isFinite else { return }
    BeginAnimationsContext.innermost.last?.delay = max(0, delay)
  }

  /// Sets the date at which the animations begin; one in the past means now.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay(startDate.timeIntervalSinceNow)
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BeginAnimationsContext.innermost.last?.curve = curve
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    guard !repeatCount.isNaN else { return }
    BeginAnimationsContext.innermost.last?.repeatCount = max(0, repeatCount)
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BeginAnimationsContext.innermost.last?.autoreverses = repeatAutoreverses
  }

  /// Sets whether animations of changes from now on that replace others begin at what is on the screen, not at the
  /// model's value. Default: false.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BeginAnimationsContext.innermost.last?.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the target of the start and stop selectors, which is retained until the animations end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BeginAnimationsContext.innermost.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Called with the animations' name and context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BeginAnimationsContext.innermost.last?.willStart = selector
  }

  /// Called with the animations' name, whether they reached their end, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BeginAnimationsContext.innermost.last?.didStop = selector
  }

  /// Turns from what the view shows to what it shows at the end.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none, let context = BeginAnimationsContext.innermost.last else { return }
    context.transitions.append((view, ViewTurn(transition), view.pictureLayer()))
  }
}
