// Properties of windows, read and written. Other programs' properties may hold anything.

internal import CXlib
internal import Windowing

// MARK: - Reading

extension X11Display {
  /// Longer properties are refused, in bytes.
  private static let longestProperty = 1 << 20
  /// Longer transfers of a selection in one property are refused, in bytes.
  private static let longestValue = 1 << 24

  /// The bytes of a property with format 8; nil where there is none, or more than 1 MiB. One round trip.
  func bytes(of property: UInt, window: UInt) -> [UInt8]? {
    // SAFETY: the bytes are copied while Xlib's memory lives.
    unsafe read(property, of: window, format: 8) { data, count in
      unsafe Array(UnsafeBufferPointer(start: data, count: count))
    }
  }

  /// The type of a property, and its bytes where its format is 8; nil where there is no property, or
  /// more than 16 MiB. One round trip.
  func value(of property: UInt, window: UInt) -> (type: UInt, bytes: [UInt8])? {
    // SAFETY: the bytes are copied while Xlib's memory lives.
    unsafe fetch(property, of: window, longest: Self.longestValue) { type, format, data, count in
      let bytes = unsafe UnsafeBufferPointer(start: data, count: format == 8 ? count : 0)
      return unsafe (type, Array(bytes))
    }
  }

  /// The numbers of a property with format 32; nil where there is none, or more than 1 MiB. One round
  /// trip.
  func numbers(of property: UInt, window: UInt) -> [UInt]? {
    // SAFETY: Xlib stores format 32 as C longs, aligned as `malloc` aligns; they are copied.
    unsafe read(property, of: window, format: 32) { data, count in
      unsafe data.withMemoryRebound(to: UInt.self, capacity: count) {
        unsafe UnsafeBufferPointer(start: $0, count: count).map { $0 & 0xFFFF_FFFF }
      }
    }
  }

  private func read<Value>(
    _ property: UInt, of window: UInt, format: Int32,
    _ body: (UnsafeMutablePointer<UInt8>, Int) -> [Value]
  ) -> [Value]? {
    // SAFETY: passes on the memory that `fetch` lends, for the body's duration.
    let found = unsafe fetch(property, of: window, longest: Self.longestProperty) {
      unsafe $1 == format ? body($2, $3) : nil
    }
    return found ?? nil
  }

  /// Lends the body the property's type, format, values and their count.
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
    // SAFETY: the display is open. Xlib allocates the values, which are freed below, after the body;
    // `count` of `format` is what Xlib says it has stored there.
    let status = unsafe XGetWindowProperty(
      pointer, window, property, 0, longest / 4, 0, UInt(AnyPropertyType), &type, &format, &count,
      &rest, &data)
    defer { if let data = unsafe data { unsafe XFree(data) } }
    guard status == Success, type != 0, rest == 0, let data = unsafe data else { return nil }
    return unsafe body(type, format, data, Int(count))
  }
}

// MARK: - Writing

extension X11Display {
  /// Sets a property of 32-bit values, which Xlib takes as C longs (`XChangeProperty`), or adds them at its end.
  func setProperty(
    _ property: UInt, of window: UInt, type: UInt, longs: [UInt], appends: Bool = false
  ) {
    // SAFETY: Xlib copies `count` longs out of the array before the call returns.
    unsafe longs.withUnsafeBytes { bytes in
      _ = unsafe XChangeProperty(
        pointer, window, property, type, 32, appends ? PropModeAppend : PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(longs.count))
    }
  }

  /// Sets a property of bytes (`XChangeProperty`).
  func setProperty(_ property: UInt, of window: UInt, type: UInt, bytes: ArraySlice<UInt8>) {
    // SAFETY: Xlib copies `count` bytes out of the slice before the call returns.
    unsafe bytes.withUnsafeBufferPointer { bytes in
      _ = unsafe XChangeProperty(
        pointer, window, property, type, 8, PropModeReplace, bytes.baseAddress,
        Int32(bytes.count))
    }
  }

  /// Deletes a property (`XDeleteProperty`).
  func deleteProperty(_ property: UInt, of window: UInt) {
    // SAFETY: the display is open.
    unsafe XDeleteProperty(pointer, window, property)
  }
}
