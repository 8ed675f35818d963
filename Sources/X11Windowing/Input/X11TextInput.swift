// Text as the desktop's input method composes it: dead keys, compose sequences, scripts of many signs.

internal import CXlib
internal import Windowing

/// An input method with a context for one window
/// ([XIM](https://www.x.org/releases/current/doc/libX11/libX11/libX11.html#Locales_and_Internationalized_Text_Functions)).
/// It shows what it composes in a window of its own, at the caret where it can.
///
/// *Memory safety.* Xlib owns method and context. Both are nil as soon as either side has ended them. The fonts are freed
/// with the display, or in `close()`.
@safe
final class X11TextInput {
  private let display: X11Display
  private var method: XIM?
  private var context: XIC?
  /// The fonts in which the method shows what it composes; nil where it shows it with others.
  private var fonts: XFontSet?

  /// Opens the input method; nil where there is none, not even the one in Xlib.
  init?(_ display: X11Display, window: UInt) {
    XlibGlobals.lock.lock()
    defer { XlibGlobals.lock.unlock() }
    // SAFETY: the display is open. Method and context are checked for null and stay until `close()` or until
    // the method ends; Xlib then calls back with this object, which `close()` outlives.
    self.display = display
    let isOpen = unsafe X11FaultHandlers.awaitMethod(on: display.pointer) { open(for: window) }
    guard isOpen, let method = unsafe method else { return nil }
    // SAFETY: Xlib calls back with this object until `close()`, and the object lives until then.
    unsafe cxlib_on_input_method_end(
      method, Unmanaged.passUnretained(self).toOpaque()
    ) { _, owner, _ in
      // SAFETY: the owner is the object that was registered; it outlives the input method.
      guard let owner = unsafe owner else { return }
      unsafe Unmanaged<X11TextInput>.fromOpaque(owner).takeUnretainedValue().forget()
    }
    setFocus(true)
  }

  /// Opens method and context; false: there is none.
  private func open(for window: UInt) -> Bool {
    // SAFETY: the display is open. All three are nil where Xlib has none.
    unsafe method = Self.open(display.pointer)
    guard let method = unsafe method else { return false }
    unsafe fonts = Self.fonts(of: method, display.pointer)
    unsafe context =
      cxlib_create_input_context(method, window, fonts)
      ?? cxlib_create_input_context(method, window, nil)
    if unsafe context == nil { close() }
    return unsafe context != nil
  }

  /// Chooses the locale, whose compose sequences count; one without Unicode has next to none.
  private static func chooseLocale() {
    // SAFETY: the strings are copied at once; the lock guards the locale.
    _ = unsafe setlocale(LC_CTYPE, "")
    let codes = unsafe nl_langinfo(Int32(CODESET)).map { unsafe String(cString: $0) }
    if codes != "UTF-8" { _ = unsafe setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Opens the desktop's method, else Xlib's own.
  private static func open(_ display: OpaquePointer) -> XIM? {
    var method: XIM?
    chooseLocale()
    // SAFETY: the display is open; Xlib copies the modifiers.
    for modifiers in ["", "@im=none"] where unsafe method == nil {
      _ = unsafe XSetLocaleModifiers(modifiers)
      unsafe method = XOpenIM(display, nil, nil, nil)
    }
    return unsafe method
  }

  /// The fonts in which a method composes at the caret; nil where it cannot, or where the server has none.
  private static func fonts(of method: XIM, _ display: OpaquePointer) -> XFontSet? {
    // SAFETY: method and display are open. Xlib allocates the list of missing character sets, which is freed here.
    guard unsafe cxlib_composes_at_caret(method) != 0 else { return nil }
    var missing: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var count: Int32 = 0
    let fonts = unsafe XCreateFontSet(
      display, "-*-*-medium-r-normal--16-*,*", &missing, &count, nil)
    if let missing = unsafe missing { unsafe XFreeStringList(missing) }
    return unsafe fonts
  }

  /// The locale whose sequences compose; empty when the method has ended.
  var locale: String {
    // SAFETY: the method is open where it is not nil; the name is copied at once.
    unsafe method.flatMap { unsafe XLocaleOfIM($0) }.map { unsafe String(cString: $0) } ?? ""
  }

  private func forget() {
    // SAFETY: nothing is touched by these.
    unsafe method = nil
    unsafe context = nil
  }

  /// The text that a key press types, which the method has let through; nil where the method has ended.
  func text(of key: X11KeyEvent) -> String? {
    // SAFETY: the context is open where it is not nil; Xlib writes at most as many bytes as it is given.
    guard let context = unsafe context else { return nil }
    var event = unsafe key.event
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

  /// Tells the method whether the window has the keyboard focus.
  func setFocus(_ hasFocus: Bool) {
    // SAFETY: the context is open where it is not nil.
    guard let context = unsafe context else { return }
    unsafe X11FaultHandlers.awaitMethod(on: display.pointer) {
      if hasFocus { unsafe XSetICFocus(context) } else { unsafe XUnsetICFocus(context) }
    }
  }

  /// Tells the method the lower end of the caret, in the window's pixels.
  func setCaret(_ caret: CGPoint) {
    // SAFETY: the context is open where it is not nil; Xlib copies the place.
    guard let context = unsafe context else { return }
    unsafe X11FaultHandlers.awaitMethod(on: display.pointer) {
      unsafe cxlib_set_caret(context, Self.short(caret.x), Self.short(caret.y))
    }
  }

  /// The nearest coordinate that the protocol has; 0 for what is no number.
  private static func short(_ coordinate: CGFloat) -> Int16 {
    coordinate.isNaN ? 0 : Int16(min(max(coordinate, -32_768), 32_767))
  }

  /// Closes the method, while the server is there.
  func close() {
    XlibGlobals.lock.withLock {
      // SAFETY: both are open where they are not nil, and forgotten below.
      unsafe X11FaultHandlers.awaitMethod(on: display.pointer) {
        if let context = unsafe context { unsafe XDestroyIC(context) }
        if let method = unsafe method { _ = unsafe XCloseIM(method) }
      }
      if let fonts = unsafe fonts { unsafe XFreeFontSet(display.pointer, fonts) }
      unsafe fonts = nil
    }
    forget()
  }
}
