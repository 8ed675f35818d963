// The message that ends a launch for the desktop that began it.

internal import Windowing

/// The end of a launch, which a desktop shows as a busy pointer or a bouncing icon
/// ([startup notification](https://specifications.freedesktop.org/startup-notification-spec/)).
package enum StartupMessage {
  /// The bytes of a ClientMessage that each piece of the text fills.
  package static let pieceLength = 20

  /// The message `remove: ID="…"` in pieces of ``pieceLength`` bytes; a zero ends the text.
  package static func removal(of identifier: String) -> [[UInt8]] {
    var text = "remove: ID=\""
    for character in identifier.unicodeScalars {
      if character == "\"" || character == "\\" { text.append("\\") }
      text.unicodeScalars.append(character)
    }
    let bytes = Array((text + "\"").utf8) + [0]
    return stride(from: 0, to: bytes.count, by: pieceLength).map { start in
      let piece = bytes[start..<min(start + pieceLength, bytes.count)]
      return piece + Array(repeating: 0, count: pieceLength - piece.count)
    }
  }
}
