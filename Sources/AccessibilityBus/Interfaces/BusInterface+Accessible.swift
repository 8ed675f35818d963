// The interfaces of AT-SPI that our objects have.

extension BusInterface {
  /// The beginning of AT-SPI's names.
  static let prefix = "org.a11y.atspi."

  static let properties = BusInterface(
    "org.freedesktop.DBus.Properties",
    methods: ["Get s,s v", "GetAll s a{sv}", "Set s,s,v -"])
  static let introspectable = BusInterface(
    "org.freedesktop.DBus.Introspectable", methods: ["Introspect - s"])
  static let peer = BusInterface("org.freedesktop.DBus.Peer", methods: ["Ping - -"])

  static let accessible = BusInterface(
    prefix + "Accessible",
    methods: [
      "GetChildAtIndex i (so)", "GetChildren - a(so)", "GetIndexInParent - i",
      "GetRelationSet - a(ua(so))", "GetRole - u", "GetRoleName - s", "GetLocalizedRoleName - s",
      "GetState - au", "GetAttributes - a{ss}", "GetApplication - (so)", "GetInterfaces - as",
    ],
    properties: [
      "Name s", "Description s", "Parent (so)", "ChildCount i", "Locale s", "AccessibleId s",
    ])
  static let application = BusInterface(
    prefix + "Application", methods: ["GetLocale u s"],
    properties: ["ToolkitName s", "Version s", "AtspiVersion s", "Id i rw"])
  static let component = BusInterface(
    prefix + "Component",
    methods: [
      "Contains i,i,u b", "GetAccessibleAtPoint i,i,u (so)", "GetExtents u (iiii)",
      "GetPosition u i,i", "GetSize - i,i", "GetLayer - u", "GetMDIZOrder - n", "GrabFocus - b",
      "GetAlpha - d",
    ])
  static let action = BusInterface(
    prefix + "Action",
    methods: [
      "GetDescription i s", "GetName i s", "GetLocalizedName i s", "GetKeyBinding i s",
      "GetActions - a(sss)", "DoAction i b",
    ], properties: ["NActions i"])
  static let value = BusInterface(
    prefix + "Value",
    properties: [
      "MinimumValue d", "MaximumValue d", "MinimumIncrement d", "CurrentValue d rw", "Text s",
    ])
  static let text = BusInterface(
    prefix + "Text",
    methods: [
      "GetText i,i s", "GetCharacterAtOffset i i", "GetStringAtOffset i,u s,i,i",
      "GetNSelections - i",
      "GetSelection i i,i", "SetCaretOffset i b", "GetAttributes i a{ss},i,i",
      "GetDefaultAttributes - a{ss}",
    ], properties: ["CharacterCount i", "CaretOffset i"])
  static let editableText = BusInterface(
    prefix + "EditableText", methods: ["SetTextContents s b"])

  /// The interfaces that every object has.
  private static let common = [properties, introspectable, peer]

  /// The interfaces of the application.
  static let ofApplication = [accessible, application] + common

  /// The interfaces of an element.
  static func of(_ element: AccessibleElement) -> [BusInterface] {
    var all = [accessible, component]
    if !element.actions.isEmpty { all.append(action) }
    if element.range != nil { all.append(value) }
    if element.text != nil { all.append(text) }
    if element.text != nil, element.states.contains(.editable) { all.append(editableText) }
    return all + common
  }
}
