// Values of a control by state, with the fallback that UIKit has.

/// A value for each state that was given one.
struct StateTable<Value> {
  private var values: [UInt: Value] = [:]

  /// The value of exactly this state; nil takes it back.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value of exactly this state, else the normal one.
  func value(for state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
