// Requests by name, for people.

internal import CXlib
internal import Windowing

enum X11RequestNames {
  /// The name of the request with that major code, as `CreateWindow` or `MIT-SHM`; nil where nobody
  /// knows it.
  static func name(of code: Int, _ display: OpaquePointer) -> String? {
    code < 128 ? unsafe coreName(code, display) : unsafe extensionName(code, display)
  }

  /// From Xlib's own table.
  private static func coreName(_ code: Int, _ display: OpaquePointer) -> String? {
    var text = [CChar](repeating: 0, count: 64)
    XlibGlobals.lock.withLock {
      _ = unsafe XGetErrorDatabaseText(
        display, "XRequest", "\(code)", "", &text, Int32(text.count))
    }
    let name = String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name.replacing("X_", with: "")
  }

  private static func extensionName(_ code: Int, _ display: OpaquePointer) -> String? {
    var count: Int32 = 0
    guard let names = unsafe XListExtensions(display, &count) else { return nil }
    defer { unsafe XFreeExtensionList(names) }
    for index in 0..<Int(count) {
      guard let name = unsafe names[index] else { continue }
      var (major, event, error): (Int32, Int32, Int32) = (0, 0, 0)
      if unsafe XQueryExtension(display, name, &major, &event, &error) != 0, Int(major) == code {
        return unsafe String(cString: name)
      }
    }
    return nil
  }
}
