// Finding a view on a page by its number, text or identifier, and telling of it in JSON.

internal import CoreGraphics
internal import Messages

extension PageNode {
  /// The view and all views in it, from back to front.
  var all: [PageNode] { [self] + children.flatMap(\.all) }

  /// The smallest rectangle around the view, in points of the page.
  var frame: CGRect {
    let (xs, ys) = (
      stride(from: 0, to: corners.count, by: 2), stride(from: 1, to: corners.count, by: 2)
    )
    let (x, y) = (xs.map { corners[$0] }, ys.map { corners[$0] })
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .zero
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a text is the view's, or its accessibility label.
  func shows(_ text: String) -> Bool { self.text == text || details?.label == text }

  /// The view as JSON: facts that are as usual are left out.
  var json: JSONValue {
    func number(_ value: CGFloat) -> JSONValue {
      .number((Double(value) * 1000).rounded() / 1000)
    }
    let frame = frame
    var members: [String: JSONValue] = [
      "id": .number(Double(id)), "class": .string(className),
      "frame": .object([
        "x": number(frame.minX), "y": number(frame.minY), "width": number(frame.width),
        "height": number(frame.height),
      ]),
    ]
    if let text { members["text"] = .string(text) }
    if isHidden { members["hidden"] = .bool(true) }
    if clips { members["clips"] = .bool(true) }
    members.merge(details?.json ?? [:]) { $1 }
    var accessibility = details?.accessibility ?? [:]
    if let identifier { accessibility["identifier"] = .string(identifier) }
    if !accessibility.isEmpty { members["accessibility"] = .object(accessibility) }
    if !children.isEmpty { members["views"] = .array(children.map(\.json)) }
    return .object(members)
  }
}

extension PageNodeDetails {
  fileprivate var json: [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    if let backgroundColor { members["backgroundColor"] = .string(backgroundColor) }
    if let color { members["color"] = .string(color) }
    if let font { members["font"] = .string(font) }
    if alpha != 1 { members["alpha"] = .number(alpha) }
    if !isEnabled { members["enabled"] = .bool(false) }
    return members
  }

  fileprivate var accessibility: [String: JSONValue] {
    var accessibility: [String: JSONValue] = [:]
    if let label { accessibility["label"] = .string(label) }
    if let value { accessibility["value"] = .string(value) }
    if let hint { accessibility["hint"] = .string(hint) }
    if !traits.isEmpty { accessibility["traits"] = .array(traits.map { .string($0) }) }
    return accessibility
  }
}
