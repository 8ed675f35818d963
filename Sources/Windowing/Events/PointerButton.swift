// The buttons of the pointer.

/// A button of the pointer. The wheel is none: see ``ScrollEvent``.
package enum PointerButton: Hashable, Sendable {
  case primary
  case middle
  case secondary
  /// Back, forward and whatever else a mouse has, by the windowing system's number.
  case other(Int)
}
