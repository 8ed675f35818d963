// The methods that each object has: who it is, and where it stands.

extension AccessibleObjects {
  func answerAccessible(
    _ method: String, _ body: [BusValue], of place: AccessibleTree.Place?
  ) throws(CallError) -> [BusValue] {
    let role = place?.element.role ?? .application
    let children = place?.element.children ?? [tree.root]
    switch method {
    case "GetChildAtIndex":
      let index = body[0].number ?? -1
      return [children.indices.contains(index) ? reference(children[index].id) : Self.null]
    case "GetChildren": return [.array("(so)", children.map { reference($0.id) })]
    case "GetIndexInParent": return [.int32(Int32(place?.index ?? 0))]
    case "GetRelationSet": return [.array("(ua(so))", [])]
    case "GetRole": return [.uint32(role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(role.name)]
    case "GetState": return [(place?.element.states ?? []).value]
    case "GetAttributes": return [attributes(of: place?.element)]
    case "GetApplication": return [reference(nil)]
    default:
      let interfaces = place.map { BusInterface.of($0.element) } ?? BusInterface.ofApplication
      // Those of D-Bus are known without being told.
      let names = interfaces.map(\.name).filter { $0.hasPrefix(BusInterface.prefix) }
      return [.array("s", names.map { .string($0) })]
    }
  }

  /// A value that is no number goes with the attributes, as other toolkits do it.
  private func attributes(of element: AccessibleElement?) -> BusValue {
    var pairs = [("toolkit", title)]
    if let element {
      if !element.identifier.isEmpty { pairs.append(("id", element.identifier)) }
      if !element.value.isEmpty { pairs.append(("valuetext", element.value)) }
    }
    return .texts(pairs)
  }
}
