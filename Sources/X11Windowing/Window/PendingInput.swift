// Movements and sizes between other events, merged into one each.

internal import Windowing

/// The newest movement and size that were not reported yet.
struct PendingInput {
  /// Older positions of a run of movements are forgotten: a frame has far fewer.
  private static let longestHistory = 256

  private var size: PixelSize?
  private var move: PointerEvent?

  /// Takes a movement or a size, in the place of the one before; false for other events, which are reported
  /// at once.
  mutating func merge(_ event: InputEvent) -> Bool {
    switch event {
    case .resized(let size): self.size = size
    case .pointerMoved(let move): merge(move)
    default: return false
    }
    return true
  }

  /// Keeps the positions on the way in the movement's history.
  private mutating func merge(_ newest: PointerEvent) {
    var newest = newest
    if var pending = move {
      pending.history.append(PointerSample(position: pending.position, time: pending.time))
      newest.history = pending.history.suffix(Self.longestHistory)
    }
    move = newest
  }

  /// Removes and returns what is to be reported: the size, then the movement.
  mutating func take() -> [InputEvent] {
    defer { self = PendingInput() }
    return [size.map(InputEvent.resized), move.map(InputEvent.pointerMoved)].compactMap(\.self)
  }
}
