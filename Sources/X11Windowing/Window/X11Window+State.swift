// Full screen, hidden, and where the window stands: what only the window manager knows.

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

  /// Whether its size is the window manager's choice: full screen or maximised. A round trip; of a lost
  /// server it is only known whether the window was as large as the screen.
  package var fillsScreen: Bool {
    guard isUsable else { return size == connection.screenSize }
    let filling = [Name.stateFullScreen, .stateMaximizedWide, .stateMaximizedHigh].map(atom)
    return states.contains { filling.contains($0) }
  }

  /// What `_NET_WM_STATE` holds. A round trip.
  private var states: [UInt] {
    connection.numbers(of: atom(.state), window: identifier) ?? []
  }

  func handleProperty(_ event: XPropertyEvent) {
    if unsafe event.atom == atom(.state) { readState() }
  }

  /// A window manager that shows small pictures of its windows hides them without unmapping
  /// (`_NET_WM_STATE_HIDDEN`).
  private func readState() {
    setVisibility(
      mapped: isMapped, obscured: isObscured, hidden: states.contains(atom(.stateHidden)))
  }

  /// Follows the state, except while the window moves and has the keyboard: each frame changes a
  /// property of ours too, and a window that gets hidden loses the keyboard first.
  func watchState() {
    let wish = hasFocus.map { !($0 && isAnimating) } ?? false
    guard isUsable, wish != watchesState else { return }
    watchesState = wish
    let mask = wish ? Self.eventMask | PropertyChangeMask : Self.eventMask
    unsafe XSelectInput(connection.display, identifier, mask)
    if wish { readState() }
  }

  /// The content's top left corner in pixels of the screen. A round trip; when the server is gone, what
  /// it said last, or nil.
  package var origin: PixelPoint? {
    guard isUsable else { return toldOrigin }
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
