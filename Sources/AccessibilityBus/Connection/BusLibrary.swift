// The library that speaks D-Bus.

internal import CSDBus

/// sd-bus, where libsystemd is installed.
@safe
struct BusLibrary: @unchecked Sendable {
  // SAFETY: the table is filled in once and never changed; the library stays open.
  private let table: UnsafePointer<csdbus_functions>

  /// Opened when first asked for; nil: this machine has none.
  static let found: BusLibrary? = unsafe csdbus_open().map { unsafe BusLibrary(table: $0) }

  /// Its functions.
  var functions: csdbus_functions { unsafe table.pointee }
}
