// The levels of the console's messages.

/// The level of a message, as Apple's log has them, and one more for the framework's own remarks.
package enum ConsoleLevel: Int, CaseIterable, Comparable, Sendable {
  case debug
  case info
  /// That of text which code prints, too.
  case notice
  /// A remark of the framework about what it was asked for.
  case warning
  case error
  /// A crash, too.
  case fault

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
