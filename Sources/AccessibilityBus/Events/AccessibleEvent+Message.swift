// The signals of changes.

extension AccessibleEvent {
  /// The signal that tells of the change.
  @MainActor
  func message(_ objects: AccessibleObjects) -> BusMessage {
    switch self {
    case .state(let id, let name, let isOn):
      Self.signal("StateChanged", of: id, detail: name, first: isOn ? 1 : 0)
    case .name(let id, let name):
      Self.signal("PropertyChange", of: id, detail: "accessible-name", value: .string(name))
    case .value(let id, let value):
      Self.signal("PropertyChange", of: id, detail: "accessible-value", value: .double(value))
    case .text(let id, let text):
      Self.signal(
        "TextChanged", of: id, detail: "insert", second: text.unicodeScalars.count,
        value: .string(text))
    case .caret(let id, let caret):
      Self.signal("TextCaretMoved", of: id, detail: "", first: caret)
    case .added(let id, let parent, let index):
      Self.signal(
        "ChildrenChanged", of: parent, detail: "add", first: index, value: objects.reference(id))
    case .removed(let id, let parent, let index):
      Self.signal(
        "ChildrenChanged", of: parent, detail: "remove", first: index, value: objects.reference(id))
    case .activated(let id, let isActive):
      Self.signal(isActive ? "Activate" : "Deactivate", of: id, detail: "", group: "Window")
    }
  }

  /// `group`: the last part of the interface's name; `first` and `second`: the numbers of the event.
  @MainActor
  private static func signal(
    _ member: String, of id: Int, detail: String, first: Int = 0, second: Int = 0,
    value: BusValue = .int32(0), group: String = "Object"
  ) -> BusMessage {
    var message = BusMessage(.signal)
    message.path = AccessibleObjects.path(of: id)
    message.interface = "org.a11y.atspi.Event." + group
    message.member = member
    message.body = [
      .string(detail), .int32(Int32(clamping: first)), .int32(Int32(clamping: second)),
      .variant(value), .array("{sv}", []),
    ]
    return message
  }
}
