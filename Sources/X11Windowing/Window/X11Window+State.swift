// Full screen, and where the window stands: what only the window manager knows.

internal import CXlib
package import Windowing

extension X11Window {
  /// Asks the window manager to fill the screen with the window, or to end that. It answers with
  /// another size; without a window manager nothing happens.
  /// (https://specifications.freedesktop.org/wm-spec/latest/ar01s05.html, `_NET_WM_STATE`)
  package func toggleFullScreen() {
    guard isUsable else { return }
    let toggle = 2
    let ordinaryProgram = 1
    send(
      .state, to: connection.root,
      [toggle, Int(atom(.stateFullScreen)), 0, ordinaryProgram, 0],
      mask: SubstructureNotifyMask | SubstructureRedirectMask)
    connection.flush()
  }

  /// Whether its size is the window manager's choice: full screen or maximised. A round trip.
  package var fillsScreen: Bool {
    let filling = [Name.stateFullScreen, .stateMaximizedWide, .stateMaximizedHigh].map(atom)
    let states = isUsable ? connection.numbers(of: atom(.state), window: identifier) : nil
    return states?.contains { filling.contains($0) } ?? false
  }

  /// The content's top left corner in pixels of the screen; nil when the server is gone. A round
  /// trip.
  package var origin: PixelPoint? {
    guard isUsable else { return nil }
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    guard
      unsafe XTranslateCoordinates(
        connection.display, identifier, connection.root, 0, 0, &x, &y, &child) != 0
    else { return nil }
    return PixelPoint(x: Int(x), y: Int(y))
  }
}
