// The contract with who sees a stage's events first.

package import Windowing

/// Sees the events of a stage before its views do: the application, for its keys.
@MainActor
package protocol EventInterpreter: AnyObject {
  /// Handles an event; returns whether it is handled and the views shall not see it.
  func interpret(_ event: InputEvent, on stage: Stage) -> Bool
}
