// The limit of the machine's memory: nobody fills a picture faster.

internal import CoreGraphics

/// The C library's way to write all of a picture's bytes, beside fills of whole pictures.
///
/// Pictures that the processor's caches do not hold are bound by it: a target below this figure is out
/// of every renderer's reach on the machine.
struct MemoryFill: Peer {
  let name = "memset"

  private final class Drawing: PeerDrawing {
    private(set) var pixels: [UInt32]
    private var value: Int32 = 0

    init(count: Int) { pixels = [UInt32](repeating: 0, count: count) }

    func draw(_ index: Int, over background: RGBA?) {
      value = value == 0 ? 255 : 0
      unsafe pixels.withUnsafeMutableBytes { bytes in
        if let start = bytes.baseAddress { unsafe _ = memset(start, value, bytes.count) }
      }
    }
  }

  func drawing(of workload: Workload) -> (any PeerDrawing)? {
    guard case .nanosecondsPerPixel = workload.unit else { return nil }
    return Drawing(count: workload.width * workload.height)
  }
}
