// The window's state that server and window manager decide on: mapped, hidden, focused, full screen, origin.

internal import CXlib
internal import Windowing

/// Whether a window can be seen, has the keyboard focus and fills the screen, and where it is.
final class X11WindowState {
  private let window: X11WindowHandle
  private var isMapped = false
  private var wasEverMapped = false
  /// Whether other windows cover it whole.
  private var isObscured = false
  /// Whether the window manager hides it though it is mapped (`_NET_WM_STATE_HIDDEN`).
  private var isHidden = false
  /// Nil until the window gets the focus or loses it: without a window manager it may never.
  private var hasFocus: Bool?
  /// Whether PropertyNotify events were asked for.
  private var selectsProperties = false
  /// Whether a window manager has put it into a frame (ReparentNotify).
  private var isFramed = false
  /// The content's origin as the server last told it; nil: it never did.
  private var toldOrigin: PixelPoint?

  init(_ window: X11WindowHandle) { self.window = window }

  // MARK: Visibility

  /// Whether any pixel of it can be seen, as far as the server tells.
  var isVisible: Bool { isMapped && !isObscured && !isHidden }

  /// Whether frames are of use: before the window is first mapped, and while it can be seen.
  var wantsFrames: Bool { !wasEverMapped || isVisible }

  /// The window was mapped.
  func mapped() -> InputEvent? {
    wasEverMapped = true
    return changingVisibility { isMapped = true }
  }

  /// The window was unmapped. The server tells anew what covers it when it is mapped again.
  func unmapped() -> InputEvent? {
    changingVisibility {
      isMapped = false
      isObscured = false
    }
  }

  /// Other windows cover it whole, or no longer.
  func obscured(_ isObscured: Bool) -> InputEvent? {
    changingVisibility { self.isObscured = isObscured }
  }

  /// A property of it changed.
  func propertyChanged(_ property: UInt) -> InputEvent? {
    property == window.atom(.state) ? readHidden() : nil
  }

  /// A window manager that shows small pictures of its windows hides them without unmapping.
  private func readHidden() -> InputEvent? {
    let isHidden = states.contains(window.atom(.stateHidden))
    return changingVisibility { self.isHidden = isHidden }
  }

  /// Runs the body; returns an event where ``isVisible`` is another one after it.
  private func changingVisibility(_ body: () -> Void) -> InputEvent? {
    let wasVisible = isVisible
    body()
    return isVisible != wasVisible ? .visibilityChanged(isVisible) : nil
  }

  // MARK: Focus

  /// The keyboard focus has come or gone.
  func focusChanged(_ hasFocus: Bool, isAnimating: Bool) -> InputEvent? {
    self.hasFocus = hasFocus
    return selectProperties(isAnimating: isAnimating)
  }

  /// Follows the property `_NET_WM_STATE`, except while the window animates and has the focus: each frame
  /// changes a property of ours too, and a window that gets hidden loses the focus first.
  func selectProperties(isAnimating: Bool) -> InputEvent? {
    let wish = hasFocus.map { !($0 && isAnimating) } ?? false
    guard window.isUsable, wish != selectsProperties else { return nil }
    selectsProperties = wish
    let mask = X11WindowHandle.eventMask
    window.display.selectInput(wish ? mask | PropertyChangeMask : mask, of: window.identifier)
    return wish ? readHidden() : nil
  }

  // MARK: Full screen

  /// Asks the window manager to fill the screen with the window, or to end that
  /// ([`_NET_WM_STATE`](https://specifications.freedesktop.org/wm-spec/latest/ar01s05.html)).
  func toggleFullScreen() {
    let toggle = 2
    let ordinaryProgram = 1
    window.send(
      .state, to: window.display.root,
      values: [toggle, Int(window.atom(.stateFullScreen)), 0, ordinaryProgram, 0],
      mask: SubstructureNotifyMask | SubstructureRedirectMask)
    window.display.flush()
  }

  /// Whether it is full screen or maximised. One round trip.
  var fillsScreen: Bool {
    let filling: [X11Atoms.Name] = [
      .stateFullScreen, .stateMaximizedHorizontally, .stateMaximizedVertically,
    ]
    return !Set(filling.map(window.atom)).isDisjoint(with: states)
  }

  /// The atoms in `_NET_WM_STATE`. One round trip.
  private var states: [UInt] {
    window.display.numbers(of: window.atom(.state), window: window.identifier) ?? []
  }

  // MARK: Origin

  /// A window manager has put it into a frame, or back onto the root window.
  func reparented(to parent: UInt) { isFramed = parent != window.display.root }

  /// Whether a window manager has put it into a frame.
  var hasFrame: Bool { isFramed }

  /// The server or the window manager has told an origin. In a frame the server counts from the frame, so
  /// only the window manager's synthetic events count
  /// ([ICCCM 4.1.5](https://www.x.org/releases/current/doc/xorg-docs/icccm/icccm.html#Configuring_the_Window)).
  func configured(origin: PixelPoint, isSynthetic: Bool) {
    if !isFramed || isSynthetic { toldOrigin = origin }
  }

  /// The content's top left corner in pixels of the screen. One round trip; without a server the origin told
  /// last, or nil.
  var origin: PixelPoint? {
    guard window.isUsable else { return toldOrigin }
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    // SAFETY: the display is open; the numbers are written before the call returns.
    guard
      unsafe XTranslateCoordinates(
        window.display.pointer, window.identifier, window.display.root, 0, 0, &x, &y, &child) != 0
    else { return nil }
    return PixelPoint(x: Int(x), y: Int(y))
  }
}
