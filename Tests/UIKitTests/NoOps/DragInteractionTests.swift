// Dragging and dropping: kept by the view, and nobody is asked.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct DragInteractionTests {
  private final class Board: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var asked = 0

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      asked += 1
      return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  }

  @Test func `a view stores its interactions, which refer to it`() {
    let board = Board(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let drag = UIDragInteraction(delegate: board)
    let drop = UIDropInteraction(delegate: board)
    board.addInteraction(drag)
    board.addInteraction(drop)
    #expect(board.interactions.count == 2 && drag.view === board && drop.view === board)
    board.removeInteraction(drag)
    #expect(drag.view == nil && board.asked == 0)
  }
}
