// Rarely set properties of responders.

/// What few responders say.
final class ResponderRareData {
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
}
