// Telling the desktop that the program it started has come up.

internal import CXlib
internal import Windowing

/// The end of a launch that a desktop shows as a busy pointer or a bouncing icon
/// ([startup notification](https://specifications.freedesktop.org/startup-notification-spec/)).
package enum StartupMessage {
  /// Every piece of a message holds so many bytes.
  package static let pieceLength = 20

  /// The message that ends the launch, in pieces; a zero ends the text.
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

extension X11Window {
  /// Names the launch that this window belongs to: what `DESKTOP_STARTUP_ID` holds. Before
  /// ``show()``; when the window comes onto the screen the launch is over.
  package func join(startup identifier: String) {
    guard isUsable, !identifier.isEmpty else { return }
    startup = identifier
    setProperty(atom(.startupIdentifier), type: atom(.utf8), bytes: Array(identifier.utf8))
  }

  /// The window is on the screen.
  func finishStartup() {
    guard let startup else { return }
    self.startup = nil
    var kind = Name.startupBegin
    for piece in StartupMessage.removal(of: startup) {
      send(kind, piece)
      kind = .startupMore
    }
    connection.flush()
  }

  private func send(_ kind: Name, _ piece: [UInt8]) {
    var event = unsafe XEvent()
    unsafe event.xclient = XClientMessageEvent()
    unsafe event.xclient.type = ClientMessage
    unsafe event.xclient.window = identifier
    unsafe event.xclient.message_type = atom(kind)
    unsafe event.xclient.format = 8
    unsafe withUnsafeMutableBytes(of: &event.xclient.data.b) { unsafe $0.copyBytes(from: piece) }
    unsafe XSendEvent(connection.display, connection.root, 0, PropertyChangeMask, &event)
  }
}
