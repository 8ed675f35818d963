// Rarely set properties of responders.

/// Rarely set properties of a responder.
final class ResponderRareData {
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
}
