// The places of widgets, in pixels of the screen, of the window or of the parent.

internal import CoreGraphics

extension AccessibleObjects {
  /// The corner that a place is told from, as AT-SPI numbers them.
  private enum Origin: Int {
    case screen = 0
    case window = 1
    case parent = 2
  }

  func answerComponent(
    _ method: String, _ body: [BusValue], of element: AccessibleElement
  ) throws(CallError) -> [BusValue] {
    switch method {
    case "Contains":
      return [.boolean(element.frame.contains(try point(body, element)))]
    case "GetAccessibleAtPoint":
      let found = element.element(at: try point(body, element))
      return [found.map { reference($0.id) } ?? Self.null]
    case "GetExtents":
      let frame = try frame(of: element, body[0])
      return [
        .structure([
          integer(frame.minX), integer(frame.minY), integer(frame.width), integer(frame.height),
        ])
      ]
    case "GetPosition":
      let frame = try frame(of: element, body[0])
      return [integer(frame.minX), integer(frame.minY)]
    case "GetSize":
      let scale = window.accessibleScale
      return [integer(element.frame.width * scale), integer(element.frame.height * scale)]
    // The layer of widgets, and that of windows.
    case "GetLayer": return [.uint32(element.role == .frame ? 7 : 3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double(1)]
    default:
      forget()
      return [.boolean(window.focus(on: element.id))]
    }
  }

  private func frame(
    of element: AccessibleElement, _ origin: BusValue
  ) throws(CallError) -> CGRect {
    let (corner, scale) = (try corner(origin, element), window.accessibleScale)
    let frame = element.frame
    return CGRect(
      x: frame.minX * scale - corner.x, y: frame.minY * scale - corner.y,
      width: frame.width * scale, height: frame.height * scale)
  }

  /// A place from outside, in points of the window.
  private func point(
    _ body: [BusValue], _ element: AccessibleElement
  ) throws(CallError) -> CGPoint {
    let (corner, scale) = (try corner(body[2], element), window.accessibleScale)
    return CGPoint(
      x: (CGFloat(body[0].number ?? 0) + corner.x) / scale,
      y: (CGFloat(body[1].number ?? 0) + corner.y) / scale)
  }

  /// The corner that places are told from, in pixels of the window.
  private func corner(
    _ value: BusValue, _ element: AccessibleElement
  ) throws(CallError) -> CGPoint {
    guard let origin = Origin(rawValue: value.number ?? -1) else { throw .outOfRange("origin") }
    switch origin {
    case .window: return .zero
    case .screen:
      let place = window.accessibleOrigin
      return CGPoint(x: -place.x, y: -place.y)
    case .parent:
      let parent = tree.places[element.id]?.parent.flatMap { tree.places[$0]?.element.frame }
      let (place, scale) = (parent?.origin ?? .zero, window.accessibleScale)
      return CGPoint(x: place.x * scale, y: place.y * scale)
    }
  }

  private func integer(_ length: CGFloat) -> BusValue {
    .int32(Int32(exactly: Double(length).rounded()) ?? 0)
  }
}
