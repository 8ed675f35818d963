// No-op on Linux: the result of a rotor's search; no search is run.

/// The result of a rotor's search; no search is run.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() {}

  public init(targetElement: any NSObjectProtocol, target targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
