// Keys: from the server's codes to what shortcuts name.

internal import CXlib
internal import Windowing

/// Finds what a key means in the current layout.
@safe
struct X11KeyMap {
  private let display: OpaquePointer
  /// Whether a held key repeats without releases in between.
  let hasDetectableAutoRepeat: Bool

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
}

extension Modifiers {
  /// The modifiers of an event's state.
  init(state: UInt32) {
    self = []
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { insert(.alt) }
    if state & UInt32(Mod4Mask) != 0 { insert(.super) }
  }
}
