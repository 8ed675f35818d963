// The texts of widgets. Places in them count Unicode scalars, as AT-SPI does.

extension AccessibleObjects {
  func answerText(
    _ method: String, _ body: [BusValue], of element: AccessibleElement
  ) throws(CallError) -> [BusValue] {
    let scalars = Array((element.text ?? "").unicodeScalars)
    switch method {
    case "GetText":
      let end = body[1].number ?? -1
      return [.string(Self.part(scalars, body[0].number ?? 0, to: end < 0 ? scalars.count : end))]
    case "GetCharacterAtOffset":
      let index = body[0].number ?? -1
      guard scalars.indices.contains(index) else { return [.int32(0)] }
      return [.int32(Int32(bitPattern: scalars[index].value))]
    case "GetStringAtOffset": return string(in: scalars, at: body)
    case "GetNSelections": return [.int32(0)]
    case "GetSelection": return [.int32(0), .int32(0)]
    case "SetCaretOffset": return [.boolean(false)]
    case "GetAttributes": return [.texts([]), .int32(0), .int32(Int32(scalars.count))]
    case "GetDefaultAttributes": return [.texts([])]
    default:
      forget()
      return [.boolean(window.set(body[0].text ?? "", of: element.id))]
    }
  }

  /// A character (0), else the line around a place.
  private func string(in scalars: [Unicode.Scalar], at body: [BusValue]) -> [BusValue] {
    let place = min(max(body[0].number ?? 0, 0), scalars.count)
    var (start, end) = (place, min(place + 1, scalars.count))
    if body[1].number != 0 {
      start = scalars[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      end = scalars[place...].firstIndex(of: "\n").map { $0 + 1 } ?? scalars.count
    }
    return [.string(Self.part(scalars, start, to: end)), .int32(Int32(start)), .int32(Int32(end))]
  }

  private static func part(_ scalars: [Unicode.Scalar], _ start: Int, to end: Int) -> String {
    let first = min(max(start, 0), scalars.count)
    let last = min(max(end, first), scalars.count)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[first..<last])
    return String(text)
  }
}
