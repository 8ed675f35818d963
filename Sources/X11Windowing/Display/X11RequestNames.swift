// The names of requests, for error descriptions.

internal import CXlib
internal import Windowing

/// Looks up request names by major opcode.
enum X11RequestNames {
  /// The request's name, such as `CreateWindow`, or its extension's, such as `MIT-SHM`; nil for an unknown
  /// one. Extensions cost a round trip each.
  static func name(of code: Int, _ display: X11Display) -> String? {
    code < 128 ? coreName(code, display) : extensionName(code, display)
  }

  /// From Xlib's error database.
  private static func coreName(_ code: Int, _ display: X11Display) -> String? {
    var text = [CChar](repeating: 0, count: 64)
    XlibGlobals.lock.withLock {
      // SAFETY: Xlib writes at most as many bytes as the array has, a zero at their end.
      _ = unsafe XGetErrorDatabaseText(
        display.pointer, "XRequest", "\(code)", "", &text, Int32(text.count))
    }
    let name = String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name.replacing("X_", with: "")
  }

  private static func extensionName(_ code: Int, _ display: X11Display) -> String? {
    var count: Int32 = 0
    // SAFETY: Xlib allocates `count` C strings, which are freed after the loop.
    guard let names = unsafe XListExtensions(display.pointer, &count) else { return nil }
    defer { unsafe XFreeExtensionList(names) }
    for index in 0..<Int(count) {
      guard let name = unsafe names[index].map({ unsafe String(cString: $0) }) else { continue }
      if let found = display.queryExtension(name), Int(found.majorCode) == code { return name }
    }
    return nil
  }
}
