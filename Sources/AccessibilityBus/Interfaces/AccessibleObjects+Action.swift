// The actions of widgets.

extension AccessibleObjects {
  func answerAction(
    _ method: String, _ body: [BusValue], of element: AccessibleElement
  ) throws(CallError) -> [BusValue] {
    if method == "GetActions" {
      let actions = element.actions.map {
        BusValue.structure([.string($0), .string(""), .string("")])
      }
      return [.array("(sss)", actions)]
    }
    let index = body[0].number ?? -1
    guard element.actions.indices.contains(index) else { throw .outOfRange(method) }
    switch method {
    case "GetName", "GetLocalizedName": return [.string(element.actions[index])]
    case "DoAction":
      forget()
      return [.boolean(window.perform(action: index, on: element.id))]
    default: return [.string("")]
    }
  }
}
