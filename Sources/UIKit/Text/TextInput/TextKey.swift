// The editing keys of an edited text.

/// The editing keys of an edited text.
package enum TextKey: String, Hashable, Sendable {
  case left, right, up, down, home, end, deleteBackward, deleteForward, enter
  case selectAll, cut, copy, paste
}
