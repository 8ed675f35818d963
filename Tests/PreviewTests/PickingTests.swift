// The views at a point of the page.

import CoreGraphics
import Messages
import Testing

@testable import Studio

@Suite struct PickingTests {
  private func node(_ id: Int, _ frame: CGRect) -> PageNode {
    let corners = [
      (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.maxX, frame.maxY),
      (frame.minX, frame.maxY),
    ]
    return PageNode(
      id: id, className: "A", readableName: "A",
      size: [Double(frame.width), Double(frame.height)],
      corners: corners.flatMap { [Double($0.0), Double($0.1)] })
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 20), CGSize(width: 20, height: 0)])
  func `a view without an area lies at no point`(size: CGSize) {
    let empty = node(2, CGRect(origin: CGPoint(x: 30, y: 30), size: size))
    let nodes = [node(1, CGRect(x: 0, y: 0, width: 100, height: 100)), empty]
    for point in [CGPoint(x: 30, y: 30), CGPoint(x: 5, y: 5), CGPoint(x: 40, y: 30)] {
      #expect(nodes.paths(at: point).map(\.indices) == [[0]])
    }
    #expect(nodes.paths(at: CGPoint(x: 101, y: 5)).isEmpty)
  }
}
