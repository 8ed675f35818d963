// The states of widgets, as AT-SPI numbers them.

/// The states of a widget; each one's bit is AT-SPI's
/// ([AtspiStateType](https://docs.gtk.org/atspi2/enum.StateType.html)).
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The window has the keyboard.
  package static let active = Self(rawValue: 1 << 1)
  /// It is ticked.
  package static let checked = Self(rawValue: 1 << 4)
  /// Its text can be edited.
  package static let editable = Self(rawValue: 1 << 7)
  /// It can be used.
  package static let enabled = Self(rawValue: 1 << 8)
  /// It can show more below it.
  package static let expandable = Self(rawValue: 1 << 9)
  /// It shows more below it.
  package static let expanded = Self(rawValue: 1 << 10)
  /// It can have the keyboard.
  package static let focusable = Self(rawValue: 1 << 11)
  /// It has the keyboard.
  package static let focused = Self(rawValue: 1 << 12)
  /// Its text has lines.
  package static let multiLine = Self(rawValue: 1 << 17)
  /// It can be selected.
  package static let selectable = Self(rawValue: 1 << 22)
  /// It is selected.
  package static let selected = Self(rawValue: 1 << 23)
  /// It reacts to a person.
  package static let sensitive = Self(rawValue: 1 << 24)
  /// It can be seen now.
  package static let showing = Self(rawValue: 1 << 25)
  /// Its text is one line.
  package static let singleLine = Self(rawValue: 1 << 26)
  /// It is not hidden.
  package static let visible = Self(rawValue: 1 << 30)
  /// It can be ticked.
  package static let checkable = Self(rawValue: 1 << 41)

  /// The states that others hear of when they change, by the names of AT-SPI's events.
  static let told: [(state: AccessibleStates, name: String)] = [
    (.active, "active"), (.checked, "checked"), (.enabled, "enabled"), (.expanded, "expanded"),
    (.focused, "focused"), (.selected, "selected"), (.sensitive, "sensitive"),
  ]

  /// The two halves, the low one first.
  var value: BusValue {
    .array(
      "u",
      [
        .uint32(UInt32(truncatingIfNeeded: rawValue)),
        .uint32(UInt32(truncatingIfNeeded: rawValue >> 32)),
      ])
  }
}
