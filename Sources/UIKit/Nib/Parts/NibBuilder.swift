// The functions of a document's reader that the parts of a view need.

internal import InterfaceDocuments

/// The functions of a document's reader that make the parts of a view: items, cells, headers.
@MainActor struct NibBuilder {
  /// Makes a view with all that lies in it, as a part of the document: it has an identifier, outlets and actions.
  var makeView: (NibElement) -> UIView
  /// Registers an object that is no view under its element's identifier, with its connections.
  var register: (AnyObject, NibElement) -> Void
  /// Makes a view with all that lies in it anew, as a document of its own, each time.
  var makeCopy: @MainActor (NibElement) -> UIView?
  /// Whether lists show their prototypes, as on Interface Builder's canvas.
  var isDesigning = false
}
