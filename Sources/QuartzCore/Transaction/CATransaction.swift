// Changes as one: their duration, curve, completion, and whether they animate.

/// Groups changes ([Apple](https://developer.apple.com/documentation/quartzcore/catransaction)).
/// Transactions nest, and belong to a thread. An inner one begins with the outer's values, except
/// the completion block.
///
/// Outside `begin()` … `commit()` there is an implicit transaction, which `flush()` and every frame
/// end.
open class CATransaction: NSObject {
  /// Begins a transaction inside of the innermost one.
  open class func begin() {
    TransactionStack.current.push()
  }

  /// Ends the innermost transaction. Its completion block runs at once where it added no animation,
  /// else when the last of them has ended. Without a `begin()` one line says so.
  open class func commit() {
    TransactionStack.current.pop()
  }

  /// Does nothing: transactions belong to a thread.
  open class func lock() {}
  /// Does nothing: transactions belong to a thread.
  open class func unlock() {}

  /// Default: 0.25 seconds.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.values.duration
  }

  /// Sets the seconds of implicit animations and of animations without a duration; a value that is
  /// not finite is refused.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard dur.isFinite else {
      logOnce("CATransaction.animationDuration: a value that is not a finite number was ignored")
      return
    }
    TransactionStack.current.change { $0.duration = dur }
  }

  /// Default: nil, each animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.values.timingFunction
  }

  /// Sets the curve of implicit animations; nil for each animation's own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.change { $0.timingFunction = function }
  }

  /// Default: false.
  open class func disableActions() -> Bool {
    TransactionStack.values.disablesActions
  }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.change { $0.disablesActions = flag }
  }

  /// Runs `body` in a transaction in which changes of properties make no implicit animations: layers' own actions, and
  /// those of views in animation blocks, are run as ever.
  package static func withoutImplicitAnimations<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    begin()
    defer { commit() }
    TransactionStack.current.change { $0.animatesImplicitly = false }
    try body()
  }

  /// The block that runs when all animations of the transaction have ended. Default: nil.
  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.existing?.innermost.group.completion
  }

  /// Counts for the animations that the transaction adds from here on.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.setCompletion(block)
  }

  /// One of the values above by its key, or a value of one's own.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.values.custom[key]
    }
  }

  /// Sets one of the values above by its key, or a value of one's own.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(anObject.flatMap(AnimatableValue.number) ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions((anObject.flatMap(AnimatableValue.number) ?? 0) != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: TransactionStack.current.change { $0.custom[key] = anObject }
    }
  }
}

/// The key of `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
