// No-op on Linux: the query that a rotor passes to its search; no search is run.

/// The query that a rotor passes to its search; no search is run.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
