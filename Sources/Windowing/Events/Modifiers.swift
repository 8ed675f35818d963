// The modifier keys that were held with another key.

/// The keys held down with another.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  package static let shift = Modifiers(rawValue: 1)
  /// Control.
  package static let control = Modifiers(rawValue: 2)
  /// Alt.
  package static let alt = Modifiers(rawValue: 4)
  /// Super: the Windows key.
  package static let `super` = Modifiers(rawValue: 8)

  /// Whether keys pressed with these type something.
  package var letType: Bool { isDisjoint(with: [.control, .alt, .super]) }
}
