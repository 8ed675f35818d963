// Keys: from the server's codes to what shortcuts name.

internal import CXlib
internal import Windowing

/// Finds what a key means in the current layout.
@safe
struct X11KeyMap {
  private let display: OpaquePointer
  /// Whether a held key repeats without releases in between.
  let hasDetectableAutoRepeat: Bool
  /// The bits of an event's state that mean Alt and Super in the server's map; nil until asked for.
  private var masks: (alt: UInt32, `super`: UInt32)?

  init(_ display: OpaquePointer) {
    unsafe self.display = display
    var isSupported: Int32 = 0
    unsafe XkbSetDetectableAutoRepeat(display, 1, &isSupported)
    hasDetectableAutoRepeat = isSupported != 0
  }

  /// The key and what it types. `state` is an event's: modifiers and group.
  func lookUp(code: UInt32, state: UInt32) -> (key: Key, text: String) {
    let current = symbol(code, state)
    let text = KeySymbol(current).text
    if KeySymbol(current).isUniversal { return (KeySymbol(current).key, text) }
    return (KeySymbol(latin(code, state) ?? USKeyboard.symbol(of: code) ?? current).key, text)
  }

  /// The first group in which the key is Latin: shortcuts keep working in every layout.
  private func latin(_ code: UInt32, _ state: UInt32) -> UInt32? {
    (0..<4).lazy
      .map { symbol(code, cxlib_with_group(state, $0)) }
      .first { KeySymbol($0).isLatin1 }
  }

  private func symbol(_ code: UInt32, _ state: UInt32) -> UInt32 {
    var used: UInt32 = 0
    var symbol: UInt = 0
    let isFound = unsafe XkbLookupKeySym(display, KeyCode(code & 0xFF), state, &used, &symbol)
    return isFound != 0 ? UInt32(symbol & 0xFFFF_FFFF) : 0
  }

  /// The modifiers of an event's state.
  mutating func modifiers(_ state: UInt32) -> Modifiers {
    let masks = masks ?? findMasks()
    self.masks = masks
    var modifiers: Modifiers = []
    if state & UInt32(ShiftMask) != 0 { modifiers.insert(.shift) }
    if state & UInt32(ControlMask) != 0 { modifiers.insert(.control) }
    if state & masks.alt != 0 { modifiers.insert(.alt) }
    if state & masks.super != 0 { modifiers.insert(.super) }
    return modifiers
  }

  /// Which modifiers Alt and Super are, in words.
  var modifierNames: String {
    let masks = findMasks()
    func name(_ mask: UInt32) -> String { "Mod\(max(0, mask.trailingZeroBitCount - 2))" }
    return "Alt is \(name(masks.alt)), Super is \(name(masks.super))"
  }

  /// Usually the first and the fourth modifier, which are taken where the map has no such keys.
  private func findMasks() -> (alt: UInt32, super: UInt32) {
    let alt = unsafe XkbKeysymToModifiers(display, KeySym(XK_Alt_L))
    let `super` = unsafe XkbKeysymToModifiers(display, KeySym(XK_Super_L))
    return (alt == 0 ? UInt32(Mod1Mask) : alt, `super` == 0 ? UInt32(Mod4Mask) : `super`)
  }

  /// The server's map has changed.
  mutating func refresh(_ event: inout XMappingEvent) {
    unsafe XRefreshKeyboardMapping(&event)
    masks = nil
  }
}
