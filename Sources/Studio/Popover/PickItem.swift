// A line of a list to choose from, as a value.

internal import UIKit

/// A line of a list to choose from.
@MainActor
struct PickItem {
  /// The shown words, which are searched.
  var title: String
  /// Words that say what it is; empty: none.
  var detail = ""
  /// The text that is chosen.
  var text: String
  /// A picture at the left, made when it is seen; nil: none. A template is drawn in the colour of the words.
  var picture: (@MainActor () -> UIImage?)?
}
