// A renderer that ours is measured beside.

internal import CairoPeer
internal import CoreGraphics

/// Another renderer.
protocol Peer {
  /// As the table's column says it.
  var name: String { get }

  /// The workload made ready, so that a turn is drawing alone; nil where the peer cannot draw it.
  func drawing(of workload: Workload) -> (any PeerDrawing)?
}

/// A workload that a peer draws again and again.
protocol PeerDrawing {
  /// Draws one of the workload's lists over a colour, or over what is there.
  func draw(_ index: Int, over background: RGBA?)
  /// The drawn pixels, 0xAARRGGBB, premultiplied, row by row.
  var pixels: [UInt32] { get }
}

/// cairo's image surface, always there.
struct Cairo: Peer {
  let name = "cairo"

  private struct Drawing: PeerDrawing {
    let workload: Workload
    let player: CairoPlayer

    func draw(_ index: Int, over background: RGBA?) {
      player.draw(workload.lists[index], transform: workload.transform, background: background)
    }

    var pixels: [UInt32] { player.pixels() }
  }

  func drawing(of workload: Workload) -> (any PeerDrawing)? {
    // The player leaves shadows out.
    guard !workload.lists[0].items.contains(where: \.isShadow) else { return nil }
    return Drawing(
      workload: workload, player: CairoPlayer(width: workload.width, height: workload.height))
  }
}

extension DisplayItem {
  fileprivate var isShadow: Bool {
    if case .shadow = content { true } else { false }
  }
}
