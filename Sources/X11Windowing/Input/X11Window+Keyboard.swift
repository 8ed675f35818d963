// The keyboard: keys by their meaning, text by the input method, and what happens while it is elsewhere.

internal import CXlib
internal import Windowing

extension X11Window {
  func handleKey(_ event: XKeyEvent) {
    let isPress = unsafe event.type == KeyPress
    // What an input method composed comes as the press of no key.
    let code = unsafe event.keycode
    if code != 0 { unsafe reportKey(event, isPress: isPress) }
    if isPress, takesText { unsafe reportText(event) }
  }

  private func reportKey(_ event: XKeyEvent, isPress: Bool) {
    if !isPress, unsafe isRepeatedRelease(event) { return }
    let code = unsafe event.keycode
    let found = unsafe connection.keys.lookUp(code: code, state: event.state)
    // What programs press is not held down: nothing tells when that would end.
    let isReal = unsafe event.send_event == 0
    let isRepeat = isReal && isPress && heldKeys.press(code, found.key)
    if isReal, !isPress { heldKeys.release(code) }
    let modifiers = unsafe connection.keys.modifiers(event.state)
    let key = unsafe KeyEvent(
      found.key, modifiers: modifiers, text: modifiers.letType ? found.text : "",
      isRepeat: isRepeat, time: connection.clock.seconds(event.time))
    report(isPress ? .keyPressed(key) : .keyReleased(key))
  }

  private func reportText(_ event: XKeyEvent) {
    guard unsafe connection.keys.modifiers(event.state).letType else { return }
    let text =
      unsafe textInput?.text(of: event)
      ?? connection.keys.lookUp(code: event.keycode, state: event.state).text
    let isTyped = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    if !text.isEmpty, isTyped { report(.textEntered(text)) }
  }

  /// Servers without detectable auto-repeat invent a release before each repetition.
  private func isRepeatedRelease(_ event: XKeyEvent) -> Bool {
    guard !connection.keys.hasDetectableAutoRepeat else { return false }
    // The press was sent with the release, but may still be on its way.
    if unsafe connection.peek() == nil { connection.synchronize() }
    guard let next = unsafe connection.peek() else { return false }
    return unsafe next.type == KeyPress && next.xkey.keycode == event.keycode
      && next.xkey.time == event.time && next.xkey.window == event.window
  }

  /// Focus follows into the window only; a grab of the keyboard by others is no change.
  func handleFocus(_ event: XFocusChangeEvent) {
    let isGrab = unsafe event.mode == NotifyGrab || event.mode == NotifyUngrab
    guard !isGrab, unsafe event.detail != NotifyPointer, unsafe event.detail != NotifyInferior
    else { return }
    let hasFocus = unsafe event.type == FocusIn
    self.hasFocus = hasFocus
    watchState()
    textInput?.setFocus(hasFocus)
    report(.focusChanged(hasFocus))
    // What is held goes up elsewhere, and the server will not tell.
    if !hasFocus { reportReleases(heldKeys.releaseAll()) }
  }

  /// The keys that are down, told when the pointer or the keyboard comes back. A key that brought
  /// the keyboard here is no press of the window's.
  func handleKeymap(_ down: Set<UInt32>, afterFocus: Bool) {
    reportReleases(heldKeys.compare(with: down, inherits: afterFocus))
  }

  private func reportReleases(_ keys: [Key]) {
    for key in keys { report(.keyReleased(KeyEvent(key, time: connection.clock.newestSeconds))) }
  }

  /// Asks for ``InputEvent/textEntered(_:)`` or ends it. The input method is opened with the first
  /// wish: it reads tables that the window alone does not need.
  func textWishChanged() {
    guard isUsable, takesText != (textInput != nil) else { return }
    textInput?.close()
    textInput =
      takesText ? unsafe X11TextInput(connection.display, window: identifier) : nil
  }
}
