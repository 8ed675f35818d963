// The commands that a page offers besides touches and typing.

/// A command to a page's views.
package enum PageCommand: Codable, Hashable, Sendable {
  /// Calls the first method `start…()` without parameters that each shown view's class declares.
  case start
  /// Adds degrees to the inspectable number `angle` of each shown view that has one.
  case turn(Double)

  /// A command without its value, by which a page says that it offers it.
  package enum Name: String, Codable, Hashable, Sendable {
    case start
    case turn
  }

  /// The command without its value.
  package var name: Name {
    switch self {
    case .start: .start
    case .turn: .turn
    }
  }
}
