// Commands of toolbar and keys to the studio and its host.

package import CoreGraphics
package import Messages
package import PropertyForms

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
  /// Opens the list of all commands, views and properties.
  case palette
  /// Opens the list of what can be done with the selected view, or with the page.
  case menu
  /// Copies the selected view's changed values.
  case copy(PropertyForm)
  /// Copies the changed values of all views.
  case copyAll(PropertyForm)
  /// Sets the selected view's values as they were copied last, in whatever program.
  case paste
  /// Shows how the changed values of all views would be written into their sources, to write them then.
  case write
  /// Shows the page in several ways beside each other, or alone again.
  case variants
  /// Shows the page's views apart, by depth, or the page again.
  case depth
  /// Shows five times of the animations that were seen last over the page, or ends that.
  case onionSkin
  /// Opens the time bar, and puts the keyboard on the first animation's curve.
  case curves
  /// Opens the fields for the page's size.
  case pageSize
  /// Shows the pixel under the pointer, enlarged, with its colour and place, or ends that.
  case loupe
  /// Gives the property that has the keyboard its first value back, else the one under the pointer.
  case resetProperty
  /// Takes all changes of all views back, as one step.
  case resetAll
  /// Empties the console.
  case clearConsole
  /// Lists layers in the outline besides views, or views alone.
  case layers
  /// Shows the distances from the selected view to the one under the pointer until it is given again.
  case measure
}

/// A command of the toolbar and the time bar that the host carries out.
package enum HostCommand: Hashable, Sendable {
  case start
  case pause
  case step
  /// One frame back.
  case stepBack
  /// Shows the page at a time in seconds, and pauses there.
  case seek(TimeInterval)
  /// The next of the slower speeds, or of the faster ones.
  case slower
  case faster
  /// Seconds of the page in a second.
  case rate(Double)
  /// Plays the animations that were seen last again and again, or ends that.
  case loop
  /// Shows the page from the beginning, with what was set on it.
  case rewind
  case zoomIn
  case zoomOut
  case zoomToFit
  /// Shows the page with the values of a sample; nil: with those of its code.
  case sample(String?)
  /// Shows the page with a choice on an axis; nil: as it was opened.
  case show(VariantAxis, VariantChoice?)
  /// Turns the device that the page is shown on by 90°.
  case rotate
  /// Shows a preview, designables or a scene by its index in the page's list.
  case listed(Int)
  /// Shows another file of the opened folders, by its index in the host's list.
  case neighbour(Int)
  /// Saves a picture of the page, or asks where first.
  case save
  case saveAs
  /// Saves the animations that were seen last.
  case saveRun(RunFormat)
  /// Shows the list of keys, or closes it.
  case keys

  /// The commands that save a still picture, with their words.
  package static let pictures: [(command: HostCommand, title: String)] = [
    (.save, "Save a picture of the page"), (.saveAs, "Save a picture of the page as…"),
  ]

  /// The speeds that can be chosen: seconds of the page in a second.
  package static let rates = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4]
}
