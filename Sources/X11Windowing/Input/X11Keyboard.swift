// The keyboard of a window: keys by their meaning, and text by the input method.

internal import CXlib
internal import Windowing

/// Turns a window's key events into ``InputEvent``s, and knows which keys are held.
final class X11Keyboard {
  private let window: X11WindowHandle
  private let devices: X11InputDevices
  private var heldKeys = HeldKeys()
  private var isTextWanted = false
  private var knownCaret: CGPoint?
  /// Open while text is wanted; nil too where there is no input method.
  private var textInput: X11TextInput?

  init(_ window: X11WindowHandle, devices: X11InputDevices) {
    self.window = window
    self.devices = devices
  }

  /// Closes the input method, while the server is there.
  func close() { textInput?.close() }

  // MARK: Keys

  /// The press or release of a key; nil for what an input method composed, and for releases that the server
  /// invents before repetitions.
  func keyEvent(_ event: X11KeyEvent) -> InputEvent? {
    // An input method sends text as the press of keycode 0.
    guard event.code != 0, event.isPress || !isRepeatedRelease(event) else { return nil }
    let found = devices.keyMap.lookUp(code: event.code, state: event.state)
    // Nothing tells when a synthetic press would end: it is not held.
    let isReal = !event.isSynthetic
    let isRepeat = isReal && event.isPress && heldKeys.press(event.code, found.key)
    if isReal, !event.isPress { heldKeys.release(event.code) }
    let modifiers = devices.keyMap.modifiers(event.state)
    var key = KeyEvent(
      found.key, modifiers: modifiers, text: modifiers.letType ? found.text : "",
      isRepeat: isRepeat, time: devices.seconds(event.time))
    key.textFollows = isTextWanted && event.isPress
    return event.isPress ? .keyPressed(key) : .keyReleased(key)
  }

  /// Whether the release belongs to a repetition: servers without detectable auto-repeat invent one before
  /// each repeated press.
  private func isRepeatedRelease(_ event: X11KeyEvent) -> Bool {
    guard !devices.keyMap.hasDetectableAutoRepeat else { return false }
    // The press was sent with the release, but may still be on its way.
    // SAFETY: the events are plain data.
    if unsafe window.display.peekEvent() == nil { window.display.synchronize() }
    guard let next = unsafe window.display.peekEvent(),
      case .key(let press)? = unsafe X11Event(next, completionType: 0)?.kind
    else { return false }
    return press.isPress && press.code == event.code && press.time == event.time
      && press.window == event.window
  }

  /// The keys that are down according to the server (KeymapNotify), told when the pointer or the keyboard
  /// focus comes back: releases of those that went up elsewhere. `afterFocus`: keys that are down now came
  /// with the focus and are no press of the window's.
  func keysAreDown(_ codes: Set<UInt32>, afterFocus: Bool) -> [InputEvent] {
    releases(heldKeys.compare(with: codes, inherits: afterFocus))
  }

  /// The keyboard focus has come or gone. Keys that are held go up elsewhere, and the server will not tell.
  func focusChanged(_ hasFocus: Bool) -> [InputEvent] {
    textInput?.setFocus(hasFocus)
    return [.focusChanged(hasFocus)] + (hasFocus ? [] : releases(heldKeys.releaseAll()))
  }

  private func releases(_ keys: [Key]) -> [InputEvent] {
    keys.map { .keyReleased(KeyEvent($0, time: devices.newestSeconds)) }
  }

  // MARK: Text

  /// Whether ``InputEvent/textEntered(_:)`` is wanted.
  var takesText: Bool { isTextWanted }

  /// Opens or closes the input method. It reads tables that a window without text does not need.
  func setTakesText(_ takesText: Bool) {
    isTextWanted = takesText
    guard window.isUsable, takesText != (textInput != nil) else { return }
    textInput?.close()
    textInput = takesText ? X11TextInput(window.display, window: window.identifier) : nil
    knownCaret.map { textInput?.setCaret($0) }
  }

  /// The lower end of the caret, in the window's pixels; nil: not known.
  var caret: CGPoint? { knownCaret }

  /// Tells the input method where the caret is now.
  func setCaret(_ caret: CGPoint?) {
    guard window.isUsable, caret != knownCaret else { return }
    knownCaret = caret
    caret.map { textInput?.setCaret($0) }
  }

  /// Whether an input method has to see events before the window does (`XFilterEvent`).
  var filtersEvents: Bool { textInput != nil }

  /// The text that a key press types; nil where no text is wanted or it types none.
  func textEvent(_ event: X11KeyEvent) -> InputEvent? {
    guard event.isPress, isTextWanted, devices.keyMap.modifiers(event.state).letType else {
      return nil
    }
    let text =
      textInput?.text(of: event)
      ?? devices.keyMap.lookUp(code: event.code, state: event.state).text
    let isTyped = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return !text.isEmpty && isTyped ? .textEntered(text) : nil
  }
}
