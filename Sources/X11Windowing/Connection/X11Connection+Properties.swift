// Properties of windows, which may be anybody's and hold anything.

internal import CXlib
internal import Windowing

extension X11Connection {
  /// Longer properties are refused, in bytes.
  private static let longestProperty = 1 << 20

  /// The bytes of a property of 8-bit values; nil where there is none. A round trip.
  func bytes(of property: UInt, window: UInt) -> [UInt8]? {
    unsafe read(property, of: window, format: 8) { data, count in
      unsafe Array(UnsafeBufferPointer(start: data, count: count))
    }
  }

  /// The type of a property, and its bytes where its values are of 8 bits; nil where there is none, or
  /// more than 16 MiB. A round trip.
  func value(of property: UInt, window: UInt) -> (type: UInt, bytes: [UInt8])? {
    unsafe fetch(property, of: window, longest: 1 << 24) { type, format, data, count in
      let bytes = unsafe UnsafeBufferPointer(start: data, count: format == 8 ? count : 0)
      return unsafe (type, Array(bytes))
    }
  }

  /// The numbers of a property of 32-bit values; nil where there is none. A round trip.
  func numbers(of property: UInt, window: UInt) -> [UInt]? {
    unsafe read(property, of: window, format: 32) { data, count in
      // Xlib gives them as C longs.
      unsafe data.withMemoryRebound(to: UInt.self, capacity: count) {
        unsafe UnsafeBufferPointer(start: $0, count: count).map { $0 & 0xFFFF_FFFF }
      }
    }
  }

  private func read<Value>(
    _ property: UInt, of window: UInt, format: Int32,
    _ body: (UnsafeMutablePointer<UInt8>, Int) -> [Value]
  ) -> [Value]? {
    let found = unsafe fetch(property, of: window, longest: Self.longestProperty) {
      unsafe $1 == format ? body($2, $3) : nil
    }
    return found ?? nil
  }

  /// The body gets the property's type, the bits of its values, and how many there are.
  private func fetch<Result>(
    _ property: UInt, of window: UInt, longest: Int,
    _ body: (UInt, Int32, UnsafeMutablePointer<UInt8>, Int) -> Result
  ) -> Result? {
    guard !isLost else { return nil }
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = unsafe XGetWindowProperty(
      display, window, property, 0, longest / 4, 0, UInt(AnyPropertyType), &type, &format, &count,
      &rest, &data)
    defer { if let data = unsafe data { unsafe XFree(data) } }
    guard status == Success, type != 0, rest == 0, let data = unsafe data else { return nil }
    return unsafe body(type, format, data, Int(count))
  }
}
