// Keys: from keycodes to what shortcuts name, by the Xkb extension.

internal import CXlib
internal import Windowing

/// Finds what a key means in the current layout
/// ([Xkb](https://www.x.org/releases/current/doc/libX11/XKB/xkblib.html)).
final class X11KeyMap {
  private let display: X11Display
  /// Whether a held key repeats without releases in between (detectable auto-repeat).
  let hasDetectableAutoRepeat: Bool
  /// The modifier bits of Alt and Super in the server's map; nil until asked for.
  private var knownMasks: Masks?

  private typealias Masks = (alt: UInt32, super: UInt32)

  /// Asks for detectable auto-repeat. One round trip.
  init(_ display: X11Display) {
    self.display = display
    var isSupported: Int32 = 0
    // SAFETY: the display is open; the number is written before the call returns.
    unsafe XkbSetDetectableAutoRepeat(display.pointer, 1, &isSupported)
    hasDetectableAutoRepeat = isSupported != 0
  }

  /// The key and the text that it types. `state`: an event's modifiers and group.
  func lookUp(code: UInt32, state: UInt32) -> (key: Key, text: String) {
    let current = symbol(code, state)
    let text = KeySymbol(current).text
    if KeySymbol(current).isUniversal { return (KeySymbol(current).key, text) }
    return (KeySymbol(latin(code, state) ?? USKeyboard.symbol(of: code) ?? current).key, text)
  }

  /// The key's symbol in the first group where it is Latin: shortcuts keep working in every layout.
  private func latin(_ code: UInt32, _ state: UInt32) -> UInt32? {
    (0..<4).lazy
      .map { self.symbol(code, cxlib_with_group(state, $0)) }
      .first { KeySymbol($0).isLatin1 }
  }

  private func symbol(_ code: UInt32, _ state: UInt32) -> UInt32 {
    var used: UInt32 = 0
    var symbol: UInt = 0
    // SAFETY: keys come from events of an open display; the numbers are written before the call returns.
    let isFound = unsafe XkbLookupKeySym(
      display.pointer, KeyCode(code & 0xFF), state, &used, &symbol)
    return isFound != 0 ? UInt32(symbol & 0xFFFF_FFFF) : 0
  }

  /// The modifiers of an event's state.
  func modifiers(_ state: UInt32) -> Modifiers {
    let masks = knownMasks ?? findMasks()
    knownMasks = masks
    var modifiers: Modifiers = []
    if state & UInt32(ShiftMask) != 0 { modifiers.insert(.shift) }
    if state & UInt32(ControlMask) != 0 { modifiers.insert(.control) }
    if state & masks.alt != 0 { modifiers.insert(.alt) }
    if state & masks.super != 0 { modifiers.insert(.super) }
    return modifiers
  }

  /// Which modifiers Alt and Super are, in words for `doctor`.
  var modifierNames: String {
    let masks = findMasks()
    func name(_ mask: UInt32) -> String { "Mod\(max(0, mask.trailingZeroBitCount - 2))" }
    return "Alt is \(name(masks.alt)), Super is \(name(masks.super))"
  }

  /// Defaults to Mod1 and Mod4, the usual ones, where the map has no such keys.
  private func findMasks() -> Masks {
    // SAFETY: the display is open.
    let alt = unsafe XkbKeysymToModifiers(display.pointer, KeySym(XK_Alt_L))
    let `super` = unsafe XkbKeysymToModifiers(display.pointer, KeySym(XK_Super_L))
    return (alt == 0 ? UInt32(Mod1Mask) : alt, `super` == 0 ? UInt32(Mod4Mask) : `super`)
  }

  /// Reads the server's map again, which has changed (MappingNotify).
  func refresh(_ event: XMappingEvent) {
    // SAFETY: Xlib reads the event that it has filled, whose display is open.
    var event = unsafe event
    unsafe XRefreshKeyboardMapping(&event)
    knownMasks = nil
  }
}
