// Text as the desktop's input method composes it: dead keys, compose sequences, scripts of many signs.

internal import CXlib
internal import Windowing

/// An input method with a context for one window
/// ([XIM](https://www.x.org/releases/current/doc/libX11/libX11/libX11.html#Locales_and_Internationalized_Text_Functions)).
/// It shows what it composes in a window of its own.
@safe
final class X11TextInput {
  /// Nil when the method has ended: nothing of it may be touched then.
  private var method: XIM?
  private var context: XIC?

  /// Nil where there is no input method, not even the one in Xlib.
  init?(_ display: OpaquePointer, window: UInt) {
    XlibGlobals.lock.lock()
    defer { XlibGlobals.lock.unlock() }
    guard let method = unsafe Self.open(display) else { return nil }
    guard let context = unsafe cxlib_create_input_context(method, window) else {
      _ = unsafe XCloseIM(method)
      return nil
    }
    unsafe self.method = method
    unsafe self.context = context
    unsafe cxlib_on_input_method_end(
      method, Unmanaged.passUnretained(self).toOpaque()
    ) { _, owner, _ in
      guard let owner = unsafe owner else { return }
      unsafe Unmanaged<X11TextInput>.fromOpaque(owner).takeUnretainedValue().forget()
    }
    unsafe XSetICFocus(context)
  }

  /// Compose sequences are the locale's; a locale without Unicode has next to none.
  private static func chooseLocale() {
    _ = unsafe setlocale(LC_CTYPE, "")
    let codes = unsafe nl_langinfo(Int32(CODESET)).map { unsafe String(cString: $0) }
    if codes != "UTF-8" { _ = unsafe setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// The desktop's method, else Xlib's own.
  private static func open(_ display: OpaquePointer) -> XIM? {
    var method: XIM?
    chooseLocale()
    for modifiers in ["", "@im=none"] where unsafe method == nil {
      _ = unsafe XSetLocaleModifiers(modifiers)
      unsafe method = XOpenIM(display, nil, nil, nil)
    }
    return unsafe method
  }

  /// The locale whose sequences compose; empty when the method has ended.
  var locale: String {
    unsafe method.flatMap { unsafe XLocaleOfIM($0) }.map { unsafe String(cString: $0) } ?? ""
  }

  private func forget() {
    unsafe method = nil
    unsafe context = nil
  }

  /// What a key press that the method let through types.
  func text(of event: XKeyEvent) -> String {
    guard let context = unsafe context else { return "" }
    var event = unsafe event
    var bytes = [CChar](repeating: 0, count: 64)
    var symbol: UInt = 0
    var status: Int32 = 0
    var count = unsafe Xutf8LookupString(
      context, &event, &bytes, Int32(bytes.count), &symbol, &status)
    if status == XBufferOverflow {
      bytes = [CChar](repeating: 0, count: Int(count))
      count = unsafe Xutf8LookupString(context, &event, &bytes, count, &symbol, &status)
    }
    guard status == XLookupChars || status == XLookupBoth else { return "" }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The window has the keyboard, or has it no longer.
  func setFocus(_ hasFocus: Bool) {
    guard let context = unsafe context else { return }
    if hasFocus { unsafe XSetICFocus(context) } else { unsafe XUnsetICFocus(context) }
  }

  /// Lets go of the method, while the server is there.
  func close() {
    XlibGlobals.lock.withLock {
      if let context = unsafe context { unsafe XDestroyIC(context) }
      if let method = unsafe method { _ = unsafe XCloseIM(method) }
    }
    forget()
  }
}
