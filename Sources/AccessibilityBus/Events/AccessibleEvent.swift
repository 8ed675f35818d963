// Changes of widgets, as assistive technologies hear of them.

/// A change of a widget.
package enum AccessibleEvent: Hashable, Sendable {
  case state(Int, name: String, isOn: Bool)
  case name(Int, String)
  case value(Int, Double)
  case text(Int, String)
  /// The caret of a text moved.
  case caret(Int, Int)
  case added(Int, to: Int, at: Int)
  case removed(Int, from: Int, at: Int)
  /// The window has the keyboard, or no longer.
  case activated(Int, Bool)

  /// The differences of two trees; none where there was none before.
  package static func changes(
    from old: AccessibleTree?, to new: AccessibleTree
  ) -> [AccessibleEvent] {
    guard let old else { return [] }
    var events: [AccessibleEvent] = []
    for (id, place) in old.places.sorted(by: { $0.key < $1.key }) {
      guard let now = new.places[id] else {
        if let parent = place.parent, new.places[parent] != nil {
          events.append(.removed(id, from: parent, at: place.index))
        }
        continue
      }
      events += changes(from: place.element, to: now.element)
    }
    for (id, place) in new.places.sorted(by: { $0.key < $1.key }) where old.places[id] == nil {
      if let parent = place.parent, old.places[parent] != nil {
        events.append(.added(id, to: parent, at: place.index))
      }
      if place.element.states.contains(.focused) {
        events.append(.state(id, name: "focused", isOn: true))
      }
    }
    return events
  }

  private static func changes(
    from old: AccessibleElement, to new: AccessibleElement
  ) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    let changed = old.states.symmetricDifference(new.states)
    if changed.contains(.active) {
      events.append(.activated(new.id, new.states.contains(.active)))
    }
    for (state, name) in AccessibleStates.told where changed.contains(state) {
      events.append(.state(new.id, name: name, isOn: new.states.contains(state)))
    }
    if old.name != new.name { events.append(.name(new.id, new.name)) }
    if let range = new.range, range.value != old.range?.value {
      events.append(.value(new.id, range.value))
    }
    if let text = new.text, text != old.text { events.append(.text(new.id, text)) }
    if let caret = new.caret, caret != old.caret { events.append(.caret(new.id, caret)) }
    return events
  }
}
