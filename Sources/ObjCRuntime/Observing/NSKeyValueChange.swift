// The kinds of changes that key-value observers are notified of.

/// The kind of a change
/// ([Apple](https://developer.apple.com/documentation/foundation/nskeyvaluechange)). Always `setting` here: a changed
/// collection is a new value.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}
