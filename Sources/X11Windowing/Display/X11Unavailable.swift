// Why an extension, a library or a piece of memory cannot be used.

internal import Windowing

/// Something optional that is missing here; the program goes on without it.
struct X11Unavailable: Error {
  /// In words, for `doctor`; no capital letter, no full stop.
  let reason: String
}
