// The indices of views and layers in a view, whatever an agent tells of them.

import Foundation
import Messages
import TestSupport
import Testing

@Suite struct PageNodePathsTests {
  private func node(_ id: Int, _ place: PageLayer? = nil) -> PageNode {
    var node = PageNode(id: id, className: "A", readableName: "A", size: [1, 1], corners: [])
    node.layer = place
    return node
  }

  @Test func `layers lie among the views by what is behind them`() {
    var outer = node(1)
    outer.children = [node(2), node(3)]
    outer.layers = [
      node(4, PageLayer()), node(5, PageLayer(viewsBehind: 1)), node(6, PageLayer(viewsBehind: 2)),
      node(7, PageLayer(isMask: true, viewsBehind: 2)),
    ]
    #expect(outer.parts.map(\.node.id) == [4, 2, 5, 3, 6, 7])
    #expect(outer.parts.map(\.index) == [-1, 0, -2, 1, -3, -4])
    for (index, part) in outer.parts { #expect(outer.part(at: index)?.id == part.id) }
    for index in [2, -5, .max, .min] { #expect(outer.part(at: index) == nil) }
  }

  @Test(arguments: 1...20) func `each part is found once, whatever its place says`(seed: Int) throws
  {
    var random = SeededGenerator(seed: UInt64(seed))
    var id = 0
    func forged(_ depth: Int) -> PageNode {
      id += 1
      let behind = [0, 1, 2, -1, .max, .min].randomElement(using: &random) ?? 0
      var made = node(id, Bool.random(using: &random) ? PageLayer(viewsBehind: behind) : nil)
      made.untoldLayers = behind
      guard depth < 4 else { return made }
      made.children = (0..<Int.random(in: 0...3, using: &random)).map { _ in forged(depth + 1) }
      made.layers = (0..<Int.random(in: 0...3, using: &random)).map { _ in forged(depth + 1) }
      return made
    }
    let nodes = [forged(0), forged(0)]
    let data = try JSONEncoder().encode(nodes)
    #expect(try JSONDecoder().decode([PageNode].self, from: data) == nodes)
    for number in 1...id {
      let path = try #require(nodes.path(of: number))
      #expect(nodes.node(at: path)?.id == number)
    }
    #expect(nodes.path(of: id + 1) == nil)
    // A message that was cut or changed is refused or is another one; nothing crashes.
    for _ in 0..<20 {
      var bytes = data
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 32...126, using: &random)
      let read = try? JSONDecoder().decode([PageNode].self, from: bytes)
      for node in read ?? [] {
        #expect(node.parts.count == node.children.count + node.layers.count)
      }
    }
  }
}
