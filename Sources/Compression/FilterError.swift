// The errors of filters.

/// Why a filter stopped.
public enum FilterError: Error {
  /// The algorithm is missing here.
  case filterInitError
  /// The bytes are damaged or cut off.
  case filterProcessError
  /// The filter has ended, and takes no more bytes.
  case invalidState
}
