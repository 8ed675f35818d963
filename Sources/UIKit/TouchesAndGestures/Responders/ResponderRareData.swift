// Rarely set properties of responders.

/// What few responders say.
final class ResponderExtras {
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
}
