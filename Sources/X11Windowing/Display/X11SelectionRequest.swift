// SelectionRequest as a value.

internal import CXlib
internal import Windowing

/// A program asks for a selection that we own.
struct X11SelectionRequest {
  /// The window that the answer goes to.
  var requestor: UInt
  var selection: UInt
  /// The atom of the form that is asked for.
  var target: UInt
  /// The property to write the answer into; 0 from old programs, which mean the target's name
  /// ([ICCCM 2.2](https://www.x.org/releases/current/doc/xorg-docs/icccm/icccm.html#Responsibilities_of_the_Selection_Owner)).
  var property: UInt
  /// Server time in milliseconds.
  var time: UInt

  init(_ event: XSelectionRequestEvent) {
    // SAFETY: reads numbers only.
    unsafe requestor = event.requestor
    unsafe selection = event.selection
    unsafe target = event.target
    unsafe property = event.property
    unsafe time = event.time
  }
}
