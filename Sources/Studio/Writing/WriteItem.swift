// A line of the list of what can be written.

/// A value in the list of what can be written.
struct WriteItem: Hashable {
  /// The name of its view.
  var view: String
  /// The view's number among the list's views: two views can have one name.
  var group: Int
  /// The property's name and the value: “Corner Radius = 4”.
  var words: String
}

/// The reason why a value is not written, and what can be done instead.
struct WriteReason {
  /// A sentence.
  var sentence: String
  /// Default: nothing can be done.
  var offers: [WriteOffer] = []
}

/// A thing that can be done with a value that is not written.
struct WriteOffer {
  /// The words of its button.
  var words: String
  var perform: @MainActor () -> Void
}
