// The commands of a person to the window.

internal import CoreGraphics
internal import Messages
internal import Studio

/// One thing that a key does.
enum Command: Hashable, Sendable {
  /// Starts the charts' animation, from the beginning where it runs.
  case start
  case focusForward
  case focusBackward
  /// Presses the button that has the focus.
  case press
  /// Turns the gradients by degrees.
  case turn(Double)
  case pause
  /// One frame of 1/60 s on.
  case step
  /// One frame of 1/60 s back.
  case stepBack
  /// Shows the page at a time in seconds.
  case seek(Double)
  case slower
  case faster
  /// Seconds of the page in a second.
  case rate(Double)
  /// Plays the last animations again and again, or ends that.
  case loop
  case nextPreview
  case previousPreview
  case zoomIn
  case zoomOut
  case zoomToFit
  /// One point of the page is one of the window.
  case actualSize
  case fullScreen
  /// Back to the beginning, with what a person set.
  case rewind
  /// Stops code of sources that does not come to an end.
  case interrupt
  case overlay
  /// Saves a picture of the page, where a person says, or of the whole window.
  case save
  case saveAs
  case saveWindow
  /// Saves the animations that were seen last.
  case saveRun(RunFormat)
  /// Opens, closes and works with the studio's panels.
  case studio(StudioCommand)
  /// Shows the page with a sample's values; nil: with those of its code.
  case sample(String?)
  /// Shows the page with a choice on an axis; nil: as it was opened.
  case show(VariantAxis, VariantChoice?)
  /// Turns the device that the page is shown on by 90°.
  case rotate
  /// Shows a preview, designables or a scene by its index in the page's list.
  case listed(Int)
  /// Shows another file of the named folders, by its index in the host's list.
  case neighbour(Int)
  case keys
  /// Closes the list of keys, else quits.
  case escape
  case quit

  /// Whether holding the key does it again and again.
  var repeats: Bool {
    switch self {
    case .focusForward, .focusBackward, .turn, .step, .stepBack, .nextPreview, .previousPreview,
      .zoomIn,
      .zoomOut:
      true
    case .start, .press, .pause, .seek, .slower, .faster, .rate, .loop, .zoomToFit, .actualSize,
      .fullScreen,
      .rewind, .interrupt, .overlay, .save, .saveAs, .saveWindow, .saveRun,
      .studio, .sample, .show, .rotate, .listed, .neighbour, .keys, .escape, .quit:
      false
    }
  }
}
