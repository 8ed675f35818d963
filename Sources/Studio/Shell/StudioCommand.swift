// Commands of toolbar and keys to the studio and its host.

/// A command of the studio.
package enum StudioCommand: Hashable, Sendable {
  /// Opens or closes a panel.
  case toggle(StudioLayout.Panel)
  /// Shows the page alone, or with the panels as they were.
  case alone
  /// Picks views on the page instead of touching them, or ends that.
  case select
  /// Takes the last step back.
  case undo
  /// Takes a step that was taken back again.
  case redo
  /// Puts the keyboard into the inspector's search field.
  case find
}

/// A command of the toolbar and the time bar that the host carries out.
package enum HostCommand: Hashable, Sendable {
  case start
  case pause
  case step
  case reset
  case zoomIn
  case zoomOut
  case zoomToFit
}
