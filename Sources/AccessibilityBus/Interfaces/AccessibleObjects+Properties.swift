// The properties of the objects.

internal import CoreGraphics

extension AccessibleObjects {
  func answerProperties(
    _ method: String, _ body: [BusValue], of place: AccessibleTree.Place?,
    among interfaces: [BusInterface]
  ) throws(CallError) -> [BusValue] {
    let name = body[0].text ?? ""
    guard let interface = interfaces.first(where: { $0.name == name }) else {
      throw .unknownInterface(name)
    }
    if method == "GetAll" {
      let pairs = interface.properties.map { property in
        BusValue.entry(
          .string(property.name), .variant(value(of: property.name, interface, place)))
      }
      return [.array("{sv}", pairs)]
    }
    let wanted = body[1].text ?? ""
    guard let property = interface.properties.first(where: { $0.name == wanted }) else {
      throw .unknownProperty(wanted)
    }
    if method == "Get" { return [.variant(value(of: wanted, interface, place))] }
    guard property.isSettable else { throw .readOnly(wanted) }
    guard case .variant(let value) = body[2], value.signature == property.type else {
      throw .invalidArguments(wanted)
    }
    try set(value, place?.element)
    return []
  }

  /// The number of an element, or that of the application.
  private func set(_ value: BusValue, _ element: AccessibleElement?) throws(CallError) {
    switch (value, element) {
    case (.int32(let number), nil): identifier = number
    case (.double(let number), let element?):
      guard let range = element.range, range.isSettable, number.isFinite,
        element.states.contains(.enabled)
      else { throw .readOnly("CurrentValue") }
      let bounded = min(max(number, range.bounds.lowerBound), range.bounds.upperBound)
      forget()
      guard window.set(bounded, of: element.id) else { throw .readOnly("CurrentValue") }
    default: throw .readOnly("")
    }
  }

  /// The value of a property that the interface has.
  private func value(
    of property: String, _ interface: BusInterface, _ place: AccessibleTree.Place?
  ) -> BusValue {
    guard let place else { return applicationValue(of: property) }
    let element = place.element
    switch property {
    case "Name": return .string(element.name)
    case "Description": return .string(element.description)
    case "Parent": return reference(place.parent)
    case "ChildCount": return .int32(Int32(element.children.count))
    case "Locale": return .string(locale)
    case "AccessibleId": return .string(element.identifier)
    case "NActions": return .int32(Int32(element.actions.count))
    case "MinimumValue": return .double(element.range?.bounds.lowerBound ?? 0)
    case "MaximumValue": return .double(element.range?.bounds.upperBound ?? 0)
    case "MinimumIncrement": return .double(element.range?.step ?? 0)
    case "CurrentValue": return .double(element.range?.value ?? 0)
    case "Text": return .string(element.value)
    case "CharacterCount": return .int32(Int32((element.text ?? "").unicodeScalars.count))
    default: return .int32(Int32(element.caret ?? -1))
    }
  }

  private func applicationValue(of property: String) -> BusValue {
    switch property {
    case "Name": .string(title)
    case "Parent": .structure([.string(desktop.0), .path(desktop.1)])
    case "ChildCount": .int32(1)
    case "Locale": .string(locale)
    case "ToolkitName": .string("Vitrine")
    case "AtspiVersion": .string("2.1")
    case "Id": .int32(identifier)
    default: .string("")
    }
  }
}
